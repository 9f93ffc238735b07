import { describe, expect, test } from 'vitest';
import type {
  ConstraintDefinition,
  ForceEntryDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const limit = (id: string, type: string, value: number, more: Partial<ConstraintDefinition> = {}) => ({
  id,
  type,
  value,
  ...more,
});

describe('how many', () => {
  test.each([
    { claim: 'three of three is legal', constraint: limit('c', 'max', 3), taken: 3, broken: [] },
    {
      claim: 'a fourth breaks the cap, told once',
      constraint: limit('c', 'max', 3),
      taken: 5,
      broken: ['c@selection e'],
    },
    { claim: 'a maximum of -1 is none', constraint: limit('c', 'max', -1), taken: 9, broken: [] },
    {
      claim: 'a maximum of -1 that is meant breaks at one',
      constraint: limit('c', 'max', -1, { negative: true }),
      taken: 1,
      broken: ['c@selection e'],
    },
    { claim: 'a minimum of nothing never asks', constraint: limit('c', 'min', 0), taken: 0, broken: [] },
    {
      claim: 'too few are shown at the force',
      constraint: limit('c', 'min', 2),
      taken: 1,
      broken: ['c@force army'],
    },
    {
      claim: 'a minimum is asked although nothing is taken',
      constraint: limit('c', 'min', 2),
      taken: 0,
      broken: ['c@force army'],
    },
    { claim: 'exactly two: two', constraint: limit('c', 'exactly', 2), taken: 2, broken: [] },
    {
      claim: 'exactly two: three',
      constraint: limit('c', 'exactly', 2),
      taken: 3,
      broken: ['c@selection e'],
    },
    { claim: 'exactly two: one', constraint: limit('c', 'exactly', 2), taken: 1, broken: ['c@force army'] },
    {
      claim: 'one of the numbers',
      constraint: limit('c', 'one-of', 0, { values: [2, 4] }),
      taken: 4,
      broken: [],
    },
    {
      claim: 'none is always allowed',
      constraint: limit('c', 'one-of', 0, { values: [2, 4] }),
      taken: 0,
      broken: [],
    },
    {
      claim: 'a number between',
      constraint: limit('c', 'one-of', 0, { values: [2, 4] }),
      taken: 3,
      broken: ['c@selection e'],
    },
    { claim: 'an unknown kind says nothing', constraint: limit('c', 'about', 2), taken: 9, broken: [] },
    {
      claim: 'an unknown field says nothing',
      constraint: limit('c', 'max', 0, { field: 'costs' }),
      taken: 9,
      broken: [],
    },
    {
      claim: 'a roster minimum is shown at the roster',
      constraint: limit('c', 'min', 2, { scope: 'roster' }),
      taken: 1,
      broken: ['c@roster'],
    },
    {
      claim: 'a scope that is not there says nothing',
      constraint: limit('c', 'max', 0, { scope: 'model' }),
      taken: 3,
      broken: [],
    },
  ])('$claim', ({ constraint, taken, broken }) => {
    const list = new ListBuilder(
      smallCatalogue({ book: { selectionEntries: [unit('e', { constraints: [constraint] })] } }),
    );
    const force = list.force();
    for (const { id } of list.forceView(force).selections) list.apply({ kind: 'remove', node: id });
    for (let count = 0; count < taken; count++) list.select(force, 'e');
    expect(list.broken).toEqual(broken);
  });
});

describe('percentages', () => {
  const withShare = (constraint: ConstraintDefinition) =>
    new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: [{ id: 'rare', name: 'Rare' }],
          forceEntries: [
            {
              id: 'army',
              name: 'Army',
              categoryLinks: [{ id: 'l', targetId: 'rare', constraints: [constraint] }],
            },
          ],
        },
        book: {
          selectionEntries: [
            unit('e', {
              costs: points(100),
              categoryLinks: [{ targetId: 'rare', primary: true }],
              selectionEntries: [option('gear', { costs: points('33.3') })],
            }),
          ],
        },
      }),
    );
  const share = limit('c', 'max', 40, {
    field: 'limit::pts',
    scope: 'roster',
    percentValue: true,
    includeChildSelections: true,
  });

  test.each([
    { claim: 'a share of the agreed limit: at it', agreed: 500, units: 2, gear: 0, broken: [] },
    { claim: 'options count with their unit', agreed: 500, units: 2, gear: 1, broken: ['c@category rare'] },
    { claim: 'the limit is not rounded: 266.6 of 266.6', agreed: 666.5, units: 2, gear: 2, broken: [] },
    { claim: 'a hair below', agreed: 666.4, units: 2, gear: 2, broken: ['c@category rare'] },
    { claim: 'without an agreed limit there is no share', agreed: undefined, units: 9, gear: 0, broken: [] },
  ])('$claim', ({ agreed, units, gear, broken }) => {
    const list = withShare(share).limit(agreed);
    const force = list.force();
    for (let count = 0; count < units; count++) {
      const id = list.select(force, 'e');
      if (count < gear) list.select(id, 'gear');
    }
    expect(list.broken).toEqual(broken);
  });

  test('a share of what is there: the owner belongs to the whole', () => {
    const entries = [
      unit('few', { constraints: [limit('c', 'max', 50, { percentValue: true })] }),
      unit('many'),
    ];
    const list = new ListBuilder(smallCatalogue({ book: { selectionEntries: entries } }));
    const force = list.force();
    list.select(force, 'few');
    expect(list.broken).toEqual(['c@selection few']);
    list.select(force, 'many');
    expect(list.broken).toEqual([]);
  });
});

