import { describe, expect, test } from 'vitest';
import type { Because, ConstraintDefinition } from '../../../renderer/engine/catalogue/definition';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings, isLegal } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const limit = (id: string, type: string, value: number, more: Partial<ConstraintDefinition> = {}) => ({
  id,
  type,
  value,
  ...more,
});

const listWith = (constraints: readonly ConstraintDefinition[], taken: number) => {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('e', { name: 'Pikes', names: { fr: 'Piques' }, costs: points(10), constraints }),
        ],
      },
    }),
  );
  const force = list.force();
  if (taken > 0) list.select(force, 'e', taken);
  return { list, force };
};

describe('a broken limit', () => {
  test.each([
    {
      claim: 'too many',
      constraint: limit('c', 'max', 1),
      taken: 2,
      found: { kind: 'too-many', count: 2, limit: 1, field: 'selections' },
    },
    {
      claim: 'too few',
      constraint: limit('c', 'min', 3, { scope: 'self', childId: 'gone' }),
      taken: 1,
      found: { kind: 'too-few', count: 0, limit: 3 },
    },
    {
      claim: 'exactly: too many',
      constraint: limit('c', 'exactly', 1, { scope: 'roster', childId: 'any' }),
      taken: 2,
      found: { kind: 'too-many', count: 2, limit: 1 },
    },
    {
      claim: 'a number that is not allowed',
      constraint: limit('c', 'one-of', 0, { values: [2] }),
      taken: 1,
      found: { kind: 'wrong-amount', count: 1, amounts: [2] },
    },
    {
      claim: 'in points',
      constraint: limit('c', 'max', 15, { field: 'pts' }),
      taken: 2,
      found: { kind: 'too-many', count: 20, limit: 15, field: 'pts' },
    },
  ])('$claim', ({ constraint, taken, found }) => {
    const { list } = listWith([constraint], taken);
    expect(list.findings[0]).toMatchObject({
      ...found,
      severity: 'error',
      constraint: 'c',
      entry: 'e',
      subject: { name: 'Pikes', names: { fr: 'Piques' } },
    });
  });

  test('stands where it can be clicked, with the names on the way', () => {
    const { list } = listWith([limit('c', 'max', 1)], 2);
    const [finding] = list.findings;
    expect(finding?.place.path).toEqual([
      { name: 'Army', names: undefined },
      { name: 'Pikes', names: { fr: 'Piques' } },
    ]);
    expect(list.evaluation.node(finding?.place.node ?? '')).toMatchObject({ name: 'Pikes' });
  });

  test('speaks of a name that the user gave', () => {
    const { list, force } = listWith([limit('c', 'max', 1)], 2);
    list.apply({ kind: 'customise', node: force, customName: 'The Third' });
    expect(list.findings[0]?.place.path[0]).toEqual({ name: 'The Third', names: undefined });
  });

  test.each([
    { severity: undefined, legal: false, shown: 'error' },
    { severity: 'warning', legal: true, shown: 'warning' },
    { severity: 'advice', legal: true, shown: 'advice' },
  ] as const)('is as grave as its reason says: $shown', ({ severity, legal, shown }) => {
    const because: Because = { kind: 'most-units', ...(severity ? { severity } : {}) };
    const { list } = listWith([limit('c', 'max', 1, { because })], 2);
    expect(list.findings).toMatchObject([{ severity: shown, because }]);
    expect(isLegal(list.findings)).toBe(legal);
  });
});

test('a block that is broken is named, with its category', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [{ id: 'core', name: 'Core', names: { fr: 'Base' } }],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [{ targetId: 'core', constraints: [limit('c', 'min', 1)] }],
          },
        ],
      },
    }),
  );
  const force = list.force();
  expect(list.findings).toMatchObject([
    {
      kind: 'too-few',
      place: {
        node: force,
        category: 'core',
        path: [{ name: 'Army' }, { name: 'Core', names: { fr: 'Base' } }],
      },
    },
  ]);
});

test('a tag that is broken names no block, as nobody sees one', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [{ id: 'both', name: 'Both entries', tag: true }],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [{ targetId: 'both', constraints: [limit('c', 'min', 1)] }],
          },
        ],
      },
    }),
  );
  const force = list.force();
  expect(list.findings).toMatchObject([{ place: { node: force, category: 'both' } }]);
  expect(list.findings[0]?.place.path).toEqual([{ name: 'Army', names: undefined }]);
});

test('a hidden option that is taken says why it is hidden', () => {
  const because: Because = { kind: 'needs', params: { ids: ['standard'] } };
  const banner = option('banner', {
    modifiers: [
      {
        type: 'set',
        field: 'hidden',
        value: true,
        because,
        conditions: [{ type: 'equalTo', value: 0, scope: 'parent', childId: 'standard' }],
      },
    ],
  });
  const list = new ListBuilder(
    smallCatalogue({
      book: { selectionEntries: [unit('u', { selectionEntries: [banner, option('standard')] })] },
    }),
  );
  const u = list.select(list.force(), 'u');
  const id = list.select(u, 'banner');
  expect(list.findings).toMatchObject([
    { kind: 'hidden-but-taken', entry: 'banner', because, place: { node: id }, subject: { name: 'banner' } },
  ]);
  list.select(u, 'standard');
  expect(list.findings).toEqual([]);
});

