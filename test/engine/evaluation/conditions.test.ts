import { describe, expect, test } from 'vitest';
import type {
  ConditionDefinition,
  ConditionGroupDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

/**
 * One army: a squad (category core) of two troopers, each with a rifle; a captain; 1,000 points. The condition hangs on
 * the rifle and, when it holds, adds 1 point to it.
 */
function holdsOnRifle(
  conditions: readonly ConditionDefinition[],
  conditionGroups: readonly ConditionGroupDefinition[] = [],
  agreed: number | undefined = 1000,
): boolean {
  const rifle = option('rifle', {
    collective: true,
    costs: points(0),
    modifiers: [{ type: 'set', field: 'pts', value: '1', conditions, conditionGroups }],
  });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [
          { id: 'core', name: 'Core' },
          { id: 'lords', name: 'Lords' },
        ],
        forceEntries: [
          { id: 'army', name: 'Army', categoryLinks: [{ targetId: 'core' }, { targetId: 'lords' }] },
        ],
      },
      book: {
        selectionEntries: [
          unit('squad', {
            categoryLinks: [{ targetId: 'core', primary: true }],
            selectionEntries: [
              {
                id: 'trooper',
                name: 'trooper',
                type: 'model',
                selectionEntryGroups: [{ id: 'arms', name: 'Arms', selectionEntries: [rifle] }],
              },
            ],
          }),
          unit('captain', { costs: points(80), categoryLinks: [{ targetId: 'lords', primary: true }] }),
        ],
      },
    }),
  ).limit(agreed);
  const force = list.force();
  const squad = list.select(force, 'squad');
  const trooper = list.select(squad, 'trooper', 2);
  const id = list.select(trooper, 'rifle');
  list.select(force, 'captain');
  return list.selection(id).costs[0]?.value !== 0;
}

const when = (type: string, value: number, query: Partial<ConditionDefinition>): ConditionDefinition => ({
  type,
  value,
  ...query,
});

describe('a comparison', () => {
  test.each([
    { type: 'atLeast', holds: [true, true, false] },
    { type: 'atMost', holds: [false, true, true] },
    { type: 'greaterThan', holds: [true, false, false] },
    { type: 'lessThan', holds: [false, false, true] },
    { type: 'equalTo', holds: [false, true, false] },
    { type: 'notEqualTo', holds: [true, false, true] },
    { type: 'always', holds: [true, true, true] },
    { type: 'never', holds: [false, false, false] },
    { type: 'nonsense', holds: [false, false, false] },
  ])('$type against one less, the same and one more', ({ type, holds }) => {
    const query = { scope: 'roster', childId: 'trooper', includeChildSelections: true };
    expect([1, 2, 3].map((value) => holdsOnRifle([when(type, value, query)]))).toEqual(holds);
  });
});

