/** Effective name, hidden and categories of a node. */
import type { Because, Id } from '../../catalogue/definition';
import type { GroupSlot } from '../../catalogue/entry-node';
import type { CompiledModifier } from '../../catalogue/query';
import { HIDDEN, type HiddenState, hiddenAsWritten, SEEN } from '../tree/hidden-state';
import type { CategoryState, ForceNode, GroupAnchor, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { eachApplying, isModified, modifyText } from './modify';

/** Whether the data hide it here, and why; what encloses it is not asked. */
export function hiddenState(state: State, node: SelectionNode | ForceNode | GroupAnchor): HiddenState {
  if (!isModified(node, 'hidden')) return hiddenAsWritten(node.entry);
  node.cache.hidden ??= modifiedHidden(state, node);
  return node.cache.hidden;
}

const modifiedHidden = (state: State, node: SelectionNode | ForceNode | GroupAnchor): HiddenState =>
  state.keeping(() => judgeHidden(state, node));

function judgeHidden(state: State, node: SelectionNode | ForceNode | GroupAnchor): HiddenState {
  let isHidden = node.entry.hidden;
  let because: Because | undefined;
  eachApplying(state, node, node, 'hidden', (modifier) => {
    const hides = modifier.text === 'true';
    if (modifier.type !== 'set' && modifier.type !== 'hide') return;
    if (hides && !isHidden) because = modifier.because;
    else if (hides) because ??= modifier.because;
    else because = undefined;
    isHidden = hides;
  });
  if (because === undefined) return isHidden ? HIDDEN : SEEN;
  return { isHidden, because };
}

export function effectiveName(state: State, node: SelectionNode | ForceNode | GroupAnchor): string {
  if (!isModified(node, 'name')) return node.entry.name;
  node.cache.name ??= modifiedName(state, node);
  return node.cache.name;
}

const modifiedName = (state: State, node: SelectionNode | ForceNode | GroupAnchor): string =>
  state.keeping(() => textField(state, node, 'name', node.entry.name));

export function textField(
  state: State,
  node: SelectionNode | ForceNode | GroupAnchor,
  field: string,
  base: string,
): string {
  if (!isModified(node, field)) return base;
  let text = base;
  eachApplying(state, node, node, field, (modifier, times) => {
    text = modifyText(text, modifier, times, state.catalogue.isStaged);
  });
  return text;
}

/** Categories that a selection has by its links and by the groups that it stands in. */
export function baseCategories(node: SelectionNode): readonly CategoryState[] {
  const { entry, groups } = node.slot;
  return groups.length === 0 ? entry.categories : withCategoriesOf(groups, entry.categories);
}

function withCategoriesOf(
  groups: readonly GroupSlot[],
  own: readonly CategoryState[],
): readonly CategoryState[] {
  if (groups.every((group) => group.entry.categories.length === 0)) return own;
  const categories: CategoryState[] = [...own];
  for (const group of groups) {
    for (const { id, primary } of group.entry.categories) {
      if (categories.some((category) => category.id === id)) continue;
      categories.push({ id, primary: primary && !categories.some((category) => category.primary) });
    }
  }
  return categories;
}

function applyToCategories(categories: CategoryState[], modifier: CompiledModifier): CategoryState[] {
  const id: Id = modifier.text;
  const has = categories.some((category) => category.id === id);
  switch (modifier.type) {
    case 'add':
      return has ? categories : [...categories, { id, primary: false }];
    case 'remove':
      return categories.filter((category) => category.id !== id);
    case 'set-primary':
      return [...categories.filter((category) => category.id !== id), { id, primary: true }].map(
        (category) => ({
          id: category.id,
          primary: category.id === id,
        }),
      );
    case 'unset-primary':
      return categories.map((category) => (category.id === id ? { id, primary: false } : category));
    default:
      return categories;
  }
}

/** Categories after modifiers, as counts are now. */
export function effectiveCategories(state: State, node: SelectionNode): readonly CategoryState[] {
  const base = baseCategories(node);
  if (!isModified(node, 'category')) return base;
  let categories = [...base];
  eachApplying(state, node, node, 'category', (modifier) => {
    categories = applyToCategories(categories, modifier);
  });
  return categories;
}

export function sameCategories(a: readonly CategoryState[], b: readonly CategoryState[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((each, index) => each.id === b[index]?.id && each.primary === b[index]?.primary))
  );
}
