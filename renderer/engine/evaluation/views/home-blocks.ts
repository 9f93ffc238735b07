import type { Id } from '../../catalogue/definition';
import type { EntryNode, SlotTree } from '../../catalogue/entry-node';

const known = new WeakMap<SlotTree, ReadonlySet<Id>>();

/**
 * Categories that are the primary one of some entry of a book, or may become it. Other blocks of a force are keywords of
 * units that stand elsewhere.
 */
export function homeBlocks(roots: SlotTree): ReadonlySet<Id> {
  let homes = known.get(roots);
  if (homes === undefined) {
    homes = new Set(
      roots.slots.flatMap(({ entry, groups }) =>
        [entry, ...groups.map((group) => group.entry)].flatMap((node) => [
          ...ownHomes(node),
          ...laterHomes(node),
        ]),
      ),
    );
    known.set(roots, homes);
  }
  return homes;
}

const ownHomes = ({ categories }: EntryNode): readonly Id[] =>
  categories.flatMap(({ id, primary }) => (primary ? [id] : []));

const laterHomes = ({ modifiers }: EntryNode): readonly Id[] =>
  (modifiers.byField.get('category') ?? []).flatMap(({ type, text }) =>
    type === 'set-primary' ? [text] : [],
  );