describe('what a query counts', () => {
  test.each<{ claim: string; count: number; query: Partial<ConditionDefinition> }>([
    {
      claim: 'options of the parent, each for one of the parent',
      count: 1,
      query: { scope: 'parent', childId: 'rifle' },
    },
    {
      claim: 'in the unit: by all amounts between',
      count: 2,
      query: { scope: 'unit', childId: 'rifle', includeChildSelections: true },
    },
    {
      claim: 'in the unit: only what hangs on it directly',
      count: 0,
      query: { scope: 'unit', childId: 'rifle' },
    },
    {
      claim: 'members of a group',
      count: 2,
      query: { scope: 'force', childId: 'arms', includeChildSelections: true },
    },
    { claim: 'selections of a category', count: 1, query: { scope: 'force', childId: 'core' } },
    { claim: 'by type', count: 2, query: { scope: 'force', childId: 'model', includeChildSelections: true } },
    { claim: 'anything at the root', count: 2, query: { scope: 'force', childId: 'any' } },
    {
      claim: 'everything',
      count: 6,
      query: { scope: 'roster', childId: 'any', includeChildSelections: true },
    },
    { claim: 'in the nearest selection of an id', count: 2, query: { scope: 'squad', childId: 'trooper' } },
    { claim: 'in the block of a category', count: 1, query: { scope: 'lords', childId: 'captain' } },
    {
      claim: 'in the block of the own primary category',
      count: 0,
      query: { scope: 'primary-category', childId: 'captain' },
    },
    { claim: 'in the outermost selection', count: 2, query: { scope: 'root-entry', childId: 'trooper' } },
    { claim: 'in the outermost force', count: 1, query: { scope: 'top-force', childId: 'captain' } },
    {
      claim: 'points of a selection',
      count: 80,
      query: { field: 'pts', scope: 'force', childId: 'captain' },
    },
    { claim: 'forces', count: 1, query: { field: 'forces', scope: 'roster', childId: 'army' } },
    { claim: 'the agreed limit', count: 1000, query: { field: 'limit::pts', scope: 'roster' } },
    { claim: 'inside forces of a type', count: 2, query: { scope: 'roster', childId: 'army' } },
    { claim: 'what no data know: nothing', count: 0, query: { scope: 'roster', childId: 'unheard-of' } },
    {
      claim: 'a percentage: one of two roots',
      count: 50,
      query: { scope: 'force', childId: 'captain', percentValue: true },
    },
  ])('$claim', ({ count, query }) => {
    expect(holdsOnRifle([when('equalTo', count, query)])).toBe(true);
  });

  test.each<{ claim: string; query: Partial<ConditionDefinition> }>([
    { claim: 'a child that is not named', query: { scope: 'roster' } },
    { claim: 'a scope that is not there', query: { scope: 'mount', childId: 'any' } },
    { claim: 'a field that nobody knows', query: { field: 'costs', scope: 'roster', childId: 'any' } },
  ])('$claim never holds', ({ query }) => {
    expect(holdsOnRifle([when('atLeast', 0, query)])).toBe(false);
    expect(holdsOnRifle([when('atMost', 99, query)])).toBe(false);
  });

  test('any ancestor may satisfy', () => {
    expect(holdsOnRifle([when('atLeast', 2, { scope: 'ancestor', childId: 'trooper' })])).toBe(true);
    expect(holdsOnRifle([when('atLeast', 3, { scope: 'ancestor', childId: 'trooper' })])).toBe(false);
  });
});

describe('being something', () => {
  test.each([
    { scope: 'self', childId: 'rifle', holds: true },
    { scope: 'self', childId: 'arms', holds: true },
    { scope: 'self', childId: 'upgrade', holds: true },
    { scope: 'self', childId: 'trooper', holds: false },
    { scope: 'parent', childId: 'trooper', holds: true },
    { scope: 'parent', childId: 'model', holds: true },
    { scope: 'ancestor', childId: 'squad', holds: true },
    { scope: 'ancestor', childId: 'core', holds: true },
    { scope: 'ancestor', childId: 'captain', holds: false },
    { scope: 'unit', childId: 'squad', holds: true },
    { scope: 'model', childId: 'trooper', holds: true },
    { scope: 'force', childId: 'army', holds: true },
    { scope: 'force', childId: 'squad', holds: false },
    { scope: 'roster', childId: 'squad', holds: false },
    { scope: 'primary-category', childId: 'core', holds: true },
    { scope: 'primary-category', childId: 'lords', holds: false },
    { scope: 'primary-catalogue', childId: 'book', holds: true },
    { scope: 'primary-catalogue', childId: 'other', holds: false },
  ])('$scope is $childId: $holds', ({ scope, childId, holds }) => {
    expect(holdsOnRifle([when('instanceOf', 1, { scope, childId })])).toBe(holds);
    expect(holdsOnRifle([when('notInstanceOf', 1, { scope, childId })])).toBe(!holds);
  });
});

describe('an unset limit', () => {
  test.each([
    { type: 'equalTo', value: -1, holds: true },
    { type: 'notEqualTo', value: -1, holds: false },
    { type: 'atLeast', value: 4000, holds: true },
    { type: 'atMost', value: 4000, holds: false },
    { type: 'lessThan', value: 4000, holds: false },
  ])('$type $value: $holds', ({ type, value, holds }) => {
    const condition = when(type, value, { field: 'limit::pts', scope: 'roster' });
    expect(holdsOnRifle([condition], [], -1)).toBe(holds);
  });
});

