import type { Book } from './book';
import type { EntryChildren, Id, SelectionEntryDefinition } from './definition';
import type { EntryNode, GroupSlot, Slot, SlotTree } from './entry-node';
import type { Linker } from './linker';

interface Source {
  readonly children: EntryChildren;
  readonly book: Book;
  /** The children stand on the link and not in its target. */
  readonly isLink: boolean;
}

/** A node where it stands: in what a link leads to, or on the link itself. */
interface Placed {
  readonly entry: EntryNode;
  readonly isOnLink: boolean;
}

/** The nodes that stand directly in a carrier: entries and groups, those behind links too. */
function nodesOf(linker: Linker, sources: readonly Source[]): Placed[] {
  const nodes: Placed[] = [];
  for (const { children, book, isLink: isOnLink } of sources) {
    for (const entry of children.selectionEntries ?? []) {
      nodes.push({ entry: linker.entry('entry', entry, book), isOnLink });
    }
    for (const link of children.entryLinks ?? []) {
      const entry = linker.link(link, book);
      if (entry) nodes.push({ entry, isOnLink });
    }
    for (const group of children.selectionEntryGroups ?? []) {
      nodes.push({ entry: linker.entry('group', group, book), isOnLink });
    }
  }
  return nodes;
}

function keysOf(entry: EntryNode, groups: readonly GroupSlot[]): readonly string[] {
  const keys = new Set<string>(['any', 'entry', entry.type, entry.id]);
  const { subType } = entry.definition as SelectionEntryDefinition;
  if (subType) keys.add(subType);
  if (entry.type === 'unit' || entry.type === 'model') keys.add('model-or-unit');
  if (entry.link) keys.add(entry.link.id);
  for (const { entry: group } of groups) {
    keys.add(group.id);
    if (group.link) keys.add(group.link.id);
  }
  keys.delete('');
  return [...keys];
}

/** Joined to a place's links: how a roster names it. */
export function joinPath(links: readonly Id[], id: Id): string {
  return links.length === 0 ? id : `${links.join('::')}::${id}`;
}

/** Expands groups; entries are not entered, so data that contain themselves do no harm. */
export function buildSlots(linker: Linker, sources: readonly Source[]): SlotTree {
  return expandSlots(linker, nodesOf(linker, sources));
}

/** The same for nodes that stand in no carrier, as the roots of a book. */
export function buildSlotsOf(linker: Linker, nodes: readonly EntryNode[]): SlotTree {
  return expandSlots(
    linker,
    nodes.map((entry) => ({ entry, isOnLink: false })),
  );
}

function expandSlots(linker: Linker, nodes: readonly Placed[]): SlotTree {
  const slots: Slot[] = [];
  const groups: GroupSlot[] = [];
  const byPath = new Map<string, Slot>();

  const expand = (
    children: readonly Placed[],
    way: readonly Id[],
    enclosing: readonly GroupSlot[],
  ): (Slot | GroupSlot)[] => {
    const items: (Slot | GroupSlot)[] = [];
    const group = enclosing.at(-1);
    for (const { entry, ...placed } of children) {
      // What stands on the link of a group is reached without passing that link.
      const prefix = placed.isOnLink && group ? way.slice(0, -1) : way;
      const isOnLink = group ? group.isOnLink : placed.isOnLink;
      const links = entry.link ? [...prefix, entry.link.id] : prefix;
      const path = joinPath(links, entry.id);
      if (entry.kind === 'entry') {
        const slot: Slot = {
          kind: 'slot',
          entry,
          links,
          isOnLink,
          path,
          groups: enclosing,
          keys: keysOf(entry, enclosing),
        };
        slots.push(slot);
        if (!byPath.has(path)) byPath.set(path, slot);
        items.push(slot);
        continue;
      }
      // A group that holds itself through links would never end.
      if (enclosing.some((group) => group.entry.definition === entry.definition)) continue;
      const inner: (Slot | GroupSlot)[] = [];
      const slot: GroupSlot = {
        kind: 'group',
        entry,
        links,
        isOnLink,
        path,
        groups: enclosing,
        items: inner,
      };
      groups.push(slot);
      const carriers = entry.info.map(({ book, carrier }) => ({
        children: carrier as EntryChildren,
        book,
        isLink: carrier === entry.link,
      }));
      inner.push(...expand(nodesOf(linker, carriers), links, [...enclosing, slot]));
      items.push(slot);
    }
    return items
      .map((item, index) => ({ item, index }))
      .sort(
        (a, b) =>
          a.item.entry.sortIndex - b.item.entry.sortIndex ||
          Number(a.item.kind === 'group') - Number(b.item.kind === 'group') ||
          a.index - b.index,
      )
      .map(({ item }) => item);
  };
  return { items: expand(nodes, [], []), slots, groups, byPath };
}
