import { describe, expect, test } from 'vitest';
import type {
  ModifierDefinition,
  ModifierGroupDefinition,
  RepeatDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const change = (
  type: string,
  field: string,
  value: string | number | boolean,
  more: Partial<ModifierDefinition> = {},
): ModifierDefinition => ({ type, field, value, ...more });

interface Case {
  readonly order?: 'listed' | 'staged';
  readonly modifiers?: readonly ModifierDefinition[];
  readonly modifierGroups?: readonly ModifierGroupDefinition[];
}

/** A unit of 100 points named "Pikes 2", profile "4+", three of another unit beside it. */
function taken({ order = 'listed', modifiers = [], modifierGroups = [] }: Case) {
  const profile = {
    id: 'p',
    name: 'Line',
    typeId: 'stats',
    characteristics: [{ typeId: 'armour', value: '4+' }],
    modifiers,
  };
  const list = new ListBuilder(
    smallCatalogue({
      order,
      system: {
        profileTypes: [
          { id: 'stats', name: 'Stats', characteristicTypes: [{ id: 'armour', name: 'Armour' }] },
        ],
      },
      book: {
        selectionEntries: [
          unit('e', {
            name: 'Pikes 2',
            page: '7',
            costs: points(100),
            modifiers,
            modifierGroups,
            profiles: [profile],
          }),
          unit('o', { costs: points(0) }),
        ],
      },
    }),
  );
  const force = list.force();
  const id = list.select(force, 'e');
  list.select(force, 'o', 3);
  return list.selection(id);
}

const price = (of: Case): number => (taken(of).costs[0]?.value ?? Number.NaN) / 10_000;

describe('on a number', () => {
  test.each([
    { type: 'set', value: '12.5', result: 12.5 },
    { type: 'increment', value: 5, result: 105 },
    { type: 'decrement', value: '130', result: -30 },
    { type: 'multiply', value: '0.333', result: 33.3 },
    { type: 'divide', value: '3', result: 33.3333 },
    { type: 'divide', value: '0', result: 100 },
    { type: 'modulo', value: '30', result: 10 },
    { type: 'power', value: '0.5', result: 10 },
    { type: 'floor', value: '120', result: 120 },
    { type: 'floor', value: '80', result: 100 },
    { type: 'ceil', value: '80', result: 80 },
    { type: 'ceil', value: '120', result: 100 },
    { type: 'set', value: 'much', result: 100 },
    { type: 'unheard-of', value: '1', result: 100 },
  ])('$type $value: $result', ({ type, value, result }) => {
    expect(price({ modifiers: [change(type, 'pts', value)] })).toBe(result);
  });

  test('a cost that the entry does not have starts from nothing', () => {
    const catalogue = smallCatalogue({
      book: { selectionEntries: [unit('e', { modifiers: [change('increment', 'pts', '5')] })] },
    });
    const list = new ListBuilder(catalogue);
    expect(list.selection(list.select(list.force(), 'e')).costs).toMatchObject([
      { typeId: 'pts', value: 50_000 },
    ]);
  });
});

describe('the order of changes', () => {
  const modifiers = [
    change('increment', 'pts', '5'),
    change('set', 'pts', '10'),
    change('increment', 'pts', '1'),
  ];
  test.each([
    { order: 'listed', result: 11 },
    { order: 'staged', result: 16 },
  ] as const)('$order: $result', ({ order, result }) => {
    expect(price({ order, modifiers })).toBe(result);
  });

  test('bounds come last when staged', () => {
    const bounded = [change('ceil', 'pts', '50'), change('increment', 'pts', '5')];
    expect(price({ order: 'staged', modifiers: bounded })).toBe(50);
    expect(price({ order: 'listed', modifiers: bounded })).toBe(55);
  });
});

describe('on a text', () => {
  test.each<{ claim: string; modifier: ModifierDefinition; order?: 'staged'; result: string }>([
    { claim: 'set', modifier: change('set', 'name', 'Spears'), result: 'Spears' },
    { claim: 'append', modifier: change('append', 'name', 'Elite'), result: 'Pikes 2 Elite' },
    {
      claim: 'append without a space',
      modifier: change('append', 'name', '!', { join: '' }),
      result: 'Pikes 2!',
    },
    { claim: 'prepend', modifier: change('prepend', 'name', 'Old'), result: 'Old Pikes 2' },
    {
      claim: 'nothing twice',
      modifier: change('append', 'name', 'Pikes', { skipIfPresent: 'Pikes' }),
      result: 'Pikes 2',
    },
    { claim: 'replace', modifier: change('replace', 'name', 'K', { arg: 'k' }), result: 'PiKes 2' },
    {
      claim: 'replace the last',
      modifier: change('replace', 'name', '_', { arg: 's', position: -1 }),
      result: 'Pike_ 2',
    },
    {
      claim: 'replace of nothing leaves a text',
      modifier: change('replace', 'name', 'x', { arg: '' }),
      result: 'Pikes 2',
    },
    {
      claim: 'a text that is no number does not count up',
      modifier: change('increment', 'name', '1'),
      result: 'Pikes 2',
    },
    {
      claim: 'but numbers inside do, staged',
      modifier: change('increment', 'name', '1'),
      order: 'staged',
      result: 'Pikes 3',
    },
  ])('$claim', ({ modifier, order, result }) => {
    expect(taken({ modifiers: [modifier], ...(order ? { order } : {}) }).name).toBe(result);
  });

  test.each([
    { value: '4+', type: 'increment', by: '1', result: '5+' },
    { value: 'D6+3', type: 'increment', by: '1', result: 'D7+4' },
    { value: '+2', type: 'decrement', by: '1', result: '+1' },
    { value: '3-6', type: 'increment', by: '1', result: '4-7' },
    { value: '-', type: 'increment', by: '1', result: '-' },
    { value: '12"', type: 'multiply', by: '1.5', result: '18"' },
  ])('$value $type $by: $result', ({ value, type, by, result }) => {
    const profile = {
      id: 'p',
      name: 'Line',
      typeId: 'stats',
      characteristics: [{ typeId: 'armour', value }],
      modifiers: [change(type, 'armour', by)],
    };
    const list = new ListBuilder(
      smallCatalogue({
        order: 'staged',
        system: { profileTypes: [{ id: 'stats', name: 'Stats' }] },
        book: { selectionEntries: [unit('e', { profiles: [profile] })] },
      }),
    );
    const [shown] = list.selection(list.select(list.force(), 'e')).profiles;
    expect(shown?.characteristics[0]).toMatchObject({
      value: result,
      printed: result === value ? undefined : value,
    });
  });

  test('a whole number counts up in both orders, and stays a text', () => {
    const { page } = taken({ modifiers: [change('set', 'page', '07'), change('append', 'page', 'b')] });
    expect(page).toBe('07 b');
    expect(taken({ modifiers: [change('increment', 'page', '0.5')] }).page).toBe('7.5');
  });

  test('a changed name has no other languages any more', () => {
    const entry = unit('e', {
      name: 'Pikes',
      names: { fr: 'Piques' },
      modifiers: [
        change('append', 'name', 'II', {
          conditions: [{ type: 'atLeast', value: 2, scope: 'force', childId: 'e' }],
        }),
      ],
    });
    const list = new ListBuilder(smallCatalogue({ book: { selectionEntries: [entry] } }));
    const force = list.force();
    const id = list.select(force, 'e');
    expect(list.selection(id)).toMatchObject({ name: 'Pikes', names: { fr: 'Piques' } });
    list.select(force, 'e');
    expect(list.selection(id)).toMatchObject({ name: 'Pikes II', names: undefined });
  });
});

describe('a text that would grow beyond all bounds', () => {
  const endless: readonly RepeatDefinition[] = [
    { scope: 'force', childId: 'o', value: 1, repeats: 1_000_000_000 },
  ];
  test.each<{ claim: string; modifiers: readonly ModifierDefinition[]; start: string; most: number }>([
    {
      claim: 'appended a thousand million times',
      modifiers: [change('append', 'name', 'x', { repeats: endless })],
      start: 'Pikes 2 x x x',
      most: 30_000,
    },
    {
      claim: 'put before it a thousand million times, unless there',
      modifiers: [change('prepend', 'name', 'x', { repeats: endless, skipIfPresent: 'never' })],
      start: 'x x x',
      most: 30_000,
    },
    {
      claim: 'nothing appended a thousand million times',
      modifiers: [change('append', 'name', '', { join: '', repeats: endless })],
      start: 'Pikes 2',
      most: 7,
    },
    {
      claim: 'doubled sixty times over',
      modifiers: Array.from({ length: 60 }, () => change('replace', 'name', 'kk', { arg: 'k' })),
      start: 'Pikk',
      most: 50_000,
    },
  ])('$claim', ({ modifiers, start, most }) => {
    const { name } = taken({ modifiers });
    expect(name.slice(0, start.length)).toBe(start);
    expect(name.length).toBeLessThanOrEqual(most);
  });

  test('what is added once is whole, however long', () => {
    const long = 'x'.repeat(50_000);
    expect(taken({ modifiers: [change('append', 'name', long)] }).name).toBe(`Pikes 2 ${long}`);
    expect(taken({ modifiers: [change('replace', 'name', long, { arg: 'k' })] }).name).toBe(`Pi${long}es 2`);
  });
});

describe('repeats', () => {
  const each = (repeat: RepeatDefinition): RepeatDefinition => ({ scope: 'force', childId: 'o', ...repeat });
  test.each<{ claim: string; repeats: readonly RepeatDefinition[]; result: number }>([
    { claim: 'once for each', repeats: [each({ value: 1 })], result: 130 },
    { claim: 'for each two, rounded down', repeats: [each({ value: 2 })], result: 110 },
    { claim: 'for each two, rounded up', repeats: [each({ value: 2, roundUp: true })], result: 120 },
    { claim: 'twice for each', repeats: [each({ value: 1, repeats: 2 })], result: 160 },
    { claim: 'several add up', repeats: [each({ value: 1 }), each({ value: 3 })], result: 140 },
    { claim: 'for each nothing: never', repeats: [each({ value: 0 })], result: 100 },
    { claim: 'for none: never', repeats: [each({ value: 1, childId: 'gone' })], result: 100 },
    {
      claim: 'over an unset limit: not a step',
      repeats: [{ field: 'limit::pts', scope: 'roster', value: 1000 }],
      result: 100,
    },
    {
      claim: 'by percentage: 75 % are others',
      repeats: [each({ value: 25, percentValue: true })],
      result: 130,
    },
  ])('$claim', ({ repeats, result }) => {
    expect(price({ modifiers: [change('increment', 'pts', '10', { repeats })] })).toBe(result);
  });

  test('a group multiplies with the repeats inside, and its conditions hold for all', () => {
    const repeats = [each({ value: 1 })];
    const inside = change('increment', 'pts', '1', { repeats });
    const never = [{ type: 'never', value: 0 }];
    expect(price({ modifierGroups: [{ repeats, modifiers: [inside] }] })).toBe(109);
    expect(
      price({ modifierGroups: [{ conditions: never, modifierGroups: [{ modifiers: [inside] }] }] }),
    ).toBe(100);
    expect(
      price({
        modifierGroups: [
          { type: 'or', conditions: [...never, { type: 'always', value: 0 }], modifiers: [inside] },
        ],
      }),
    ).toBe(103);
  });

  test('a set happens once or not at all', () => {
    expect(price({ modifiers: [change('set', 'pts', '7', { repeats: [each({ value: 1 })] })] })).toBe(7);
    expect(price({ modifiers: [change('set', 'pts', '7', { repeats: [each({ value: 9 })] })] })).toBe(100);
  });
});

describe('categories', () => {
  const categories = (modifiers: readonly ModifierDefinition[]): string[] => {
    const list = new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: [
            { id: 'core', name: 'Core' },
            { id: 'elite', name: 'Elite' },
          ],
        },
        book: {
          selectionEntries: [unit('e', { categoryLinks: [{ targetId: 'core', primary: true }], modifiers })],
        },
      }),
    );
    const { categories } = list.selection(list.select(list.force(), 'e'));
    return categories.map(({ entryId, primary }) => (primary ? `${entryId}*` : entryId));
  };
  test.each([
    { type: 'add', value: 'elite', result: ['core*', 'elite'] },
    { type: 'add', value: 'core', result: ['core*'] },
    { type: 'remove', value: 'core', result: [] },
    { type: 'set-primary', value: 'elite', result: ['core', 'elite*'] },
    { type: 'unset-primary', value: 'core', result: ['core'] },
  ])('$type $value', ({ type, value, result }) => {
    expect(categories([change(type, 'category', value)])).toEqual(result);
  });

  test('a category that hangs on another comes to rest, in whatever order they were taken', () => {
    const given = (id: string, needs: string, gives: string) =>
      unit(id, {
        modifiers: [
          change('add', 'category', gives, {
            conditions: [{ type: 'atLeast', value: 1, scope: 'force', childId: needs }],
          }),
        ],
      });
    const catalogue = smallCatalogue({
      system: { categoryEntries: ['a', 'b', 'c'].map((id) => ({ id, name: id })) },
      book: {
        selectionEntries: [
          given('third', 'b', 'c'),
          given('second', 'a', 'b'),
          unit('first', { categoryLinks: [{ targetId: 'a' }] }),
        ],
      },
    });
    for (const order of [
      ['first', 'second', 'third'],
      ['third', 'second', 'first'],
    ]) {
      const list = new ListBuilder(catalogue);
      const force = list.force();
      for (const id of order) list.select(force, id);
      const third = list.forceView(force).selections.find(({ name }) => name === 'third');
      expect(third?.categories.map(({ name }) => name)).toEqual(['c']);
    }
  });

  test('a circle ends', () => {
    const flip = unit('e', {
      modifiers: [
        change('add', 'category', 'a', {
          conditions: [{ type: 'equalTo', value: 0, scope: 'force', childId: 'a' }],
        }),
      ],
    });
    const list = new ListBuilder(
      smallCatalogue({
        system: { categoryEntries: [{ id: 'a', name: 'a' }] },
        book: { selectionEntries: [flip] },
      }),
    );
    list.select(list.force(), 'e');
    expect(list.evaluation.forces).toHaveLength(1);
  });
});

