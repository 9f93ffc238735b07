import { describe, expect, test } from 'vitest';
import { poolsOf } from '../../../../renderer/engine/capabilities/pool/pools';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability } from '../../../../schemas/generated/types';
import { type ModelParts, unitView } from '../../../builders/unit-views';

const pool = { effect: 'pool', pool: 'elite-rerolls', scope: 'army', add: 'X' } as const;

const CAPABILITIES: readonly Capability[] = [
  {
    id: 'elite',
    name: 'Elite',
    parameters: ['X'],
    listBuilding: [
      { ...pool, per: 'detachment', once: true, ruleset: 'classic' },
      { ...pool, per: 'bound-character', ruleset: 'classic' },
      { ...pool, per: 'detachment-with-characters', once: true, ruleset: 'later' },
    ],
  },
  { id: 'bound', name: 'Bound', listBuilding: [{ effect: 'attach', host: 'detachment', exactly: 1 }] },
];

/** Detachments `a`, `b` …, then characters, all joined to `a`. */
function pooled(
  ruleset: string,
  detachments: readonly (readonly ModelParts[])[],
  characters: readonly ModelParts[] = [],
) {
  const rules = rulesFor(CAPABILITIES, { ruleset, text: 'fr' });
  const hosts = detachments.map((models, at) => unitView('abc'.charAt(at), rules, models));
  const joined = characters.map((model, at) => unitView(`c${at}`, rules, [model]));
  const attachments = joined.map(({ id }) => ({ character: id, unit: 'a' }));
  return poolsOf([...hosts, ...joined], attachments, rules);
}

const elite = (value: number, count = 1): ModelParts => ({ count, has: [`elite ${value}`] });
const bound = (...more: string[]): ModelParts => ({ has: ['bound', ...more] });

/** Worked examples of docs/capabilities.md, section 5, and the table of section 3a. */
describe('a pool', () => {
  test.each([
    { claim: 'C-NE-01: once per detachment', hosts: [[elite(2, 4)]], characters: [], total: 2 },
    {
      claim: 'C-NE-02: a bound character adds its own',
      hosts: [[elite(2)], [elite(2)]],
      characters: [bound('elite 1')],
      total: 5,
    },
    { claim: 'C-NE-03: in a detachment without', hosts: [[{}]], characters: [bound('elite 1')], total: 1 },
    {
      claim: 'C-NE-04: each bound character',
      hosts: [[elite(2)]],
      characters: [bound('elite 1'), bound('elite 2')],
      total: 5,
    },
    { claim: 'a bound character without adds nothing', hosts: [[elite(2)]], characters: [bound()], total: 2 },
  ])('$claim', ({ hosts, characters, total }) => {
    const { pools, judgements } = pooled('classic', hosts, characters);
    expect(pools).toMatchObject([{ pool: 'elite-rerolls', total }]);
    expect(judgements).toEqual([]);
  });

  test('C-NE-05: is not there when nothing adds to it', () => {
    expect(pooled('classic', [[{}]], [bound()])).toEqual({ pools: [], judgements: [] });
  });

  test('C-NE-06: takes the highest of a mixed detachment, and warns', () => {
    const { pools, judgements } = pooled('classic', [[elite(1), elite(2)]]);
    expect(pools).toMatchObject([{ total: 2 }]);
    expect(judgements).toMatchObject([
      { kind: 'mixed-pool-values', severity: 'warn', at: 'a', params: { taken: 2 } },
    ]);
  });

  test.each([
    {
      claim: 'a joined character adds nothing to a detachment that counts',
      hosts: [[elite(2)], [elite(2)]],
      characters: [bound('elite 1')],
      total: 4,
    },
    { claim: 'the higher value where it is mixed', hosts: [[elite(1), elite(2)]], characters: [], total: 2 },
    {
      claim: 'a joined character makes its detachment count',
      hosts: [[{}]],
      characters: [bound('elite 1')],
      total: 1,
    },
  ])('under the other ruleset, $claim', ({ hosts, characters, total }) => {
    const { pools, judgements } = pooled('later', hosts, characters);
    expect(pools).toMatchObject([{ total }]);
    expect(judgements).toEqual([]);
  });

  test('says who adds what, in the order of the list', () => {
    const parts = pooled('classic', [[elite(2)], [elite(3)]], [bound('elite 1')]).pools[0]?.parts;
    expect(parts?.map(({ unit, amount }) => [unit, amount])).toEqual([
      ['a', 2],
      ['b', 3],
      ['c0', 1],
    ]);
  });
});
