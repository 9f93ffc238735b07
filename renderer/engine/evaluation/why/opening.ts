import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { Because } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import type { CompiledModifier } from '../../catalogue/query';
import { groupHolds } from '../modifiers/condition-group';
import { modifyNumber, timesOf } from '../modifiers/modify';
import type { Anchor, Carrier } from '../tree/nodes';
import type { State } from '../tree/state';
import { every, some, UNTOLD, type Wish } from './change';
import { reasonOf } from './reason-of';
import { type Asked, wishOfGuards, wishOfRepeats } from './wish-of';

/** A modifier on what is closed, and whether it applies now. */
interface Lever {
  readonly modifier: CompiledModifier;
  readonly anchor: Anchor;
  readonly times: number;
}

type MayName = Asked['mayName'];

function leversOn(state: State, carrier: Carrier, anchor: Anchor, field: string): readonly Lever[] {
  const own = (carrier.modifiers.byField.get(field) ?? []).map((modifier) => ({ modifier, anchor }));
  const pushed = (carrier.pushed ?? []).filter(({ modifier }) => modifier.field === field);
  return [...own, ...pushed].map((lever) => ({
    modifier: lever.modifier,
    anchor: lever.anchor,
    times: timesOf(state, lever.modifier, lever.anchor),
  }));
}

/** What it takes for a modifier to apply, or to apply no more. */
function wishOfLever(state: State, { modifier, anchor, times }: Lever, mayName: MayName): Wish {
  const asked = { state, anchor, mayName };
  if (times !== 0) return modifier.guards.length === 0 ? UNTOLD : wishOfGuards(asked, modifier.guards, false);
  const isGuarded = modifier.guards.some((guard) => !groupHolds(state, guard, anchor));
  return every([
    ...(isGuarded ? [wishOfGuards(asked, modifier.guards, true)] : []),
    ...modifier.repeatLists.map((repeats) => wishOfRepeats(asked, repeats)),
  ]);
}

/**
 * What it takes for something closed to open: the one modifier that would have to apply, or to apply no more; of several
 * such, any; where it takes several at once, all that close it.
 * @param isOpen whether it is open when these modifiers apply
 */
function openingBy(
  state: State,
  levers: readonly Lever[],
  isOpen: (applying: readonly Lever[]) => boolean,
  mayName: MayName,
): Because | undefined {
  const applying = levers.filter(({ times }) => times !== 0);
  const flipped = (lever: Lever): readonly Lever[] =>
    levers.filter((each) => (each === lever ? each.times === 0 : each.times !== 0)).map(atLeastOnce);
  const openers = levers.filter((lever) => isOpen(flipped(lever)));
  if (openers.length > 0) return reasonOf(some(openers.map((lever) => wishOfLever(state, lever, mayName))));
  if (applying.length < 2 || !isOpen([])) return undefined;
  return reasonOf(every(applying.map((lever) => wishOfLever(state, lever, mayName))));
}

const atLeastOnce = (lever: Lever): Lever => (lever.times === 0 ? { ...lever, times: 1 } : lever);

/** What would show a hidden thing; undefined when its data do not tell. */
export function openingOfHidden(
  state: State,
  node: Carrier & { readonly entry: { readonly hidden: boolean } },
  anchor: Anchor,
  mayName: MayName,
): Because | undefined {
  const isVisible = (applying: readonly Lever[]): boolean =>
    !applying.reduce((isHidden, { modifier: { type, text } }) => {
      const isOfKind = type === 'set' || type === 'hide';
      return isOfKind ? text === 'true' : isHidden;
    }, node.entry.hidden);
  return openingBy(state, leversOn(state, node, anchor, 'hidden'), isVisible, mayName);
}

/** What would allow at least one where a limit allows none. */
export function openingOfLimit(
  state: State,
  { definition, value }: OwnedConstraint,
  carrier: Carrier,
  anchor: Anchor,
  mayName: MayName,
): Because | undefined {
  const allowsOne = (applying: readonly Lever[]): boolean => {
    const most = applying.reduce(
      (sum, { modifier, times }) => modifyNumber(sum, modifier, times),
      value as number,
    );
    // -1 is no bound.
    return most >= AMOUNT_UNIT || most === -AMOUNT_UNIT;
  };
  return openingBy(state, leversOn(state, carrier, anchor, definition.id), allowsOne, mayName);
}
