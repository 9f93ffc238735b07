import { describe, expect, test } from 'vitest';
import type { ModifierDefinition } from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const perCost = (childId: string, value: number, by: number): ModifierDefinition => ({
  type: 'increment',
  field: 'pts',
  value: String(by),
  repeats: [{ field: 'pts', scope: 'force', childId, value }],
});

test('amounts of parents multiply; own costs and totals are told apart', () => {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('u', {
            costs: points(50),
            selectionEntries: [
              {
                id: 'm',
                name: 'm',
                type: 'model',
                costs: points('10.5'),
                selectionEntries: [option('w', { collective: true, costs: points('0.1') })],
              },
            ],
          }),
        ],
      },
    }),
  );
  const force = list.force();
  const u = list.select(force, 'u');
  const m = list.select(u, 'm', 3);
  list.select(m, 'w', 2);
  const model = list.selection(m);
  expect(model).toMatchObject({ amount: 3, number: 3 });
  expect(model.children[0]).toMatchObject({ amount: 2, number: 6, costs: [{ value: 6000 }] });
  expect(model.costs).toMatchObject([{ value: 315_000 }]);
  expect(model.totals).toMatchObject([{ value: 321_000 }]);
  expect(list.selection(u).totals).toMatchObject([{ value: 821_000 }]);
  expect(list.forceView(force).totals).toMatchObject([{ value: 821_000 }]);
  expect(list.points).toBe(82.1);
});

test('a force may cost something itself', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            costs: points(10),
            forceEntries: [{ id: 'wing', name: 'Wing', costs: points('2.5') }],
          },
        ],
      },
    }),
  );
  const army = list.force();
  list.force('wing', army);
  expect(list.points).toBe(12.5);
  expect(list.forceView(army).totals).toMatchObject([{ value: 125_000 }]);
});

test('a category may cost something in each force that has a block for it', () => {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [{ id: 'core', name: 'Core', costs: points('1.5') }],
        forceEntries: [
          { id: 'army', name: 'Army', costs: points(2), categoryLinks: [{ targetId: 'core' }] },
          { id: 'raid', name: 'Raid' },
        ],
      },
    }),
  );
  list.force('army');
  list.force('raid');
  expect(list.points).toBe(3.5);
});

test('what only a modifier gives a price counts in the sum and against the limit', () => {
  const gift = unit('gift', { modifiers: [{ type: 'increment', field: 'pts', value: '6' }] });
  const list = new ListBuilder(smallCatalogue({ book: { selectionEntries: [gift] } })).limit(5);
  list.select(list.force(), 'gift');
  expect(list.points).toBe(6);
  expect(list.evaluation.overLimit).toHaveLength(1);
});

describe('limits', () => {
  test.each([
    { claim: 'at the limit', agreed: 30, over: 0 },
    { claim: 'a hair over', agreed: 29.9, over: 1 },
    { claim: 'a limit of nothing is one', agreed: 0, over: 1 },
    { claim: 'none', agreed: undefined, over: 0 },
  ])('$claim', ({ agreed, over }) => {
    const catalogue = smallCatalogue({ book: { selectionEntries: [unit('e', { costs: points(10) })] } });
    const list = new ListBuilder(catalogue).limit(agreed);
    list.select(list.force(), 'e', 3);
    expect(list.evaluation.overLimit).toHaveLength(over);
  });

  test('a new list starts with the limits of the data', () => {
    const costTypes = [
      { id: 'pts', name: 'pts', defaultCostLimit: '2000' },
      { id: 'none', name: 'none', defaultCostLimit: -1 },
      { id: 'zero', name: 'zero', defaultCostLimit: 0 },
    ];
    const { roster } = new ListBuilder(smallCatalogue({ system: { costTypes } }));
    expect(roster.limits.map(({ typeId, value }) => [typeId, value])).toEqual([
      ['pts', 2000],
      ['zero', 0],
    ]);
  });
});

describe('costs that hang on costs', () => {
  test('what is counted is final: a chain of three', () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [
            unit('a', { costs: points(1), modifiers: [perCost('b', 10, 1)] }),
            unit('b', { costs: points(10), modifiers: [perCost('c', 10, 10)] }),
            unit('c', { costs: points(20) }),
          ],
        },
      }),
    );
    const force = list.force();
    for (const id of ['a', 'b', 'c']) list.select(force, id);
    expect(list.points).toBe(4 + 30 + 20);
    expect(list.evaluation.loops).toEqual([]);
  });

  test('a loop leaves its modifiers out, keeps others, and is told once', () => {
    const list = new ListBuilder(
      smallCatalogue({
        book: {
          selectionEntries: [
            unit('a', {
              costs: points(100),
              modifiers: [perCost('b', 10, 50), { type: 'increment', field: 'pts', value: '7' }],
            }),
            unit('b', { costs: points(100), modifiers: [perCost('a', 10, 50)] }),
            unit('watcher', { costs: points(0), modifiers: [perCost('a', 107, 1)] }),
          ],
        },
      }),
    );
    const force = list.force();
    for (const id of ['watcher', 'a', 'b', 'b']) list.select(force, id);
    expect(list.points).toBe(107 + 200 + 1);
    expect(list.evaluation.loops).toMatchObject([{ typeId: 'pts' }]);
    expect(list.findings.map(({ kind }) => kind)).toEqual(['cost-loop']);
  });
});
