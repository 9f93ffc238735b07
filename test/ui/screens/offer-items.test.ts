import { describe, expect, test } from 'vitest';
import { offerItems } from '../../../renderer/screens/builder/offers/offer-items';
import { anOffer, anOfferGroup, someOffers } from '../builders/a-view';

const NONE = { search: '', onlyFits: false, folded: {}, block: undefined };
const view = someOffers([
  anOfferGroup('Core', [
    anOffer('Archers', 90),
    anOffer('Heavy Archers', 120),
    anOffer('Épéistes', 80, { search: 'epeistes' }),
  ]),
  anOfferGroup('Special', [anOffer('Giant', 300, { over: 100 })]),
  anOfferGroup('Rare', [anOffer('Dragon', 400)], { takenBy: ['Dragon'] }),
]);
const names = (items: ReturnType<typeof offerItems>): readonly string[] =>
  items.map((item) =>
    item.kind === 'group' ? `[${item.group.name}]` : item.kind === 'unit' ? item.offer.name : item.kind,
  );

describe('the lines of what may be taken', () => {
  test('groups stand with their offers; one that is full is folded', () => {
    expect(names(offerItems(view, NONE))).toEqual([
      '[Core]',
      'Archers',
      'Heavy Archers',
      'Épéistes',
      '[Special]',
      'Giant',
      '[Rare]',
    ]);
  });

  test('the group of the chosen row is unfolded even when it is full', () => {
    expect(names(offerItems(view, { ...NONE, block: 'rare' }))).toContain('Dragon');
  });

  test('a search knows no accents and puts what begins so first', () => {
    expect(names(offerItems(view, { ...NONE, search: 'épé' }))).toEqual(['[Core]', 'Épéistes']);
    expect(names(offerItems(view, { ...NONE, search: 'arch' }))).toEqual([
      '[Core]',
      'Archers',
      'Heavy Archers',
    ]);
  });

  test('a search looks into folded groups', () => {
    expect(names(offerItems(view, { ...NONE, search: 'drag' }))).toEqual(['[Rare]', 'Dragon']);
  });

  test('the filter drops what does not fit, and groups with nothing left', () => {
    expect(names(offerItems(view, { ...NONE, onlyFits: true }))).not.toContain('[Special]');
  });

  test('of a large book only the group of the chosen row is unfolded', () => {
    const many = Array.from({ length: 200 }, (_, index) => anOffer(`Unit ${index}`, 10));
    const large = someOffers([anOfferGroup('Core', many), anOfferGroup('Rare', [anOffer('Dragon', 400)])]);
    expect(names(offerItems(large, { ...NONE, block: 'rare' }))).toEqual(['[Core]', '[Rare]', 'Dragon']);
  });
});