describe('a minimum of a root entry', () => {
  const list = (categoryLinks: ForceEntryDefinition['categoryLinks']) => {
    const built = new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: [{ id: 'core', name: 'Core' }],
          forceEntries: [{ id: 'army', name: 'Army', ...(categoryLinks ? { categoryLinks } : {}) }],
        },
        book: {
          selectionEntries: [
            unit('e', {
              categoryLinks: [{ targetId: 'core', primary: true }],
              constraints: [limit('c', 'min', 1)],
            }),
          ],
        },
      }),
    );
    const force = built.force();
    for (const { id } of built.forceView(force).selections) built.apply({ kind: 'remove', node: id });
    return built;
  };

  test('is asked, at its block, where the force has one', () => {
    expect(list([{ targetId: 'core' }]).broken).toEqual(['c@category core']);
  });

  test('is not asked where the force has no place for it', () => {
    expect(list(undefined).broken).toEqual([]);
  });
});

describe('shared entries', () => {
  const catalogue = (shared: boolean) =>
    smallCatalogue({
      book: {
        sharedSelectionEntries: [
          unit('s', { constraints: [limit('c', 'max', 1, { scope: 'roster', shared })] }),
        ],
        entryLinks: [
          { id: 'k', targetId: 's' },
          { id: 'l', targetId: 's' },
        ],
      },
    });

  test.each([
    { claim: 'all links count together', shared: true, broken: ['c@selection s'] },
    { claim: 'each link counts alone', shared: false, broken: [] },
  ])('$claim', ({ shared, broken }) => {
    const list = new ListBuilder(catalogue(shared));
    const force = list.force();
    list.select(force, 'k');
    list.select(force, 'l');
    expect(list.broken).toEqual(broken);
  });

  test('each link that breaks its own is told by itself', () => {
    const list = new ListBuilder(catalogue(false));
    const force = list.force();
    for (const link of ['k', 'k', 'l', 'l']) list.select(force, link);
    expect(list.broken).toEqual(['c@selection s', 'c@selection s']);
  });
});

describe('hidden', () => {
  test.each([
    { claim: 'a hidden option asks for nothing', hidden: true, broken: [] },
    { claim: 'a visible one does', hidden: false, broken: ['c@selection u'] },
  ])('$claim', ({ hidden, broken }) => {
    const child = option('o', { hidden, constraints: [limit('c', 'min', 1)] });
    const list = new ListBuilder(
      smallCatalogue({ book: { selectionEntries: [unit('u', { selectionEntries: [child] })] } }),
    );
    const id = list.select(list.force(), 'u');
    for (const { id: node } of list.selection(id).children) list.apply({ kind: 'remove', node });
    expect(list.broken).toEqual(broken);
  });

  test('a hidden group asks for nothing either', () => {
    const group = {
      id: 'g',
      name: 'g',
      hidden: true,
      constraints: [limit('c', 'min', 1)],
      selectionEntries: [option('o'), option('p')],
    };
    const list = new ListBuilder(
      smallCatalogue({ book: { selectionEntries: [unit('u', { selectionEntryGroups: [group] })] } }),
    );
    list.select(list.force(), 'u');
    expect(list.broken).toEqual([]);
  });
});

