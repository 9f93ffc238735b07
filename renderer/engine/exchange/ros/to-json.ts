import { isNode, type RosNode } from './ros-node';

/** Costs are numbers in JSON; every other text stays one. */
const COSTS = new Set(['costs', 'costLimits']);

/** A node as New Recruit's JSON has it: the shape that `fromJson` reads. */
export function toJson(node: RosNode, list = ''): Readonly<Record<string, unknown>> {
  const { $name: _, $elements = [], ...properties } = node;
  const entries = Object.entries(properties).map(([key, value]): [string, unknown] => {
    if (Array.isArray(value))
      return [key, value.map((member) => (isNode(member) ? toJson(member, key) : member))];
    const isCost = key === 'value' && COSTS.has(list) && Number.isFinite(Number(value));
    return [key, isCost ? Number(value) : value];
  });
  const elements = $elements.map((child): [string, unknown] => [String(child.$name ?? ''), toJson(child)]);
  return Object.fromEntries([...entries, ...elements]);
}
