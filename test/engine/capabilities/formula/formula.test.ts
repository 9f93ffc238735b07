import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDice } from '../../../../renderer/engine/capabilities/formula/dice';
import { type Exact, toNumber } from '../../../../renderer/engine/capabilities/formula/exact';
import { parseFormula } from '../../../../renderer/engine/capabilities/formula/parse';
import {
  type Bearer,
  readValue,
  type Value,
  workOut,
} from '../../../../renderer/engine/capabilities/formula/value';

function bearer(
  named: Readonly<Record<string, string | readonly string[]>> = {},
  has: readonly string[] = [],
): Bearer {
  const all = new Map(
    Object.entries(named).map(([name, texts]) => [
      name,
      [texts].flat().flatMap((text) => readValue(text) ?? []),
    ]),
  );
  return { values: (name) => all.get(name) ?? [], has: (id) => has.includes(id) };
}

const shown = (value: Value | undefined): string => {
  if (value === undefined) return '-';
  const [least, most] = [toNumber(value.least), toNumber(value.most)];
  return least === most ? String(least) : `${least}..${most}`;
};

function worked(text: string, who: Bearer): string {
  const formula = parseFormula(text);
  return formula === undefined ? text : shown(workOut(formula, who));
}

/** Worked examples of docs/capabilities.md, section 5, and the grammar of its section 3. */
describe('a formula', () => {
  test.each([
    { claim: 'C-T9-15: the highest of 2D6', text: 'diceMax(X)', named: { X: '2D6' }, says: '12' },
    { claim: 'C-T9-15: the highest of 3D6', text: 'diceMax(X)', named: { X: '3D6' }, says: '18' },
    { claim: 'C-T9-15: the highest of D6', text: 'diceMax(X)', named: { X: 'D6' }, says: '6' },
    { claim: 'C-T9-16: the average of 2D6', text: 'diceAvg(X)', named: { X: '2D6' }, says: '7' },
    { claim: 'C-T9-16: the average of 3D6', text: 'diceAvg(X)', named: { X: '3D6' }, says: '10.5' },
    { claim: 'C-T9-26: a bonus on a characteristic', text: 'Str + 2', named: { Str: '4' }, says: '6' },
    { claim: 'C-T9-32: the range of 2D3', text: 'diceMin(X)..diceMax(X)', named: { X: '2D3' }, says: '2..6' },
    { claim: 'C-T9-32: the range of D6', text: 'diceMin(X)..diceMax(X)', named: { X: 'D6' }, says: '1..6' },
    { claim: 'C-T9-34: two instances add up', text: '- sum(X)', named: { X: ['1', '1'] }, says: '-2' },
    { claim: 'C-T9-42: the range of D3+1', text: 'diceMin(D3+1)..diceMax(D3+1)', named: {}, says: '2..4' },
    {
      claim: 'C-NE-25: class 1',
      text: 'if(class = 1, 2 * Move, Move)',
      named: { class: '1', Move: '10 cm' },
      says: '20',
    },
    {
      claim: 'C-NE-25: class 2',
      text: 'if(class = 1, 2 * Move, Move)',
      named: { class: '2', Move: '25 cm' },
      says: '25',
    },
    { claim: 'C-NE-28: Damage', text: '1 + X', named: { X: '1' }, says: '2' },
    { claim: 'C-NE-40: penalty 2', text: 'max(0, penalty - 1)', named: { penalty: '2' }, says: '1' },
    { claim: 'C-NE-40: penalty 0', text: 'max(0, penalty - 1)', named: { penalty: '0' }, says: '0' },
    {
      claim: 'C-NE-41: class 1',
      text: 'if(class = 1, 5, if(class = 2, 10, 0))',
      named: { class: '1' },
      says: '5',
    },
    {
      claim: 'C-NE-41: class 2',
      text: 'if(class = 1, 5, if(class = 2, 10, 0))',
      named: { class: '2' },
      says: '10',
    },
    { claim: 'C-HH-01: Rush', text: 'M + I', named: { M: '7', I: '4' }, says: '11' },
    { claim: 'C-HH-02: Fall Back', text: 'D6 + I', named: { I: '4' }, says: '5..10' },
    { claim: 'C-HH-05: difficult terrain', text: 'M - 2', named: { M: '7' }, says: '5' },
    {
      claim: 'C-HH-08: what is not on the profile gives nothing',
      text: 'M + I',
      named: { M: '12' },
      says: '-',
    },
    { claim: 'half of an odd number is exact', text: 'Move / 2', named: { Move: '25' }, says: '12.5' },
    { claim: 'a third three times is whole', text: '3 * (M / 3)', named: { M: '7' }, says: '7' },
    { claim: 'nothing is divided by nothing', text: 'M / I', named: { M: '7', I: '0' }, says: '-' },
    { claim: 'products go before sums', text: '1 + 2 * M', named: { M: '3' }, says: '7' },
    { claim: 'differences go from the left', text: 'M - 2 - 1', named: { M: '7' }, says: '4' },
    {
      claim: 'capital letters beside a sign are two names',
      text: 'M-I',
      named: { M: '7', I: '4' },
      says: '3',
    },
    { claim: 'a sum over nothing is 0', text: 'sum(X)', named: {}, says: '0' },
    { claim: 'the least of nothing is not known', text: 'min(X)', named: {}, says: '-' },
    { claim: 'counts instances', text: 'count(X)', named: { X: ['2', '5', '5'] }, says: '3' },
    { claim: 'a throw decides no test', text: 'if(X > 3, 1, 0)', named: { X: 'D6' }, says: '-' },
    {
      claim: 'what is added to a throw is a sum like any other',
      text: 'D6 + 3 * M',
      named: { M: '2' },
      says: '7..12',
    },
    { claim: 'a number alone', text: '12.5', named: {}, says: '12.5' },
  ])('$claim', ({ text, named, says }) => {
    expect(worked(text, bearer(named as Record<string, string | readonly string[]>))).toBe(says);
  });

  test.each([
    { claim: 'C-NE-35: without Open-Top', has: [], says: '4' },
    { claim: 'C-NE-35: with Open-Top', has: ['open-top'], says: '3' },
  ])('$claim', ({ has, says }) => {
    expect(worked('if(open-top, 3, 4)', bearer({}, has))).toBe(says);
  });

  test.each([
    { claim: 'C-NE-29: without', has: [], named: {}, says: '5' },
    { claim: 'C-NE-29: with 5+', has: ['regeneration'], named: { X: '5+' }, says: '4' },
    { claim: 'C-NE-29: with 4+', has: ['regeneration'], named: { X: '4+' }, says: '3' },
  ])('$claim', ({ has, named, says }) => {
    expect(worked('if(has regeneration, X - 1, 5)', bearer(named as Record<string, string>, has))).toBe(says);
  });

  test.each([
    '3+',
    '20 / 40',
    '2D6',
    '3D6, drop lowest',
    '1 attack, Str 10, AP 10, Init 0',
    '180 deg front; only 360 deg weapons on the ground',
    'Att + lostHP, for lostHP in 0..HP-1',
    'if(any model M = 0, 0, M)',
    'morale of host',
    'count(units with any scoring model)',
    'unknown(X)',
    '(M',
    '',
    '-',
    `${'('.repeat(500)}M${')'.repeat(500)}`,
  ])('is not %j: that is printed as it is', (text) => {
    expect(parseFormula(text)).toBeUndefined();
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'M',
            'X',
            'D6',
            '2D3+1',
            'if',
            'min',
            'sum',
            '(',
            ')',
            ',',
            '+',
            '-',
            '/',
            '..',
            '=',
            '3',
            ' ',
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const formula = parseFormula(parts.join(''));
          const value = formula && workOut(formula, bearer({ M: '7', X: '2D6' }));
          expect(value === undefined || toNumber(value.least) <= toNumber(value.most)).toBe(true);
        },
      ),
    );
  });

  test('of whole numbers says what arithmetic says', () => {
    const small = fc.integer({ min: -999, max: 999 });
    fc.assert(
      fc.property(small, small, small, (m, i, x) => {
        const who = bearer({ M: String(m), I: String(i), X: String(x) });
        expect(worked('M + I * X', who)).toBe(String(m + i * x));
        expect(worked('(M + I) * X - M', who)).toBe(String((m + i) * x - m));
        expect(worked('max(M, I, X) - min(M, I, X)', who)).toBe(
          String(Math.max(m, i, x) - Math.min(m, i, x)),
        );
      }),
    );
  });

  test('a part of a number taken as many times gives the number again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999 }), (m, i) => {
        expect(worked('(M / I) * I', bearer({ M: String(m), I: String(i) }))).toBe(String(m));
      }),
    );
  });
});

describe('a throw of dice', () => {
  test('has its least, most and average', () => {
    const throws = fc.tuple(
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(3, 6, 10),
      fc.integer({ min: 0, max: 20 }),
    );
    fc.assert(
      fc.property(throws, ([count, sides, more]) => {
        const range = readDice(`${count}D${sides}${more === 0 ? '' : `+${more}`}`);
        const numbers = [range?.least, range?.most, range?.average].map((one) => toNumber(one as Exact));
        expect(numbers).toEqual([count + more, count * sides + more, (count * (sides + 1)) / 2 + more]);
      }),
    );
  });

  test.each(['', 'D', '0D6', '2D0', 'XD6', '2D6+', '2D6 drop lowest'])('is not %j', (text) => {
    expect(readDice(text)).toBeUndefined();
  });
});
