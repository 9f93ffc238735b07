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

/** Calls back with the nodes that stand directly in a carrier: entries and groups, those behind links too. */
function eachNode(
  linker: Linker,
  sources: readonly Source[],
  visit: (entry: EntryNode, isOnLink: boolean) => void,
): void {
  for (const { children, book, isLink: isOnLink } of sources) {
    for (const entry of children.selectionEntries ?? []) visit(linker.entry('entry', entry, book), isOnLink);
    for (const link of children.entryLinks ?? []) {
      const entry = linker.link(link, book);
      if (entry) visit(entry, isOnLink);
    }
    for (const group of children.selectionEntryGroups ?? []) {
      visit(linker.entry('group', group, book), isOnLink);
    }
  }
}

/** How it is named is put together when it is first looked for: most options are only ever offered. */
class LinkedSlot implements Slot {
  readonly kind = 'slot';
  readonly #way: readonly Id[];
  #links: readonly Id[] | undefined;
  #path: string | undefined;
  #keys: readonly string[] | undefined;

  /** @param way links passed to where it stands */
  constructor(
    readonly entry: EntryNode,
    way: readonly Id[],
    readonly isOnLink: boolean,
    readonly groups: readonly GroupSlot[],
  ) {
    this.#way = way;
  }

  get links(): readonly Id[] {
    this.#links ??= linksOf(this.entry, this.#way);
    return this.#links;
  }

  get path(): string {
    this.#path ??= joinPath(this.links, this.entry.id);
    return this.#path;
  }

  get keys(): readonly string[] {
    this.#keys ??= keysOf(this.entry, this.groups);
    return this.#keys;
  }
}

const linksOf = ({ link }: EntryNode, way: readonly Id[]): readonly Id[] => (link ? [...way, link.id] : way);

class LinkedTree implements SlotTree {
  #byPath: ReadonlyMap<string, Slot> | undefined;

  constructor(
    readonly items: readonly (Slot | GroupSlot)[],
    readonly slots: readonly Slot[],
    readonly groups: readonly GroupSlot[],
  ) {}

  get byPath(): ReadonlyMap<string, Slot> {
    if (!this.#byPath) {
      const byPath = new Map<string, Slot>();
      for (const slot of this.slots) if (!byPath.has(slot.path)) byPath.set(slot.path, slot);
      this.#byPath = byPath;
    }
    return this.#byPath;
  }
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
  return expandSlots(linker, (visit) => eachNode(linker, sources, visit));
}

/** The same for nodes that stand in no carrier, as the roots of a book. */
export function buildSlotsOf(linker: Linker, nodes: readonly EntryNode[]): SlotTree {
  return expandSlots(linker, (visit) => {
    for (const entry of nodes) visit(entry, false);
  });
}

/** Calls back with nodes and whether each stands on the link that leads there. */
type EachNode = (visit: (entry: EntryNode, isOnLink: boolean) => void) => void;

function expandSlots(linker: Linker, nodes: EachNode): SlotTree {
  const slots: Slot[] = [];
  const groups: GroupSlot[] = [];

  const expand = (
    each: EachNode,
    way: readonly Id[],
    enclosing: readonly GroupSlot[],
  ): readonly (Slot | GroupSlot)[] => {
    const items: (Slot | GroupSlot)[] = [];
    const around = enclosing.at(-1);
    each((entry, isPlacedOnLink) => {
      // What stands on the link of a group is reached without passing that link.
      const prefix = isPlacedOnLink && around ? way.slice(0, -1) : way;
      const isOnLink = around ? around.isOnLink : isPlacedOnLink;
      if (entry.kind === 'entry') {
        const slot = new LinkedSlot(entry, prefix, isOnLink, enclosing);
        slots.push(slot);
        items.push(slot);
        return;
      }
      // A group that holds itself through links would never end.
      if (enclosing.some((group) => group.entry.definition === entry.definition)) return;
      const links = linksOf(entry, prefix);
      const inner: (Slot | GroupSlot)[] = [];
      const path = joinPath(links, entry.id);
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
      inner.push(...expand((visit) => eachNode(linker, carriers, visit), links, [...enclosing, slot]));
      items.push(slot);
    });
    // Those that are equal stay in the order of the data.
    return items.sort(
      (a, b) =>
        a.entry.sortIndex - b.entry.sortIndex || Number(a.kind === 'group') - Number(b.kind === 'group'),
    );
  };
  return new LinkedTree(expand(nodes, [], []), slots, groups);
}
