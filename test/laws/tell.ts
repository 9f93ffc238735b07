/** What an evaluation says, as text that two of them can be compared by. */
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  Offer,
  OfferGroup,
} from '../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../renderer/engine/findings/finding';
import { findings } from '../../renderer/engine/findings/findings';

type Arrange = (told: readonly unknown[]) => readonly unknown[];

const asGiven: Arrange = (told) => told;
const sorted: Arrange = (told) => told.map((each) => JSON.stringify(each)).toSorted();

function tellSelection(view: EvaluatedSelection, arrange: Arrange): unknown {
  return [
    [
      view.entryId,
      view.groupId,
      view.name,
      view.amount,
      view.number,
      view.hidden,
      view.isLost,
      view.isDerived,
    ],
    [view.costs, view.totals, view.categories.map(({ entryId, primary }) => [entryId, primary])],
    view.profiles.map(({ name, characteristics, typeName }) => [name, typeName, characteristics]),
    view.rules.map(({ name }) => name),
    arrange(view.children.map((child) => tellSelection(child, arrange))),
  ];
}

function tellForce(view: EvaluatedForce, arrange: Arrange): unknown {
  return [
    [view.entryId, view.name, view.hidden, view.isLost, view.totals, view.limits],
    view.categories.map(({ entryId, hidden, totals, limits }) => [entryId, hidden, totals, limits]),
    arrange(view.selections.map((child) => tellSelection(child, arrange))),
    arrange(view.forces.map((child) => tellForce(child, arrange))),
  ];
}

/** Which of several surplus units is pointed at is left out: it is the last, so order decides. */
const withoutNode = ({ place, ...finding }: Finding): unknown => [finding, place.category];

const flat = (offers: readonly (Offer | OfferGroup)[]): readonly Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flat(offer.items) : [offer]));

const tellOffer = (offer: Offer): unknown => [
  [offer.entryId, offer.groupId, offer.name, offer.hidden, offer.taken, offer.least, offer.most],
  [offer.price, offer.limits],
];

/** Of hundreds of options these say enough. */
const MOST_OFFERS = 40;

/** What may be taken in some places of a list. */
function tellOffers(evaluation: Evaluation): readonly unknown[] {
  const units = evaluation.forces.flatMap(({ selections }) => selections).slice(0, 4);
  return [
    ...evaluation.forces
      .slice(0, 2)
      .flatMap(({ id }) => evaluation.rootOffers(id).slice(0, MOST_OFFERS).map(tellOffer)),
    ...units.flatMap(({ id }) => flat(evaluation.childOffers(id)).slice(0, MOST_OFFERS).map(tellOffer)),
    evaluation.forceOffers(undefined).map(({ entryId, hidden, limits }) => [entryId, hidden, limits]),
  ];
}

/** All of it, in its order: two evaluations of one document say the very same. */
export function tellAll(evaluation: Evaluation): readonly string[] {
  const ids: string[] = [];
  const visit = (view: EvaluatedForce | EvaluatedSelection): void => {
    ids.push(view.id);
    if ('children' in view) view.children.forEach(visit);
    else [...view.selections, ...view.forces].forEach(visit);
  };
  evaluation.forces.forEach(visit);
  return [
    JSON.stringify([evaluation.costs, evaluation.overLimit, evaluation.loops, evaluation.lostRoles]),
    ...evaluation.forces.map((force) => JSON.stringify(tellForce(force, asGiven))),
    JSON.stringify(ids),
    ...findings(evaluation).map((finding) => JSON.stringify(finding)),
    ...evaluation.broken.map((broken) => JSON.stringify(broken)),
    ...tellOffers(evaluation).map((offer) => JSON.stringify(offer)),
  ];
}

/** What does not depend on the order in which things stand beside each other. */
export function tellWithoutOrder(evaluation: Evaluation): readonly string[] {
  return [
    JSON.stringify([evaluation.costs, evaluation.overLimit]),
    ...evaluation.forces.map((force) => JSON.stringify(tellForce(force, sorted))).toSorted(),
    ...findings(evaluation)
      .map((finding) => JSON.stringify(withoutNode(finding)))
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
    const near = (text: string): string => text.slice(Math.max(0, from - 120), from + 200);
    return `${near(left)}\n  is not\n${near(right)}`;
  }
  return undefined;
}
