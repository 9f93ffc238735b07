/** What others see: order, blocks, profiles and rules. */

import { describe, expect, test } from 'vitest';
import { lostSelection } from '../../../renderer/engine/evaluation/views/lost-view';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

describe('order', () => {
  const inBlock = (id: string, block?: string) =>
    unit(id, block ? { categoryLinks: [{ targetId: block, primary: true }] } : {});
  const catalogue = smallCatalogue({
    system: {
      categoryEntries: ['core', 'elite', 'other'].map((id) => ({ id, name: id })),
      forceEntries: [
        { id: 'army', name: 'Army', categoryLinks: [{ targetId: 'elite' }, { targetId: 'core' }] },
      ],
    },
    book: {
      selectionEntries: [
        inBlock('Unit 10', 'core'),
        inBlock('unit 2', 'core'),
        inBlock('guard', 'elite'),
        inBlock('loose'),
        inBlock('astray', 'other'),
      ],
    },
  });

  test('roots stand by block, those without first and those without a place last, then by name with figures as numbers', () => {
    const list = new ListBuilder(catalogue);
    const force = list.force();
    for (const id of ['astray', 'Unit 10', 'guard', 'unit 2', 'loose']) list.select(force, id);
    expect(list.forceView(force).selections.map(({ name }) => name)).toEqual([
      'loose',
      'guard',
      'unit 2',
      'Unit 10',
      'astray',
    ]);
  });

  test('every root stands in one block', () => {
    const list = new ListBuilder(catalogue);
    const force = list.force();
    for (const id of ['astray', 'Unit 10', 'loose']) list.select(force, id);
    expect(
      list
        .forceView(force)
        .categories.map(({ entryId, selections }) => [entryId, selections.map(({ name }) => name)]),
    ).toEqual([
      ['(No Category)', ['loose']],
      ['elite', []],
      ['core', ['Unit 10']],
      ['(Illegal Units)', ['astray']],
    ]);
  });

  test('a block is a keyword when nothing of the book has or gets its place there and nothing limits it', () => {
    const also = (id: string, block: string, more = {}) =>
      unit(id, {
        categoryLinks: [{ targetId: block, primary: true }, { targetId: 'sworn' }, { targetId: 'few' }],
        ...more,
      });
    const list = new ListBuilder(
      smallCatalogue({
        system: {
          categoryEntries: ['core', 'elite', 'sworn', 'few'].map((id) => ({ id, name: id })),
          forceEntries: [
            {
              id: 'army',
              name: 'Army',
              categoryLinks: [
                { targetId: 'core' },
                { targetId: 'elite' },
                { targetId: 'sworn' },
                {
                  targetId: 'few',
                  constraints: [{ id: 'two', type: 'max', value: 2, field: 'selections', scope: 'parent' }],
                },
              ],
            },
          ],
        },
        book: {
          selectionEntries: [
            also('guard', 'core'),
            also('rider', 'core', {
              modifiers: [{ type: 'set-primary', field: 'category', value: 'elite' }],
            }),
          ],
        },
      }),
    );
    const force = list.force();
    list.select(force, 'guard');
    expect(list.forceView(force).categories.map(({ entryId, isTag }) => [entryId, isTag])).toEqual([
      ['core', false],
      ['elite', false],
      ['sworn', true],
      ['few', false],
    ]);
  });

  test('children stand by the data, entries before members of groups, then by name', () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [
            unit('u', {
              selectionEntries: [option('b'), option('a'), option('first', { sortIndex: 1 })],
              selectionEntryGroups: [{ id: 'g', name: 'g', selectionEntries: [option('0')] }],
            }),
          ],
        },
      }),
    );
    const u = list.select(list.force(), 'u');
    for (const id of ['0', 'b', 'a', 'first']) list.select(u, id);
    expect(list.selection(u).children.map(({ name }) => name)).toEqual(['first', 'a', 'b', '0']);
  });

  test('nested forces stand as the data list them', () => {
    const forceEntries = [
      { id: 'z', name: 'Z' },
      { id: 'a', name: 'A' },
    ];
    const list = new ListBuilder(
      smallCatalogue({ system: { forceEntries: [{ id: 'army', name: 'Army', forceEntries }] } }),
    );
    const army = list.force();
    for (const id of ['a', 'z', 'a']) list.force(id, army);
    expect(list.forceView(army).forces.map(({ name }) => name)).toEqual(['Z', 'A', 'A']);
  });
});

