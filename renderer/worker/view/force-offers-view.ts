import type { LocalNames } from '../../engine/catalogue/definition';
import type { EffectiveLimit, EvaluatedForce, ForceOffer } from '../../engine/evaluation/evaluated';
import { NAME_SEPARATOR, plainText } from '../../engine/words/find-words';
import type { ForceGroupView, ForceOfferRow } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { armyNameOf, kindHeading } from './force-note';
import { inOfferOrder } from './offer-order';
import { closedBy, hiddenReason, isClosed, limitReason } from './offer-reason';
import { searchText } from './search-text';
import { SECTION_WORDS } from './section-words';

/** Forces that may be added: below the target, below what it stands in, and to the list itself; by their kinds. */
export function forceGroups(
  context: ViewContext,
  target: EvaluatedForce | undefined,
  unread: readonly UnreadArmy[],
): readonly ForceGroupView[] {
  const parents: (string | undefined)[] = [];
  for (let at = target; at !== undefined; at = parentOf(context, at)) parents.push(at.id);
  parents.push(undefined);
  const groups = new Map<string, Draft[]>();
  for (const parent of parents) {
    const offers = inOfferOrder(
      context.evaluation.forceOffers(parent),
      (offer) => ({ name: context.name(offer), sortIndex: offer.sortIndex }),
      context.language,
    );
    for (const offer of offers) {
      const isAside = isOfOthers(context, offer);
      // A reason for what is not of this army would only be in the way.
      const isOffered = isAside
        ? !offer.hidden && closedBy(offer.limits) === undefined
        : parent !== undefined || isOfList(context, offer);
      if (!isOffered) continue;
      const draft = forceDraft(context, offer, parent);
      if (draft === undefined) continue;
      const key = isAside ? OF_OTHERS : (offer.kind ?? '');
      const drafts = groups.get(key);
      if (drafts === undefined) groups.set(key, [draft]);
      else drafts.push(draft);
    }
  }
  const others = groupOfOthers(context, groups.get(OF_OTHERS) ?? [], unread);
  groups.delete(OF_OTHERS);
  const own = [...groups].map(([key, drafts]) => groupOf(context, key, drafts));
  return others.items.length === 0 ? own : [...own, others];
}

/** An army of the game whose book is not read yet: no list of these books needs it. */
export interface UnreadArmy {
  /** Of its book. */
  readonly key: string;
  readonly name: string;
  readonly names: LocalNames | undefined;
}

function groupOf(context: ViewContext, key: string, drafts: readonly Draft[]): ForceGroupView {
  const name = key === '' ? undefined : kindHeading(context, key);
  const why = name === undefined ? undefined : sharedReason(drafts);
  const items = drafts.map(({ row, reasons: [first] }) => ({
    ...row,
    why: first !== undefined && first === why ? '' : first,
  }));
  return { key, name, why, isAside: false, items };
}

const OF_OTHERS = '(others)';

/**
 * Community data do not say which forces are allies: each of another army that they do not forbid may be one. Our own
 * books give every force its kind.
 */
function isOfOthers(context: ViewContext, { kind, catalogueId }: ForceOffer): boolean {
  const { books } = context.evaluation.roster;
  return kind === undefined && books.length > 0 && !books.some(({ id }) => id === catalogueId);
}

function groupOfOthers(
  context: ViewContext,
  drafts: readonly Draft[],
  unread: readonly UnreadArmy[],
): ForceGroupView {
  const { language } = context;
  // Of several armies: what each of them puts first says nothing beside the others.
  const byName = (rows: readonly ForceOfferRow[]) =>
    inOfferOrder(rows, ({ name }) => ({ name, sortIndex: 0 }), language);
  const items = [
    ...byName(drafts.map(({ row, reasons: [why] }) => ({ ...row, why }))),
    ...byName(unread.map((army) => unreadRow(context, army))),
  ];
  return { key: OF_OTHERS, name: SECTION_WORDS[language].otherArmies, why: undefined, isAside: true, items };
}

function unreadRow(context: ViewContext, army: UnreadArmy): ForceOfferRow {
  return {
    key: `U:${army.key}`,
    parent: undefined,
    entryId: '',
    catalogueId: army.key,
    name: `${context.name(army)}…`,
    short: undefined,
    second: context.second(army),
    search: searchText(army),
    taken: 0,
    most: undefined,
    why: undefined,
    isUnread: true,
  };
}

/** What a force asks for is said before how many of it there may be. */
const NEEDS: ReadonlySet<string> = new Set(['force-needs', 'force-needs-limit', 'force-unless']);

/** A row with all that speaks against it, the first thing first. */
interface Draft {
  readonly row: Omit<ForceOfferRow, 'why'>;
  readonly reasons: readonly string[];
}

/** What speaks against all of several forces stands once, over them. */
function sharedReason(drafts: readonly Draft[]): string | undefined {
  const [first, ...others] = drafts;
  if (first === undefined || others.length === 0) return undefined;
  return first.reasons.find((reason) => others.every(({ reasons }) => reasons.includes(reason)));
}

/** At the top a list is made of its own books, and of a force that it may have once more is not spoken. */
function isOfList(context: ViewContext, offer: ForceOffer): boolean {
  const { books } = context.evaluation.roster;
  const isOwn = books.length === 0 || books.some(({ id }) => id === offer.catalogueId);
  return isOwn && (offer.taken === 0 || closedBy(offer.limits) === undefined);
}

function parentOf(context: ViewContext, force: EvaluatedForce): EvaluatedForce | undefined {
  const parent = force.parent === undefined ? undefined : context.evaluation.node(force.parent);
  return parent !== undefined && 'categories' in parent && 'catalogueId' in parent ? parent : undefined;
}

function forceDraft(context: ViewContext, offer: ForceOffer, parent: string | undefined): Draft | undefined {
  // Data keep forces without a name for themselves.
  if (context.name(offer) === '') return undefined;
  const reasons = reasonsOf(context, offer);
  if (offer.hidden && reasons.length === 0) return undefined;
  const ids = offer.entryId.split('::');
  // Of a number for several kinds of force nobody can say how many of this one there may be.
  const most = offer.limits
    .filter(({ type, constraint, ownerId }) => type === 'max' && !constraint.childId && ids.includes(ownerId))
    .map((each) => each.limit);
  const isOther = !context.evaluation.roster.books.some(({ id }) => id === offer.catalogueId);
  const army = isOther ? armyNameOf(context, offer.catalogueId) : undefined;
  const row = {
    key: `F:${parent ?? ''}/${offer.catalogueId}/${offer.entryId}`,
    parent,
    entryId: offer.entryId,
    catalogueId: offer.catalogueId,
    name: army === undefined ? context.name(offer) : `${context.name(offer)} (${army})`,
    short: army === undefined ? context.short(offer) : undefined,
    second: context.second(offer),
    search: army === undefined ? searchText(offer) : searchText(offer) + NAME_SEPARATOR + plainText(army),
    taken: offer.taken,
    most: most.length === 0 ? undefined : Math.min(...most),
    isUnread: false,
  };
  return { row, reasons };
}

function reasonsOf(context: ViewContext, offer: ForceOffer): readonly string[] {
  if (offer.hidden) {
    const why = hiddenReason(context, offer, offer.hiddenBecause);
    return why === undefined ? [] : [why];
  }
  const isNeed = ({ constraint }: EffectiveLimit): boolean => NEEDS.has(constraint.because?.kind ?? '');
  return offer.limits
    .filter((limit) => isClosed(limit))
    .toSorted((one, other) => Number(isNeed(other)) - Number(isNeed(one)))
    .map((limit) => limitReason(context, limit));
}
