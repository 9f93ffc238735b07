import type { NodeId, Roster } from './document';
import { nodeIds } from './find-node';
import type { NewId } from './operation';

/** The id that is wanted, or the first of `id-2`, `id-3` … that nothing has. */
export function unusedId(wanted: NodeId, isTaken: (id: NodeId) => boolean, mark = '-'): NodeId {
  let id = wanted;
  for (let copy = 2; isTaken(id); copy += 1) id = `${wanted}${mark}${copy}`;
  return id;
}

/**
 * New ids that the list does not have yet, whatever the shell gives: a counter starts anew with each run. Of two nodes
 * with one id the wrong one would be changed, and one that stands below its own id never ends.
 */
export function freshIds(roster: Roster, newId: NewId): NewId {
  let taken: Set<NodeId> | undefined;
  return () => {
    const ids = taken ?? new Set(nodeIds(roster));
    taken = ids;
    const id = unusedId(newId(), (each) => ids.has(each));
    ids.add(id);
    return id;
  };
}
