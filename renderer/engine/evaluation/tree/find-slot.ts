import type { Book } from '../../catalogue/book';
import type { Id } from '../../catalogue/definition';
import type { ForceNodeDefinition, Slot, SlotTree } from '../../catalogue/entry-node';
import { lastPart } from '../../catalogue/last-part';
import type { ForceNode, RosterNode, SelectionNode } from './nodes';

/** What the root of a force or a selection offers. */
export function slotsOf(parent: ForceNode | SelectionNode): SlotTree {
  return parent.kind === 'force' ? parent.book.roots : parent.entry.slots;
}

/**
 * The place that a stored path names below a parent: the whole path, else its last part (roster-semantics, section 6);
 * ids that the book renamed are read as the new ones.
 */
export function findSlot(parent: ForceNode | SelectionNode, path: string): Slot | undefined {
  const { way } = parent;
  const known = way.found(path);
  if (known) return known;
  const slot = lookForSlot(parent, path);
  if (slot) way.keepFound(path, slot);
  return slot;
}

function lookForSlot(parent: ForceNode | SelectionNode, path: string): Slot | undefined {
  const tree = slotsOf(parent);
  const { links } = parent.way;
  const found =
    tree.byPath.get(pathBelow(links, path)) ?? tree.byPath.get(pathBelow(links.slice(0, -1), path));
  if (found) return found;
  const { formerIds } = parent.kind === 'force' ? parent.book : parent.force.book;
  if (formerIds.size > 0) {
    const renamed = path
      .split('::')
      .map((id) => formerIds.get(id) ?? id)
      .join('::');
    if (renamed !== path) return findSlot(parent, renamed);
  }
  return findSlotById(tree, lastPart(path));
}

/** The rest of a path after these links; the whole path when it does not begin with them. */
export function pathBelow(links: readonly Id[], path: string): string {
  const prefix = links.length === 0 ? '' : `${links.join('::')}::`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : path;
}

/** By definition id: a direct entry, else a link, else the first link that leads to it. */
export function findSlotById(tree: SlotTree, id: Id): Slot | undefined {
  return (
    tree.slots.find(({ entry }) => entry.id === id && !entry.link) ??
    tree.slots.find(({ entry }) => entry.link?.id === id) ??
    tree.slots.find(({ entry }) => entry.id === id)
  );
}

/** The force that a path names among those offered, by the whole path, else by its last part. */
export function findForceEntry(
  offered: readonly ForceNodeDefinition[],
  path: string,
): ForceNodeDefinition | undefined {
  const last = lastPart(path);
  return (
    offered.find((force) => force.path === path) ??
    offered.find((force) => force.link?.id === last) ??
    offered.findLast((force) => force.id === last)
  );
}

/** Nested forces are looked for below their parent; a stray one that a book offers at the top is taken as it is. */
export function findOfferedForce(
  parent: RosterNode | ForceNode,
  book: Book,
  path: string,
): ForceNodeDefinition | undefined {
  const nested = parent.kind === 'force' ? findForceEntry(parent.entry.forces, path) : undefined;
  return nested ?? findForceEntry(book.forces, path);
}
