/** A part of what an evaluation says that is small enough to be told after every edit: the same part of each list that comes of another. */
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
} from '../../renderer/engine/evaluation/evaluated';
import { allForces, below, tellBlocks, tellForceOffer, tellGroup, tellOffer, tellOwn, text } from './tell';

const MOST_FORCES = 3;
const MOST_ASKED = 8;
const MOST_ROOTS = 12;
const MOST_OPTIONS = 10;
const MOST_FORCE_OFFERS = 4;

/** A number for a text that is another one for each seed. */
function rankOf(told: string, seed: number): number {
  let rank = Math.imul(seed + 1, 0x9e3779b1);
  for (let index = 0; index < told.length; index++) {
    rank = Math.imul(rank ^ told.charCodeAt(index), 0x01000193);
  }
  return (rank ^ (rank >>> 15)) >>> 0;
}

/** The few that rank first: who is among them stays so while others come and go, so that what was read is read again. */
function few<Item>(
  items: readonly Item[],
  most: number,
  seed: number,
  nameOf: (item: Item) => string,
): readonly Item[] {
  if (items.length <= most) return items;
  return items
    .map((item, index) => ({ item, index, rank: rankOf(nameOf(item), seed) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .slice(0, most)
    .toSorted((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

const idOf = ({ id }: EvaluatedForce | EvaluatedSelection): string => id;

/** All names, amounts and categories; of some forces, choices and offers everything. */
export function tellSample(evaluation: Evaluation, seed: number): readonly string[] {
  const forces = allForces(evaluation.forces);
  const selections = forces.flatMap((force) => force.selections.flatMap(below));
  const someForces = few(forces, MOST_FORCES, seed, idOf);
  return [
    ...selections.map(({ id, name, hidden, amount, number, categories }) =>
      text([id, name, hidden, amount, number, categories.map(({ entryId, primary }) => [entryId, primary])]),
    ),
    ...someForces.map((force) => text([force.id, force.name, force.hidden, force.totals, force.limits])),
    ...someForces.flatMap((force) => tellBlocks(force, (told) => told).map(text)),
    ...few(selections, MOST_ASKED, seed, idOf).flatMap((view) => [
      text([view.id, ...tellOwn(view)]),
      ...few(evaluation.childOffers(view.id), MOST_OPTIONS, seed, (offer) =>
        'items' in offer ? offer.id : offer.entryId,
      ).map((offer) => text(tellGroup(offer))),
    ]),
    ...someForces.flatMap(({ id }) =>
      few(evaluation.rootOffers(id), MOST_ROOTS, seed, ({ entryId }) => entryId).map((offer) =>
        text(tellOffer(offer)),
      ),
    ),
    ...[undefined, ...someForces.map(idOf)].flatMap((id) =>
      few(
        evaluation.forceOffers(id),
        MOST_FORCE_OFFERS,
        seed,
        ({ entryId, catalogueId }) => `${entryId} ${catalogueId}`,
      ).map((offer) => text(tellForceOffer(offer))),
    ),
  ];
}
