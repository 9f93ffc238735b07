import type { EvaluatedCategoryUse, EvaluatedProfile, EvaluatedRule } from '../../evaluation/evaluated';
import type { RosNode } from './ros-node';

const some = <Item>(
  items: readonly Item[],
  write: (item: Item) => RosNode,
): readonly RosNode[] | undefined => (items.length === 0 ? undefined : items.map(write));

/** An attribute that is only there when it says something. */
const filled = (key: string, value: string): RosNode => (value === '' ? {} : { [key]: value });

/** Profiles with the values that the data give them here: tools that only print know no data. */
export function profileNodes(profiles: readonly EvaluatedProfile[]): readonly RosNode[] | undefined {
  return some(profiles, ({ id, name, publicationId, page, typeId, typeName, characteristics }) => ({
    id,
    name,
    ...filled('publicationId', publicationId),
    ...filled('page', page),
    hidden: false,
    typeId,
    typeName,
    characteristics: characteristics.map(({ name, typeId, value }) => ({ name, typeId, $text: value })),
  }));
}

export function ruleNodes(rules: readonly EvaluatedRule[]): readonly RosNode[] | undefined {
  return some(rules, ({ id, name, publicationId, page, description }) => ({
    id,
    name,
    ...filled('publicationId', publicationId),
    ...filled('page', page),
    hidden: false,
    ...filled('description', description),
  }));
}

export function categoryUseNodes(
  categories: readonly EvaluatedCategoryUse[],
): readonly RosNode[] | undefined {
  return some(categories, ({ entryId, name, primary }) => ({ id: entryId, name, entryId, primary }));
}
