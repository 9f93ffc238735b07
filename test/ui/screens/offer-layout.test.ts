import { describe, expect, test } from 'vitest';
import type { OfferItem } from '../../../renderer/screens/builder/offers/offer-items';
import { offerLayout } from '../../../renderer/screens/builder/offers/offer-layout';
import { en } from '../../../renderer/words/en';
import { fr } from '../../../renderer/words/fr';
import type { OfferRow } from '../../../renderer/worker/protocol/offers-view';
import { anOffer, anOfferGroup } from '../builders/a-view';

/** The column as it comes, less its scroll bar. */
const USUAL = 274;
const COMPACT = { row: 26, density: 'compact' } as const;
const COMFORTABLE = { row: 34, density: 'comfortable' } as const;

const line = (name: string, over: Partial<OfferRow> = {}): OfferItem => ({
  kind: 'unit',
  key: name,
  offer: anOffer(name, 100, over),
  block: 'core',
  rank: undefined,
});
const set = (item: OfferItem, width = USUAL, isQuiet = false) =>
  offerLayout(item, { width, ...COMPACT }, en, isQuiet);

describe('the head of a group', () => {
  const head = (name: string, over: Parameters<typeof anOfferGroup>[2] = {}): OfferItem => ({
    kind: 'group',
    key: name,
    group: anOfferGroup(name, [], over),
    isFolded: true,
  });
  const why = 'none open (one per Vanguard)';

  test.each([
    {
      claim: 'says beside its name what is left in it',
      item: head('Core', { room: { kind: 'places', left: 3 } }),
      is: { name: 'Core', under: '', height: 26 },
    },
    {
      claim: 'says behind and below it, whole, what has no room there',
      item: head('Armour', { why, takenBy: [] }),
      is: { name: 'Armour', under: why, height: 46 },
    },
    {
      claim: 'takes its short name before that',
      item: head('High Command of the Army', { short: 'High Com.', room: { kind: 'places', left: 3 } }),
      is: { name: 'High Com.', under: '', height: 26 },
    },
    {
      claim: 'keeps its name whole where the words are below it',
      item: head('High Command of it', { short: 'High Com.', why, takenBy: [] }),
      is: { name: 'High Command of it', under: why, height: 46 },
    },
  ])('$claim', ({ item, is }) => {
    expect(set(item, 214)).toMatchObject(is);
  });
});

describe('a line of what may be taken', () => {
  test.each([
    { claim: 'a short name as it is', name: 'Archers', tight: false, height: 26 },
    { claim: 'a longer one narrower', name: 'Archers of the Eldest Guards', tight: true, height: 26 },
    {
      claim: 'a long one on two lines',
      name: 'Archers of the Old Guard with heavy crossbows',
      tight: true,
      height: 46,
    },
  ])('sets $claim', ({ name, tight, height }) => {
    expect(set(line(name))).toMatchObject({ name, isTight: tight, height });
  });

  test('takes a short form before a second line', () => {
    const item = line('Archers of the Old Guard with heavy crossbows', { short: 'Old Guard' });
    expect(set(item)).toMatchObject({ name: 'Old Guard', height: 26 });
    expect(set(item, 600).name).toBe('Archers of the Old Guard with heavy crossbows');
  });

  test('by how much it does not fit goes below a long name, and is always seen', () => {
    const over = (name: string, more = {}) => set(line(name, { over: 1250, ...more }));
    const below = '1,250 over';
    expect(over('Archers')).toMatchObject({ got: below, below: '', under: '', height: 26 });
    expect(over('Archers of the Old Guard')).toMatchObject({ got: '', below, under: below, height: 42 });
    expect(over('Archers of the Old Guard', { why: 'at most 2' }).under).toBe('1,250 over · at most 2');
  });

  test('how many are taken goes below where it would leave no room to a word of the name', () => {
    const item = line('Crossbowmen', { taken: 100_000, most: 2 });
    expect(set(item)).toMatchObject({ got: '100,000 of 2', under: '', height: 26 });
    expect(set(item, 214)).toMatchObject({ got: '', below: '100,000 of 2', height: 42 });
  });

  test('a long price leaves the name less room', () => {
    const priced = (price: number): OfferItem => ({
      kind: 'unit',
      key: 'a',
      offer: anOffer('Archers of the Eldest Guards', price),
      block: 'core',
      rank: undefined,
    });
    expect(set(priced(100)).height).toBe(26);
    expect(set(priced(10_000_000)).height).toBe(46);
  });

  test('how many are taken is always said', () => {
    const item = line('Archers of the Eldest Guards', { taken: 2, most: 4 });
    expect(set(item)).toMatchObject({ got: '2 of 4', height: 46 });
  });

  test('while nothing fits no line says so', () => {
    expect(set(line('Archers', { over: 50, taken: 1 }), USUAL, true).got).toBe('1');
  });

  test('what is under it has the lines that it needs', () => {
    expect(set(line('Archers', { why: 'at most 2' }))).toMatchObject({ under: 'at most 2', height: 42 });
    const long = 'at most 2 (one for each full 1,000 points), Archers and Old Guard together';
    expect(set(line('Archers', { why: long })).height).toBe(58);
  });

  test('what goes elsewhere says where', () => {
    const offer = { ...anOffer('Archers', 50, { why: 'at most 2' }), force: 'f2', place: 'Company, Core' };
    const item: OfferItem = { kind: 'unit', key: 'a', offer, block: undefined, rank: 0 };
    expect(set(item).under).toBe('→ Company, Core · at most 2');
  });

  test('the larger type of the comfortable density takes its room', () => {
    const space = { width: USUAL, ...COMFORTABLE };
    const long = line('Archers of the Old Guard with heavy crossbows', { why: 'at most 2' });
    expect(offerLayout(line('Archers'), space, en, false).height).toBe(34);
    expect(offerLayout(long, space, en, false).height).toBe(34 + 22 + 18);
  });

  test('two names that differ at the end stay apart in every width', () => {
    const names = ['Command Squad in Heavy Armour', 'Command Squad in Light Armour'];
    for (const width of [200, 240, USUAL, 320, 480]) {
      expect(names.map((name) => offerLayout(line(name), { width, ...COMPACT }, fr, false).name)).toEqual(
        names,
      );
    }
  });
});
