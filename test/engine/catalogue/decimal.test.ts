import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountToNumber,
  amountToText,
  parseDecimal,
  parseNumberText,
} from '../../../renderer/engine/catalogue/decimal';

test.each([
  { claim: 'a whole number', value: 12, amount: 120_000 },
  { claim: 'a text', value: '12.5', amount: 125_000 },
  { claim: 'more than can be summed exactly', value: '1e300', amount: 1e15 },
  { claim: 'the same below nought', value: -1e300, amount: -1e15 },
  { claim: 'four places', value: '0.0001', amount: 1 },
  { claim: 'noise of binary floats', value: 0.30000000000000004, amount: 3000 },
  { claim: 'a third place that no float holds exactly', value: 1.005, amount: 10_050 },
  { claim: 'a negative price', value: '-15', amount: -150_000 },
  { claim: 'nothing', value: undefined, amount: 0 },
  { claim: 'a word', value: 'many', amount: 0 },
])('$claim reads exactly', ({ value, amount }) => {
  expect(parseDecimal(value)).toBe(amount);
});

test('every decimal of four places survives reading and writing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000_000_000, max: 90_000_000_000 }), (amount) => {
      expect(parseDecimal(amountToText(amount))).toBe(amount);
      expect(parseDecimal(amountToNumber(amount))).toBe(amount);
    }),
  );
});

test.each([
  { text: '4', number: 40_000 },
  { text: ' -0.5 ', number: -5000 },
  { text: '4+', number: undefined },
  { text: 'D6', number: undefined },
  { text: '', number: undefined },
])('"$text" is a number or it is not', ({ text, number }) => {
  expect(parseNumberText(text)).toBe(number);
});
