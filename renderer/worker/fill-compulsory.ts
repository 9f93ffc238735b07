import type { Catalogue } from '../engine/catalogue/catalogue';
import { edit } from '../engine/evaluation/edit';
import { evaluate } from '../engine/evaluation/evaluate';
import type { EvaluatedForce, Evaluation, Offer } from '../engine/evaluation/evaluated';
import type { Finding, LimitFinding } from '../engine/findings/finding';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import type { NewId } from '../engine/roster/operation';
import { allForces } from '../engine/sheet/build/walk';
import { fillFreeChoices } from './fill-free-choices';
import { closedBy } from './view/offer-reason';

/** A list that needs more steps than this is asked of the player. */
const MOST_STEPS = 60;

/** What may fill a place is tried in this number. */
const MOST_TRIED = 24;

/**
 * Fills compulsory places with the cheapest choice each that breaks no maximum, as long as that helps and makes nothing else worse. What no
 * choice can fill without breaking one is left open: a list that lacks something is begun, one that has too much is wrong.
 */
export function fillCompulsory(catalogue: Catalogue, start: Roster, newId: NewId): Roster {
  let roster = start;
  const given = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const evaluation = evaluate(catalogue, roster);
    const open = tooFew(evaluation).filter((finding) => !given.has(keyOf(finding)));
    // Who leads is asked first: a leader may fill a place that asks for any hero. Then blocks before the whole army:
    // what fills a block counts for the army too, the other way round it need not.
    const finding =
      open.find(({ because }) => because?.kind === 'role-least') ??
      open.find(({ place }) => place.category !== undefined) ??
      open[0];
    if (finding === undefined) break;
    const next = firstThatHelps(catalogue, evaluation, waysToFill(catalogue, evaluation, finding, newId));
    if (next === undefined) given.add(keyOf(finding));
    else roster = next;
  }
  return fillFreeChoices(catalogue, roster, start, newId);
}

function firstThatHelps(
  catalogue: Catalogue,
  evaluation: Evaluation,
  ways: Iterable<Roster>,
): Roster | undefined {
  const before = weight(evaluation);
  const broken = tooMuch(evaluation);
  for (const next of ways) {
    const tried = evaluate(catalogue, next);
    if (tooMuch(tried) <= broken && weightBeside(tried, evaluation.roster) < before) return next;
  }
  return undefined;
}

/** Maximums that are broken. */
function tooMuch(evaluation: Evaluation): number {
  return findings(evaluation).filter(
    ({ kind, severity }) => severity === 'error' && (kind === 'too-many' || kind === 'over-limit'),
  ).length;
}

function tooFew(evaluation: Evaluation): readonly LimitFinding[] {
  return findings(evaluation).filter(
    (finding): finding is LimitFinding => finding.kind === 'too-few' && finding.severity === 'error',
  );
}

function keyOf(finding: Finding): string {
  return [finding.place.node, finding.place.category, finding.constraint, finding.entry].join('/');
}

/**
 * How far a list is from legal: what is too few counts by how many are missing.
 * @param isAsked which places of findings count
 */
function weight(evaluation: Evaluation, isAsked: (node: string) => boolean = () => true): number {
  return findings(evaluation).reduce((sum, finding) => {
    const { node } = finding.place;
    if (finding.severity !== 'error' || (node !== undefined && !isAsked(node))) return sum;
    const isNumber =
      finding.kind === 'too-few' && (finding.field === 'selections' || finding.field === 'forces');
    return sum + (isNumber ? finding.limit - finding.count : 1);
  }, 0);
}

/** Without what a unit that came asks of itself: which weapon it bears is for the player to say. */
function weightBeside(evaluation: Evaluation, before: Roster): number {
  const known = new Set(nodeIds(before));
  return weight(evaluation, (node) => known.has(node));
}

