import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from '../../../../renderer/engine/source/xml/read-xml';
import { LIST_ELEMENTS, memberName, TEXT_ELEMENTS } from '../../../../renderer/engine/source/xml/xml-names';
import type { XmlNode } from '../../../../renderer/engine/source/xml/xml-node';
import { type Element, saxesTree } from '../../../builders/saxes-tree';

const TEXT = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a small catalogue -->
<catalogue id="a" name="Small &amp; good" revision="3" library='false'>
  <readme>Read <![CDATA[<this>]]>, please</readme>
  <selectionEntries>
    <selectionEntry id="b" name="é" hidden="true" sortIndex="2"><?editor here?>
      <costs><cost typeId="p" value="1.0"/><cost typeId="q" value="2"/></costs>
      <profiles><profile id="c"><characteristics><characteristic name="M">6" &lt;</characteristic></characteristics></profile></profiles>
      <comment>x &#233;</comment>
      <rules/>
    </selectionEntry>
  </selectionEntries>
</catalogue>
`;

const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '/',
  '=',
  ' ',
  '\n',
  '--',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '&amp;',
  '&#0;',
  '&x;',
  '&lt',
  '<a>',
  '</a>',
  '<a/>',
  '<a b="1"/>',
  ' x="y"',
  '\u0001',
  '\uFFFE',
  'é',
  '-',
  '.',
  '1',
  ':',
  '<!DOCTYPE x>',
  '<?xml version="1.0"?>',
  ']',
  '!',
  '<costs>',
  '</costs>',
  '<comment/>',
  'id="b"',
  '\t',
  '_',
];

const changed = fc
  .array(
    fc.record({
      at: fc.nat(TEXT.length),
      take: fc.oneof(fc.constant(0), fc.nat(30)),
      piece: fc.oneof(fc.constantFrom(...PIECES), fc.constant('')),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce((text, { at, take, piece }) => text.slice(0, at) + piece + text.slice(at + take), TEXT),
  );

test('what saxes refuses is refused, what it accepts is accepted', () => {
  fc.assert(
    fc.property(changed, (text) => {
      expect(readXml(text, 'a').root !== undefined, text).toBe(saxesTree(text) !== undefined);
    }),
    { numRuns: Number(process.env.MUSTER_RUNS ?? 1500) },
  );
});

test('and holds the same', () => {
  fc.assert(
    fc.property(changed, (text) => {
      const { name, root, problems } = readXml(text, 'a');
      const reference = saxesTree(text);
      // text between members of a list is left out, and told
      if (root === undefined || reference === undefined || problems.length > 0) return;
      expect(canonical(elementOf(root, name)), text).toBe(canonical(reference));
    }),
    { numRuns: Number(process.env.MUSTER_RUNS ?? 1500) },
  );
});

/** The element that a node was made of, but for blanks and the order of its children. */
function elementOf(node: XmlNode, name: string): Element {
  const element: Element = { name: node.$name ?? name, attributes: {}, children: [] };
  for (const [key, value] of Object.entries(node)) {
    if (key === '$text') element.children.push(String(value));
    else if (key === '$elements')
      element.children.push(...(value as XmlNode[]).map((each) => elementOf(each, '')));
    else if (key === '$attributes') {
      for (const [attribute, each] of Object.entries(value as object))
        element.attributes[attribute] = String(each);
    } else if (Array.isArray(value) && typeof value[0] === 'string') {
      element.children.push(...value.map((text) => leaf(key, String(text))));
    } else if (Array.isArray(value)) {
      const children = value.map((each) => elementOf(each as XmlNode, memberName(key)));
      element.children.push({ name: key, attributes: {}, children });
    } else if (TEXT_ELEMENTS.has(key)) element.children.push(leaf(key, String(value)));
    else if (key !== '$name') element.attributes[key] = String(value);
  }
  return element;
}

const leaf = (name: string, text: string): Element => ({ name, attributes: {}, children: [text] });

/** Lists of one name that stand apart are one list to us. */
function merged(elements: readonly Element[]): readonly Element[] {
  const lists = new Map<string, Element>();
  return elements
    .filter((element) => {
      const isList =
        Object.keys(element.attributes).length === 0 &&
        element.children.some((child) => typeof child !== 'string');
      const first = lists.get(element.name);
      if (!isList || first === undefined) {
        if (isList) lists.set(element.name, { ...element, children: [...element.children] });
        return !isList;
      }
      first.children.push(...element.children);
      return false;
    })
    .concat([...lists.values()]);
}

function canonical({ name, attributes, children }: Element): string {
  const all = Object.keys(attributes)
    .sort()
    .map((key) => ` ${key}=${JSON.stringify(attributes[key])}`);
  const texts = children.filter((child): child is string => typeof child === 'string');
  const text = texts.join('').replace(/\s+/g, ' ').trim();
  const below = merged(children.filter((child): child is Element => typeof child !== 'string'))
    .map(canonical)
    .filter((each) => each !== '');
  if (all.length + below.length === 0 && text === '' && LIST_ELEMENTS.has(name)) return '';
  return `<${name}${all.join('')}>${text}${below.sort().join('')}</${name}>`;
}
