import { describe, expect, test } from 'vitest';
import { de } from '../../../renderer/engine/words/french-de';
import { nameIn } from '../../../renderer/engine/words/name-in';
import { number, percent, percentInColumn, points, signed } from '../../../renderer/engine/words/numbers';
import { severityCount, verdict } from '../../../renderer/engine/words/verdict';
import { aLimit } from './findings-builder';

test.each([
  { value: 0, en: '0', fr: '0' },
  { value: 2825, en: '2,825', fr: '2\u202f825' },
  { value: 1234567, en: '1,234,567', fr: '1\u202f234\u202f567' },
  { value: 12.5, en: '12.5', fr: '12,5' },
  { value: 0.1 + 0.2, en: '0.3', fr: '0,3' },
  { value: -185, en: '\u2212185', fr: '\u2212185' },
  { value: -0.00001, en: '0', fr: '0' },
  { value: 100, en: '100', fr: '100' },
  { value: Number.POSITIVE_INFINITY, en: '∞', fr: '∞' },
])('$value reads $en, $fr', ({ value, en, fr }) => {
  expect(number(value, 'en')).toBe(en);
  expect(number(value, 'fr')).toBe(fr);
});

test('per cent, signs and points', () => {
  expect(percent(22.55, 'en')).toBe('22.6%');
  expect(percent(22.55, 'fr')).toBe('22,6\u00a0%');
  expect([signed(50, 'en'), signed(0, 'en'), signed(-1850, 'fr')]).toEqual(['+50', '±0', '\u22121\u202f850']);
  expect([points(0, 'en'), points(1, 'en'), points(1.5, 'en')]).toEqual([
    '0 points',
    '1 point',
    '1.5 points',
  ]);
  expect([points(0, 'fr'), points(1.5, 'fr'), points(2, 'fr')]).toEqual(['0 point', '1,5 point', '2 points']);
});

test('percentages of a column all have one place', () => {
  expect([5, 12.5, 0, 100].map((value) => percentInColumn(value, 'en'))).toEqual([
    '5.0%',
    '12.5%',
    '0.0%',
    '100.0%',
  ]);
  expect(percentInColumn(9.96, 'fr')).toBe('10,0\u00a0%');
});

test.each([
  ['Archers', 'd’Archers'],
  ['Épées', 'd’Épées'],
  ['Œil', 'd’Œil'],
  ['Cavaliers', 'de Cavaliers'],
  ['Hallebardiers', 'de Hallebardiers'],
  ['Harpies', 'de Harpies'],
  ['Hydre', 'd’Hydre'],
  ['Hommes d’armes', 'd’Hommes d’armes'],
])('de %s is %s', (name, expected) => {
  expect(de(name)).toBe(expected);
});

test('a name is looked for by tag, then by its base, and never missing', () => {
  expect(nameIn('fr', 'Pikes', { fr: 'Piquiers' })).toBe('Piquiers');
  expect(nameIn('fr-CA', 'Pikes', { fr: 'Piquiers' })).toBe('Piquiers');
  expect(nameIn('en', 'Pikes', { fr: 'Piquiers' })).toBe('Pikes');
  expect(nameIn('fr', 'Pikes', { fr: '' })).toBe('Pikes');
  expect(nameIn('constructor', 'Pikes', {})).toBe('Pikes');
});

describe('the verdict', () => {
  const error = aLimit('too-many', 'riders', 2, 1);
  const warning = { ...error, severity: 'warning' as const };
  const lost = { ...error, severity: 'lost' as const };
  const advice = { ...error, severity: 'advice' as const };
  test.each([
    { claim: 'nothing', findings: [], en: 'Legal', fr: 'Conforme' },
    { claim: 'advice is silent', findings: [advice], en: 'Legal', fr: 'Conforme' },
    {
      claim: 'a warning does not break it',
      findings: [warning],
      en: 'Legal, 1 warning',
      fr: 'Conforme, 1 alerte',
    },
    {
      claim: 'a lost choice does',
      findings: [lost],
      en: 'Not legal: 1 lost choice',
      fr: 'Non conforme\u00a0: 1 choix perdu',
    },
    {
      claim: 'all',
      findings: [error, error, warning],
      en: 'Not legal: 2 errors, 1 warning',
      fr: 'Non conforme\u00a0: 2 erreurs, 1 alerte',
    },
  ])('$claim', ({ findings, en, fr }) => {
    expect(verdict(findings, 'en').line).toBe(en);
    expect(verdict(findings, 'fr').line).toBe(fr);
  });
  test('French nought is singular', () => {
    expect(severityCount('error', 0, 'fr')).toBe('0 erreur');
    expect(severityCount('error', 0, 'en')).toBe('0 errors');
  });
});