/** The list with one choice more that counts toward what is missing, the best way first. */
function* waysToFill(
  catalogue: Catalogue,
  evaluation: Evaluation,
  finding: LimitFinding,
  newId: NewId,
): Generator<Roster> {
  if (finding.field !== 'selections') return;
  if (finding.because?.kind === 'role-least') {
    yield* waysToLead(catalogue, evaluation, finding, newId);
    return;
  }
  const node = finding.place.node === undefined ? undefined : evaluation.node(finding.place.node);
  const forces =
    node !== undefined && !('children' in node)
      ? allForces([node]).map(({ force }) => force)
      : node === undefined
        ? allForces(evaluation.forces).map(({ force }) => force)
        : [];
  const others = tooFew(evaluation);
  const ways = forces
    .flatMap((force) => candidates(evaluation, force, finding).map((offer) => ({ force, offer })))
    .map((each) => ({ ...each, helps: others.filter((other) => countsToward(other, each.offer)).length }))
    // The cheapest of those that help with most of what is missing, so that it need not be paid twice.
    .toSorted((one, other) => other.helps - one.helps || total(one.offer) - total(other.offer));
  for (const { force, offer } of ways.slice(0, MOST_TRIED)) {
    const { entryId, groupId } = offer;
    yield edit(catalogue, evaluation.roster, { kind: 'select', parent: force.id, entryId, groupId }, newId);
  }
}

function total(offer: Offer): number {
  return offer.price.filter(({ hidden }) => !hidden).reduce((sum, { value }) => sum + value, 0);
}

/** Offers that count toward what is missing. */
function candidates(evaluation: Evaluation, force: EvaluatedForce, finding: LimitFinding): readonly Offer[] {
  return evaluation
    .rootOffers(force.id)
    .filter((offer) => !offer.hidden && closedBy(offer.limits) === undefined && countsToward(finding, offer));
}

/** Of the block, or one of the things named. */
function countsToward({ because, place, entry }: LimitFinding, offer: Offer): boolean {
  const params = because?.params ?? {};
  const ids = params.ofIds ?? params.placeId ?? place.category ?? entry;
  const wanted = new Set([place.category, ...(Array.isArray(ids) ? ids : [ids])]);
  return (
    offer.entryId.split('::').some((id) => wanted.has(id)) ||
    offer.categories.some((use) => wanted.has(use.entryId))
  );
}

/** Somebody must lead: who is there already, else the cheapest unit that may. */
function* waysToLead(
  catalogue: Catalogue,
  evaluation: Evaluation,
  finding: LimitFinding,
  newId: NewId,
): Generator<Roster> {
  const there = roleToGive(evaluation, finding);
  if (there !== undefined) {
    yield edit(catalogue, evaluation.roster, { kind: 'set-role', ...there }, newId);
    return;
  }
  const offers = allForces(evaluation.forces)
    .flatMap(({ force }) => evaluation.rootOffers(force.id).map((offer) => ({ force, offer })))
    .filter(({ offer }) => !offer.hidden && closedBy(offer.limits) === undefined && mayLead(offer))
    .toSorted((one, other) => total(one.offer) - total(other.offer));
  for (const { force, offer } of offers.slice(0, MOST_TRIED)) {
    const { entryId, groupId } = offer;
    const tried = edit(
      catalogue,
      evaluation.roster,
      { kind: 'select', parent: force.id, entryId, groupId },
      newId,
    );
    const role = roleToGive(evaluate(catalogue, tried), finding);
    if (role !== undefined) yield edit(catalogue, tried, { kind: 'set-role', ...role }, newId);
  }
}

/** What has neither a role among its options nor options from elsewhere is surely none and not tried. */
function mayLead({ definition }: Offer): boolean {
  const { selectionEntries = [], entryLinks = [], selectionEntryGroups = [] } = definition;
  return (
    selectionEntries.some(({ role }) => role !== undefined) ||
    entryLinks.length > 0 ||
    selectionEntryGroups.length > 0
  );
}

/** The first unit that may have the role. */
function roleToGive(
  evaluation: Evaluation,
  finding: LimitFinding,
): { readonly role: string; readonly selection: string } | undefined {
  const role = finding.because?.params?.roleId;
  if (typeof role !== 'string') return undefined;
  for (const { force } of allForces(evaluation.forces)) {
    for (const unit of force.selections) {
      const offers = evaluation.childOffers(unit.id);
      const offer = offers.find((each) => !('items' in each) && each.role === role && !each.hidden);
      if (offer !== undefined) return { role, selection: unit.id };
    }
  }
  return undefined;
}
