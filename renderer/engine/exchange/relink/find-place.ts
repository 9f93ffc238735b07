import type { Book } from '../../catalogue/book';
import type { Id } from '../../catalogue/definition';
import type { GroupSlot, Slot, SlotTree } from '../../catalogue/entry-node';
import { lastPart } from '../../catalogue/last-part';
import { findSlotById, pathBelow } from '../../evaluation/tree/find-slot';
import type { RosterSelection } from '../../roster/document';

/** How a choice was found again: nothing needs to be told of `path`. */
export type RelinkedBy = 'path' | 'group' | 'id' | 'name';

export interface FoundPlace {
  readonly slot: Slot;
  readonly by: RelinkedBy;
}

/** Where a choice is looked for: what its parent offers. */
export interface Parent {
  readonly tree: SlotTree;
  /** Links from the force down to the parent, as the data have them now and as the roster had them. */
  readonly links: readonly Id[];
  readonly storedLinks: readonly Id[];
  readonly book: Book;
}

const partsOf = (path: string): readonly Id[] => path.split('::');

/**
 * The place of a choice among what its parent offers: by its path, by its group and the end of its path, by one of its
 * ids alone, by name and type. Undefined when the data no longer have it.
 */
export function findPlace(parent: Parent, selection: RosterSelection): FoundPlace | undefined {
  const { tree } = parent;
  const found = (by: RelinkedBy, slot: Slot | undefined): FoundPlace | undefined => slot && { slot, by };
  return (
    found('path', findByPath(parent, selection.entryId)) ??
    found('group', findInGroup(parent, selection)) ??
    found('id', findByIds(tree, selection.entryId)) ??
    found('name', findByName(tree, selection))
  );
}

function findByPath({ tree, links, storedLinks, book }: Parent, path: string): Slot | undefined {
  for (const stored of [path, renamed(path, book)]) {
    const slot = waysTo(links, storedLinks, stored)
      .map((way) => tree.byPath.get(way))
      .find(Boolean);
    if (slot) return slot;
  }
  return undefined;
}

/** The path from the parent on, as it may be stored: what stands on the parent's own link has not passed it. */
function waysTo(links: readonly Id[], storedLinks: readonly Id[], path: string): readonly string[] {
  const prefixes = [links, links.slice(0, -1), storedLinks, storedLinks.slice(0, -1)];
  return [...prefixes.map((prefix) => pathBelow(prefix, path)), path];
}

/** With the ids that the book gave its entries since. */
function renamed(path: string, { formerIds }: Book): string {
  if (formerIds.size === 0) return path;
  return partsOf(path)
    .map((id) => formerIds.get(id) ?? id)
    .join('::');
}

function findInGroup(
  { tree, links, storedLinks }: Parent,
  { entryId, groupId }: RosterSelection,
): Slot | undefined {
  if (groupId === undefined) return undefined;
  const paths = new Set(waysTo(links, storedLinks, groupId));
  const isGroup = (group: GroupSlot): boolean => paths.has(group.path);
  const isSame = (group: GroupSlot): boolean => group.entry.id === lastPart(groupId);
  for (const test of [isGroup, isSame]) {
    const inside = tree.slots.filter(({ groups }) => groups.some(test));
    const slot = findAmong(inside, entryId);
    if (slot) return slot;
  }
  return undefined;
}

function findByIds(tree: SlotTree, entryId: string): Slot | undefined {
  return findSlotById(tree, lastPart(entryId)) ?? findAmong(tree.slots, entryId);
}

/** By the entry's own id, else by the link that led to it: its target may be another entry now. */
function findAmong(slots: readonly Slot[], entryId: string): Slot | undefined {
  const parts = partsOf(entryId);
  const link = parts.at(-2);
  return (
    slots.find(({ entry }) => entry.id === parts.at(-1)) ??
    (link === undefined ? undefined : slots.find(({ entry }) => entry.link?.id === link))
  );
}

function findByName(tree: SlotTree, { name, groupId, kept }: RosterSelection): Slot | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const type = kept?.type;
  const named = tree.slots.filter(
    ({ entry }) => plain(entry.name) === wanted && (typeof type !== 'string' || entry.type === type),
  );
  const group = groupId === undefined ? undefined : lastPart(groupId);
  return named.find(({ groups }) => groups.some(({ entry }) => entry.id === group)) ?? named[0];
}

/** Names begin with blanks where data sort by them. */
export const plain = (name: string): string => name.trim().toLowerCase();
