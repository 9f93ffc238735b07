import type { Book } from '../engine/catalogue/book';
import type { Catalogue } from '../engine/catalogue/catalogue';
import { edit } from '../engine/evaluation/edit';
import { evaluate } from '../engine/evaluation/evaluate';
import type { EvaluatedForce, Evaluation, ForceOffer, Offer } from '../engine/evaluation/evaluated';
import type { Finding, LimitFinding } from '../engine/findings/finding';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import { newRoster } from '../engine/roster/new-roster';
import type { NewId } from '../engine/roster/operation';
import { allForces } from '../engine/sheet/build/walk';
import { closedBy } from './view/offer-reason';

/** A list that needs more steps than this is asked of the player. */
const MOST_STEPS = 60;

export interface SkeletonChoice {
  readonly book: string;
  readonly name: string;
  /** Undefined: what the system starts with. */
  readonly limit: number | undefined;
  readonly points: string | undefined;
}

/** The list before anything is chosen: the forces that every list of the book starts with. */
export function emptyList(catalogue: Catalogue, choice: SkeletonChoice, newId: NewId): Roster {
  let roster = newRoster(catalogue, choice.name, newId);
  if (choice.limit !== undefined && choice.points !== undefined) {
    roster = edit(
      catalogue,
      roster,
      { kind: 'set-limit', typeId: choice.points, value: choice.limit },
      newId,
    );
  }
  const book = catalogue.book(choice.book);
  if (book === undefined) return roster;
  const starts = book.forces.filter(({ definition }) => definition.start === true);
  const offered = evaluate(catalogue, roster)
    .forceOffers(undefined)
    .filter((offer) => offer.catalogueId === book.key);
  const chosen =
    starts.length > 0
      ? offered.filter((offer) => starts.some(({ path }) => path === offer.entryId))
      : topForces(book, offered).slice(0, 1);
  for (const { entryId } of chosen) {
    roster = edit(catalogue, roster, { kind: 'add-force', entryId, catalogueId: book.key }, newId);
  }
  return roster;
}

/**
 * Forces that a list may begin with where the data say nothing: those of the army's own file before those of the game's,
 * those without a name last.
 */
function topForces(book: Book, offered: readonly ForceOffer[]): readonly ForceOffer[] {
  const own = new Set((book.definition.forceEntries ?? []).map(({ id }) => id));
  const rank = ({ name, entryId }: ForceOffer): number =>
    (name.trim() === '' ? 2 : 0) + (own.has(entryId.split('::').at(-1) ?? '') ? 0 : 1);
  return offered.filter((offer) => !offer.hidden).toSorted((one, other) => rank(one) - rank(other));
}

const keyOfForce = ({ catalogueId, entryId }: ForceOffer): string => `${catalogueId}/${entryId}`;

/** Forces that the user may choose to begin with: several, and none that the data begin with. */
export function forcesOnTop(catalogue: Catalogue, empty: Roster, bookKey: string): readonly StartForce[] {
  const book = catalogue.book(bookKey);
  if (book === undefined || book.forces.some(({ definition }) => definition.start === true)) return [];
  const offered = evaluate(catalogue, { ...empty, forces: [] })
    .forceOffers(undefined)
    .filter((offer) => offer.catalogueId === book.key);
  const forces = topForces(book, offered).filter(({ name }) => name.trim() !== '');
  return forces.length < 2
    ? []
    : forces.map((offer) => ({
        key: keyOfForce(offer),
        parent: undefined,
        entryId: offer.entryId,
        catalogueId: offer.catalogueId,
        name: offer.name,
        names: offer.names,
      }));
}

/** Forces that a list lacks and could start with, when it needs at least one of some kind. */
export function forcesToStart(evaluation: Evaluation): readonly StartForce[] {
  const needsForce = findings(evaluation).some(
    (finding) => finding.kind === 'too-few' && finding.field === 'forces',
  );
  const [top] = evaluation.forces;
  if (!needsForce || top === undefined) return [];
  return evaluation
    .forceOffers(top.id)
    .filter((offer) => !offer.hidden && closedBy(offer.limits) === undefined)
    .map((offer) => ({
      key: `${offer.catalogueId}/${offer.entryId}`,
      parent: top.id,
      entryId: offer.entryId,
      catalogueId: offer.catalogueId,
      name: offer.name,
      names: offer.names,
    }));
}

