/**
 * An element in the shape that New Recruit's JSON has, whether it was read from XML or from JSON:
 *
 * - an attribute is a property: text, or true and false, or a number, where `xml-names.ts` says so;
 * - an element without attributes that holds elements is a list, an array property of its own name: `<costs>` → `costs`.
 *   Empty lists that the format knows are left out. A list that stands twice is one list;
 * - an element that holds only text, of those that the format knows, is a text property: `<comment>` → `comment`. Twice: an
 *   array of texts;
 * - text of an element that has attributes, or is a member of a list, is `$text`;
 * - a member of a list carries `$name`, the name of its element, when that is not the singular of the list's
 *   (`costs` → `cost`, `categories` → `category`): nothing is lost on the way back to XML;
 * - an element that is none of these (attributes or a text of its own, but not inside a list) is kept in `$elements` with
 *   its `$name`;
 * - an attribute whose name a list of the same element has taken is kept in `$attributes`.
 *
 * Properties are own, `__proto__` too. Names with `$` cannot come from XML.
 */
export interface XmlNode {
  readonly $text?: string;
  readonly $name?: string;
  readonly $elements?: readonly XmlNode[];
  readonly $attributes?: Readonly<Record<string, XmlValue>>;
  readonly [property: string]: XmlValue | undefined;
}

export type XmlValue =
  | string
  | boolean
  | number
  | XmlNode
  | readonly XmlNode[]
  | readonly string[]
  | Readonly<Record<string, unknown>>;
