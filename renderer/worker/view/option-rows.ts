import type {
  EffectiveLimit,
  EvaluatedSelection,
  Offer,
  OfferGroup,
} from '../../engine/evaluation/evaluated';
import type { ChooseView, OptionRow } from '../protocol/chosen-view';
import { priceOf, type ViewContext } from './context';
import { isAutomatic, isFixed, isMetByTwin } from './fixed-offer';
import { type GroupsAbove, groupsWithin, NO_GROUPS } from './groups-above';
import { closedBy, closedReason, hiddenReason } from './offer-reason';
import { ownChoice } from './own-choice';
import { SECTION_WORDS } from './section-words';

export type OfferItem = Offer | OfferGroup;

export function isGroup(item: OfferItem): item is OfferGroup {
  return 'items' in item;
}

/** Where a row stands: below which choice, under which heading, in which exclusive group. */
export interface RowFrame {
  readonly parent: EvaluatedSelection;
  readonly depth: number;
  readonly under: string | undefined;
  readonly group: OfferGroup | undefined;
  readonly choose: ChooseView | undefined;
  /** All groups above, out of which at most one thing may be taken of the outermost that says so. */
  readonly within: GroupsAbove;
  /** The group above that may not be chosen from, and why: what hangs on it has the same reason. */
  readonly closed: ClosedGroup | undefined;
}

export interface ClosedGroup {
  readonly group: OfferGroup;
  readonly why: string;
}

interface Reason {
  readonly why: string | undefined;
  readonly isToldAbove: boolean;
}

/** Why something hidden may not be chosen: what holds for its whole group is said of the group, and not of each in turn. */
function whyHidden(context: ViewContext, item: OfferItem, { closed, parent }: RowFrame): Reason {
  const because = item.hiddenBecause;
  if (closed !== undefined && hiddenReason(context, closed.group, because, parent.id) === closed.why) {
    return { why: closed.why, isToldAbove: true };
  }
  return { why: hiddenReason(context, item, because, parent.id), isToldAbove: false };
}

/** How many of a group may be chosen, by its own limits of numbers. */
export function chooseOf(limits: readonly EffectiveLimit[]): ChooseView | undefined {
  const counted = limits.filter(({ field, type }) => field === 'selections' && type !== 'one-of');
  if (counted.length === 0) return undefined;
  const least = counted.filter(({ type }) => type !== 'max').map(({ limit }) => limit);
  const most = counted.filter(({ type }) => type !== 'min').map(({ limit }) => limit);
  return {
    least: Math.max(0, ...least),
    most: most.length === 0 ? undefined : Math.min(...most),
    taken: counted[0]?.count ?? 0,
  };
}

export function allowanceOf(
  context: ViewContext,
  limits: readonly EffectiveLimit[],
): { readonly spent: number; readonly most: number } | undefined {
  const limit = limits.find(
    ({ field, type }) => field === context.sheet.points && (type === 'max' || type === 'exactly'),
  );
  return limit === undefined ? undefined : { spent: limit.count, most: limit.limit };
}

/** Rows of offers and inner groups, with what hangs on taken choices below them. */
export function rowsOf(
  context: ViewContext,
  items: readonly OfferItem[],
  frame: RowFrame,
): readonly OptionRow[] {
  return items.flatMap((item) =>
    isGroup(item) ? groupRows(context, item, frame) : offerRows(context, item, frame),
  );
}

function groupRows(context: ViewContext, group: OfferGroup, frame: RowFrame): readonly OptionRow[] {
  const choose = chooseOf(group.limits);
  const key = `h:${frame.parent.id}/${group.id}`;
  const { why, isToldAbove } = group.hidden ? whyHidden(context, group, frame) : OPEN;
  const rows = rowsOf(context, group.items, {
    parent: frame.parent,
    depth: frame.depth + 1,
    under: key,
    group,
    choose,
    within: groupsWithin(frame.within, group, key, choose),
    closed: why === undefined || isToldAbove || group.name === '' ? frame.closed : { group, why },
  });
  const isTaken = rows.some((row) => row.isOn);
  if (rows.length === 0 || (group.hidden && why === undefined && !isTaken)) return [];
  // A group of a group that holds one thing is that thing.
  if (group.name === '') return rows.map((row) => ({ ...row, depth: row.depth - 1, under: frame.under }));
  return [
    {
      ...EMPTY_ROW,
      key,
      control: 'heading',
      group: key,
      parent: frame.parent.id,
      groupId: group.id,
      name: context.name(group),
      second: context.second(group),
      why,
      isToldAbove,
      depth: frame.depth,
      choose,
      under: frame.under,
    },
    ...rows,
  ];
}

const OPEN: Reason = { why: undefined, isToldAbove: false };

const EMPTY_ROW = {
  entryId: '',
  groupId: undefined,
  node: undefined,
  second: undefined,
  note: '',
  price: 0,
  amount: 0,
  least: 0,
  most: undefined,
  amounts: undefined,
  isOn: false,
  isLost: false,
  why: undefined,
  isToldAbove: false,
} as const;