describe('changes put on other nodes', () => {
  const catalogue = (modifier: ModifierDefinition) =>
    smallCatalogue({
      system: {
        categoryEntries: [{ id: 'veteran', name: 'Veteran' }],
        profileTypes: [
          { id: 'weapon', name: 'Weapon' },
          { id: 'stats', name: 'Stats' },
        ],
      },
      book: {
        selectionEntries: [
          unit('squad', {
            profiles: [
              {
                id: 'gun',
                name: 'Gun',
                typeId: 'weapon',
                characteristics: [{ typeId: 'range', value: '24' }],
              },
              { id: 'man', name: 'Man', typeId: 'stats', characteristics: [{ typeId: 'range', value: '6' }] },
            ],
            selectionEntries: [
              option('oath', { modifiers: [modifier] }),
              option('other', { costs: points(1) }),
            ],
          }),
        ],
      },
    });
  const squadWith = (modifier: ModifierDefinition) => {
    const list = new ListBuilder(catalogue(modifier));
    const squad = list.select(list.force(), 'squad');
    list.select(squad, 'oath');
    list.select(squad, 'other');
    return list.selection(squad);
  };

  test('the parent gets a category', () => {
    const squad = squadWith(change('add', 'category', 'veteran', { scope: 'parent' }));
    expect(squad.categories.map(({ name }) => name)).toEqual(['Veteran']);
  });

  test('siblings get a price', () => {
    const squad = squadWith(change('increment', 'pts', '4', { scope: 'parent', affects: 'entries.other' }));
    expect(squad.children.map(({ name, costs }) => [name, costs[0]?.value])).toEqual([
      ['oath', undefined],
      ['other', 50_000],
    ]);
  });

  test('profiles of one type get a characteristic', () => {
    const squad = squadWith(
      change('increment', 'range', '6', { scope: 'unit', affects: 'self.profiles.Weapon' }),
    );
    expect(squad.profiles.map(({ name, characteristics }) => [name, characteristics[0]?.value])).toEqual([
      ['Gun', '30'],
      ['Man', '6'],
    ]);
  });

  test.each([
    { order: 'listed', claim: 'after own changes', price: 7, range: '7' },
    { order: 'staged', claim: 'before own caps, as raising comes before capping', price: 5, range: '5' },
  ] as const)('in $order data it applies $claim', ({ order, price, range }) => {
    const raise = (field: string, affects: string) => change('increment', field, '3', { affects });
    const list = new ListBuilder(
      smallCatalogue({
        order,
        system: { profileTypes: [{ id: 'weapon', name: 'Weapon' }] },
        book: {
          selectionEntries: [
            unit('squad', {
              modifiers: [raise('pts', 'self.entries'), raise('range', 'self.entries.profiles.Weapon')],
              selectionEntries: [
                option('gun', {
                  costs: points(4),
                  modifiers: [change('ceil', 'pts', '5')],
                  profiles: [
                    {
                      id: 'gun-profile',
                      name: 'Gun',
                      typeId: 'weapon',
                      characteristics: [{ typeId: 'range', value: '4' }],
                      modifiers: [change('ceil', 'range', '5')],
                    },
                  ],
                }),
              ],
            }),
          ],
        },
      }),
    );
    const gun = list.selection(list.select(list.select(list.force(), 'squad'), 'gun'));
    expect([gun.costs[0]?.value, gun.profiles[0]?.characteristics[0]?.value]).toEqual([
      price * 10_000,
      range,
    ]);
  });
});
