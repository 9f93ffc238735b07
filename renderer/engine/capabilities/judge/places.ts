/** Whether what rides in transports has places in them. */
import type { NodeId } from '../../roster/document';
import type { Rules } from '../rules/rules';
import { effectsOf, type HeldEffect, has, numberOf } from '../view/of-model';
import type { ModelView, UnitView } from '../view/unit-view';
import type { Judgement } from './judgement';

export interface Places {
  readonly taken: number;
  readonly offered: number;
  readonly judgements: readonly Judgement[];
}

interface Hold {
  readonly count: number;
  readonly places: number;
  readonly effect: HeldEffect<'capacity'>['effect'];
  readonly capability: string;
}

/** Places that so many models take each, and the smallest transport that takes one. */
interface Ride {
  readonly count: number;
  readonly each: number;
  readonly from: number;
  readonly freeFrom: number | undefined;
  /** How many of them one transport takes free. */
  readonly freeMax: number;
}

/**
 * Places of the transports together, as a detachment shares its vehicles; but what needs a large one rides in large
 * ones only. `riders` are the units embarked, their characters among them.
 */
export function placesIn(transport: UnitView, riders: readonly UnitView[], rules: Rules): Places {
  const holds = holdsOf(transport, rules);
  const first = holds[0];
  const offered = placesFrom(holds, 0);
  if (first === undefined) return { taken: 0, offered, judgements: [] };
  const judgements: Judgement[] = [];
  const tell = (kind: Judgement['kind'], at: NodeId, params: Judgement['params']) =>
    judgements.push({
      kind,
      severity: first.effect.severity ?? 'error',
      capability: first.capability,
      at,
      with: at === transport.id ? undefined : transport.id,
      params,
    });

  const rides: Ride[] = [];
  const free = new Map<number, number>();
  for (const unit of riders) {
    for (const model of unit.models) {
      const ride = rideOf(model, first.effect, rules);
      if (ride === undefined) {
        tell('not-carried', unit.id, { type: model.type ?? '' });
        continue;
      }
      const fits = ride.count === 0 || holds.some(({ places }) => places >= ride.from);
      if (!fits) tell('needs-larger-transport', unit.id, { from: ride.from, places: largest(holds) });
      rides.push(withoutFree(ride, holds, free));
    }
  }
  const taken = placesTaken(rides, 0);
  if (taken > offered) tell('too-few-places', transport.id, { taken, offered });
  else {
    // Each kind of rider that needs a large transport counts against the places of large ones alone.
    for (const from of new Set(rides.map((ride) => ride.from))) {
      const [large, here] = [placesTaken(rides, from), placesFrom(holds, from)];
      if (here > 0 && large > here)
        tell('too-few-places', transport.id, { taken: large, offered: here, from });
    }
  }
  return { taken, offered, judgements };
}

const placesFrom = (holds: readonly Hold[], from: number): number =>
  holds.reduce((sum, { count, places }) => (places >= from ? sum + count * places : sum), 0);

const placesTaken = (rides: readonly Ride[], from: number): number =>
  rides.reduce((sum, ride) => (ride.from >= from ? sum + ride.count * ride.each : sum), 0);

const largest = (holds: readonly Hold[]): number => Math.max(0, ...holds.map(({ places }) => places));

function holdsOf(transport: UnitView, rules: Rules): Hold[] {
  return transport.models.flatMap((model) =>
    effectsOf(model, 'capacity', rules).flatMap(({ held, effect }) => {
      if (effect.who !== undefined) return [];
      const places = numberOf(effect.slots, held, rules);
      return places === undefined ? [] : [{ count: model.count, places, effect, capability: held.id }];
    }),
  );
}

/** Undefined when transports of this kind do not take it. */
function rideOf(model: ModelView, hold: Hold['effect'], rules: Rules): Ride | undefined {
  const none: Ride = { count: model.count, each: 0, from: 0, freeFrom: undefined, freeMax: 0 };
  if (hold.zero?.some((id) => has(model, id))) return none;
  const cost = hold.costs?.find(({ unitType }) => unitType === model.type);
  const own = effectsOf(model, 'capacity', rules).filter(({ effect }) => effect.who !== undefined);
  const freely = hold.free?.find(({ capability }) => has(model, capability));
  const carried =
    hold.holds === undefined || cost !== undefined || isIn(hold.holds, model.type) || own.length > 0;
  // Of a model whose type the data do not tell nothing is known against it.
  if (!carried && model.type !== undefined) return undefined;
  const ownPlaces = own.flatMap(({ held, effect }) => numberOf(effect.slots, held, rules) ?? []);
  if (ownPlaces.includes(0)) return none;
  const ownFree = own.find(({ effect }) => effect.freeFromCapacity !== undefined)?.effect;
  return {
    count: model.count,
    each: Math.max(cost?.slots ?? 1, ...ownPlaces),
    from: Math.max(cost?.fromCapacity ?? 0, ...own.map(({ effect }) => effect.fromCapacity ?? 0)),
    freeFrom: freely === undefined ? ownFree?.freeFromCapacity : (freely.fromCapacity ?? 0),
    freeMax: freely === undefined ? (ownFree?.freeMax ?? 1) : (freely.max ?? 1),
  };
}

const isIn = (types: readonly string[], type: string | undefined): boolean =>
  type !== undefined && types.includes(type);

/** Takes off those that ride free; `used` holds how many did so already, by the capacity that it needs. */
function withoutFree(ride: Ride, holds: readonly Hold[], used: Map<number, number>): Ride {
  if (ride.freeFrom === undefined) return ride;
  const { freeFrom } = ride;
  const vehicles = holds.reduce((sum, { count, places }) => (places >= freeFrom ? sum + count : sum), 0);
  const before = used.get(freeFrom) ?? 0;
  const free = Math.min(ride.count, Math.max(0, vehicles * ride.freeMax - before));
  used.set(freeFrom, before + free);
  return { ...ride, count: ride.count - free };
}
