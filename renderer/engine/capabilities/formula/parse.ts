import { type DiceRange, readDice } from './dice';
import { type Exact, exactFromText } from './exact';
import { type Token, tokensOf } from './tokens';

export type Comparison = '=' | '<' | '>' | '<=' | '>=';
export type FunctionName = 'min' | 'max' | 'sum' | 'count' | 'diceMin' | 'diceMax' | 'diceAvg';

export type Formula =
  | { readonly kind: 'number'; readonly value: Exact }
  | { readonly kind: 'dice'; readonly value: DiceRange }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'minus'; readonly of: Formula }
  | {
      readonly kind: 'two';
      readonly sign: '+' | '-' | '*' | '/' | '..';
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] }
  | { readonly kind: 'if'; readonly test: FormulaTest; readonly then: Formula; readonly otherwise: Formula };

export type FormulaTest =
  | { readonly kind: 'has'; readonly capability: string }
  | { readonly kind: 'compare'; readonly sign: Comparison; readonly left: Formula; readonly right: Formula };

const FUNCTIONS: ReadonlySet<string> = new Set<FunctionName>([
  'min',
  'max',
  'sum',
  'count',
  'diceMin',
  'diceMax',
  'diceAvg',
]);
const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['=', '<', '>', '<=', '>=']);

/** Thrown inside this file only: the text is no formula. */
class NoFormula extends Error {}

/**
 * The formula in a text; undefined when the text is to be printed as it is (docs/capabilities.md, section 3). So is
 * one that works nothing out: `20 / 40` are two numbers and `2D6` is a throw, as whoever wrote them wants them read.
 */
export function parseFormula(text: string): Formula | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined || tokens.length === 0) return undefined;
  try {
    const formula = new Reader(tokens).whole();
    return isWorkedOut(formula) ? formula : undefined;
  } catch (error) {
    if (error instanceof NoFormula) return undefined;
    throw error;
  }
}

function isWorkedOut(formula: Formula): boolean {
  switch (formula.kind) {
    case 'number':
      return true;
    case 'minus':
      return isWorkedOut(formula.of);
    case 'dice':
      return false;
    case 'two':
      return asksSomething(formula);
    default:
      return true;
  }
}

function asksSomething(formula: Formula): boolean {
  switch (formula.kind) {
    case 'name':
    case 'call':
    case 'if':
      return true;
    case 'minus':
      return asksSomething(formula.of);
    case 'two':
      return asksSomething(formula.left) || asksSomething(formula.right);
    default:
      return false;
  }
}

class Reader {
  #at = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): Formula {
    const from = this.#sum();
    const formula: Formula = this.#take('..')
      ? { kind: 'two', sign: '..', left: from, right: this.#sum() }
      : from;
    if (this.#at < this.tokens.length) throw new NoFormula();
    return formula;
  }

  #sum(): Formula {
    let left = this.#product();
    for (;;) {
      const sign = this.#takeOneOf('+', '-');
      if (sign === undefined) return left;
      left = { kind: 'two', sign, left, right: this.#product() };
    }
  }

  #product(): Formula {
    let left = this.#single();
    for (;;) {
      const sign = this.#takeOneOf('*', '/');
      if (sign === undefined) return left;
      left = { kind: 'two', sign, left, right: this.#single() };
    }
  }

  #single(): Formula {
    if (this.#take('-')) return { kind: 'minus', of: this.#single() };
    if (this.#take('(')) {
      const inner = this.#sum();
      this.#expect(')');
      return inner;
    }
    const token = this.#next();
    if (token.kind === 'number') {
      const value = exactFromText(token.text);
      if (value === undefined) throw new NoFormula();
      return { kind: 'number', value };
    }
    if (token.kind === 'dice') {
      const value = readDice(token.text);
      if (value === undefined) throw new NoFormula();
      return { kind: 'dice', value };
    }
    if (token.kind === 'sign') throw new NoFormula();
    return this.#take('(') ? this.#call(token.text) : { kind: 'name', name: token.text };
  }

  #call(name: string): Formula {
    if (name === 'if') return this.#choice();
    if (!FUNCTIONS.has(name)) throw new NoFormula();
    const args = [this.#sum()];
    while (this.#take(',')) args.push(this.#sum());
    this.#expect(')');
    if (name.startsWith('dice') && args.length > 1) throw new NoFormula();
    return { kind: 'call', name: name as FunctionName, args };
  }

  #choice(): Formula {
    const test = this.#test();
    this.#expect(',');
    const then = this.#sum();
    this.#expect(',');
    const otherwise = this.#sum();
    this.#expect(')');
    return { kind: 'if', test, then, otherwise };
  }

  #test(): FormulaTest {
    if (this.#peek()?.text === 'has') {
      this.#at += 1;
      const capability = this.#next();
      if (capability.kind !== 'name') throw new NoFormula();
      return { kind: 'has', capability: capability.text };
    }
    const left = this.#sum();
    const sign = this.#peek()?.text ?? '';
    if (COMPARISONS.has(sign)) {
      this.#at += 1;
      return { kind: 'compare', sign: sign as Comparison, left, right: this.#sum() };
    }
    if (left.kind !== 'name') throw new NoFormula();
    return { kind: 'has', capability: left.name };
  }

  #peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  #next(): Token {
    const token = this.#peek();
    if (token === undefined) throw new NoFormula();
    this.#at += 1;
    return token;
  }

  #take(sign: string): boolean {
    if (this.#peek()?.text !== sign) return false;
    this.#at += 1;
    return true;
  }

  #takeOneOf<Sign extends string>(...signs: readonly Sign[]): Sign | undefined {
    return signs.find((sign) => this.#take(sign));
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new NoFormula();
  }
}
