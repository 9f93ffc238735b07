import { describe, expect, test } from 'vitest';
import { valueText } from '../../../renderer/engine/words/value-text';

const words = [
  { text: 'all', names: { fr: 'tous' } },
  { text: 'all sides', names: { fr: 'tous côtés' } },
  { text: 'Sheet', names: { fr: 'Fiche' } },
  { text: 'C', names: { fr: 'C' } },
];

describe('words of a column', () => {
  test.each([
    { claim: 'alone', value: 'Sheet', fr: 'Fiche' },
    { claim: 'beside a number', value: '2+ Sheet', fr: '2+ Fiche' },
    { claim: 'the longer of two that begin alike', value: 'all sides', fr: 'tous côtés' },
    { claim: 'several', value: 'all, Sheet', fr: 'tous, Fiche' },
    { claim: 'not inside another word', value: 'small', fr: 'small' },
    { claim: 'the same in both languages', value: 'C+1', fr: 'C+1' },
    { claim: 'inches as they are printed', value: '8"', fr: '8″' },
  ])('$claim', ({ value, fr }) => {
    expect(valueText('fr', value, { words })).toBe(fr);
    expect(valueText('en', value, { words })).toBe(value.replace('"', '″'));
  });

  test('the whole value of the data comes before its words', () => {
    expect(valueText('fr', '2+ Sheet', { words }, { fr: 'sur la fiche' })).toBe('sur la fiche');
  });

  test('a language that the words do not know keeps the text of the data', () => {
    expect(valueText('de', '2+ Sheet', { words })).toBe('2+ Sheet');
  });
});

test.each([
  ['8"', '8″', '8″'],
  ['-2', '−2', '−2'],
  ['4/-3', '4/−3', '4/−3'],
  ['1-3', '1-3', '1-3'],
  ['7.5', '7.5', '7,5'],
  ['x2', '×2', '×2'],
  ['3D6*2', '3D6×2', '3D6×2'],
  ['max2', 'max2', 'max2'],
])('%j is printed %j in English, %j in French', (value, en, fr) => {
  expect([valueText('en', value, undefined), valueText('fr', value, undefined)]).toEqual([en, fr]);
});

describe('the sign of a column', () => {
  test.each([
    ['2', '+2'],
    ['0', '0'],
    ['-1', '−1'],
    ['+3', '+3'],
    ['2+', '2+'],
    ['', ''],
    ['Sheet', 'Sheet'],
  ])('%j is printed %j', (value, printed) => {
    expect(valueText('en', value, { sign: true })).toBe(printed);
  });

  test('without it a number stays bare', () => {
    expect(valueText('en', '2', {})).toBe('2');
  });
});
