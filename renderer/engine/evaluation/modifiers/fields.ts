/** Effective name, hidden and categories of a node. */
import type { Because, Id } from '../../catalogue/definition';
import type { CompiledModifier } from '../../catalogue/query';
import type { HiddenState } from '../tree/node-cache';
import type { CategoryState, ForceNode, GroupAnchor, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { eachApplying, isModified, modifyText } from './modify';

export const SEEN: HiddenState = { isHidden: false, because: undefined };

/** Whether the data hide it here, and why; what encloses it is not asked. */
export function hiddenState(state: State, node: SelectionNode | ForceNode | GroupAnchor): HiddenState {
  node.cache.hidden ??= isModified(node, 'hidden')
    ? state.keeping(() => modifiedHidden(state, node))
    : hiddenBy(node.entry.hidden, undefined);
  return node.cache.hidden;
}

const hiddenBy = (isHidden: boolean, because: Because | undefined): HiddenState =>
  isHidden ? { isHidden, because } : SEEN;

function modifiedHidden(state: State, node: SelectionNode | ForceNode | GroupAnchor): HiddenState {
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
  return hiddenBy(isHidden, because);
}

export function effectiveName(state: State, node: SelectionNode | ForceNode | GroupAnchor): string {
  node.cache.name ??= state.keeping(() => textField(state, node, 'name', node.entry.name));
  return node.cache.name;
}

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
  if (!groups.some((group) => group.entry.categories.length > 0)) return entry.categories;
  const categories: CategoryState[] = [...entry.categories];
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
