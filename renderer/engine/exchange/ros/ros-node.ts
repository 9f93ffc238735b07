import type { XmlNode } from '../../source/xml/xml-node';

/** A node of a roster file. What the format has as text, number or yes and no may come as any of them. */
export type RosNode = XmlNode;

/** The text of a property; undefined when it is not there or no plain value. */
export function textOf(node: RosNode, key: string): string | undefined {
  const value = Object.hasOwn(node, key) ? node[key] : undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A finite number, or undefined. */
export function numberOf(node: RosNode, key: string): number | undefined {
  const text = textOf(node, key);
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** The nodes of a list; empty when it is not there. What is no node in it is passed by. */
export function nodesOf(node: RosNode, key: string): readonly RosNode[] {
  const value = Object.hasOwn(node, key) ? node[key] : undefined;
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
}

export function isNode(value: unknown): value is RosNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without these properties; undefined when nothing is left. Properties stay plain, `__proto__` too. */
export function without(node: RosNode, consumed: ReadonlySet<string>): RosNode | undefined {
  const left = Object.entries(node).filter(([key, value]) => !consumed.has(key) && value !== undefined);
  return left.length === 0 ? undefined : (Object.fromEntries(left) as RosNode);
}