test('what a hidden group hides is told as hidden and not by its limits', () => {
  const group = {
    id: 'g',
    name: 'g',
    modifiers: [
      {
        type: 'set',
        field: 'hidden',
        value: true,
        conditions: [{ type: 'atLeast', value: 1, scope: 'parent', childId: 'veil' }],
      },
    ],
    selectionEntries: [option('o', { constraints: [limit('c', 'max', 1)] })],
  };
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [unit('u', { selectionEntries: [option('veil')], selectionEntryGroups: [group] })],
      },
    }),
  );
  const id = list.select(list.force(), 'u');
  list.select(id, 'o', 2);
  expect(list.broken).toEqual(['c@selection o']);
  list.select(id, 'veil');
  expect(list.broken).toEqual([]);
  expect(list.evaluation.hiddenSelections.map(({ entryId }) => entryId)).toEqual(['o']);
});

describe('a minimum counted outside its parent', () => {
  const system = {
    categoryEntries: [{ id: 'core', name: 'Core' }],
    forceEntries: [
      { id: 'army', name: 'Army', categoryLinks: [{ targetId: 'core' }] },
      { id: 'raid', name: 'Raid' },
    ],
  };
  const asks = (scope: string) => limit('c', 'min', 1, { scope, includeChildSelections: true });

  test.each([
    { claim: 'in a block', scope: 'core', at: 'c@category core' },
    { claim: 'in a force by its id', scope: 'army', at: 'c@force army' },
  ])('$claim is asked where that is, before its unit is there', ({ scope, at }) => {
    const list = new ListBuilder(
      smallCatalogue({
        system,
        book: {
          selectionEntries: [
            unit('squad', {
              categoryLinks: [{ targetId: 'core' }],
              selectionEntries: [option('banner', { constraints: [asks(scope)] })],
            }),
          ],
        },
      }),
    );
    const [army] = [list.force('army'), list.force('raid')];
    expect(list.broken).toEqual([at]);
    list.select(list.select(army, 'squad'), 'banner');
    expect(list.broken).toEqual([]);
  });

  test('is asked where one of the ways to it is open', () => {
    const list = new ListBuilder(
      smallCatalogue({
        system,
        book: {
          sharedSelectionEntries: [
            option('kit', { selectionEntries: [option('banner', { constraints: [asks('force')] })] }),
          ],
          selectionEntries: [
            unit('gone', { hidden: true, entryLinks: [{ id: 'k', targetId: 'kit' }] }),
            unit('squad', { entryLinks: [{ id: 'l', targetId: 'kit' }] }),
          ],
        },
      }),
    );
    list.force('army');
    expect(list.broken).toEqual(['c@force army']);
  });
});

test.each([
  { shared: true, broken: ['c@roster'] },
  { shared: false, broken: ['c@roster', 'c@roster'] },
])(
  'a minimum below units that are not there is asked once for each link that is counted apart: shared $shared',
  ({ shared, broken }) => {
    const flag = option('flag', {
      constraints: [limit('c', 'min', 1, { scope: 'roster', shared, includeChildSelections: true })],
    });
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          sharedSelectionEntries: [flag],
          selectionEntries: [
            unit('first', { entryLinks: [{ id: 'k', targetId: 'flag' }] }),
            unit('second', { entryLinks: [{ id: 'l', targetId: 'flag' }] }),
          ],
        },
      }),
    );
    const force = list.force();
    expect(list.broken).toEqual(broken);
    list.select(list.select(force, 'first'), 'k');
    expect(list.broken).toEqual(broken.slice(1));
  },
);

