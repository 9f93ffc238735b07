import type { EvaluatedCategory, EvaluatedForce, Offer } from '../../engine/evaluation/evaluated';
import { allForces } from '../../engine/sheet/build/walk';
import { ownName } from '../../engine/words/own-name';
import type { OfferGroupView, OfferRow, OffersView, RoomView, TargetView } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { fittingChoices } from './fitting-choices';
import { forceGroups, type UnreadArmy } from './force-offers-view';
import { isShown } from './ledger-view';
import { percentOf, placesOf, shareOf } from './margin-view';
import { inOfferOrder } from './offer-order';
import { closedBy, closedReason, hiddenReason, limitReason, withoutName } from './offer-reason';
import { searchText } from './search-text';

/** More names than this of what takes a place say no more than "no place left". */
const MOST_TAKERS = 2;

/** So many offers are looked at in one go. */
const STEP = 200;

/** What may be taken: the units of one force by its blocks, and the forces that may be added to it or above it. */
export function offersView(
  context: ViewContext,
  wanted: string | undefined,
  unread: readonly UnreadArmy[] = [],
): OffersView {
  const steps = offersInSteps(context, wanted, unread);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same in steps: of a force that offers thousands of units a hand that edits must not wait for all. */
export function* offersInSteps(
  context: ViewContext,
  wanted: string | undefined,
  unread: readonly UnreadArmy[],
): Generator<undefined, OffersView> {
  const forces = allForces(context.evaluation.forces).filter(({ force }) => !force.isLost);
  const targets = forces.map(
    ({ force, depth }): TargetView => ({
      force: force.id,
      name: ownName(context.language, force),
      short: force.force.customName === undefined ? context.short(force) : undefined,
      depth,
    }),
  );
  const chosen =
    forces.find(({ force }) => force.id === wanted) ??
    forces.find(({ force }) => hasRoom(context, force)) ??
    forces[0];
  const spent = context.points(context.evaluation.costs);
  const left = context.limit === undefined ? undefined : context.limit - spent;
  const groups = chosen === undefined ? [] : yield* groupsOf(context, chosen.force, left);
  const priced = groups.flatMap(({ items }) => items.filter(({ price }) => price > 0));
  const fitsNothing = priced.length > 0 && priced.every(({ over }) => over > 0);
  return {
    target: targets.find((target) => target.force === chosen?.force.id),
    targets,
    left,
    fitsNothing,
    fitting: fitsNothing && left !== undefined ? fittingChoices(context, left) : undefined,
    groups,
    forces: forceGroups(context, chosen?.force, unread),
  };
}

/** Something more may be taken in it. */
function hasRoom(context: ViewContext, force: EvaluatedForce): boolean {
  return context.evaluation
    .rootOffers(force.id)
    .some((offer) => !offer.hidden && closedBy(offer.limits) === undefined);
}

interface Placed {
  readonly row: OfferRow;
  readonly sortIndex: number;
}

function* groupsOf(
  context: ViewContext,
  force: EvaluatedForce,
  left: number | undefined,
): Generator<undefined, readonly OfferGroupView[]> {
  const byBlock = new Map<string, Placed[]>();
  const blocks = force.categories.filter((category) => isShown(category) || isClosedBlock(category));
  const known = new Set(blocks.map(({ entryId }) => entryId));
  for (const [index, offer] of context.evaluation.rootOffers(force.id).entries()) {
    if (index > 0 && index % STEP === 0) yield;
    const row = offerRow(context, force, offer, left);
    if (row === undefined) continue;
    const primary = offer.categories.find((use) => use.primary)?.entryId ?? '';
    const block = known.has(primary) ? primary : '';
    const placed = { row, sortIndex: offer.sortIndex };
    const rows = byBlock.get(block);
    if (rows === undefined) byBlock.set(block, [placed]);
    else rows.push(placed);
  }
  // What the ledger has no block for, as nothing may go there yet, comes last.
  const ordered = blocks.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)));
  const rowsOf = (block: string): readonly OfferRow[] =>
    inOfferOrder(
      byBlock.get(block) ?? [],
      ({ row: { name }, sortIndex }) => ({ name, sortIndex }),
      context.language,
    ).map(({ row }) => row);
  const groups = ordered.flatMap((category): OfferGroupView[] => {
    const items = rowsOf(category.entryId);
    return items.length === 0 ? [] : [blockGroup(context, force, category, items)];
  });
  const others = rowsOf('');
  if (others.length === 0) return groups;
  const rest = {
    key: `${force.id}/`,
    block: undefined,
    name: '',
    short: undefined,
    room: undefined,
    missing: 0,
    why: undefined,
    isClosed: false,
  } as const;
  return [...groups, { ...rest, takenBy: undefined, items: others }];
}