test('a choice from a hidden group is told with the reason of the group', () => {
  const because: Because = { kind: 'needs', params: { ids: ['shield'] } };
  const group = {
    id: 'g',
    name: 'Enchantments',
    modifiers: [
      {
        type: 'set',
        field: 'hidden',
        value: true,
        because,
        conditions: [{ type: 'equalTo', value: 0, scope: 'parent', childId: 'shield' }],
      },
    ],
    selectionEntries: [option('ward')],
  };
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('u', { selectionEntries: [option('shield')], selectionEntryGroups: [group] }),
        ],
      },
    }),
  );
  const u = list.select(list.force(), 'u');
  const ward = list.select(u, 'ward');
  expect(list.selection(ward).hidden).toBe(true);
  expect(list.findings).toMatchObject([{ kind: 'hidden-but-taken', entry: 'ward', because }]);
  list.select(u, 'shield');
  expect(list.selection(ward).hidden).toBe(false);
  expect(list.findings).toEqual([]);
});

test('a limit of points that is passed is of the list, not of a unit', () => {
  const { list } = listWith([], 3);
  list.limit(29.5);
  expect(list.findings).toMatchObject([
    {
      kind: 'over-limit',
      costType: 'pts',
      spent: 30,
      limit: 29.5,
      severity: 'error',
      place: { node: undefined, path: [] },
    },
  ]);
});

describe('what the data no longer know', () => {
  const roster = () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [
            unit('u', {
              costs: points(50),
              selectionEntries: [
                option('o', { costs: points(8), selectionEntries: [option('p', { costs: points(1.5) })] }),
              ],
            }),
          ],
        },
      }),
    );
    list.select(list.select(list.select(list.force(), 'u'), 'o'), 'p');
    return list.roster;
  };
  const price = (value: number) => [{ costType: 'pts', name: 'pts', value }];

  test('a choice: told once, not for all below it', () => {
    const found = findings(evaluate(smallCatalogue({ book: { selectionEntries: [unit('u')] } }), roster()));
    expect(found).toMatchObject([
      {
        kind: 'unknown-entry',
        severity: 'lost',
        entry: 'o',
        subject: { name: 'o' },
        prices: price(9.5),
        place: { path: [{ name: 'Army' }, { name: 'u' }, { name: 'o' }] },
      },
    ]);
    expect(isLegal(found)).toBe(false);
  });

  test('without a price that nobody noted, that is hidden or nothing', () => {
    const bare = (selections: object[]) => ({ ...roster(), forces: [{ ...roster().forces[0], selections }] });
    const gone = { id: 'x', entryId: 'gone', amount: 1, name: 'Gone' };
    const hidden = smallCatalogue({
      system: {
        costTypes: [
          { id: 'pts', name: 'pts' },
          { id: 'tally', name: 'tally', hidden: true },
        ],
      },
    });
    const pricesOf = (selection: object) =>
      findings(evaluate(hidden, bare([selection]) as unknown as Roster)).map((finding) =>
        'prices' in finding ? finding.prices : undefined,
      );
    const costs = [
      { typeId: 'pts', name: 'pts', value: 0 },
      { typeId: 'tally', name: 'tally', value: 3 },
    ];
    expect(pricesOf(gone)).toEqual([[]]);
    expect(pricesOf({ ...gone, costs })).toEqual([[]]);
  });

  test('with a price of a cost that is gone too, for all that were taken', () => {
    const selection = {
      id: 'x',
      entryId: 'gone',
      amount: 3,
      name: 'Gone',
      costs: [{ typeId: 'glory', name: 'glory', value: 2 }],
    };
    const old = { ...roster(), forces: [{ ...roster().forces[0], selections: [selection] }] };
    expect(findings(evaluate(smallCatalogue(), old as unknown as Roster))).toMatchObject([
      { kind: 'unknown-entry', prices: [{ costType: 'glory', name: 'glory', value: 6 }] },
    ]);
  });

  test('a force', () => {
    const other = smallCatalogue({ system: { forceEntries: [{ id: 'other', name: 'Other' }] } });
    expect(findings(evaluate(other, roster()))).toMatchObject([
      { kind: 'unknown-force', entry: 'army', subject: { name: 'Army' }, prices: price(59.5) },
    ]);
  });

  test('a book, by its last known name', () => {
    const old = roster();
    const burnt = {
      ...old,
      books: [{ id: 'burnt', name: 'The Burnt Book', revision: '1' }],
      forces: old.forces.map((force) => ({ ...force, catalogueId: 'burnt' })),
    };
    expect(findings(evaluate(smallCatalogue(), burnt))).toMatchObject([
      {
        kind: 'unknown-book',
        severity: 'lost',
        entry: 'burnt',
        subject: { name: 'The Burnt Book' },
        prices: price(59.5),
      },
    ]);
  });
});

test('the worst stands first, then the roster, then by document', () => {
  const because = { kind: 'x', severity: 'advice' } as const;
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('a', { costs: points(1), constraints: [limit('hint', 'max', 0, { because })] }),
          unit('b', { constraints: [limit('b-most', 'max', 0)] }),
          unit('c', { constraints: [limit('c-most', 'max', 0)] }),
        ],
      },
    }),
  ).limit(0);
  const force = list.force();
  for (const id of ['c', 'b', 'a']) list.select(force, id);
  expect(list.findings.map(({ kind, constraint }) => constraint ?? kind)).toEqual([
    'over-limit',
    'b-most',
    'c-most',
    'hint',
  ]);
});

test('a list with nothing wrong is legal', () => {
  const { list } = listWith([limit('c', 'max', 2)], 2);
  expect(list.findings).toEqual([]);
  expect(isLegal(list.findings)).toBe(true);
});
