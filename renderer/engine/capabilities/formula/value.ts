import { readDice } from './dice';
import { compare, divided, type Exact, exact, exactFromText, negative, plus, times } from './exact';
import type { Comparison, Formula, FormulaTest, FunctionName } from './parse';

/** A number, or what a throw of dice may come to. */
export interface Value {
  readonly least: Exact;
  readonly most: Exact;
  /** Undefined where it does not follow from the averages of the parts. */
  readonly average: Exact | undefined;
}

/** Who the formula is worked out for. */
export interface Bearer {
  /**
   * Every value of a name: one for a characteristic of a model, several for a parameter of a capability that it has
   * several times. None when it has no such thing.
   */
  values(name: string): readonly Value[];
  has(capability: string): boolean;
}

export const fixed = (number: Exact): Value => ({ least: number, most: number, average: number });

export const isFixed = ({ least, most }: Value): boolean => compare(least, most) === 0;

/** As profiles and parameters write a value: `4`, `8"`, `4+`, `10 cm`, `2D6`. Undefined for words. */
export function readValue(text: string): Value | undefined {
  const bare = text.trim().replace(/\s*(?:["″”]|''|cm|(?<=\d)\+)$/u, '');
  const number = exactFromText(bare);
  return number === undefined ? readDice(bare) : fixed(number);
}

/** Undefined when something that it names is not there: then nothing is printed, not 0. */
export function workOut(formula: Formula, bearer: Bearer): Value | undefined {
  switch (formula.kind) {
    case 'number':
      return fixed(formula.value);
    case 'dice':
      return formula.value;
    case 'name':
      return bearer.values(formula.name)[0];
    case 'minus': {
      const of = workOut(formula.of, bearer);
      return of && opposite(of);
    }
    case 'two': {
      const left = workOut(formula.left, bearer);
      const right = workOut(formula.right, bearer);
      return left && right && together(formula.sign, left, right);
    }
    case 'call':
      return called(formula.name, formula.args, bearer);
    case 'if': {
      const holds = testHolds(formula.test, bearer);
      return holds === undefined ? undefined : workOut(holds ? formula.then : formula.otherwise, bearer);
    }
  }
}

function opposite({ least, most, average }: Value): Value {
  return { least: negative(most), most: negative(least), average: average && negative(average) };
}

function together(sign: '+' | '-' | '*' | '/' | '..', left: Value, right: Value): Value | undefined {
  switch (sign) {
    case '+':
      return sumOf(left, right);
    case '-':
      return sumOf(left, opposite(right));
    case '*':
      return productOf(left, right);
    case '/': {
      // Of a throw in the divisor nobody could say what comes out; a rule that needs it does not exist.
      const part = isFixed(right) ? divided({ over: 1, under: 1 }, right.least) : undefined;
      return part && productOf(left, fixed(part));
    }
    case '..':
      return compare(left.least, right.most) > 0
        ? undefined
        : { least: left.least, most: right.most, average: undefined };
  }
}

function sumOf(left: Value, right: Value): Value | undefined {
  const least = plus(left.least, right.least);
  const most = plus(left.most, right.most);
  return (
    least &&
    most && { least, most, average: left.average && right.average && plus(left.average, right.average) }
  );
}

function productOf(left: Value, right: Value): Value | undefined {
  const corners = [
    times(left.least, right.least),
    times(left.least, right.most),
    times(left.most, right.least),
    times(left.most, right.most),
  ];
  const known = corners.filter((corner) => corner !== undefined);
  if (known.length < corners.length) return undefined;
  const average = left.average && right.average && times(left.average, right.average);
  return { least: extreme(known, -1), most: extreme(known, 1), average };
}

/** The least (-1) or the most (1). */
function extreme(numbers: readonly Exact[], side: -1 | 1): Exact {
  return numbers.reduce((best, one) => (compare(one, best) * side > 0 ? one : best));
}

/** A name in a call stands for every value that it has. */
function allValues(formula: Formula, bearer: Bearer): readonly Value[] | undefined {
  if (formula.kind === 'name') return bearer.values(formula.name);
  const value = workOut(formula, bearer);
  return value && [value];
}

function called(name: FunctionName, args: readonly Formula[], bearer: Bearer): Value | undefined {
  const values: Value[] = [];
  for (const arg of args) {
    const found = allValues(arg, bearer);
    // The least of what is there and what is not there is not known.
    if (found === undefined || (found.length === 0 && name !== 'sum' && name !== 'count')) return undefined;
    values.push(...found);
  }
  switch (name) {
    case 'count': {
      const count = exact(values.length);
      return count && fixed(count);
    }
    case 'sum':
      return values.reduce<Value | undefined>(
        (sum, value) => sum && sumOf(sum, value),
        fixed({ over: 0, under: 1 }),
      );
    case 'min':
    case 'max': {
      const side = name === 'min' ? -1 : 1;
      const least = extreme(
        values.map((value) => value.least),
        side,
      );
      const most = extreme(
        values.map((value) => value.most),
        side,
      );
      return { least, most, average: compare(least, most) === 0 ? least : undefined };
    }
    case 'diceMin':
      return values[0] && fixed(values[0].least);
    case 'diceMax':
      return values[0] && fixed(values[0].most);
    case 'diceAvg':
      return values[0]?.average && fixed(values[0].average);
  }
}

/** Undefined when a throw decides it, or when something is not there. */
function testHolds(test: FormulaTest, bearer: Bearer): boolean | undefined {
  if (test.kind === 'has') return bearer.has(test.capability);
  const left = workOut(test.left, bearer);
  const right = workOut(test.right, bearer);
  if (left === undefined || right === undefined || !isFixed(left) || !isFixed(right)) return undefined;
  return passes(test.sign, compare(left.least, right.least));
}

function passes(sign: Comparison, difference: number): boolean {
  switch (sign) {
    case '=':
      return difference === 0;
    case '<':
      return difference < 0;
    case '>':
      return difference > 0;
    case '<=':
      return difference <= 0;
    case '>=':
      return difference >= 0;
  }
}
