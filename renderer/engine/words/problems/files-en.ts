import type { XmlExpected, XmlOpen } from '../../source/file-problem-params';
import { number } from '../numbers';
import type { FileProblemTable } from './tables';

const EXPECTED: Readonly<Record<XmlExpected, string>> = {
  name: 'the name of an element or attribute',
  'equals-sign': 'an equals sign',
  quote: 'a quote mark before the value',
  space: 'a space',
  'tag-end': 'the > that ends the tag',
  element: 'an element',
};

const OPEN: Readonly<Record<XmlOpen, string>> = {
  tag: 'a tag',
  attribute: 'the value of an attribute',
  comment: 'a comment',
  cdata: 'a CDATA section',
  instruction: 'an instruction <? ?>',
};

const megabytes = (bytes: number): string => `${number(Math.round(bytes / 104857.6) / 10, 'en')} MB`;

export const FILES_EN: FileProblemTable = {
  'bad-encoding': ({ encoding }) =>
    `The file is no clean ${encoding.toUpperCase()}: from here on some characters are lost and shown as \uFFFD. Save it as UTF-8.`,
  'unknown-encoding': ({ encoding }) => `The encoding “${encoding}” is unknown. Save the file as UTF-8.`,
  'not-xml': () => 'This is no XML: the file does not begin with a tag.',
  'unexpected-in-xml': ({ found, expected }) =>
    `“${found}” stands here where ${EXPECTED[expected]} should stand.`,
  'ends-inside': ({ open }) => `The file ends inside ${OPEN[open]}; it may have been cut short.`,
  'unclosed-tag': ({ tag, openedLine }) =>
    `The file ends before the <${tag}> of line ${number(openedLine, 'en')} is closed; it may have been cut short.`,
  'wrong-end-tag': ({ found, expected, openedLine }) =>
    `</${found}> closes here what line ${number(openedLine, 'en')} opens as <${expected}>.`,
  'duplicate-attribute': ({ name }) => `The attribute “${name}” stands twice in this tag.`,
  'too-many-attributes': ({ most }) => `More than ${number(most, 'en')} attributes in one tag.`,
  'too-many-names': ({ most }) =>
    `More than ${number(most, 'en')} different names of elements and attributes.`,
  'value-too-long': ({ most }) => `One text is longer than ${number(most, 'en')} characters.`,
  'too-many-tags': ({ most }) => `More than ${number(most, 'en')} tags in one file, which no data have.`,
  'bare-less-than': () =>
    'A < inside the value of an attribute is written &lt;; or a quote mark is missing before.',
  'bare-ampersand': () => 'A bare & is written &amp;.',
  'bare-cdata-end': () => '“]]>” in a text is written ]]&gt;.',
  'comment-with-hyphens': () => 'A comment must not contain “--”.',
  'unknown-entity': ({ entity }) =>
    `${entity} means nothing; only &amp; &lt; &gt; &quot; &apos; and numbers like &#233; do.`,
  'bad-character': ({ code }) =>
    `The character U+${code.toString(16).toUpperCase().padStart(4, '0')} is not allowed in XML.`,
  'document-type': () =>
    'The file declares a document type. Data need none and it can be used to do harm, so the file is not read.',
  'bad-declaration': () =>
    'The declaration <?xml … ?> is not written as it should be, or does not stand at the very beginning.',
  'text-outside': () => 'Text stands outside the outermost element.',
  'text-in-list': ({ tag }) => `Text between the members of <${tag}> is left out.`,
  'too-many-objects': ({ most }) =>
    `More than ${number(most, 'en')} objects and lists in one file, which no data have.`,
  'too-many-values': ({ most }) => `More than ${number(most, 'en')} values in one file, which no data have.`,
  'too-many-properties': ({ most }) => `More than ${number(most, 'en')} properties in one object.`,
  'broken-zip': () => 'This is no whole zip; it may have been cut short when it was fetched.',
  'zip-of-parts': () => 'This zip is one of several parts. Join them to one zip.',
  'zip-64': () => 'This zip is of the kind for very large files (Zip64). Zip fewer files.',
  'zip-too-many': ({ count, most }) =>
    `The zip holds ${number(count, 'en')} files, more than the ${number(most, 'en')} that are read.`,
  'zip-too-large': ({ most }) =>
    `The files in the zip are together more than ${megabytes(most)}; this one and what follows are not read.`,
  'zip-ratio': ({ ratio }) =>
    `Packed to a ${number(ratio, 'en')}th of its size, as no data are, so it is not unpacked.`,
  'member-too-large': ({ size, most }) =>
    `${megabytes(size)} when unpacked, more than the ${megabytes(most)} that are read.`,
  'member-encrypted': () => 'Protected by a password. Zip the files without one.',
  'member-method': ({ method }) =>
    `Packed by method ${method}, which is unknown. Zip the files in the usual way (deflate).`,
  'member-damaged': () => 'Damaged inside the zip. Fetch or zip it again.',
  'member-path': () => 'The name leads out of the zip’s own folder, so the file is not read.',
  'member-twice': () => 'Stands twice in the zip; the first is read.',
};
