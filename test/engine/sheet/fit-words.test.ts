import { describe, expect, test } from 'vitest';
import type { Fit } from '../../../renderer/engine/sheet/layout/page';
import { fitSentence } from '../../../renderer/engine/sheet/words/fit-words';

const aFit = (more: Partial<Fit> = {}): Fit => ({
  body: 9.25,
  wanted: 9.25,
  pages: 2,
  isOverlong: false,
  shortened: [],
  ...more,
});

describe('what the fitting did, in words', () => {
  test.each([
    {
      claim: 'everything fits as it is',
      given: aFit(),
      en: 'Fits 2 pages, nothing shortened',
      fr: 'Tient en 2 pages, rien d’abrégé',
    },
    {
      claim: 'smaller type is said',
      given: aFit({ pages: 1, body: 8.5 }),
      en: 'Fits 1 page at 8.5 pt, nothing shortened',
      fr: 'Tient en 1 page en corps 8,5, rien d’abrégé',
    },
    {
      claim: 'what was shortened is named, and nothing says that nothing was',
      given: aFit({ pages: 1, body: 7, shortened: ['foot', 'summaries'] }),
      en: 'Fits 1 page at 7 pt; shortened: the name of the list at the foot of the pages, what abilities do, left to the book',
      fr: 'Tient en 1 page en corps 7\u00a0; abrégé\u00a0: le nom de la liste au pied des pages, ce que font les capacités, laissé au livre',
    },
    {
      claim: 'pages that were asked for and do not hold it are said',
      given: aFit({ pages: 3, body: 7, isOverlong: true }),
      en: 'Needs 3 pages, even at 7 pt, nothing shortened',
      fr: 'Il faut 3 pages, même en corps 7, rien d’abrégé',
    },
  ])('$claim', ({ given, en, fr }) => {
    expect(fitSentence(given, 'en')).toBe(en);
    expect(fitSentence(given, 'fr')).toBe(fr);
  });

  test.each(['foot', 'continued', 'labels', 'summaries'] as const)(
    '%s has words in both languages',
    (each) => {
      for (const language of ['en', 'fr'] as const) {
        expect(fitSentence(aFit({ shortened: [each] }), language)).toMatch(
          /(?:shortened|abrégé)\u00a0?: \S+/,
        );
      }
    },
  );
});