test('a block counts what has its category by another primary, and sums its own', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [
          { id: 'core', name: 'Core' },
          { id: 'scouts', name: 'Scouts', tag: true },
        ],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [
              { targetId: 'core' },
              { targetId: 'scouts', hidden: true, constraints: [{ id: 'c', type: 'min', value: 1 }] },
            ],
          },
        ],
      },
      book: {
        selectionEntries: [
          unit('riders', {
            costs: points(90),
            categoryLinks: [{ targetId: 'core', primary: true }, { targetId: 'scouts' }],
          }),
        ],
      },
    }),
  );
  const force = list.force();
  expect(list.broken).toEqual(['c@category scouts']);
  list.select(force, 'riders');
  const [core, scouts] = list.forceView(force).categories;
  expect(core).toMatchObject({ name: 'Core', totals: [{ value: 900_000 }], isTag: false, hidden: false });
  expect(scouts).toMatchObject({
    hidden: true,
    isTag: true,
    selections: [],
    totals: [{ value: 0 }],
    limits: [{ count: 1 }],
  });
  expect(scouts?.alsoCounted.map(({ name }) => name)).toEqual(['riders']);
});

describe('profiles and rules', () => {
  const stats = { id: 'stats', name: 'Stats', characteristicTypes: [{ id: 'm', name: 'Move' }] };
  const profile = (id: string, more = {}) => ({
    id,
    name: id,
    typeId: 'stats',
    characteristics: [{ typeId: 'm', value: '6', values: { fr: '6 ps' } }],
    ...more,
  });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        profileTypes: [stats],
        rules: [{ id: 'law', name: 'Law' }],
        publications: [{ id: 'pub', name: 'Rules' }],
      },
      book: {
        rules: [{ id: 'custom', name: 'Custom' }],
        sharedRules: [
          {
            id: 'brave',
            name: 'Brave',
            names: { fr: 'Brave (fr)' },
            description: 'Never runs.',
            page: '3',
            publicationId: 'pub',
          },
        ],
        sharedInfoGroups: [
          {
            id: 'kit',
            name: 'Kit',
            profiles: [profile('in-kit')],
            infoGroups: [{ id: 'inner', name: 'Inner', rules: [{ id: 'deep', name: 'Deep' }] }],
          },
        ],
        sharedSelectionEntries: [
          unit('s', { profiles: [profile('own'), profile('secret', { hidden: true })] }),
        ],
        entryLinks: [
          {
            id: 'k',
            targetId: 's',
            infoLinks: [
              {
                id: 'a',
                targetId: 'brave',
                type: 'rule',
                page: '99',
                modifiers: [{ type: 'append', field: 'name', value: '(2)' }],
              },
              { id: 'b', targetId: 'kit', type: 'infoGroup' },
              { id: 'c', targetId: 'brave', type: 'rule', hidden: true },
              { id: 'd', targetId: 'nowhere', type: 'rule' },
            ],
          },
        ],
      },
    }),
  );
  const force = list.force();
  const view = list.selection(list.select(force, 'k'));

  test('come from the target, then the link, through groups and links; hidden ones do not', () => {
    expect(view.profiles.map(({ name }) => name)).toEqual(['own', 'in-kit']);
    expect(view.rules.map(({ name }) => name)).toEqual(['Brave (2)', 'Deep']);
  });

  test('keep their page from the target; a changed name has no other languages', () => {
    expect(view.rules[0]).toMatchObject({
      page: '3',
      publicationId: 'pub',
      description: 'Never runs.',
      names: undefined,
    });
  });

  test('name their characteristics by the type', () => {
    expect(view.profiles[0]).toMatchObject({ typeName: 'Stats' });
    expect(view.profiles[0]?.characteristics).toEqual([
      { typeId: 'm', name: 'Move', value: '6', values: { fr: '6 ps' }, printed: undefined },
    ]);
  });

  test('of a force: the root rules of its book, then of the system', () => {
    expect(list.forceView(force).rules.map(({ name }) => name)).toEqual(['Custom', 'Law']);
  });
});