test('what is hidden below one unit is asked below another where links are counted apart', () => {
  const flag = option('flag', {
    constraints: [limit('c', 'min', 1, { scope: 'roster', shared: false, includeChildSelections: true })],
    modifiers: [
      {
        type: 'set',
        field: 'hidden',
        value: true,
        conditions: [{ type: 'instanceOf', value: 1, scope: 'parent', childId: 'first' }],
      },
    ],
  });
  const group = { id: 'flags', name: 'flags', selectionEntries: [flag] };
  const linked = (id: string, link: string) => unit(id, { entryLinks: [{ id: link, targetId: 'flags' }] });
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        sharedSelectionEntryGroups: [group],
        selectionEntries: [linked('first', 'k'), linked('second', 'l')],
      },
    }),
  );
  list.force();
  expect(list.broken).toEqual(['c@roster']);
});

test('a minimum counted in the army is asked of options whose own unit is not there', () => {
  const general = option('general', {
    constraints: [limit('c', 'min', 1, { scope: 'roster', includeChildSelections: true })],
  });
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        sharedSelectionEntries: [general],
        selectionEntries: [
          unit('captain', { entryLinks: [{ id: 'k', targetId: 'general' }] }),
          unit('wizard', { entryLinks: [{ id: 'l', targetId: 'general' }] }),
          unit('pikes'),
        ],
      },
    }),
  );
  const force = list.force();
  list.select(force, 'pikes');
  expect(list.broken).toEqual(['c@roster']);
  const captain = list.select(force, 'captain');
  expect(list.broken).toEqual(['c@roster']);
  list.select(captain, 'k');
  expect(list.broken).toEqual([]);
  const wizard = list.select(force, 'wizard');
  list.select(wizard, 'l');
  expect(list.broken).toEqual([]);
});

describe('ours: a constraint that counts a child in any scope', () => {
  const army = (constraint: ConstraintDefinition) =>
    new ListBuilder(
      smallCatalogue({
        system: { categoryEntries: [{ id: 'magic', name: 'Magic' }] },
        book: {
          selectionEntries: [
            unit('owner', { constraints: [constraint] }),
            unit('pikes', {
              costs: points(10),
              selectionEntries: [
                option('banner', { costs: points(5), categoryLinks: [{ targetId: 'magic' }] }),
              ],
              selectionEntryGroups: [
                { id: 'arms', name: 'Arms', selectionEntries: [option('spear'), option('sword')] },
              ],
            }),
          ],
        },
      }),
    );

  test.each([
    { claim: 'an entry', childId: 'pikes', deep: false },
    { claim: 'a nested option', childId: 'banner', deep: true },
    { claim: 'members of a group', childId: 'arms', deep: true },
    { claim: 'a category', childId: 'magic', deep: true },
    { claim: 'a word for types', childId: 'upgrade', deep: true },
  ])('$claim: a third is one too many', ({ childId, deep }) => {
    const max = childId === 'upgrade' ? 5 : 2;
    const list = army(limit('c', 'max', max, { childId, scope: 'roster', includeChildSelections: deep }));
    const force = list.force();
    list.select(force, 'owner');
    for (let count = 0; count < 3; count++) {
      expect(list.broken).toEqual([]);
      const pikes = list.select(force, 'pikes');
      list.select(pikes, 'banner');
      list.select(pikes, 'spear');
    }
    expect(list.broken).toEqual(['c@selection owner']);
  });

  test('says nothing while its owner is not there, a minimum neither', () => {
    const list = army(limit('c', 'min', 1, { childId: 'pikes', scope: 'force' }));
    const force = list.force();
    expect(list.broken).toEqual([]);
    list.select(force, 'owner');
    expect(list.broken).toEqual(['c@selection owner']);
    list.select(force, 'pikes');
    expect(list.broken).toEqual([]);
  });

  test('does not fill by itself', () => {
    const list = army(limit('c', 'min', 1, { childId: 'pikes', scope: 'force' }));
    list.select(list.force(), 'owner');
    expect(list.evaluation.forces[0]?.selections.map(({ name }) => name)).toEqual(['owner']);
  });
});

