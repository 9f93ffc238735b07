import type { Item } from '../../../../schemas/generated/types';
import type { Id } from '../definition';
import type { Symbols } from './symbols';

/** More than these would be no help to somebody who looks for one. */
const MOST_GIVERS = 3;

interface Givers {
  readonly gear: Set<Id>;
  /** A unit has it as a choice of its own: then no gear is needed. */
  isOfUnits: boolean;
}

const known = new WeakMap<Symbols, ReadonlyMap<Id, Givers>>();

/**
 * Gear that has some of these among its choices and may be had by everybody: what a player must take to come by them, as the name of a mere
 * choice says nothing about where it is found. Empty where units have them without, and where nothing or much has them.
 */
export function giversOf(symbols: Symbols, ids: readonly Id[]): readonly Id[] {
  let givers = known.get(symbols);
  if (givers === undefined) {
    givers = allGivers(symbols);
    known.set(symbols, givers);
  }
  const found = ids.map((id) => givers.get(id));
  if (found.some((each) => each === undefined || each.isOfUnits)) return [];
  const gear = [...new Set(found.flatMap((each) => [...(each?.gear ?? [])]))];
  return gear.length <= MOST_GIVERS ? gear : [];
}

function allGivers(symbols: Symbols): ReadonlyMap<Id, Givers> {
  const givers = new Map<Id, Givers>();
  const of = (id: Id): Givers => {
    const made = givers.get(id) ?? { gear: new Set<Id>(), isOfUnits: false };
    givers.set(id, made);
    return made;
  };
  for (const [id, { options = [], needs }] of symbols.gear) {
    if (needs !== undefined) continue;
    for (const choice of choicesIn(symbols, options)) of(choice).gear.add(id);
  }
  for (const { options = [], models = [] } of symbols.units.values()) {
    const items = [...options, ...models.flatMap((model) => model.options ?? [])];
    for (const choice of choicesIn(symbols, items)) of(choice).isOfUnits = true;
  }
  return givers;
}

/** Ids of gear among options, those in groups, lists and below options too. */
function choicesIn(symbols: Symbols, options: readonly Item[]): ReadonlySet<Id> {
  const ids = new Set<Id>();
  const lists = new Set<Id>();
  const visit = (items: readonly Item[]): void => {
    for (const item of items) {
      if ('list' in item) {
        if (lists.has(item.list)) continue;
        lists.add(item.list);
        visit(symbols.lists.get(item.list)?.options ?? []);
        continue;
      }
      if ('of' in item && item.of !== undefined) ids.add(item.of);
      visit(item.options ?? []);
    }
  };
  visit(options);
  return ids;
}
