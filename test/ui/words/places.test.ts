import { expect, test } from 'vitest';
import { placesWords } from '../../../renderer/screens/builder/ledger/Margin';
import { en } from '../../../renderer/words/en';
import { fr } from '../../../renderer/words/fr';

/** What is taken is never said in the words for what is left, and a least number never as a most. */
test.each([
  {
    claim: 'places of which some are taken',
    places: { taken: 1, least: 0, most: 3 },
    said: ['1 taken of 3', '1 prise sur 3'],
  },
  {
    claim: 'compulsory places that are empty',
    places: { taken: 1, least: 3, most: 3 },
    said: ['1 taken of 3, 2 missing', '1 prise sur 3, 2 manquent'],
  },
  {
    claim: 'more than the least, without a most',
    places: { taken: 3, least: 1, most: undefined },
    said: ['3 taken, at least 1', '3 prises, 1 au moins'],
  },
])('$claim', ({ places, said }) => {
  expect([placesWords(places, en), placesWords(places, fr)]).toEqual(said);
});

test('what is left is called so', () => {
  expect([en.offers.placesLeft(3), fr.offers.placesLeft(3), fr.offers.placesLeft(1)]).toEqual([
    '3 places left',
    '3 places libres',
    '1 place libre',
  ]);
});
