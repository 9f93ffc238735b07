/** Capabilities under a condition show while it holds, on units, gear and lines of statistics alike. */
import { describe, expect, test } from 'vitest';
import type { EvaluatedSelection } from '../../../../renderer/engine/evaluation/evaluated';
import { aBook, aUnit, play } from './play-book';

type Refs = readonly (string | object)[];

const names = (uses: EvaluatedSelection['capabilities']) =>
  uses.map(({ id, params = [] }) => [id, ...params].join(' '));

function unitWith(more: object, ...options: string[]): EvaluatedSelection {
  const book = aBook(
    [
      aUnit('u', {
        options: [
          { of: 'horse' },
          { of: 'spear' },
          { id: 'torch', name: 'Torch' },
          { id: 'rage', name: 'Rage' },
        ],
        ...more,
      }),
    ],
    {
      gear: {
        horse: { name: 'Horse' },
        spear: {
          name: 'Spear',
          profiles: [
            {
              type: 'body',
              values: { mv: 1 },
              capabilities: ['reach', { id: 'charge', params: ['2"'], when: { has: 'horse' } }],
            },
          ],
        },
      },
    },
  );
  const { list } = play({ books: [book] }, [{ units: [{ id: 'u', with: options.map((id) => `u.${id}`) }] }]);
  const [unit] = list.evaluation.forces[0]?.selections ?? [];
  if (!unit) throw new Error('no unit');
  return unit;
}

const lineOf = (unit: EvaluatedSelection | undefined) => names(unit?.profiles[0]?.capabilities ?? []);

const CASES: readonly { claim: string; refs: Refs; options: readonly string[]; shown: readonly string[] }[] =
  [
    { claim: 'always', refs: ['fear', 'fly 8" 16"'], options: [], shown: ['fear', 'fly 8" 16"'] },
    {
      claim: 'while it holds',
      refs: [{ id: 'fear', when: { has: 'rage' } }],
      options: ['rage'],
      shown: ['fear'],
    },
    { claim: 'not while it does not', refs: [{ id: 'fear', when: { has: 'rage' } }], options: [], shown: [] },
    {
      claim: 'with other parameters in another case',
      refs: [
        { id: 'move', params: ['4'], when: { not: { has: 'rage' } } },
        { id: 'move', params: ['6'], when: { has: 'rage' } },
      ],
      options: ['rage'],
      shown: ['move 6'],
    },
    {
      claim: 'in one of two cases',
      refs: [
        { id: 'fear', when: { has: 'rage' } },
        { id: 'fear', when: { has: 'torch' } },
      ],
      options: ['torch'],
      shown: ['fear'],
    },
    {
      claim: 'once in both cases',
      refs: [
        { id: 'fear', when: { has: 'rage' } },
        { id: 'fear', when: { has: 'torch' } },
      ],
      options: ['torch', 'rage'],
      shown: ['fear'],
    },
    {
      claim: 'always and in a case is always',
      refs: ['fear', { id: 'fear', when: { has: 'rage' } }],
      options: [],
      shown: ['fear'],
    },
  ];

describe('of a unit', () => {
  test.each(CASES)('$claim', ({ refs, options, shown }) => {
    expect(names(unitWith({ capabilities: refs }, ...options).capabilities)).toEqual(shown);
  });
});

describe('of a line of statistics', () => {
  test.each(CASES)('$claim', ({ refs, options, shown }) => {
    const profiles = [{ type: 'body', values: { mv: 5 }, capabilities: refs }];
    expect(lineOf(unitWith({ profiles }, ...options))).toEqual(shown);
  });

  test('that is hidden itself under another condition', () => {
    const profiles = [
      {
        type: 'body',
        values: { mv: 5 },
        when: { has: 'torch' },
        capabilities: [{ id: 'fear', when: { has: 'rage' } }],
      },
    ];
    expect(unitWith({ profiles }, 'rage').profiles).toEqual([]);
    expect(lineOf(unitWith({ profiles }, 'torch'))).toEqual([]);
    expect(lineOf(unitWith({ profiles }, 'torch', 'rage'))).toEqual(['fear']);
  });
});

test('of a line of gear asks the unit that has the gear', () => {
  const spear = (unit: EvaluatedSelection) => unit.children.find(({ name }) => name === 'Spear');
  expect(lineOf(spear(unitWith({}, 'spear')))).toEqual(['reach']);
  expect(lineOf(spear(unitWith({}, 'spear', 'horse')))).toEqual(['reach', 'charge 2"']);
});
