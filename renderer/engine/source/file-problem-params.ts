/** What an XML text should have had at a place. */
export type XmlExpected = 'name' | 'equals-sign' | 'quote' | 'space' | 'tag-end' | 'element';

/** What was open when an XML text ended. */
export type XmlOpen = 'tag' | 'attribute' | 'comment' | 'cdata' | 'instruction';

/** Params of the problems of files that others wrote: texts in XML, their encodings, zips. */
export interface FileProblemParams {
  // the text
  /** The bytes are no text in this encoding; what they stood for is shown as U+FFFD. */
  'bad-encoding': { readonly encoding: string };
  'unknown-encoding': { readonly encoding: string };

  // XML
  'not-xml': Record<never, never>;
  'unexpected-in-xml': { readonly found: string; readonly expected: XmlExpected };
  'ends-inside': { readonly open: XmlOpen };
  'unclosed-tag': { readonly tag: string; readonly openedLine: number };
  'wrong-end-tag': { readonly found: string; readonly expected: string; readonly openedLine: number };
  'duplicate-attribute': { readonly name: string };
  'too-many-attributes': { readonly most: number };
  'too-many-names': { readonly most: number };
  'value-too-long': { readonly most: number };
  'too-many-tags': { readonly most: number };
  'bare-less-than': Record<never, never>;
  'bare-ampersand': Record<never, never>;
  'bare-cdata-end': Record<never, never>;
  'comment-with-hyphens': Record<never, never>;
  'unknown-entity': { readonly entity: string };
  'bad-character': { readonly code: number };
  /** `<!DOCTYPE` may declare entities, which can fill any memory. */
  'document-type': Record<never, never>;
  'bad-declaration': Record<never, never>;
  'text-outside': Record<never, never>;
  /** Text between the members of a list; it is left out. */
  'text-in-list': { readonly tag: string };

  // JSON
  'too-many-objects': { readonly most: number };
  'too-many-values': { readonly most: number };
  'too-many-properties': { readonly most: number };

  // zips
  'broken-zip': Record<never, never>;
  'zip-of-parts': Record<never, never>;
  'zip-64': Record<never, never>;
  'zip-too-many': { readonly count: number; readonly most: number };
  'zip-too-large': { readonly most: number };
  'zip-ratio': { readonly ratio: number; readonly most: number };
  'member-too-large': { readonly size: number; readonly most: number };
  'member-encrypted': Record<never, never>;
  'member-method': { readonly method: number };
  'member-damaged': Record<never, never>;
  'member-path': Record<never, never>;
  'member-twice': Record<never, never>;
}
