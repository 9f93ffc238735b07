import { describe, expect, test } from 'vitest';
import type { ConditionDefinition } from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const when = (type: string, value: number, query: Partial<ConditionDefinition>): ConditionDefinition => ({
  type,
  value,
  ...query,
});

/** Named "yes" while the conditions hold. */
const told = (
  id: string,
  conditions: readonly ConditionDefinition[],
  parts: Parameters<typeof unit>[1] = {},
) => unit(id, { modifiers: [{ type: 'set', field: 'name', value: 'yes', conditions }], ...parts });

/** A camp with a patrol in it, and a raid beside; the camp holds the block `core`, not `elite`. */
const system = {
  categoryEntries: [
    { id: 'core', name: 'Core' },
    { id: 'elite', name: 'Elite' },
  ],
  forceEntries: [
    {
      id: 'camp',
      name: 'Camp',
      categoryLinks: [{ targetId: 'core' }, { targetId: 'elite' }],
      forceEntries: [{ id: 'patrol', name: 'Patrol', forceEntries: [{ id: 'picket', name: 'Picket' }] }],
    },
    { id: 'raid', name: 'Raid' },
  ],
};

test('a share of whole numbers is exact', () => {
  const spears = option('spears');
  const bows = option('bows', {
    costs: points(0),
    modifiers: Array.from({ length: 99 }, (_, index) => ({
      type: 'increment',
      field: 'pts',
      value: '1',
      conditions: [when('equalTo', index + 1, { scope: 'parent', childId: 'spears', percentValue: true })],
    })),
  });
  const list = new ListBuilder(
    smallCatalogue({ book: { selectionEntries: [unit('troop', { selectionEntries: [spears, bows] })] } }),
  );
  const troop = list.select(list.force(), 'troop');
  const [first, second] = [list.select(troop, 'spears'), list.select(troop, 'bows')];
  for (let count = 1; count < 100; count++) {
    list.apply({ kind: 'set-amount', selection: first, amount: count });
    list.apply({ kind: 'set-amount', selection: second, amount: 100 - count });
    expect(list.selection(second).costs[0]?.value).toBe((100 - count) * 10_000);
  }
});

test('a share in several places is that of all of them together', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system,
      book: {
        selectionEntries: [
          unit('guard'),
          unit('scout'),
          told('crier', [when('equalTo', 50, { scope: 'book', childId: 'guard', percentValue: true })]),
        ],
      },
    }),
  );
  const [camp, raid] = [list.force('camp'), list.force('raid')];
  const crier = list.select(camp, 'crier');
  list.select(camp, 'guard');
  list.select(camp, 'guard');
  list.select(raid, 'guard');
  list.select(raid, 'scout');
  expect(list.selection(crier).name).toBe('crier');
  list.select(raid, 'scout');
  expect(list.selection(crier).name).toBe('yes');
});

describe('what stands in a kind of force', () => {
  const inPatrol = { scope: 'roster', childId: 'patrol' };
  const book = {
    selectionEntries: [
      unit('guard', { costs: points(7) }),
      told('near', [when('atLeast', 1, inPatrol)]),
      told('far', [when('equalTo', 2, { ...inPatrol, includeChildForces: true })]),
      told('dear', [when('equalTo', 14, { ...inPatrol, field: 'pts', includeChildForces: true })]),
      told('raider', [when('equalTo', 1, { scope: 'roster', childId: 'raid' })]),
    ],
  };

  test('is counted below a force only when child forces are', () => {
    const list = new ListBuilder(smallCatalogue({ system, book }));
    const camp = list.force('camp');
    const [patrol, raid] = [list.force('patrol', camp), list.force('raid')];
    const asking = ['near', 'far', 'dear', 'raider'].map((id) => list.select(camp, id));
    for (const force of [patrol, patrol, raid]) list.select(force, 'guard');
    expect(asking.map((id) => list.selection(id).name)).toEqual(['near', 'yes', 'yes', 'yes']);
  });
});

test.each([
  { claim: 'a block that the force has', scope: 'elite', holds: true },
  { claim: 'a block that it has not', scope: 'rabble', holds: false },
  { claim: 'its own block', scope: 'primary-category', holds: true },
])('$claim is a place to count in: $holds', ({ scope, holds }) => {
  const list = new ListBuilder(
    smallCatalogue({
      system: { ...system, categoryEntries: [...system.categoryEntries, { id: 'rabble', name: 'Rabble' }] },
      book: {
        selectionEntries: [
          told('crier', [when('atLeast', 0, { scope, childId: 'any' })], {
            categoryLinks: [{ targetId: 'core', primary: true }, { targetId: 'rabble' }],
          }),
        ],
      },
    }),
  );
  expect(list.selection(list.select(list.force('camp'), 'crier')).name).toBe(holds ? 'yes' : 'crier');
});

test('no count is of a book', () => {
  const crier = told('crier', [when('equalTo', 0, { field: 'forces', scope: 'roster', childId: 'book' })]);
  const list = new ListBuilder(smallCatalogue({ book: { selectionEntries: [crier] } }));
  expect(list.selection(list.select(list.force(), 'crier')).name).toBe('yes');
});

describe('being something', () => {
  const is = (scope: string, childId: string) => when('instanceOf', 1, { scope, childId });

  test.each([
    { asks: 'a unit, whether it stands in its own block', condition: is('parent', 'core'), holds: true },
    { asks: 'a unit, whether it stands in another block', condition: is('parent', 'elite'), holds: false },
    { asks: 'a unit, whether its force is a patrol', condition: is('parent', 'patrol'), holds: true },
    { asks: 'whether a force above is a camp', condition: is('ancestor', 'camp'), holds: true },
    { asks: 'whether a force above is a raid', condition: is('ancestor', 'raid'), holds: false },
    {
      asks: 'whether anything above has a block of the camp',
      condition: is('ancestor', 'elite'),
      holds: false,
    },
  ])('asks $asks', ({ condition, holds }) => {
    const list = new ListBuilder(
      smallCatalogue({
        system,
        book: {
          selectionEntries: [
            told('crier', [condition], { categoryLinks: [{ targetId: 'core', primary: true }] }),
          ],
        },
      }),
    );
    const patrol = list.force('patrol', list.force('camp'));
    expect(list.selection(list.select(patrol, 'crier')).name).toBe(holds ? 'yes' : 'crier');
  });

  test('a force asks whether it stands in the list itself', () => {
    const named = { type: 'set', field: 'name', value: 'top', conditions: [is('parent', 'roster')] };
    const list = new ListBuilder(
      smallCatalogue({
        system: {
          forceEntries: [
            {
              id: 'camp',
              name: 'Camp',
              modifiers: [named],
              forceEntries: [{ id: 'patrol', name: 'Patrol', modifiers: [named] }],
            },
          ],
        },
      }),
    );
    const camp = list.force('camp');
    const patrol = list.force('patrol', camp);
    expect([camp, patrol].map((id) => list.forceView(id).name)).toEqual(['top', 'Patrol']);
  });
});