function offerRows(context: ViewContext, offer: Offer, frame: RowFrame): readonly OptionRow[] {
  const taken = frame.parent.children.filter(
    (child) => child.entryId === offer.entryId && child.groupId === offer.groupId,
  );
  const { why, isToldAbove } = reasonOf(context, offer, frame, taken.length > 0);
  if (taken.length === 0 && ((offer.hidden && why === undefined) || isNever(offer))) return [];
  if (taken.length === 0 && isFixed(offer) && isMetByTwin(offer)) return [];
  const amount = taken.reduce((sum, child) => sum + child.amount, 0);
  const own = ownChoice(offer, taken);
  const control = controlOf(offer, frame);
  const isShort = control === 'fixed' && why === undefined && amount !== offer.least && !isAutomatic(offer);
  const isSetNow = amount > 0 && own === undefined && isSetByData(offer, control);
  const row: OptionRow = {
    key: `r:${frame.parent.id}/${offer.groupId ?? ''}/${offer.entryId}`,
    // What is not there in its fixed number is brought to it by hand.
    control: isShort ? 'number' : isSetNow && control !== 'radio' ? 'fixed' : control,
    group:
      control === 'radio' && frame.within.exclusive !== undefined
        ? frame.within.exclusive
        : `${frame.parent.id}/${offer.groupId ?? offer.entryId}`,
    parent: frame.parent.id,
    entryId: offer.entryId,
    groupId: offer.groupId,
    node: own?.id,
    name: context.name(offer),
    second: context.second(offer),
    note: isSetNow ? SECTION_WORDS[context.language].automatic(amount) : '',
    price:
      taken.length > 0
        ? taken.reduce((sum, child) => sum + priceOf(context, child), 0)
        : context.points(offer.price),
    amount,
    least: offer.least,
    most: Number.isFinite(offer.most) ? offer.most : undefined,
    amounts: offer.amounts,
    isOn: amount > 0,
    isLost: false,
    why,
    isToldAbove,
    depth: frame.depth,
    choose: undefined,
    under: frame.under,
  };
  return [row, ...below(context, taken, row)];
}

/** The data set it for now. What they set once and for all is no choice: the statistics show it. */
function isSetByData({ role, limits }: Offer, control: OptionRow['control']): boolean {
  if (role !== undefined) return false;
  const isChanged = limits.some(
    ({ constraint, limit }) => constraint.automatic && Number(constraint.value) !== limit,
  );
  return control !== 'fixed' || isChanged;
}

/** The data write that there may be none and know of nothing that would change it: then it is no choice. */
function isNever({ most, definition }: Offer): boolean {
  if (most > 0) return false;
  const { constraints = [], modifiers = [], modifierGroups = [] } = definition;
  return (
    modifierGroups.length === 0 &&
    constraints.some(
      ({ id, type, value }) =>
        (type === 'max' || type === 'exactly') &&
        Number(value) === 0 &&
        !modifiers.some(({ field }) => field === id),
    )
  );
}

/** What may be chosen for a choice that is taken, one step further in. Models have sections of their own. */
function below(
  context: ViewContext,
  taken: readonly EvaluatedSelection[],
  row: OptionRow,
): readonly OptionRow[] {
  return taken.flatMap((child) => {
    if ((child.type === 'model' && row.depth === 0) || child.amount === 0) return [];
    return rowsOf(context, context.evaluation.childOffers(child.id), {
      parent: child,
      depth: row.depth + 1,
      under: row.under,
      group: undefined,
      choose: undefined,
      within: NO_GROUPS,
      closed: undefined,
    }).filter((inner) => inner.control !== 'fixed' || inner.price !== 0 || inner.note !== '');
  });
}

function controlOf(offer: Offer, frame: RowFrame): OptionRow['control'] {
  const { choose } = frame;
  if (isFixed(offer)) return 'fixed';
  if (frame.within.exclusive !== undefined) return 'radio';
  if (offer.amounts !== undefined || offer.most > 1) {
    const groupMost = choose?.most ?? Number.POSITIVE_INFINITY;
    return Math.min(offer.most, groupMost) > 1 ? 'number' : 'check';
  }
  return 'check';
}

/** Why it cannot be taken as well. A radio button takes another's place, so a full group does not close it. */
function reasonOf(context: ViewContext, offer: Offer, frame: RowFrame, isTaken: boolean): Reason {
  if (offer.hidden) return whyHidden(context, offer, frame);
  if (isTaken) return OPEN;
  const { ids, isTaken: isExchange } = frame.within;
  const own = new Set(frame.group === undefined ? [] : frame.group.id.split('::'));
  const replaces = controlOf(offer, frame) === 'radio';
  // One goes for it: the groups around the two hold as many as before.
  const isKept = ({ ownerId, field }: EffectiveLimit): boolean =>
    own.has(ownerId) || (isExchange && field === 'selections' && ids.has(ownerId));
  const limits = offer.limits.filter((limit) => !replaces || !isKept(limit));
  const limit = closedBy(limits);
  if (limit === undefined) return OPEN;
  return { why: closedReason(context, offer, limit, frame.parent.id), isToldAbove: false };
}

/** Choices that the data no longer offer: kept, struck, and only to be taken away. */
export function lostRows(
  context: ViewContext,
  parent: EvaluatedSelection,
  known: ReadonlySet<string>,
): readonly OptionRow[] {
  return parent.children
    .filter((child) => !child.isDerived && (child.isLost || !known.has(child.id)))
    .map((child) => ({
      ...EMPTY_ROW,
      key: `l:${child.id}`,
      control: 'check',
      group: `l:${child.id}`,
      parent: parent.id,
      entryId: child.entryId,
      groupId: child.groupId,
      node: child.id,
      name: context.name(child),
      second: context.second(child),
      price: priceOf(context, child),
      amount: child.amount,
      isOn: true,
      isLost: child.isLost,
      depth: 0,
      choose: undefined,
      under: undefined,
    }));
}
