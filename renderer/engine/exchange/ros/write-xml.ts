import { memberName, TEXT_ELEMENTS } from '../../source/xml/xml-names';
import { isNode, type RosNode } from './ros-node';

const INDENT = '  ';
/** Every character that XML 1.0 cannot hold, not even as a reference. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const NAME =
  /^[:A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff][-.:A-Z_a-z0-9\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff]*$/;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const reference = (character: string): string => REFERENCES[character] as string;

const written = (text: string): string => text.replace(UNWRITABLE, '\ufffd');
const attributeText = (text: string): string => written(text).replace(/[&<>"\t\n\r]/g, reference);
const elementText = (text: string): string => written(text).replace(/[&<>\r]/g, reference);

/** What can stand as a value of an attribute or a text. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * A node as XML, as `source/xml` reads it: properties in the order they come, lists as elements of elements. What no
 * XML can hold (characters, names) is replaced or left out.
 */
export function writeXml(name: string, node: RosNode): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${element(name, node, '')}\n`;
}

function element(name: string, node: RosNode, indent: string): string {
  const { $text, $attributes, $elements, $name: _, ...properties } = node;
  const attributes: string[] = [];
  const children: string[] = [];
  const inner = indent + INDENT;
  const attribute = (key: string, value: unknown): void => {
    if (isPlain(value) && NAME.test(key)) attributes.push(` ${key}="${attributeText(String(value))}"`);
  };
  for (const [key, value] of Object.entries(properties)) {
    if (isPlain(value) && !TEXT_ELEMENTS.has(key)) attribute(key, value);
    else if (NAME.test(key)) children.push(...childElements(key, value, inner));
  }
  for (const [key, value] of Object.entries($attributes ?? {})) attribute(key, value);
  for (const child of $elements ?? []) {
    const { $name = '' } = child;
    if (NAME.test($name)) children.push(`${inner}${element($name, child, inner)}`);
  }
  const text = isPlain($text) ? elementText(String($text)) : '';
  const open = `${name}${attributes.join('')}`;
  if (text !== '') {
    // Line breaks beside a text would become part of it.
    return `<${open}>${text}${children.map((child) => child.trimStart()).join('')}</${name}>`;
  }
  return children.length === 0 ? `<${open}/>` : `<${open}>\n${children.join('\n')}\n${indent}</${name}>`;
}

function childElements(key: string, value: unknown, indent: string): string[] {
  if (isPlain(value)) return [`${indent}<${key}>${elementText(String(value))}</${key}>`];
  if (isNode(value)) return [`${indent}${element(key, value, indent)}`];
  if (!Array.isArray(value)) return [];
  if (value.some(isPlain)) return value.filter(isPlain).flatMap((text) => childElements(key, text, indent));
  const members = value.filter(isNode);
  if (members.length === 0) return [];
  const inner = indent + INDENT;
  const elements = members.map((member) => {
    const { $name = memberName(key) } = member;
    return NAME.test($name) ? `${inner}${element($name, member, inner)}\n` : '';
  });
  return [`${indent}<${key}>\n${elements.join('')}${indent}</${key}>`];
}
