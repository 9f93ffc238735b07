import { describe, expect, test } from 'vitest';
import { allowedEdit } from '../../renderer/worker/may-change';
import type { BuilderOperation } from '../../renderer/worker/protocol/builder-operation';
import { aCatalogue, aUnit } from './builders/a-game';
import { AList } from './builders/a-list';

const most = (value: number, scope: 'parent' | 'force' | 'roster' = 'parent') =>
  [{ id: `most${value}${scope}`, type: 'max', value, field: 'selections', scope }] as const;

const CATALOGUE = aCatalogue({
  selectionEntries: [
    aUnit('oath', 'Oath', { category: 'core', points: 0, fr: 'Serment', more: { constraints: most(1) } }),
    aUnit('twins', 'Twins', { category: 'core', points: 20, more: { constraints: most(3, 'roster') } }),
    aUnit('spears', 'Spears', { category: 'core', points: 50 }),
  ],
});

type Kind = BuilderOperation['kind'];

/** Kinds of what is done and of why the rest is not, for the units that are chosen. */
function answer(list: AList, kind: Kind, nodes: readonly string[]) {
  const [node] = nodes;
  const asked = (kind.endsWith('-all') ? { kind, nodes } : { kind, node }) as BuilderOperation;
  const { operation, refused } = allowedEdit(list.context(), asked);
  const done = operation === undefined ? [] : 'nodes' in operation ? operation.nodes : [node];
  return { done, why: refused.map((each) => each.why.kind) };
}

describe('what keys and commands ask for is done where the buttons offer it', () => {
  test.each([
    {
      claim: 'there is no second of what may be had once',
      entry: 'oath',
      kind: 'duplicate',
      why: ['closed'],
    },
    { claim: 'a unit without a number of its own is doubled', entry: 'spears', kind: 'duplicate', why: [] },
    { claim: 'what may be had once may go', entry: 'oath', kind: 'remove', why: [] },
  ] as const)('$claim', ({ entry, kind, why }) => {
    const list = new AList(CATALOGUE).with('oath', 'spears');
    const node = list.unit(entry);
    expect(answer(list, kind, [node])).toEqual({ done: why.length === 0 ? [node] : [], why });
  });

  test('of several those are doubled that may be', () => {
    const list = new AList(CATALOGUE).with('oath', 'spears');
    const nodes = [list.unit('oath'), list.unit('spears')];
    expect(answer(list, 'duplicate-all', nodes)).toEqual({ done: [list.unit('spears')], why: ['closed'] });
  });

  test('copies of one step take room from each other', () => {
    const list = new AList(CATALOGUE).with('twins', 'twins');
    const nodes = (list.roster.forces[0]?.selections ?? []).map(({ id }) => id);
    expect(answer(list, 'duplicate-all', nodes)).toEqual({ done: [nodes[0]], why: ['closed'] });
  });

  test('the only force of a list stays, one below it goes', () => {
    const list = new AList(CATALOGUE);
    const company = list.company();
    expect(answer(list, 'remove', [list.army])).toEqual({ done: [], why: ['only-force'] });
    expect(answer(list, 'remove', [company])).toEqual({ done: [company], why: [] });
  });

  test('a force is doubled as far as its number goes', () => {
    const list = new AList(CATALOGUE);
    const company = list.company();
    expect(answer(list, 'duplicate', [company])).toEqual({ done: [company], why: [] });
  });

  test('what the data no longer have is not doubled, and may go', () => {
    const list = new AList(CATALOGUE).with('spears');
    const context = list.context('en', aCatalogue({ selectionEntries: [] }));
    const node = list.unit('spears');
    expect(allowedEdit(context, { kind: 'duplicate', node })).toMatchObject({
      operation: undefined,
      refused: [{ why: { kind: 'not-in-data' } }],
    });
    expect(allowedEdit(context, { kind: 'remove', node }).refused).toEqual([]);
  });

  test('what is refused is named in both languages', () => {
    const list = new AList(CATALOGUE).with('oath');
    const { refused } = allowedEdit(list.context(), { kind: 'duplicate', node: list.unit('oath') });
    expect(refused).toEqual([
      {
        what: 'duplicate',
        name: { en: 'Oath', fr: 'Serment' },
        why: { kind: 'closed', limit: { en: expect.any(String), fr: expect.any(String) } },
      },
    ]);
    const [{ why }] = refused as [(typeof refused)[number]];
    expect(why.kind === 'closed' && why.limit.en !== why.limit.fr).toBe(true);
  });
});
