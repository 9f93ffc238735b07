import type { Group, Item, ListRef, Option } from '../../../../schemas/generated/types';
import type { Id } from '../definition';
import type { Context } from './context';
import { type GroupDraft, groupDraft, type HolderDraft } from './draft';
import { compileGroup } from './group';
import { nameFields } from './names';
import { compileOption, type ListTerms, optionId } from './option';
import type { OptionPlace } from './unit-scope';

/** Lists may hold lists; a list that holds itself is told elsewhere and ends here. */
const MOST_LISTS = 12;

export const isListRef = (item: Item): item is ListRef => 'list' in item;
export const isGroup = (item: Item): item is Group => 'choose' in item;

function isMember(ref: ListRef, item: Option | Group): boolean {
  const id = isGroup(item) ? item.id : optionId(item);
  const names: readonly (Id | undefined)[] = isGroup(item) ? [id] : [id, item.of];
  if (ref.except?.some((each) => names.includes(each))) return false;
  // `only` may name members of a group in the list: the group stays and they are looked at one by one
  return isGroup(item) || ref.only === undefined || ref.only.some((each) => names.includes(each));
}

/** What a member of a list is counted under and costs, with the terms of all lists on the way. */
export interface Terms {
  readonly lists: readonly Id[];
  readonly refs: readonly ListRef[];
}

const NO_TERMS: Terms = { lists: [], refs: [] };

function termsFor(option: Option, { lists, refs }: Terms): ListTerms {
  const id = optionId(option);
  const priced = refs.findLast(
    ({ points }) => points && (Object.hasOwn(points, id) || Object.hasOwn(points, option.of ?? id)),
  );
  const points = priced?.points;
  const limited = refs.findLast(({ max }) => max !== undefined);
  return {
    lists,
    points: points ? (Object.hasOwn(points, id) ? points[id] : points[option.of ?? id]) : undefined,
    max: limited?.max,
  };
}

/** A list reference that names the whole group says nothing more about its members. */
function insideOf(group: Group, terms: Terms): Terms {
  if (!terms.refs.some((ref) => ref.only?.includes(group.id))) return terms;
  const refs = terms.refs.map((ref) => {
    const { only: _, ...rest } = ref;
    return ref.only?.includes(group.id) ? rest : ref;
  });
  return { ...terms, refs };
}

function order(into: HolderDraft | GroupDraft): number {
  return into.selectionEntries.length + into.entryLinks.length + into.selectionEntryGroups.length + 1;
}

/** Puts options, groups and the members of shared lists below a holder, in the book's order. */
export function addItems(
  context: Context,
  items: readonly Item[],
  into: HolderDraft | GroupDraft,
  place: OptionPlace,
  terms: Terms = NO_TERMS,
): readonly AddedOption[] {
  const added: AddedOption[] = [];
  for (const item of items) {
    if (isListRef(item)) {
      added.push(...addList(context, item, into, place, terms));
      continue;
    }
    if (terms.refs.some((ref) => !isMember(ref, item))) continue;
    const sortIndex = order(into);
    if (isGroup(item)) {
      const group = compileGroup(context, item, place, insideOf(item, terms));
      group.sortIndex = sortIndex;
      into.selectionEntryGroups.push(group);
      continue;
    }
    const draft = compileOption(context, item, place, termsFor(item, terms));
    draft.sortIndex = sortIndex;
    if ('targetId' in draft) into.entryLinks.push(draft);
    else into.selectionEntries.push(draft);
    added.push({ option: item, draft });
  }
  return added;
}

/** Choices of a unit, a model, an option or gear; those by default come along, in a group the group says how. */
export function addChoices(
  context: Context,
  items: readonly Item[] | undefined,
  into: HolderDraft,
  place: OptionPlace,
): void {
  for (const { option, draft } of addItems(context, items ?? [], into, place)) {
    if (option.default === true) draft.defaultAmount = 1;
  }
}

export interface AddedOption {
  readonly option: Option;
  readonly draft: HolderDraft;
}

/** A list with a name stands as a group of its own, without limits; one without mixes with what is around it. */
function addList(
  context: Context,
  ref: ListRef,
  into: HolderDraft | GroupDraft,
  place: OptionPlace,
  terms: Terms,
): readonly AddedOption[] {
  const list = context.symbols.lists.get(ref.list);
  if (!list || terms.lists.length >= MOST_LISTS || terms.lists.includes(ref.list)) return [];
  const inner: Terms = { lists: [...terms.lists, ref.list], refs: [...terms.refs, ref] };
  const isHeading =
    list.name !== undefined && !list.options.every((item) => !isListRef(item) && isGroup(item));
  if (!isHeading) return addItems(context, list.options, into, place, inner);
  // the same list may be offered in parts, each with its own terms
  const id = `${place.prefix}.${inner.lists.map((list) => `list-${list}`).join('.')}`;
  const same = into.selectionEntryGroups.filter(
    (each) => each.id === id || each.id.startsWith(`${id}-`),
  ).length;
  const group = groupDraft(same === 0 ? id : `${id}-${same + 1}`);
  Object.assign(group, nameFields(list.name as NonNullable<typeof list.name>));
  group.sortIndex = order(into);
  const added = addItems(context, list.options, group, place, inner);
  if (group.selectionEntries.length + group.entryLinks.length + group.selectionEntryGroups.length > 0) {
    into.selectionEntryGroups.push(group);
  }
  return added;
}
