import type { EvaluatedSelection } from '../../evaluation/evaluated';
import type { SheetOption } from '../document';
import { pointsIn, type SheetContext } from './context';
import { isGiven } from './is-given';
import { isNothing } from './is-nothing';
import { modelCount } from './walk';

/**
 * What was chosen for a unit, in order, roles first, what is always there last. Models themselves are no options (they are lines), but what was
 * chosen for them is; their name goes with it when the unit has several kinds.
 */
export function sheetOptions(context: SheetContext, unit: EvaluatedSelection, kinds: number): SheetOption[] {
  const options = withoutRepeats(optionsBelow(context, unit, kinds > 1, ''));
  const rank = ({ isRole, isGiven }: SheetOption) => (isRole ? 0 : isGiven ? 2 : 1);
  return options.sort((a, b) => rank(a) - rank(b));
}

/** Models that are chosen one by one each have their gear: what is free and the same for several is said once. */
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

function optionsBelow(
  context: SheetContext,
  parent: EvaluatedSelection,
  nameModels: boolean,
  of: string,
): SheetOption[] {
  return parent.children.flatMap((child) => {
    if ((child.hidden && !child.isLost) || isNothing(child)) return [];
    if (child.type === 'model' && !child.isLost) {
      return optionsBelow(context, child, nameModels, nameModels ? context.name(child) : '');
    }
    return [sheetOption(context, child, parent, of)];
  });
}

function sheetOption(
  context: SheetContext,
  option: EvaluatedSelection,
  parent: EvaluatedSelection,
  of: string,
): SheetOption {
  const perParent = parent.number > 0 ? option.number / parent.number : option.number;
  // A choice that every model of the unit has is said once, not "× 20".
  const count = perParent > 1 && perParent !== modelCount(parent) ? perParent : 1;
  return {
    name: context.name(option),
    count: Number.isInteger(count) ? count : 1,
    price: option.isLost ? lastPrice(context, option) : priceText(context, pointsIn(context, option.costs)),
    of,
    isRole: option.role !== undefined,
    isLost: option.isLost,
    isGiven: isGiven(option),
    isWeapon: option.profiles.some(
      (profile) =>
        context.subjectOf(profile.typeId) === 'weapon' && context.name(profile) === context.name(option),
    ),
    options: optionsBelow(context, option, false, '').filter(
      (below) => !isSaidBy(context.name(option), below),
    ),
  };
}

/** `Hull-mounted cannon (cannon)` says a thing twice. */
function isSaidBy(name: string, { name: below, price, count, options }: SheetOption): boolean {
  return (
    price === '' && count === 1 && options.length === 0 && name.toLowerCase().includes(below.toLowerCase())
  );
}

function priceText(context: SheetContext, points: number): string {
  return points === 0 ? '' : context.n(points);
}

/** What it was worth when the book still had it, for all that were taken, as the document remembers. */
export function lastPrice(context: SheetContext, lost: EvaluatedSelection): string {
  const cost = lost.selection?.costs?.find(({ typeId }) => typeId === context.points);
  return cost ? `(${context.n(cost.value * lost.number)})` : '';
}
