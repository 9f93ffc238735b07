import type { RosNode } from './ros-node';

/** Properties in the order in which BattleScribe 2.03 writes them; unknown ones follow, attributes before elements. */
const ORDERS = {
  roster: {
    attributes: [
      ...['id', 'name', 'battleScribeVersion', 'generatedBy', 'gameSystemId', 'gameSystemName'],
      ...['gameSystemRevision', 'xmlns'],
    ],
    elements: ['costs', 'costLimits', 'forces', 'customNotes', 'tags'],
  },
  force: {
    attributes: [
      ...['id', 'name', 'entryId', 'customName', 'publicationId', 'page', 'catalogueId'],
      ...['catalogueRevision', 'catalogueName'],
    ],
    elements: [
      ...['customNotes', 'rules', 'profiles', 'selections', 'costs', 'publications', 'categories', 'forces'],
    ],
  },
  selection: {
    attributes: [
      ...['id', 'name', 'entryId', 'entryGroupId', 'customName', 'publicationId', 'page', 'number', 'type'],
    ],
    elements: ['customNotes', 'rules', 'profiles', 'selections', 'costs', 'categories'],
  },
  category: {
    attributes: ['id', 'name', 'entryId', 'customName', 'publicationId', 'page', 'primary'],
    elements: ['customNotes', 'rules', 'profiles'],
  },
} as const;

/** The node with its properties in order; undefined ones are left out. */
export function inOrder(kind: keyof typeof ORDERS, node: Readonly<Record<string, unknown>>): RosNode {
  const { attributes, elements } = ORDERS[kind];
  const known = new Set<string>([...attributes, ...elements]);
  const unknown = Object.keys(node).filter((key) => !known.has(key));
  const keys = [...attributes, ...unknown, ...elements].filter(
    (key) => Object.hasOwn(node, key) && node[key] !== undefined,
  );
  return Object.fromEntries(keys.map((key) => [key, node[key]])) as RosNode;
}