test('what the data say is passed on as a message', () => {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('e', { modifiers: [{ type: 'add', field: 'error', value: '{this} is out of stock' }] }),
        ],
      },
    }),
  );
  const id = list.select(list.force(), 'e');
  expect(list.evaluation.messages).toEqual([
    { severity: 'error', at: id, entryId: 'e', text: 'e is out of stock' },
  ]);
});

describe('what a profile’s modifier calls its parent', () => {
  const blades = (value: number) => ({
    type: 'set',
    field: 'm',
    value: '9',
    conditions: [
      {
        ...{ type: 'atLeast', value, field: 'selections', scope: 'parent', childId: 'blade' },
        includeChildSelections: true,
      },
    ],
  });
  const moveOf = (order: 'listed' | 'staged', least: number) => {
    const model = (id: string) => ({
      ...option(id, { type: 'model' }),
      profiles: [
        {
          ...{ id: `${id}-p`, name: id, typeId: 'stats', modifiers: [blades(least)] },
          characteristics: [{ typeId: 'm', value: '6' }],
        },
      ],
      selectionEntries: [option('blade')],
    });
    const list = new ListBuilder(
      smallCatalogue({
        order,
        system: {
          profileTypes: [{ id: 'stats', name: 'Stats', characteristicTypes: [{ id: 'm', name: 'Move' }] }],
        },
        book: { selectionEntries: [unit('squad', { selectionEntries: [model('one'), model('two')] })] },
      }),
    );
    const squad = list.select(list.force(), 'squad');
    for (const id of ['one', 'two']) list.select(list.select(squad, id), 'blade');
    return list.selection(squad).children[0]?.profiles[0]?.characteristics[0]?.value;
  };

  test.each([
    { claim: 'is the selection that it hangs on', order: 'listed', least: 1, move: '9' },
    { claim: 'is not the selection above that', order: 'listed', least: 2, move: '6' },
    { claim: 'is the selection above that in living data', order: 'staged', least: 2, move: '9' },
  ] as const)('$claim ($order)', ({ order, least, move }) => {
    expect(moveOf(order, least)).toBe(move);
  });
});

test('a category that a book has copied keeps the name of its system', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: { categoryEntries: [{ id: 'faction', name: 'Faction: River' }] },
      book: {
        categoryEntries: [
          { id: 'faction', name: 'River' },
          { id: 'own', name: 'Own' },
        ],
        selectionEntries: [
          unit('guard', { categoryLinks: [{ targetId: 'faction', primary: true }, { targetId: 'own' }] }),
        ],
      },
    }),
  );
  const guard = list.select(list.force(), 'guard');
  expect(list.selection(guard).categories.map(({ name }) => name)).toEqual(['Faction: River', 'Own']);
});

test('a category that is nowhere is called as its link calls it', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: { categoryEntries: [{ id: 'core', name: 'Core' }] },
      book: {
        selectionEntries: [
          unit('squad', {
            categoryLinks: [
              { targetId: 'core', name: 'An old name' },
              { targetId: 'gone', name: 'Gone' },
            ],
          }),
        ],
      },
    }),
  );
  const squad = list.selection(list.select(list.force(), 'squad'));
  expect(squad.categories.map(({ name }) => name)).toEqual(['Core', 'Gone']);
});

test('a lost choice tells its costs in the same order, whichever of those below it stands first', () => {
  const option = (id: string, typeId: string) => ({
    id,
    entryId: 'gone',
    amount: 1,
    name: id,
    costs: [{ typeId, name: typeId, value: 1 }],
  });
  const below = [option('banner', 'pts'), option('horn', 'honour')];
  const [one, other] = [below, below.toReversed()].map((selections) => {
    const selection = { id: 'lost', entryId: 'gone', amount: 1, name: 'Lost', selections };
    return lostSelection(smallCatalogue(), selection, 'army', 'army', 1).totals;
  });
  expect(one?.map(({ typeId }) => typeId)).toEqual(['honour', 'pts']);
  expect(other).toEqual(one);
});
