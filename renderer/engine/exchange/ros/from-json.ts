import { NUMBER_ATTRIBUTES, TEXT_ELEMENTS, YES_NO_ATTRIBUTES } from '../../source/xml/xml-names';
import { isNode, type RosNode } from './ros-node';

/**
 * A roster that a program wrote as JSON, in the very shape that reading XML gives: numbers become texts where XML has
 * texts, an object that is no member of a list goes to `$elements`. So both forms of one roster read as the same.
 * @param value parsed JSON, not nested deeper than recursion may go
 */
export function fromJson(value: Readonly<Record<string, unknown>>): RosNode {
  const properties: [string, unknown][] = [];
  const elements: RosNode[] = [];
  for (const [key, member] of Object.entries(value)) {
    if (member === null || member === undefined || (Array.isArray(member) && member.length === 0)) continue;
    if (key === '$elements' && Array.isArray(member)) elements.push(...member.filter(isNode).map(fromJson));
    else if (key === '$attributes') properties.push([key, member]);
    else if (Array.isArray(member)) properties.push([key, listOf(key, member)]);
    else if (isNode(member)) elements.push({ $name: key, ...fromJson(member) });
    else properties.push([key, plainValue(key, member)]);
  }
  if (elements.length > 0) properties.push(['$elements', elements]);
  return Object.fromEntries(properties) as RosNode;
}

/** A list of nodes; texts where it holds no node at all. A text that is spread over several is one. */
function listOf(key: string, members: readonly unknown[]): unknown {
  const nodes = members.filter(isNode);
  if (nodes.length > 0) return nodes.map(fromJson);
  const texts = members
    .filter((member) => member !== null && typeof member !== 'object')
    .map((member) => String(member));
  return TEXT_ELEMENTS.has(key) && key !== 'alias' ? texts.join('\n') : texts;
}

function plainValue(key: string, value: unknown): string | number | boolean {
  const text = String(value);
  if (YES_NO_ATTRIBUTES.has(key) && (text === 'true' || text === 'false')) return text === 'true';
  if (NUMBER_ATTRIBUTES.has(key) && String(Number(text)) === text) return Number(text);
  return text;
}
