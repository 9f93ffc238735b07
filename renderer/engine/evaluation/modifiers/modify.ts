import { AMOUNT_UNIT, amountToText, parseNumberText } from '../../catalogue/decimal';
import type { CompiledModifier } from '../../catalogue/query';
import type { Anchor, Carrier, PushedModifier } from '../tree/nodes';
import type { State } from '../tree/state';
import { repeatTimes } from './condition';
import { groupHolds } from './condition-group';

/** How often a modifier applies now; 0 when a condition fails. */
export function timesOf(state: State, modifier: CompiledModifier, anchor: Anchor): number {
  for (const guard of modifier.guards) if (!groupHolds(state, guard, anchor)) return 0;
  let times = 1;
  for (const list of modifier.repeatLists) {
    let sum = 0;
    for (const repeat of list) sum += repeatTimes(state, repeat, anchor);
    times *= sum;
  }
  return times;
}

/**
 * The modifiers of a field in the order in which they apply, each with where it is judged: own ones first, then those
 * that others put here; in stages where the data want stages, and within each in this order (section 23.6).
 */
export function modifiersOf(
  state: State,
  carrier: Carrier,
  anchor: Anchor,
  field: string,
): readonly PushedModifier[] {
  const own = (carrier.modifiers.byField.get(field) ?? []).map((modifier) => ({ modifier, anchor }));
  const pushed = carrier.pushed?.filter(({ modifier }) => modifier.field === field) ?? [];
  if (pushed.length === 0) return own;
  const all = [...own, ...pushed];
  return state.catalogue.isStaged ? all.sort((a, b) => a.modifier.stage - b.modifier.stage) : all;
}

/** Calls back for every modifier of a field that applies, in their order. */
export function eachApplying(
  state: State,
  carrier: Carrier,
  anchor: Anchor,
  field: string,
  apply: (modifier: CompiledModifier, times: number) => void,
): void {
  if (!carrier.pushed) {
    for (const modifier of carrier.modifiers.byField.get(field) ?? []) {
      const times = timesOf(state, modifier, anchor);
      if (times !== 0) apply(modifier, times);
    }
    return;
  }
  for (const each of modifiersOf(state, carrier, anchor, field)) {
    const times = timesOf(state, each.modifier, each.anchor);
    if (times !== 0) apply(each.modifier, times);
  }
}

export function isModified(carrier: Carrier, field: string): boolean {
  return (
    carrier.modifiers.byField.has(field) || (carrier.pushed !== undefined && isAmong(carrier.pushed, field))
  );
}

const isAmong = (pushed: readonly PushedModifier[], field: string): boolean =>
  pushed.some(({ modifier }) => modifier.field === field);

/** One modifier on a number; all in ten-thousandths. */
export function modifyNumber(value: number, modifier: CompiledModifier, times: number): number {
  const { number } = modifier;
  if (number === undefined) return value;
  const factor = number / AMOUNT_UNIT;
  switch (modifier.type) {
    case 'set':
      return number;
    case 'increment':
      return value + number * times;
    case 'decrement':
      return value - number * times;
    case 'multiply':
      return value * factor ** times;
    case 'divide':
      return factor === 0 ? value : value / factor ** times;
    case 'modulo':
      return number === 0 ? value : value % number;
    case 'power':
      return (value / AMOUNT_UNIT) ** factor * AMOUNT_UNIT;
    case 'floor':
      return Math.max(value, number);
    case 'ceil':
      return Math.min(value, number);
    default:
      return value;
  }
}

const NUMBER_IN_TEXT = /[+-]?\d+(?:\.\d+)?/g;

/** Numbers inside a text count up: `4+` by 1 is `5+`. `position` picks one, from the end when negative. */
function modifyNumbersIn(text: string, modifier: CompiledModifier, times: number): string {
  const count = text.match(NUMBER_IN_TEXT)?.length ?? 0;
  const { position = 0 } = modifier.definition;
  const chosen = position < 0 ? count + position : position - 1;
  let index = -1;
  return text.replace(NUMBER_IN_TEXT, (found, offset: number) => {
    index += 1;
    if (position !== 0 && index !== chosen) return found;
    // A dash between figures (`3-6`) joins a range; it is no sign.
    const isRange = found.startsWith('-') && /\d/.test(text[offset - 1] ?? '');
    const sign = isRange ? '-' : found.startsWith('+') ? '+' : '';
    const number = parseNumberText(sign ? found.slice(1) : found) ?? 0;
    return sign + amountToText(Math.round(modifyNumber(number, modifier, times)));
  });
}

/**
 * By how many characters one modifier may lengthen a text again and again. Data may ask for a thousand million
 * repeats, or double a text forty times over; no name or rule is that long, and no memory holds it.
 */
const MOST_GROWTH = 20_000;

/** Left as it is where it would grow beyond all bounds. */
function replaceIn(text: string, modifier: CompiledModifier): string {
  const { arg = '', position = 0 } = modifier.definition;
  if (arg === '') return text === '' ? modifier.text : text;
  const parts = text.split(arg);
  const growth = (parts.length - 1) * (modifier.text.length - arg.length);
  if (position === 0 && parts.length > 2 && growth > MOST_GROWTH) return text;
  if (position === 0) return parts.join(modifier.text);
  const chosen = position < 0 ? parts.length - 1 + position : position - 1;
  return parts.reduce((all, part, index) => all + (index - 1 === chosen ? modifier.text : arg) + part);
}

/** One modifier on a text. @param isStaged whether numbers inside a text count up */
export function modifyText(
  text: string,
  modifier: CompiledModifier,
  times: number,
  isStaged: boolean,
): string {
  const { join = ' ', skipIfPresent } = modifier.definition;
  switch (modifier.type) {
    case 'set':
      return modifier.text;
    case 'append':
    case 'prepend': {
      const step = join.length + modifier.text.length;
      if (step === 0) return text;
      // The first time is always whole, however long what is added.
      const most = Math.min(times, Math.max(1, Math.floor(MOST_GROWTH / step)));
      let result = text;
      for (let time = 0; time < most; time++) {
        if (skipIfPresent && result.includes(skipIfPresent)) break;
        result = modifier.type === 'append' ? result + join + modifier.text : modifier.text + join + result;
      }
      return result;
    }
    case 'replace':
      return replaceIn(text, modifier);
    default: {
      // A written plus is kept, so such a text is not read as a mere number where living data want it whole.
      const number = isStaged && text.startsWith('+') ? undefined : parseNumberText(text);
      if (number !== undefined && modifier.number !== undefined) {
        return amountToText(Math.round(modifyNumber(number, modifier, times)));
      }
      return isStaged && modifier.number !== undefined ? modifyNumbersIn(text, modifier, times) : text;
    }
  }
}
