/** What an evaluation says, as text that two of them can be compared by. */
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  ForceOffer,
  Offer,
  OfferGroup,
} from '../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../renderer/engine/findings/finding';
import { findings } from '../../renderer/engine/findings/findings';

type Arrange = (told: readonly unknown[]) => readonly unknown[];

const asGiven: Arrange = (told) => told;
const sorted: Arrange = (told) => told.map((each) => text(each)).toSorted();

/** What JSON has no number for is a number all the same: no bound is not the same as no number. */
export const text = (told: unknown): string =>
  JSON.stringify(told, (_, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );

/** What is said of a choice itself. */
export function tellOwn(view: EvaluatedSelection): readonly unknown[] {
  return [
    [
      view.entryId,
      view.groupId,
      view.name,
      view.names,
      view.shortNames,
      view.role,
      view.amount,
      view.number,
      view.hidden,
      view.isLost,
      view.isDerived,
      view.page,
      view.selection?.customName,
      view.selection?.notes,
    ],
    [view.costs, view.totals, view.categories],
    [view.profiles, view.rules, view.capabilities],
  ];
}

function tellSelection(view: EvaluatedSelection, arrange: Arrange): unknown {
  return [...tellOwn(view), arrange(view.children.map((child) => tellSelection(child, arrange)))];
}

export function tellBlocks(view: EvaluatedForce, arrange: Arrange): readonly unknown[] {
  return view.categories.map(({ selections, alsoCounted, ...category }) => [
    category,
    // In their order they are shown; which stands where is told with the selections.
    arrange(selections.map(({ entryId, name }) => [entryId, name])),
    arrange(alsoCounted.map(({ entryId, name }) => [entryId, name])),
  ]);
}

function tellForce(view: EvaluatedForce, arrange: Arrange): unknown {
  return [
    [view.entryId, view.name, view.names, view.kind, view.hidden, view.isLost, view.totals, view.limits],
    [view.catalogueId, view.profiles, view.rules, view.force.customName, view.force.notes],
    tellBlocks(view, arrange),
    arrange(view.selections.map((child) => tellSelection(child, arrange))),
    arrange(view.forces.map((child) => tellForce(child, arrange))),
  ];
}

/** Which of several surplus units is pointed at is left out: it is the last, so order decides. */
const withoutNode = ({ place, ...finding }: Finding): unknown => [finding, place.category];

export const tellOffer = (offer: Offer): unknown => [
  [offer.entryId, offer.groupId, offer.name, offer.type, offer.role, offer.taken, offer.isRepeatable],
  [offer.hidden, offer.hiddenBecause, offer.categories, offer.price],
  offer.limits.map((limit) => [limit, limit.limit === 0 ? offer.whyNone(limit) : undefined]),
  [offer.least, offer.most, offer.amounts],
];

export const tellGroup = (offer: Offer | OfferGroup): unknown => {
  if (!('items' in offer)) return tellOffer(offer);
  const { id, name, hidden, hiddenBecause, limits, items } = offer;
  return [[id, name, hidden, hiddenBecause, limits], items.map(tellGroup)];
};

export const tellForceOffer = ({ names, shortNames, ...offer }: ForceOffer): unknown => offer;

export function allForces(forces: readonly EvaluatedForce[]): readonly EvaluatedForce[] {
  return forces.flatMap((force) => [force, ...allForces(force.forces)]);
}

export const below = (view: EvaluatedSelection): readonly EvaluatedSelection[] => [
  view,
  ...view.children.flatMap(below),
];

/** What may be taken below a force: of thousands of units every so manieth. */
const MOST_OFFERS = 60;
/** Of units and what is in them, so many are asked what they may take. */
const MOST_ASKED = 40;

export function some<Item>(items: readonly Item[], most: number, from = 0): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => (index + from) % step === 0);
}

/** What may be taken in the places of a list. */
function tellOffers(evaluation: Evaluation): readonly unknown[] {
  const forces = allForces(evaluation.forces);
  const selections = forces.flatMap((force) => force.selections.flatMap(below));
  return [
    ...forces.slice(0, 4).flatMap(({ id }) => some(evaluation.rootOffers(id), MOST_OFFERS).map(tellOffer)),
    ...some(selections, MOST_ASKED).flatMap(({ id }) => evaluation.childOffers(id).map(tellGroup)),
    ...[undefined, ...forces.slice(0, 4).map(({ id }) => id)].flatMap((id) =>
      evaluation.forceOffers(id).map(tellForceOffer),
    ),
  ];
}

/** The verdict and the sums, as they stand over every screen. Nearly all of it is worked out with every evaluation. */
export function tellVerdict(evaluation: Evaluation): readonly string[] {
  const { costs, overLimit, withoutLimit, loops, lostRoles, messages, hiddenSelections } = evaluation;
  return [
    text([costs, overLimit, withoutLimit, loops, lostRoles]),
    text([messages, hiddenSelections]),
    ...evaluation.broken.map(text),
    ...findings(evaluation).map(text),
  ];
}

/** All of it, in its order: two evaluations of one document say the very same. */
export function tellAll(evaluation: Evaluation): readonly string[] {
  const places: unknown[] = [];
  const visit = (view: EvaluatedForce | EvaluatedSelection): void => {
    places.push([view.id, evaluation.position(view.id)]);
    if ('children' in view) view.children.forEach(visit);
    else [...view.selections, ...view.forces].forEach(visit);
  };
  evaluation.forces.forEach(visit);
  return [
    ...tellVerdict(evaluation),
    ...evaluation.forces.map((force) => text(tellForce(force, asGiven))),
    ...evaluation.lost.map(({ id }) => id),
    text(places),
    ...tellOffers(evaluation).map(text),
  ];
}

/** What does not depend on the order in which things stand beside each other. */
export function tellWithoutOrder(evaluation: Evaluation): readonly string[] {
  return [
    text([evaluation.costs, evaluation.overLimit]),
    ...evaluation.forces.map((force) => text(tellForce(force, sorted))).toSorted(),
    ...findings(evaluation)
      .map((finding) => text(withoutNode(finding)))
      .toSorted(),
  ];
}

/** The first thing that two of them say differently; undefined when there is none. */
export function firstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [left = '(nothing)', right = '(nothing)'] = [one[index], other[index]];
    if (left === right) continue;
    let from = 0;
    while (left[from] === right[from]) from += 1;
    const near = (told: string): string => told.slice(Math.max(0, from - 120), from + 200);
    return `${near(left)}\n  is not\n${near(right)}`;
  }
  return undefined;
}
