/** Edits of what hangs together: of the one that is counted or the one that counts, up and down across the threshold. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  Offer,
  OfferGroup,
} from '../../renderer/engine/evaluation/evaluated';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import type { Chance } from '../mutations/chance';
import { type Asked, type Relations, relationsOf } from './relations';
import { allForces, below } from './tell';

type Place = EvaluatedForce | EvaluatedSelection;
type Edit = RosterOperation | undefined;

const isSelection = (place: Place): place is EvaluatedSelection => 'children' in place;

const flat = (offers: readonly (Offer | OfferGroup)[]): readonly Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flat(offer.items) : [offer]));

const parts = (path: string | undefined): readonly string[] => path?.split('::') ?? [];

/** Every id that something may be asked about by, and asks by. */
function idsOf(thing: Place | Offer): readonly string[] {
  if ('forces' in thing) return parts(thing.entryId);
  return [...parts(thing.entryId), ...parts(thing.groupId)];
}

function isCounted(thing: EvaluatedSelection | Offer, childId: string): boolean {
  return (
    childId === 'any' ||
    childId === thing.type ||
    idsOf(thing).includes(childId) ||
    thing.categories.some(({ entryId }) => entryId === childId)
  );
}

/** More of one says no more, and takes longer. */
const MOST_OF_ONE = 30;
/** So many places are looked through for an offer. */
const MOST_PLACES = 10;

/** A list and the data's say on it, with chance to choose by. */
class Related {
  readonly #relations: Relations;
  readonly #forces: readonly EvaluatedForce[];
  readonly #selections: readonly EvaluatedSelection[];

  constructor(
    catalogue: Catalogue,
    readonly evaluation: Evaluation,
    readonly chance: Chance,
  ) {
    this.#relations = relationsOf(catalogue);
    this.#forces = allForces(evaluation.forces).filter(({ isLost }) => !isLost);
    this.#selections = this.#forces
      .flatMap(({ selections }) => selections.flatMap(below))
      .filter(({ isLost }) => !isLost);
  }

