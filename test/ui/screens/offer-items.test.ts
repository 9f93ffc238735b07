import { describe, expect, test } from 'vitest';
import {
  bestAnswer,
  firstStop,
  isStop,
  type OfferFilter,
  offerItems,
  unfitting,
} from '../../../renderer/screens/builder/offers/offer-items';
import type { ElsewhereRow } from '../../../renderer/worker/protocol/offers-view';
import { aForceOffer, anOffer, anOfferGroup, someOffers } from '../builders/a-view';

const NONE = { search: '', onlyFits: false, folded: {}, block: undefined, elsewhere: [] };
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
    item.kind === 'group'
      ? `[${item.group.name}]`
      : item.kind === 'unit' || item.kind === 'force'
        ? item.offer.name
        : item.kind,
  );
const elsewhere = (name: string, place: string): ElsewhereRow => ({
  ...anOffer(name, 50),
  force: 'f2',
  place,
});

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

  describe('blocks that are closed', () => {
    const closed = (name: string) =>
      anOfferGroup(name, [anOffer(`${name} Guard`, 10, { why: '' })], {
        isClosed: true,
        takenBy: [],
        why: 'none open',
      });
    const shut = someOffers(
      [anOfferGroup('Core', [anOffer('Archers', 90)]), closed('Guests'), closed('Elite')],
      {
        forces: [
          { key: '', name: undefined, why: undefined, isAside: false, items: [aForceOffer('Company')] },
        ],
      },
    );

    test.each([
      {
        claim: 'stand folded under one head, before the forces',
        filter: NONE,
        lines: ['[Core]', 'Archers', 'closed-head', 'force-head', 'Company'],
      },
      {
        claim: 'stand under it, each folded, where it is open',
        filter: { ...NONE, folded: { closed: false } },
        lines: ['[Core]', 'Archers', 'closed-head', '[Guests]', '[Elite]', 'force-head', 'Company'],
      },
      {
        claim: 'are open where one of them is aimed at',
        filter: { ...NONE, block: 'elite' },
        lines: [
          '[Core]',
          'Archers',
          'closed-head',
          '[Guests]',
          '[Elite]',
          'Elite Guard',
          'force-head',
          'Company',
        ],
      },
      {
        claim: 'stand by themselves in the answers to a search',
        filter: { ...NONE, search: 'guard' },
        lines: ['[Guests]', 'Guests Guard', '[Elite]', 'Elite Guard'],
      },
    ])('$claim', ({ filter, lines }) => {
      expect(names(offerItems(shut, filter))).toEqual(lines);
    });

    test('one alone stands as it is', () => {
      expect(names(offerItems(someOffers([closed('Guests')]), NONE))).toEqual(['[Guests]']);
    });

    test('their head is a stop of the arrows, names them, and is not what the first one goes to', () => {
      const items = offerItems(shut, NONE);
      const head = items.find(({ kind }) => kind === 'closed-head');
      expect(head).toMatchObject({ names: ['Guests', 'Elite'], isFolded: true });
      expect(head && isStop(head, false)).toBe(true);
      const [first] = [firstStop(offerItems({ ...shut, groups: shut.groups.slice(1) }, NONE))];
      expect(first).toMatchObject({ kind: 'force' });
    });
  });

  test('a search knows no accents and puts what begins so first', () => {
    expect(names(offerItems(view, { ...NONE, search: 'épé' }))).toEqual(['[Core]', 'Épéistes']);
    expect(names(offerItems(view, { ...NONE, search: 'arch' }))).toEqual([
      '[Core]',
      'Archers',
      'Heavy Archers',
    ]);
  });

  test.each(['__proto__', 'constructor'])('a group with the id %s is one like any other', (key) => {
    const groups = someOffers([anOfferGroup('Odd', [anOffer('Giant', 300)], { key, block: key })]);
    expect(names(offerItems(groups, NONE))).toEqual(['[Odd]', 'Giant']);
    const folded = { ...{}, [key]: true };
    expect(names(offerItems(groups, { ...NONE, folded }))).toEqual(['[Odd]']);
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

describe('a search', () => {
  const army = someOffers(
    [
      anOfferGroup('Core', [anOffer('Command Wagon', 90), anOffer('Wagons', 90), anOffer('Old Wagon', 60)]),
      anOfferGroup('Rare', [anOffer('Wagon', 400, { search: 'wagon \u00b7 chariot' })]),
    ],
    {
      forces: [
        { key: 'train', name: 'Trains', why: undefined, isAside: false, items: [aForceOffer('Wagon Train')] },
      ],
    },
  );
  const find = (search: string, over: Partial<OfferFilter> = {}) =>
    offerItems(army, { ...NONE, search, ...over });

  test('puts the group with the best answer first, and in it the best answer', () => {
    expect(names(find('wagon'))).toEqual([
      '[Rare]',
      'Wagon',
      '[Core]',
      'Wagons',
      'Command Wagon',
      'Old Wagon',
      'force-head',
      'force-sub',
      'Wagon Train',
    ]);
  });

  test('what goes elsewhere stands last, under a head of its own', () => {
    const lines = find('chariot', { elsewhere: [elsewhere('Chariot Racer', 'Company, Support')] });
    expect(names(lines)).toEqual(['[Rare]', 'Wagon', 'elsewhere-head', 'Chariot Racer']);
  });

  test.each([
    { claim: 'the thing itself before what is named after it', search: 'wagon', best: 'Wagon' },
    { claim: 'the name in another language', search: 'chariot', best: 'Wagon' },
    { claim: 'the beginning of a name before a word in it', search: 'wagons', best: 'Wagons' },
    { claim: 'a force, when it answers better', search: 'wagon train', best: 'Wagon Train' },
    { claim: 'nothing', search: 'horse', best: undefined },
  ])('Enter takes $claim', ({ search, best }) => {
    expect(bestAnswer(find(search))?.offer.name).toBe(best);
  });

  test('Enter shows why the best answer is greyed, and takes no worse one in its place', () => {
    const greyed = someOffers([
      anOfferGroup('Core', [anOffer('Wagon', 10, { why: 'at most 1' }), anOffer('Wagons', 20)]),
    ]);
    const search = (text: string) => bestAnswer(offerItems(greyed, { ...NONE, search: text }))?.offer.name;
    expect(search('wagon')).toBe('Wagon');
    expect(search('wag')).toBe('Wagons');
  });

  test('Enter takes what goes elsewhere only where the target has nothing by that name', () => {
    const found = [elsewhere('Wagoner', 'Company'), elsewhere('Wagon', 'Company')];
    expect(bestAnswer(find('wago', { elsewhere: found }))?.key).toBe('o:Wagons');
    expect(bestAnswer(find('wagoner', { elsewhere: found }))?.key).toBe('e:o:Wagoner');
  });

  test('the first stop is what may be taken; heads are no stops', () => {
    const lines = offerItems(
      someOffers([anOfferGroup('Core', [anOffer('Wagon', 10, { why: 'at most 1' }), anOffer('Wagons', 20)])]),
      { ...NONE, search: 'wagon' },
    );
    expect(firstStop(lines)?.key).toBe('o:Wagons');
    expect(lines.filter((line) => isStop(line, true)).map(({ key }) => key)).toEqual(['o:Wagon', 'o:Wagons']);
  });

  test('of equal answers the block that is aimed at has the first say', () => {
    const twice = someOffers([
      anOfferGroup('Core', [anOffer('Wagon', 10), anOffer('Cart', 10)]),
      anOfferGroup('Rare', [anOffer('Wagon', 10, { key: 'o:rare' }), anOffer('Horse', 10)]),
    ]);
    const lines = offerItems(twice, { ...NONE, search: 'wagon' });
    expect(bestAnswer(lines, 'rare')?.key).toBe('o:rare');
    expect(bestAnswer(lines)?.key).toBe('o:Wagon');
    expect(bestAnswer(offerItems(twice, { ...NONE, search: 'cart' }), 'rare')?.key).toBe('o:Cart');
    expect(firstStop(offerItems(twice, NONE), 'rare')?.key).toBe('o:rare');
  });

  describe('the first ↓', () => {
    const forces = [
      { key: '', name: undefined, why: undefined, isAside: false, items: [aForceOffer('Left Wing', {})] },
    ];
    const groups = [
      anOfferGroup('Full', [anOffer('Hydra', 10, { why: '' })], { takenBy: ['Giant'] }),
      anOfferGroup('Core', [anOffer('Wagon', 10)]),
      anOfferGroup('Rare', [anOffer('Cart', 10, { why: 'needs a horse' })]),
    ];
    const stop = (folded: Readonly<Record<string, boolean>>, block?: string) => {
      const item = firstStop(offerItems(someOffers(groups, { forces }), { ...NONE, folded, block }), block);
      return item === undefined ? undefined : names([item])[0];
    };
    const [, core, rare] = groups.map(({ key }) => key) as [string, string, string];

    test.each([
      { claim: 'at what may be taken, past a group that is full', folded: {}, at: 'Wagon' },
      { claim: 'at a folded head that has something', folded: { [core]: true, [rare]: true }, at: '[Core]' },
      { claim: 'at what is greyed in a block with room', folded: {}, block: 'rare', at: 'Cart' },
      { claim: 'at the head of that block', folded: { [rare]: true }, block: 'rare', at: '[Rare]' },
      { claim: 'elsewhere when that block is full', folded: {}, block: 'full', at: 'Wagon' },
    ])('stops $claim', ({ folded, block, at }) => {
      expect(stop(folded, block)).toBe(at);
    });
  });

  test('says how many answers the filter leaves out', () => {
    const far = someOffers([anOfferGroup('Core', [anOffer('Wagon', 90, { over: 10 }), anOffer('Giant', 9)])]);
    expect(unfitting(far, { ...NONE, search: 'wagon', onlyFits: true })).toBe(1);
    expect(unfitting(far, { ...NONE, search: 'wagon' })).toBe(0);
    expect(unfitting(far, { ...NONE, onlyFits: true })).toBe(0);
  });
});

describe('forces of one kind', () => {
  const closed = someOffers([], {
    forces: [
      {
        key: 'wing',
        name: 'Wings',
        why: 'none unlocked',
        isAside: false,
        items: [aForceOffer('Left Wing', { why: '' })],
      },
    ],
  });

  test('of other armies wait folded, and a search finds them', () => {
    const allies = someOffers([], {
      forces: [
        { key: 'a', name: 'Others', why: undefined, isAside: true, items: [aForceOffer('Wagon Train')] },
      ],
    });
    expect(names(offerItems(allies, NONE))).toEqual(['force-head', 'force-sub']);
    expect(names(offerItems(allies, { ...NONE, search: 'wagon' }))).toContain('Wagon Train');
  });

  test('fold while none can be taken, and unfold when asked', () => {
    expect(names(offerItems(closed, NONE))).toEqual(['force-head', 'force-sub']);
    const unfolded = offerItems(closed, { ...NONE, folded: { 's:wing': false } });
    expect(names(unfolded)).toEqual(['force-head', 'force-sub', 'Left Wing']);
  });

  test('are found when they are folded', () => {
    expect(names(offerItems(closed, { ...NONE, search: 'left' }))).toContain('Left Wing');
  });
});
