import { describe, expect, test } from 'vitest';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { applyBuilderOperation } from '../../renderer/worker/apply-builder-operation';
import type { BuilderOperation } from '../../renderer/worker/protocol/builder-operation';
import { placesView } from '../../renderer/worker/view/places-view';
import { aCatalogue } from './builders/a-game';
import { AList, newId } from './builders/a-list';

/** The small game, with a second place for the guard: in the support of a company too. */
const catalogue = aCatalogue({
  entryLinks: [
    {
      id: 'company.support.guard',
      name: '',
      targetId: 'guard',
      type: 'selectionEntry',
      categoryLinks: [{ targetId: 'support', primary: true }],
      modifiers: [{ type: 'remove', field: 'category', value: 'must' }],
    },
  ],
});

function done(list: AList, operation: BuilderOperation) {
  const applied = applyBuilderOperation(
    list.catalogue,
    evaluate(list.catalogue, list.roster),
    operation,
    newId,
  );
  list.roster = applied.roster;
  return applied;
}

const inForce = (list: AList, force: string): readonly string[] => {
  const node = evaluate(list.catalogue, list.roster).node(force);
  if (node === undefined || !('categories' in node) || 'children' in node) return [];
  return (node.force.selections ?? []).map((each) => each.entryId);
};

describe('units among their neighbours', () => {
  const NAMES = ['lord', 'spears', 'riders', 'spears', 'riders'] as const;
  const order = (moves: readonly number[], by: -1 | 1): string => {
    const list = new AList().with(...NAMES);
    const ids = list.roster.forces[0]?.selections?.map(({ id }) => id) ?? [];
    done(list, { kind: 'move-all', nodes: moves.map((index) => ids[index] as string), by });
    return (list.roster.forces[0]?.selections ?? []).map(({ id }) => ids.indexOf(id)).join('');
  };

  test.each([
    { claim: 'one moves up past its neighbour', moves: [3], by: -1, order: '01324' },
    { claim: 'one moves down past its neighbour', moves: [1], by: 1, order: '02134' },
    { claim: 'two that stand together stay together', moves: [3, 4], by: -1, order: '01342' },
    { claim: 'two that stand apart each take a step', moves: [1, 3], by: 1, order: '02143' },
    { claim: 'the first of its block cannot move up', moves: [1], by: -1, order: '01234' },
    { claim: 'who is stuck holds back who stands behind', moves: [1, 2], by: -1, order: '01234' },
    { claim: 'a unit of another block is not passed', moves: [0], by: 1, order: '01234' },
  ] as const)('$claim', ({ moves, by, order: wanted }) => {
    expect(order(moves, by)).toBe(wanted);
  });
});

