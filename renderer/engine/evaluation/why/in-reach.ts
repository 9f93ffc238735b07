import type { Slot, SlotTree } from '../../catalogue/entry-node';
import { slotsOf } from '../tree/find-slot';
import type { NodeCache } from '../tree/node-cache';
import type { Anchor, ForceNode, SelectionNode } from '../tree/nodes';
import { hiddenInOffer } from '../tree/phantom';
import type { State } from '../tree/state';
import type { Around } from './change';

const keysOf = new WeakMap<SlotTree, ReadonlyMap<string, readonly Slot[]>>();

/** What a place offers, by every id that it may be known by, categories too. */
function slotsByKey(tree: SlotTree): ReadonlyMap<string, readonly Slot[]> {
  let byKey = keysOf.get(tree) as Map<string, Slot[]> | undefined;
  if (byKey === undefined) {
    byKey = new Map();
    for (const slot of tree.slots) {
      for (const key of [...slot.keys, ...slot.entry.categories.map(({ id }) => id)]) {
        const slots = byKey.get(key);
        if (slots === undefined) byKey.set(key, [slot]);
        else slots.push(slot);
      }
    }
    keysOf.set(tree, byKey);
  }
  return byKey;
}

/** `offered`: it may be taken somewhere now; `hidden`: it has a place, and is hidden there; `unknown`: it has none so far. */
type Reach = 'offered' | 'hidden' | 'unknown';

function reachIn(state: State, place: ForceNode | SelectionNode, id: string): Reach {
  const slots = slotsByKey(slotsOf(place)).get(id) ?? [];
  let reach: Reach = slots.length > 0 ? 'hidden' : 'unknown';
  if (slots.some((slot) => !hiddenInOffer(state, place, slot).isHidden)) return 'offered';
  for (const below of place.kind === 'force' ? [...place.children, ...place.forces] : place.children) {
    const found = reachIn(state, below, id);
    if (found === 'offered') return found;
    if (found === 'hidden') reach = found;
  }
  return reach;
}

/** By what is thrown away with every change of the list. */
const known = new WeakMap<NodeCache, Map<string, Reach>>();

/**
 * Whether a thing can be had in this list now. What is needed and belongs to another army, or is hidden itself, is no way
 * to anything. Forces can be had as soon as the data have them.
 */
export function reachOf(state: State, anchor: Anchor, id: string, around: Around): Reach {
  const place = placeOf(anchor);
  if (around === undefined) return place.kind === 'selection' ? reachIn(state, place.root, id) : 'unknown';
  const { cache } = state.root;
  const answers = known.get(cache) ?? new Map<string, Reach>();
  known.set(cache, answers);
  let answer = answers.get(id);
  if (answer === undefined) {
    const found = isForce(place, id) ? [] : state.root.forces.map((force) => reachIn(state, force, id));
    answer =
      found.includes('offered') || isForce(place, id)
        ? 'offered'
        : found.includes('hidden')
          ? 'hidden'
          : 'unknown';
    answers.set(id, answer);
  }
  return answer;
}

function placeOf(anchor: Anchor): ForceNode | SelectionNode {
  if (anchor.kind === 'group') return anchor.holder;
  return anchor.kind === 'category' ? anchor.force : anchor;
}

function isForce(place: ForceNode | SelectionNode, id: string): boolean {
  const { book } = place.kind === 'force' ? place : place.force;
  const kind = book.find(id)?.indexed.kind;
  return kind === 'force' || kind === 'force-link';
}