  #one<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : this.chance.one(items);
  }

  #anyPlace(): Place | undefined {
    const places: readonly Place[] = this.chance.below(4) === 0 ? this.#forces : this.#selections;
    return this.#one(places) ?? this.#one(this.#forces);
  }

  #offersAt(place: Place): readonly Offer[] {
    const { evaluation } = this;
    return isSelection(place) ? flat(evaluation.childOffers(place.id)) : evaluation.rootOffers(place.id);
  }

  /** Something that is asked by what is there or may be had there, changed so that the answer may be another. */
  changeCounted(): Edit {
    const place = this.#anyPlace();
    if (place === undefined) return undefined;
    const asker = this.chance.below(3) > 0 ? place : (this.#one(this.#offersAt(place)) ?? place);
    const asked = this.#one(idsOf(asker).flatMap((id) => this.#relations.askedBy(id)));
    return asked && this.#change(asked, place);
  }

  /** Something that counts what is there is put into the list. */
  addCounting(): Edit {
    const counted = this.#one(this.#selections);
    if (counted === undefined) return undefined;
    const keys = [...idsOf(counted), ...counted.categories.map(({ entryId }) => entryId)];
    const askers = new Set(keys.flatMap((id) => [...this.#relations.askersOf(id)]));
    return this.#select(counted, (offer) => idsOf(offer).some((id) => askers.has(id)), 1);
  }

  #change(asked: Asked, near: Place): Edit {
    const { field, childId, value } = asked;
    if (field.startsWith('limit::')) return this.#changeLimit(field.slice('limit::'.length), value);
    if (field === 'forces') return this.#changeForces(childId, near);
    const there = this.#counted(childId, near);
    const isPrice = field !== 'selections';
    const one = this.#one(there);
    if (one && isPrice && this.chance.below(2) === 0) return this.#changeIn(one);
    // What a price is asked of is no number of things.
    const amount = isPrice ? 1 + this.chance.below(3) : Math.min(MOST_OF_ONE, Math.max(1, Math.floor(value)));
    if (one === undefined) return this.#select(near, (offer) => isCounted(offer, childId), amount);
    switch (this.chance.below(5)) {
      case 0:
      case 1:
        return one.amount > 1
          ? { kind: 'set-amount', selection: one.id, amount: one.amount - 1 }
          : { kind: 'remove', node: one.id };
      case 2:
        return { kind: 'set-amount', selection: one.id, amount: this.chance.one([amount, amount - 1, 0]) };
      case 3:
        return {
          kind: 'set-amount',
          selection: one.id,
          amount: Math.min(MOST_OF_ONE, this.chance.one([one.amount + 1, amount, amount + 1])),
        };
      default:
        return this.#select(near, (offer) => isCounted(offer, childId), 1);
    }
  }

  /** Those that are counted in the same unit, the same force, or anywhere. */
  #counted(childId: string, near: Place): readonly EvaluatedSelection[] {
    const all = this.#selections.filter((each) => isCounted(each, childId));
    const force = isSelection(near) ? near.force : near.id;
    const close = all.filter((each) => each.parent === near.id);
    if (close.length > 0 && this.chance.below(2) === 0) return close;
    const inForce = all.filter((each) => each.force === force);
    return inForce.length > 0 && this.chance.below(3) > 0 ? inForce : all;
  }

  #changeIn(one: EvaluatedSelection): Edit {
    const inside = this.#one(one.children);
    if (inside && this.chance.below(2) === 0) {
      const amount = this.chance.below(2) === 0 ? inside.amount + 1 : inside.amount - 1;
      return { kind: 'set-amount', selection: inside.id, amount };
    }
    return this.#select(one, () => true, 1, [one]);
  }

  /** Takes something that is offered near a place: there, in the force, or in what stands in it. */
  #select(
    near: Place,
    isWanted: (offer: Offer) => boolean,
    amount: number,
    places: readonly Place[] = this.#around(near),
  ): Edit {
    for (const place of places) {
      const wanted = this.#offersAt(place).filter(isWanted);
      const offer = this.#one(wanted.filter(({ hidden }) => !hidden)) ?? this.#one(wanted);
      if (offer === undefined) continue;
      const { entryId, groupId } = offer;
      return { kind: 'select', parent: place.id, entryId, groupId, amount };
    }
    return undefined;
  }

  #around(near: Place): readonly Place[] {
    const force = isSelection(near) ? this.#forces.find(({ id }) => id === near.force) : near;
    const others = this.#selections.filter((each) => each.force === force?.id);
    const some = Array.from({ length: MOST_PLACES }, () => this.#one(others));
    const places = [near, ...(this.chance.below(2) === 0 ? [force, ...some] : [...some, force])];
    return [...new Set(places)].filter((place) => place !== undefined);
  }

  #changeLimit(typeId: string, value: number): Edit {
    const { costs } = this.evaluation;
    const spent = (costs.find((each) => each.typeId === typeId)?.value ?? 0) / 10_000;
    const share = value > 0 && value < 100 ? Math.ceil((spent * 100) / value) : spent;
    const next = this.chance.one([
      value,
      value - 1,
      value + 1,
      spent,
      spent - 1,
      share,
      share - 1,
      undefined,
    ]);
    return { kind: 'set-limit', typeId, value: next === undefined ? undefined : Math.max(0, next) };
  }

  #changeForces(childId: string, near: Place): Edit {
    const force = isSelection(near) ? near.force : near.id;
    const isNamed = (path: string): boolean => ['any', 'force'].includes(childId) || path.includes(childId);
    const there = this.#one(this.#forces.filter(({ entryId }) => isNamed(entryId)));
    if (there && this.chance.below(3) === 0) return { kind: 'remove', node: there.id };
    for (const parent of [force, there?.parent, undefined]) {
      const offers = this.evaluation.forceOffers(parent).filter(({ entryId }) => isNamed(entryId));
      const offer = this.#one(offers);
      if (offer === undefined) continue;
      return { kind: 'add-force', parent, entryId: offer.entryId, catalogueId: offer.catalogueId };
    }
    return undefined;
  }

  /** A role where data have one to give; else, and now and then, one that has no place. */
  changeRole(): Edit {
    const given = this.#one(this.evaluation.roster.roles ?? []);
    if (given && this.chance.below(3) === 0) return { kind: 'clear-role', ...given };
    const some = Array.from({ length: MOST_PLACES }, () => this.#one(this.#selections));
    const offered = some.flatMap((place) => {
      const roles = place
        ? this.#offersAt(place).flatMap(({ role }) => (role === undefined ? [] : [role]))
        : [];
      return place ? roles.map((role) => ({ place, role })) : [];
    });
    const one = this.#one(offered);
    if (one && this.chance.below(8) > 0) return { kind: 'set-role', role: one.role, selection: one.place.id };
    const selection = this.#one(this.#selections)?.id;
    const role = this.chance.one([given?.role ?? 'leader', one?.role ?? 'leader', 'leader']);
    return selection === undefined ? undefined : { kind: 'set-role', role, selection };
  }
}

export type RelatedKind = 'counted' | 'counting' | 'role';

export function relatedEdit(
  catalogue: Catalogue,
  evaluation: Evaluation,
  kind: RelatedKind,
  chance: Chance,
): Edit {
  const related = new Related(catalogue, evaluation, chance);
  if (kind === 'role') return related.changeRole();
  return kind === 'counting' ? related.addCounting() : related.changeCounted();
}
