import type { EntryNode, GroupSlot, Slot, SlotTree } from '../../catalogue/entry-node';

/** Options and groups of a parent that may ask for something while nothing of them is selected. */
export interface Asking {
  readonly slots: readonly Slot[];
  readonly groups: readonly GroupSlot[];
}

const known = new WeakMap<SlotTree, Asking>();

const asks = (entry: EntryNode): boolean =>
  entry.hasMinimum && entry.constraints.some(({ mayAsk }) => mayAsk);

export function askingOf(tree: SlotTree): Asking {
  let asking = known.get(tree);
  if (!asking) {
    asking = {
      // A limit that counts something else speaks only while its own option is taken.
      slots: tree.slots.filter(
        ({ entry }) =>
          entry.hasMinimum && entry.constraints.some(({ mayAsk, query }) => mayAsk && !query.childId),
      ),
      groups: tree.groups.filter(({ entry }) => asks(entry)),
    };
    known.set(tree, asking);
  }
  return asking;
}
