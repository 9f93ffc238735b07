import type { EvaluatedSelection } from '../../evaluation/evaluated';
import type { SheetOption } from '../document';
import { pointsIn, type SheetContext } from './context';
import { isGiven } from './is-given';
import { isNothing } from './is-nothing';
import { modelCount } from './walk';

/** Models of one kind in a unit, however many choices they came by. */
interface Kind {
  models: number;
}

/** Options of one name, counted together. */
interface Draft {
  readonly name: string;
  readonly of: string;
  readonly isRole: boolean;
  readonly isLost: boolean;
  readonly isGiven: boolean;
  readonly isWeapon: boolean;
  /** How many in all. */
  number: number;
  points: number;
  /** What has them, with how many of each it is: the unit, models of it, a choice. */
  readonly holders: Map<EvaluatedSelection, number>;
  /** The models among which it is, where it is models that have it. */
  readonly kinds: Set<Kind>;
  readonly below: Draft[];
}

/**
 * What was chosen for a unit, in order, roles first, what is always there last. Models themselves are no options (they are lines), but what was
 * chosen for them is; their name goes with it when the unit has several kinds. The same chosen by two entries (one for each arm) is counted
 * together.
 */
export function sheetOptions(context: SheetContext, unit: EvaluatedSelection, kinds: number): SheetOption[] {
  const drafts = gathered(draftsBelow(context, unit, kinds > 1));
  const options = withoutRepeats(drafts.map((draft) => sheetOption(context, draft)));
  const rank = ({ isRole, isGiven }: SheetOption) => (isRole ? 0 : isGiven ? 2 : 1);
  return options.sort((a, b) => rank(a) - rank(b));
}

/** What the unit as a whole and its models have, free and the same, is said once. */
function withoutRepeats(options: readonly SheetOption[]): SheetOption[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    if (option.price !== '' || option.isLost) return true;
    const key = JSON.stringify(option);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function draftsBelow(context: SheetContext, top: EvaluatedSelection, nameModels: boolean): Draft[] {
  const kinds = new Map<string, Kind>();
  const below = (parent: EvaluatedSelection, of: string, kind: Kind | undefined): Draft[] =>
    parent.children.flatMap((child) => {
      if ((child.hidden && !child.isLost) || isNothing(child)) return [];
      if (child.type !== 'model' || child.isLost) return [draftOf(context, child, parent, of, kind)];
      const name = nameModels ? context.name(child) : '';
      const own = kinds.get(name) ?? { models: 0 };
      kinds.set(name, own);
      own.models += child.number;
      return below(child, name, own);
    });
  return below(top, '', undefined);
}

function draftOf(
  context: SheetContext,
  option: EvaluatedSelection,
  parent: EvaluatedSelection,
  of: string,
  kind: Kind | undefined,
): Draft {
  const holders = Math.max(1, parent.number);
  const each = option.number / holders;
  // A choice that every model of the unit has is said once, not "× 20".
  const isEach = !Number.isInteger(each) || each === modelCount(parent);
  const name = context.name(option);
  const below = gathered(draftsBelow(context, option, false));
  return {
    name,
    of,
    isRole: option.role !== undefined,
    isLost: option.isLost,
    isGiven: isGiven(option),
    isWeapon: option.profiles.some(
      (profile) => context.subjectOf(profile.typeId) === 'weapon' && context.name(profile) === name,
    ),
    number: isEach ? holders : option.number,
    points: option.isLost ? (lastPoints(context, option) ?? 0) : pointsIn(context, option.costs),
    holders: new Map([[parent, holders]]),
    kinds: new Set(kind === undefined ? [] : [kind]),
    below: below.filter((draft) => !isSaidBy(name, draft)),
  };
}

/** Each kind once, where it is met first. */
function gathered(drafts: readonly Draft[]): Draft[] {
  const kinds = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = JSON.stringify(keyOf(draft));
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, draft);
    else addTo(known, draft);
  }
  return [...kinds.values()];
}

/**
 * What must be the same: all but how many there are and have it. What is bought for one and not for the other keeps them apart, and what the
 * unit has from what its models have.
 */
function keyOf(draft: Draft): unknown {
  const { name, of, isRole, isLost, isGiven, isWeapon, kinds, below } = draft;
  return [name, of, kinds.size > 0, isRole, isLost, isGiven, isWeapon, below.map(priced)];
}

function priced(draft: Draft): unknown {
  return [keyOf(draft), timesEach(draft), draft.points / draft.number, draft.below.map(priced)];
}

function addTo(known: Draft, more: Draft): void {
  known.number += more.number;
  known.points += more.points;
  for (const [holder, count] of more.holders) known.holders.set(holder, count);
  for (const kind of more.kinds) known.kinds.add(kind);
  known.below.forEach((draft, index) => {
    const same = more.below[index];
    if (same !== undefined) addTo(draft, same);
  });
}

/** How many each that has any has. */
function timesEach({ number, holders }: Draft): number {
  return number / sum([...holders.values()]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function sheetOption(context: SheetContext, draft: Draft): SheetOption {
  const { name, of, isRole, isLost, isGiven, isWeapon, number, points, kinds, below } = draft;
  const each = kinds.size > 0 ? number / sum([...kinds].map(({ models }) => models)) : timesEach(draft);
  return {
    name,
    // What some models have and others have not is told by how many have it.
    count: Number.isInteger(each) ? each : number,
    price: priceText(context, points, isLost),
    of,
    isRole,
    isLost,
    isGiven,
    isWeapon,
    options: below.map((option) => sheetOption(context, option)),
  };
}

/** `Hull-mounted cannon (cannon)` says a thing twice. */
function isSaidBy(name: string, draft: Draft): boolean {
  return (
    !draft.isLost &&
    draft.points === 0 &&
    timesEach(draft) === 1 &&
    draft.below.length === 0 &&
    name.toLowerCase().includes(draft.name.toLowerCase())
  );
}

function priceText(context: SheetContext, points: number, isLost: boolean): string {
  if (points === 0) return '';
  return isLost ? `(${context.n(points)})` : context.n(points);
}

/** What it was worth when the book still had it, for all that were taken, as the document remembers. */
export function lastPrice(context: SheetContext, lost: EvaluatedSelection): string {
  const points = lastPoints(context, lost);
  return points === undefined ? '' : `(${context.n(points)})`;
}

function lastPoints(context: SheetContext, lost: EvaluatedSelection): number | undefined {
  const cost = lost.selection?.costs?.find(({ typeId }) => typeId === context.points);
  return cost && cost.value * lost.number;
}