export interface StartForce {
  readonly key: string;
  /** Undefined: it stands at the top of the list. */
  readonly parent: string | undefined;
  readonly entryId: string;
  readonly catalogueId: string;
  readonly name: string;
  readonly names: Evaluation['forces'][number]['names'];
}

export function withForce(catalogue: Catalogue, roster: Roster, force: StartForce, newId: NewId): Roster {
  const { parent, entryId, catalogueId } = force;
  if (parent !== undefined)
    return edit(catalogue, roster, { kind: 'add-force', parent, entryId, catalogueId }, newId);
  // In the place of the one that it began with.
  return edit(catalogue, { ...roster, forces: [] }, { kind: 'add-force', entryId, catalogueId }, newId);
}

/** Fills compulsory places with the cheapest choice each, as long as that helps and makes nothing else worse. */
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
    if (finding === undefined) return roster;
    const next = fillOne(catalogue, evaluation, finding, newId);
    const isBetter = next !== undefined && weightBeside(catalogue, next, roster) < weight(evaluation);
    if (isBetter) roster = next;
    else given.add(keyOf(finding));
  }
  return roster;
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
function weightBeside(catalogue: Catalogue, roster: Roster, before: Roster): number {
  const known = new Set(nodeIds(before));
  return weight(evaluate(catalogue, roster), (node) => known.has(node));
}

function fillOne(
  catalogue: Catalogue,
  evaluation: Evaluation,
  finding: LimitFinding,
  newId: NewId,
): Roster | undefined {
  if (finding.field !== 'selections') return undefined;
  const node = finding.place.node === undefined ? undefined : evaluation.node(finding.place.node);
  const forces =
    node !== undefined && !('children' in node)
      ? allForces([node]).map(({ force }) => force)
      : node === undefined
        ? allForces(evaluation.forces).map(({ force }) => force)
        : [];
  if (finding.because?.kind === 'role-least') return withLeader(catalogue, evaluation, finding, newId);
  const others = tooFew(evaluation);
  const best = forces
    .flatMap((force) => candidates(evaluation, force, finding).map((offer) => ({ force, offer })))
    .map((each) => ({ ...each, helps: others.filter((other) => countsToward(other, each.offer)).length }))
    // The cheapest of those that help with most of what is missing, so that it need not be paid twice.
    .toSorted((one, other) => other.helps - one.helps || total(one.offer) - total(other.offer))[0];
  if (best === undefined) return undefined;
  const { force, offer } = best;
  return edit(
    catalogue,
    evaluation.roster,
    { kind: 'select', parent: force.id, entryId: offer.entryId, groupId: offer.groupId },
    newId,
  );
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

/** Units that might lead are tried in this number, the cheapest first. */
const MOST_LEADERS = 20;

/** Somebody must lead: who is there already, else the cheapest unit that may. */
function withLeader(
  catalogue: Catalogue,
  evaluation: Evaluation,
  finding: LimitFinding,
  newId: NewId,
): Roster | undefined {
  const there = roleToGive(evaluation, finding);
  if (there !== undefined) {
    return edit(catalogue, evaluation.roster, { kind: 'set-role', ...there }, newId);
  }
  const offers = allForces(evaluation.forces)
    .flatMap(({ force }) => evaluation.rootOffers(force.id).map((offer) => ({ force, offer })))
    .filter(({ offer }) => !offer.hidden && closedBy(offer.limits) === undefined && mayLead(offer))
    .toSorted((one, other) => total(one.offer) - total(other.offer));
  for (const { force, offer } of offers.slice(0, MOST_LEADERS)) {
    const { entryId, groupId } = offer;
    const tried = edit(
      catalogue,
      evaluation.roster,
      { kind: 'select', parent: force.id, entryId, groupId },
      newId,
    );
    const role = roleToGive(evaluate(catalogue, tried), finding);
    if (role !== undefined) return edit(catalogue, tried, { kind: 'set-role', ...role }, newId);
  }
  return undefined;
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
