import { describe, expect, test } from 'vitest';
import { placesIn } from '../../../../renderer/engine/capabilities/judge/places';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability } from '../../../../schemas/generated/types';
import { type ModelParts, unitView } from '../../../builders/unit-views';

const CAPABILITIES: readonly Capability[] = [
  {
    id: 'transport',
    name: 'Transport',
    parameters: ['X'],
    listBuilding: [
      {
        effect: 'capacity',
        slots: 'X',
        holds: ['infantry'],
        costs: [
          { unitType: 'infantry', slots: 1 },
          { unitType: 'walker', slots: 2, fromCapacity: 6 },
        ],
        free: [{ capability: 'character', max: 1, fromCapacity: 6 }],
        zero: ['bound'],
      },
    ],
  },
  { id: 'bound', name: 'Bound', listBuilding: [{ effect: 'capacity', slots: 0, who: 'bound-character' }] },
  {
    id: 'character',
    name: 'Character',
    listBuilding: [{ effect: 'capacity', slots: 1, who: 'character', freeFromCapacity: 6, freeMax: 1 }],
  },
  {
    id: 'hull',
    name: 'Hull',
    parameters: ['X'],
    listBuilding: [{ effect: 'capacity', slots: 'X', severity: 'warn' }],
  },
  {
    id: 'bulky',
    name: 'Bulky',
    parameters: ['X'],
    listBuilding: [{ effect: 'capacity', slots: 'X', who: 'bearer' }],
  },
];

const rules = rulesFor(CAPABILITIES, { ruleset: undefined, text: 'fr' });

const infantry = (count: number, ...has: string[]): ModelParts => ({ count, type: 'infantry', has });
const walkers = (count: number): ModelParts => ({ count, type: 'walker' });
const transports = (places: number, count = 1): ModelParts => ({
  count,
  type: 'vehicle',
  has: [`transport ${places}`],
});

function places(vehicles: readonly ModelParts[], riders: readonly ModelParts[]) {
  return placesIn(unitView('t', rules, vehicles), [unitView('r', rules, riders)], rules);
}

/** Worked examples of docs/capabilities.md, section 5. */
describe('places', () => {
  test.each([
    {
      claim: 'C-NE-12: a bound character takes none',
      by: [transports(2, 2)],
      riders: [infantry(4), infantry(1, 'bound')],
      is: '4 of 4',
      kinds: [],
    },
    { claim: 'C-NE-17: two in two', by: [transports(2)], riders: [infantry(2)], is: '2 of 2', kinds: [] },
    {
      claim: 'C-NE-17: three in two',
      by: [transports(2)],
      riders: [infantry(3)],
      is: '3 of 2',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-NE-18: a character takes one below six',
      by: [transports(2)],
      riders: [infantry(2), infantry(1, 'character')],
      is: '3 of 2',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-NE-18: one rides free from six',
      by: [transports(6)],
      riders: [infantry(6), infantry(1, 'character')],
      is: '6 of 6',
      kinds: [],
    },
    {
      claim: 'C-NE-18: only one',
      by: [transports(6)],
      riders: [infantry(6), infantry(1, 'character'), infantry(1, 'character')],
      is: '7 of 6',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-NE-19: a walker needs six',
      by: [transports(4)],
      riders: [walkers(1)],
      is: '2 of 4',
      kinds: ['needs-larger-transport'],
    },
    {
      claim: 'C-NE-19: three walkers in six',
      by: [transports(6)],
      riders: [walkers(3)],
      is: '6 of 6',
      kinds: [],
    },
    {
      claim: 'C-NE-19: four walkers in six',
      by: [transports(6)],
      riders: [walkers(4)],
      is: '8 of 6',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-NE-19: infantry and walkers',
      by: [transports(6)],
      riders: [infantry(3), walkers(2)],
      is: '7 of 6',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-NE-20: the sum over vehicles',
      by: [transports(2, 3)],
      riders: [infantry(5)],
      is: '5 of 6',
      kinds: [],
    },
    {
      claim: 'C-NE-20: but each for itself large enough',
      by: [transports(2, 3)],
      riders: [infantry(4), walkers(1)],
      is: '6 of 6',
      kinds: ['needs-larger-transport'],
    },
    {
      claim: 'walkers ride in large ones only',
      by: [transports(6), transports(2, 3)],
      riders: [walkers(4)],
      is: '8 of 12',
      kinds: ['too-few-places'],
    },
    {
      claim: 'what is no infantry is not carried',
      by: [transports(6)],
      riders: [{ type: 'cavalry' }],
      is: '0 of 6',
      kinds: ['not-carried'],
    },
    {
      claim: 'of what nobody knows the type of, one place',
      by: [transports(2)],
      riders: [{}],
      is: '1 of 2',
      kinds: [],
    },
    {
      claim: 'C-HH-13, C-HH-14: a bulky model takes more',
      by: [{ has: ['hull 10'] }],
      riders: [infantry(9), infantry(1, 'bulky 2')],
      is: '11 of 10',
      kinds: ['too-few-places'],
    },
    {
      claim: 'C-HH-13: without it',
      by: [{ has: ['hull 10'] }],
      riders: [infantry(9)],
      is: '9 of 10',
      kinds: [],
    },
  ] as const)('$claim', ({ by, riders, is, kinds }) => {
    const { taken, offered, judgements } = places(by, riders);
    expect(`${taken} of ${offered}`).toBe(is);
    expect(judgements.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('say how bad it is as the data do, an error unless said', () => {
    expect(places([transports(2)], [infantry(3)]).judgements).toMatchObject([
      { severity: 'error', at: 't', capability: 'transport' },
    ]);
    expect(places([{ has: ['hull 2'] }], [infantry(3)]).judgements).toMatchObject([{ severity: 'warn' }]);
  });

  test('are none where nothing carries', () => {
    expect(places([{ type: 'vehicle' }], [infantry(3)])).toEqual({ taken: 0, offered: 0, judgements: [] });
  });
});