describe('places', () => {
  function twoCompanies() {
    const list = new AList(catalogue);
    const [first, second] = [list.company(), list.company()];
    const guard = (force: string): string => {
      list.do({ kind: 'select', parent: force, entryId: 'guard' });
      const node = evaluate(list.catalogue, list.roster).node(force);
      return node !== undefined && 'force' in node && typeof node.force !== 'string'
        ? (node.force.selections?.at(-1)?.id ?? '')
        : '';
    };
    return { list, first, second, guard };
  }
  const seen = (list: AList, nodes: readonly string[]) =>
    placesView(list.context(), { kind: 'units', nodes }).map(
      ({ force, block, isHere, why }) =>
        `${force}/${block}${isHere ? ' here' : ''}${why === undefined ? '' : `: ${why}`}`,
    );

  test('every block of every force that takes the unit is one, by the name of its force and block', () => {
    const { list, first, second, guard } = twoCompanies();
    const nodes = [guard(first)];
    expect(seen(list, nodes)).toEqual([
      `${first}/must here`,
      `${first}/support`,
      `${second}/must`,
      `${second}/support`,
    ]);
    expect(placesView(list.context('fr'), { kind: 'units', nodes })[1]).toMatchObject({
      forceName: 'Compagnie',
      blockName: 'Soutien',
    });
  });

  test('a place that would break a rule says which', () => {
    const { list, first, second, guard } = twoCompanies();
    guard(second);
    guard(second);
    const places = seen(list, [guard(first)]);
    expect(places[2]).toMatch(new RegExp(`^${second}/must: .*3.*2`));
    expect(places[3]).toBe(`${second}/support`);
  });

  test('a missing place that the unit leaves behind is no reason against the new one', () => {
    const { list, first, second, guard } = twoCompanies();
    guard(first);
    expect(seen(list, [guard(first)])).toContain(`${second}/must`);
  });

  test('several go where a block takes them all, or to a force that has a block for each', () => {
    const { list, first, second, guard } = twoCompanies();
    list.do({ kind: 'select', parent: first, entryId: 'engine' });
    const engine = evaluate(list.catalogue, list.roster).node(first);
    const id =
      engine !== undefined && 'force' in engine && typeof engine.force !== 'string'
        ? (engine.force.selections?.at(-1)?.id ?? '')
        : '';
    expect(seen(list, [guard(first), id])).toEqual([`${first}/support`, `${second}/support`]);
  });

  test('what may be taken has its places too, with the reason where one is full', () => {
    const { list, first, second, guard } = twoCompanies();
    guard(first);
    guard(first);
    const places = placesView(list.context(), { kind: 'offer', entryId: 'guard' });
    expect(places.map(({ force, block }) => `${force}/${block}`)).toEqual([
      `${first}/must`,
      `${first}/support`,
      `${second}/must`,
      `${second}/support`,
    ]);
    expect(places[0]?.why).toBeDefined();
    expect(places[1]?.why).toBeUndefined();
  });

  test('a unit put into another block takes the path of that place, with what hangs on it', () => {
    const { list, first, second, guard } = twoCompanies();
    const node = guard(first);
    const { step } = done(list, { kind: 'place', nodes: [node], force: second, block: 'support' });
    expect(step).toMatchObject({ key: 'move', name: 'Guard' });
    expect(inForce(list, first)).toEqual([]);
    expect(inForce(list, second)).toEqual(['company.support.guard::guard']);
    const moved = evaluate(list.catalogue, list.roster).node(node);
    expect(moved).toMatchObject({ isLost: false, force: second });
    expect(moved !== undefined && 'children' in moved ? moved.children[0]?.isLost : undefined).toBe(false);
  });

  test('a unit can be put before another one', () => {
    const { list, first, guard } = twoCompanies();
    const [one, two] = [guard(first), guard(first)];
    done(list, { kind: 'place', nodes: [two], force: first, block: 'must', before: one });
    const force = list.roster.forces[0]?.forces?.[0];
    expect(force?.selections?.map(({ id }) => id)).toEqual([two, one]);
  });

  test('units put before one of themselves keep their order', () => {
    const { list, first, guard } = twoCompanies();
    const [one, two, three] = [guard(first), guard(first), guard(first)];
    done(list, { kind: 'place', nodes: [one, two], force: first, block: 'must', before: two });
    expect(list.roster.forces[0]?.forces?.[0]?.selections?.map(({ id }) => id)).toEqual([one, two, three]);
  });

  test('what is taken can be put into another block than its own', () => {
    const { list, first } = twoCompanies();
    done(list, { kind: 'add', force: first, entryId: 'guard', block: 'support' });
    expect(inForce(list, first)).toEqual(['company.support.guard::guard']);
  });

  test('what is taken can be put before a unit at once', () => {
    const { list, first, guard } = twoCompanies();
    const one = guard(first);
    const { created } = done(list, { kind: 'add', force: first, entryId: 'guard', before: one });
    expect(list.roster.forces[0]?.forces?.[0]?.selections?.map(({ id }) => id)).toEqual([created, one]);
  });
});

describe('several units at once', () => {
  test.each([
    { claim: 'go', kind: 'remove-all', left: ['riders'], key: 'remove' },
    {
      claim: 'are doubled',
      kind: 'duplicate-all',
      left: ['lord', 'spears', 'riders', 'lord', 'spears'],
      key: 'duplicate',
    },
  ] as const)('$claim in one step that says how many', ({ kind, left, key }) => {
    const list = new AList().with('lord', 'spears', 'riders');
    const { step } = done(list, { kind, nodes: [list.unit('lord'), list.unit('spears')] });
    expect(inForce(list, list.army)).toEqual(left);
    expect(step).toMatchObject({ key, name: 'Lord', count: 2 });
  });
});