describe('spending enough: the agreed limit less 40', () => {
  const spend: ForceEntryDefinition = {
    id: 'army',
    name: 'Army',
    constraints: [
      limit('c', 'min', -40, {
        field: 'pts',
        scope: 'roster',
        childId: 'any',
        because: { kind: 'spend-least' },
      }),
    ],
    modifiers: [
      {
        type: 'increment',
        field: 'c',
        value: '1',
        repeats: [{ field: 'limit::pts', scope: 'roster', value: 1 }],
      },
    ],
  };
  test.each([
    { claim: '959 of 1000 is too little', spent: 959, agreed: 1000, broken: ['c@force army'] },
    { claim: '960 of 1000 is enough', spent: 960, agreed: 1000, broken: [] },
    { claim: 'without a limit nothing is asked', spent: 0, agreed: undefined, broken: [] },
  ])('$claim', ({ spent, agreed, broken }) => {
    const list = new ListBuilder(
      smallCatalogue({
        system: { forceEntries: [spend] },
        book: { selectionEntries: [unit('e', { selectionEntries: [option('o', { costs: points(1) })] })] },
      }),
    ).limit(agreed);
    const id = list.select(list.force(), 'e');
    if (spent > 0) list.select(id, 'o', spent);
    expect(list.broken).toEqual(broken);
  });
});

describe('a cost cap of a category', () => {
  const capped = (includeChildSelections: boolean) => {
    const magic = [{ targetId: 'magic' }];
    const list = new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: [{ id: 'magic', name: 'Magic' }],
          forceEntries: [
            {
              id: 'army',
              name: 'Army',
              categoryLinks: [
                {
                  targetId: 'magic',
                  constraints: [limit('c', 'max', 20, { field: 'pts', includeChildSelections })],
                },
              ],
            },
          ],
        },
        book: {
          selectionEntries: [
            unit('mage', {
              costs: points(10),
              categoryLinks: magic,
              selectionEntries: [option('staff', { costs: points(10), categoryLinks: magic })],
            }),
          ],
        },
      }),
    );
    list.select(list.select(list.force(), 'mage'), 'staff');
    return list
      .forceView(list.roster.forces[0]?.id ?? '')
      .categories.find(({ entryId }) => entryId === 'magic')?.limits[0];
  };

  test('counts the whole of a matching selection once, matches inside it not again', () => {
    expect(capped(true)).toMatchObject({ count: 20, limit: 20, isBroken: false });
  });

  test('counts the selection itself without the flag', () => {
    expect(capped(false)).toMatchObject({ count: 10 });
  });
});

test('a maximum that counts down below zero is not broken by nothing, but by one', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [{ id: 'chariots', name: 'Chariots' }],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [
              {
                targetId: 'chariots',
                constraints: [limit('c', 'max', 1)],
                modifiers: [
                  {
                    type: 'decrement',
                    field: 'c',
                    value: '1',
                    repeats: [{ scope: 'force', childId: 'hunter', value: 1 }],
                  },
                ],
              },
            ],
          },
        ],
      },
      book: {
        selectionEntries: [
          unit('hunter'),
          unit('chariot', { categoryLinks: [{ targetId: 'chariots', primary: true }] }),
        ],
      },
    }),
  );
  const force = list.force();
  list.select(force, 'hunter', 2);
  expect(list.broken).toEqual([]);
  list.select(force, 'chariot');
  expect(list.broken).toEqual(['c@category chariots']);
});

test('too few of what stands in several blocks are shown in one of them, whichever stands last in the list', () => {
  const shownAt = (units: readonly (readonly string[])[]): readonly string[] => {
    const list = new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: ['core', 'elite'].map((id) => ({ id, name: id })),
          forceEntries: [
            { id: 'army', name: 'Army', categoryLinks: [{ targetId: 'core' }, { targetId: 'elite' }] },
          ],
        },
        book: {
          selectionEntries: [
            unit('guards', {
              categoryLinks: [{ targetId: 'elite', primary: true }],
              costs: points(10),
              constraints: [limit('c', 'min', 30, { field: 'pts' })],
              modifiers: [
                {
                  type: 'set-primary',
                  field: 'category',
                  value: 'core',
                  conditions: [{ type: 'atLeast', value: 1, scope: 'self', childId: 'horn' }],
                },
              ],
              selectionEntries: [option('horn')],
            }),
          ],
        },
      }),
    );
    const force = list.force();
    for (const options of units) {
      const guards = list.select(force, 'guards');
      for (const each of options) list.select(guards, each);
    }
    return list.broken;
  };
  expect(shownAt([['horn'], []])).toEqual(['c@category core']);
  expect(shownAt([[], ['horn']])).toEqual(['c@category core']);
});