function blockGroup(
  context: ViewContext,
  force: EvaluatedForce,
  category: EvaluatedCategory,
  items: readonly OfferRow[],
): OfferGroupView {
  const places = placesOf(category);
  const isFull = places?.most !== undefined && places.taken >= places.most;
  const takers = counted(category.selections.map((unit) => ownName(context.language, unit)));
  return {
    key: `${force.id}/${category.entryId}`,
    block: category.entryId,
    name: context.name(category),
    short: context.short(category),
    room: roomOf(context, category),
    missing: places === undefined ? 0 : Math.max(0, places.least - places.taken),
    takenBy: isFull ? (takers.length <= MOST_TAKERS ? takers : []) : undefined,
    why: places?.most === 0 ? whyNone(context, category) : undefined,
    isClosed: !isShown(category),
    // The reason that holds for all of them stands once, on their head.
    items: isFull ? items.map((item) => (item.why === undefined ? item : { ...item, why: '' })) : items,
  };
}

/** Names, each once: `2 × Guard`. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((each) => each === name).length;
    return times === 1 ? name : `${times}\u00a0×\u00a0${name}`;
  });
}

/** A block that the ledger does not show, as nothing may stand in it yet. */
function isClosedBlock(category: EvaluatedCategory): boolean {
  return !category.isTag && !category.hidden && placesOf(category)?.most === 0;
}

/** Why a block has no places at all. */
function whyNone(context: ViewContext, category: EvaluatedCategory): string | undefined {
  const limit = closedBy(category.limits);
  return limit === undefined ? undefined : withoutName(limitReason(context, limit), context.name(category));
}

function roomOf(context: ViewContext, category: EvaluatedCategory): RoomView | undefined {
  const places = placesOf(category);
  if (places?.most !== undefined && places.most > 0) {
    return { kind: 'places', left: Math.max(0, places.most - places.taken) };
  }
  const share = shareOf(context, category, 100);
  if (share?.limitPoints === undefined) return undefined;
  const { points, limitPoints, kind } = share;
  if (kind === 'at-most') return { kind: 'points', left: limitPoints - points };
  return points >= limitPoints
    ? { kind: 'least-met', percent: share.limitPercent ?? percentOf(limitPoints, context.limit) ?? 0 }
    : { kind: 'least-short', points: limitPoints - points };
}

/** Undefined for what is hidden without a reason: that is not offered at all. */
export function offerRow(
  context: ViewContext,
  force: EvaluatedForce,
  offer: Offer,
  left: number | undefined,
): OfferRow | undefined {
  const why = reasonOf(context, offer);
  if (offer.hidden && why === undefined) return undefined;
  const price = context.points(offer.price);
  const own = offer.limits.find(
    ({ type, field, ownerId }) =>
      type === 'max' && field === 'selections' && offer.entryId.split('::').includes(ownerId),
  );
  return {
    key: `o:${force.id}/${offer.groupId ?? ''}/${offer.entryId}`,
    entryId: offer.entryId,
    groupId: offer.groupId,
    name: context.name(offer),
    short: context.short(offer),
    second: context.second(offer),
    search: searchText(offer),
    price,
    taken: own?.count ?? offer.taken,
    most: own?.limit,
    over: left === undefined ? 0 : Math.max(0, price - left),
    why,
  };
}

/** Why one more cannot be taken without breaking a rule; hidden things without a reason are not offered at all. */
export function reasonOf(context: ViewContext, offer: Offer): string | undefined {
  if (offer.hidden) return hiddenReason(context, offer, offer.hiddenBecause);
  const limit = closedBy(offer.limits);
  return limit === undefined ? undefined : closedReason(context, offer, limit);
}
