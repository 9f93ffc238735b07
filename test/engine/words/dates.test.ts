import { expect, test } from 'vitest';
import { day } from '../../../renderer/engine/words/dates';

test.each([
  {
    date: '2026-11-30',
    en: '30 November 2026',
    fr: '30 novembre 2026',
    short: '30 Nov 2026',
    court: '30 nov. 2026',
  },
  {
    date: '2027-08-01',
    en: '1 August 2027',
    fr: '1er août 2027',
    short: '1 Aug 2027',
    court: '1er août 2027',
  },
  {
    date: '2026-02-09T10:00:00Z',
    en: '9 February 2026',
    fr: '9 février 2026',
    short: '9 Feb 2026',
    court: '9 févr. 2026',
  },
  { date: 'next spring', en: 'next spring', fr: 'next spring', short: 'next spring', court: 'next spring' },
  { date: '2026-13-01', en: '2026-13-01', fr: '2026-13-01', short: '2026-13-01', court: '2026-13-01' },
])('$date', ({ date, en, fr, short, court }) => {
  expect([day(date, 'en'), day(date, 'fr'), day(date, 'en', 'short'), day(date, 'fr', 'short')]).toEqual([
    en,
    fr,
    short,
    court,
  ]);
});
