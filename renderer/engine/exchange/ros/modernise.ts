import { isNode, nodesOf, type RosNode, textOf, without } from './ros-node';

/** Before this version of the format a roster has points instead of costs and choices inside its categories. */
export const OLDEST_MAJOR = 2;

/** `2.03` as [2, 3]; undefined when the file does not say. */
export function versionOf(root: RosNode): readonly [major: number, minor: number] | undefined {
  const found = /^\s*(\d+)(?:\.(\d+))?/.exec(textOf(root, 'battleScribeVersion') ?? '');
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
}

/** What versions 2.00 to 2.02 call otherwise. */
const NEW_NAMES: ReadonlyMap<string, string> = new Map([
  ['costTypeId', 'typeId'],
  ['profileTypeId', 'typeId'],
  ['profileTypeName', 'typeName'],
  ['characteristicTypeId', 'typeId'],
]);

/**
 * A roster of versions 2.00 to 2.02 as 2.03 would have it; others as they are. Categories of choices were links to
 * them; in 2.00 the choices of a force stood inside its categories.
 */
export function modernise(root: RosNode): RosNode {
  const version = versionOf(root);
  if (version?.[0] !== 2 || version[1] >= 3) return root;
  return modern(root, '');
}

function modern(node: RosNode, list: string): RosNode {
  const properties: [string, unknown][] = [];
  const add = (key: string, value: unknown): void => {
    if (!properties.some(([known]) => known === key)) properties.push([key, value]);
  };
  for (const [key, value] of Object.entries(node)) {
    if (key === 'categoryLinks' && list === 'selections') continue;
    if (key === 'value' && list === 'characteristics') {
      if (value !== '') add('$text', value);
    } else if (Array.isArray(value))
      add(
        key,
        value.map((member) => (isNode(member) ? modern(member, key) : member)),
      );
    else add(NEW_NAMES.get(key) ?? key, value);
  }
  const result = Object.fromEntries(properties) as RosNode;
  if (list === 'selections') return withCategories(result, nodesOf(node, 'categoryLinks'));
  return list === 'forces' ? withoutChoicesInCategories(result) : result;
}

/** What a link to a category had and a category has not. */
const OF_LINK = new Set(['targetId', 'hidden']);

function withCategories(selection: RosNode, links: readonly RosNode[]): RosNode {
  if (links.length === 0) return selection;
  const categories = links.map((link) => ({
    ...without(link, OF_LINK),
    id: textOf(link, 'id') ?? '',
    name: textOf(link, 'name') ?? '',
    entryId: textOf(link, 'targetId') ?? '',
    primary: textOf(link, 'primary') === 'true',
  }));
  return { ...selection, categories: [...nodesOf(selection, 'categories'), ...categories] };
}

function withoutChoicesInCategories(force: RosNode): RosNode {
  const categories = nodesOf(force, 'categories');
  if (!categories.some((category) => nodesOf(category, 'selections').length > 0)) return force;
  const moved = categories.flatMap((category) => {
    const primary = { id: '', entryId: '', ...category, primary: true };
    const { selections: _, profiles: __, rules: ___, ...own } = primary as RosNode;
    return nodesOf(category, 'selections').map((selection) => {
      const known = nodesOf(selection, 'categories');
      const isKnown = known.some((each) => textOf(each, 'entryId') === textOf(own, 'entryId'));
      return isKnown ? selection : { ...selection, categories: [own, ...known] };
    });
  });
  return {
    ...force,
    categories: categories.map(({ selections: _, ...category }) => category as RosNode),
    selections: [...nodesOf(force, 'selections'), ...moved],
  };
}