describe('groups of conditions', () => {
  const yes = when('always', 0, {});
  const no = when('never', 0, {});
  test.each<{ claim: string; group: ConditionGroupDefinition; holds: boolean }>([
    { claim: 'and of both', group: { type: 'and', conditions: [yes, no] }, holds: false },
    { claim: 'and is the default', group: { conditions: [yes, no] }, holds: false },
    { claim: 'or of both', group: { type: 'or', conditions: [yes, no] }, holds: true },
    { claim: 'or of none that holds', group: { type: 'or', conditions: [no, no] }, holds: false },
    { claim: 'not all', group: { type: 'not', conditions: [yes, no] }, holds: true },
    { claim: 'an empty group holds', group: { type: 'or' }, holds: true },
    {
      claim: 'nested',
      group: { type: 'and', conditions: [yes], conditionGroups: [{ type: 'or', conditions: [no, yes] }] },
      holds: true,
    },
    {
      claim: 'as many as wanted',
      group: { type: 'count', min: 1, max: 1, conditions: [yes, no] },
      holds: true,
    },
    { claim: 'more than wanted', group: { type: 'count', max: 1, conditions: [yes, yes] }, holds: false },
    { claim: 'fewer than wanted', group: { type: 'count', min: '2', conditions: [yes, no] }, holds: false },
    { claim: 'what is not judged', group: { localConditionGroups: [{}] }, holds: false },
    {
      claim: 'what is not judged, beside what holds',
      group: { type: 'or', conditions: [yes], localConditionGroups: [{}] },
      holds: true,
    },
  ])('$claim: $holds', ({ group, holds }) => {
    expect(holdsOnRifle([], [group])).toBe(holds);
    expect(holdsOnRifle([no], [group])).toBe(false);
  });

  describe('that reckon', () => {
    const count = (childId: string) =>
      when('atLeast', 99, { scope: 'roster', childId, includeChildSelections: true });
    const [two, one, thousand] = [
      count('trooper'),
      count('captain'),
      when('atLeast', 0, { field: 'limit::pts', scope: 'roster' }),
    ];
    const equal = (conditions: readonly ConditionDefinition[], group: ConditionGroupDefinition) => ({
      type: 'equal',
      conditions,
      conditionGroups: [group],
    });
    test.each<{ claim: string; group: ConditionGroupDefinition; holds: boolean }>([
      {
        claim: 'more of one than of another',
        group: { type: 'greater', conditions: [two, one] },
        holds: true,
      },
      { claim: 'fewer', group: { type: 'less', conditions: [two, one] }, holds: false },
      { claim: 'at least as many', group: { type: 'greaterOrEqual', conditions: [two, two] }, holds: true },
      { claim: 'at most as many', group: { type: 'lessOrEqual', conditions: [two, one] }, holds: false },
      { claim: 'not as many', group: { type: 'notEqual', conditions: [two, one] }, holds: true },
      { claim: '1 + 1', group: equal([two], { type: 'add', conditions: [one, one] }), holds: true },
      { claim: '2 - 1 - 1', group: { type: 'subtract', conditions: [two, one, one] }, holds: false },
      {
        claim: '2 / (1 × 1)',
        group: equal([two], {
          type: 'divide',
          conditions: [two],
          conditionGroups: [{ type: 'multiply', conditions: [one, one] }],
        }),
        holds: true,
      },
      {
        claim: 'nothing is divided by nothing',
        group: { type: 'divide', conditions: [two, count('no one')] },
        holds: false,
      },
      { claim: '1000 % 2', group: { type: 'modulo', conditions: [thousand, two] }, holds: false },
      { claim: '2 ^ 1', group: equal([two], { type: 'power', conditions: [two, one] }), holds: true },
      {
        claim: 'the least',
        group: equal([one], { type: 'min', conditions: [two, one, thousand] }),
        holds: true,
      },
      {
        claim: 'the most',
        group: equal([thousand], { type: 'max', conditions: [two, thousand] }),
        holds: true,
      },
      {
        claim: 'how many hold',
        group: equal([two], { type: 'count', conditions: [yes, no, yes] }),
        holds: true,
      },
      { claim: 'a yes is one', group: equal([one], { type: 'or', conditions: [no, yes] }), holds: true },
    ])('$claim: $holds', ({ group, holds }) => {
      expect(holdsOnRifle([], [group])).toBe(holds);
    });
  });
});

test.each([
  { claim: 'joins all links of an entry', shared: true, holds: true },
  { claim: 'or keeps links apart', shared: false, holds: false },
])('a condition $claim', ({ shared, holds }) => {
  const condition = when('atLeast', 1, { scope: 'force', childId: 's', shared });
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        sharedSelectionEntries: [unit('s')],
        entryLinks: [{ id: 'k', targetId: 's' }],
        selectionEntries: [
          unit('e', {
            costs: points(0),
            modifiers: [{ type: 'set', field: 'pts', value: '1', conditions: [condition] }],
          }),
        ],
      },
    }),
  );
  const force = list.force();
  list.select(force, 'k');
  list.select(force, 'e');
  expect(list.points === 1).toBe(holds);
});
