/**
 * "No more of these than of those", as lists of the community write it: a limit of nought that grows with a count of another
 * category (docs/roster-semantics.md, sections 6, 8 and 9).
 */
import { describe, expect, test } from 'vitest';
import type {
  ConstraintDefinition,
  ModifierDefinition,
  RepeatDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

const CATEGORIES = ['clan', 'engine', 'carrier', 'winged', 'walking'];

/** Units that are of several categories, and a carrier that rides along with one of them. */
const ENTRIES = {
  elder: ['clan', 'walking'],
  spears: ['clan', 'walking'],
  ram: ['engine'],
  crows: ['clan', 'winged'],
  both: ['clan', 'walking', 'winged'],
} as const;

const links = (categories: readonly string[]) =>
  categories.map((targetId, at) => ({ targetId, primary: at === 0 }));

const grows = (
  repeat: Partial<RepeatDefinition>,
  more: Partial<ModifierDefinition> = {},
): ModifierDefinition => ({
  type: 'increment',
  field: 'c',
  value: '1',
  repeats: [{ field: 'selections', scope: 'force', value: 1, includeChildSelections: true, ...repeat }],
  ...more,
});

interface Rule {
  /** The category that is limited. */
  readonly of: string;
  readonly constraint: Partial<ConstraintDefinition>;
  readonly modifiers: readonly ModifierDefinition[];
  /** The carrier of a unit makes the unit one of engines; else it is of a category of its own. */
  readonly carrierIs?: 'engine' | 'carrier';
}

function broken(rule: Rule, taken: Readonly<Record<string, number>>): readonly string[] {
  const carrier = option('wagon', { categoryLinks: links([rule.carrierIs ?? 'carrier']) });
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: CATEGORIES.map((id) => ({ id, name: id })),
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: CATEGORIES.map((targetId) => ({
              targetId,
              ...(targetId === rule.of
                ? {
                    constraints: [
                      {
                        id: 'c',
                        type: 'max',
                        value: 0,
                        field: 'selections',
                        scope: 'parent',
                        ...rule.constraint,
                      },
                    ],
                    modifiers: rule.modifiers,
                  }
                : {}),
            })),
          },
        ],
      },
      book: {
        selectionEntries: Object.entries(ENTRIES).map(([id, categories]) =>
          unit(id, { categoryLinks: links(categories), selectionEntries: [carrier] }),
        ),
      },
    }),
  );
  const force = list.force();
  for (const [id, amount] of Object.entries(taken)) {
    const [entry = '', wagon] = id.split('+');
    for (let index = 0; index < amount; index += 1) {
      const made = list.select(force, entry);
      if (wagon !== undefined) list.select(made, 'wagon');
    }
  }
  return list.broken;
}

const BROKEN = ['c@category engine'];

describe('no more engines than units of the clan', () => {
  const rule: Rule = { of: 'engine', constraint: {}, modifiers: [grows({ childId: 'clan' })] };

  test.each([
    { claim: 'as many are allowed', taken: { elder: 1, spears: 2, ram: 3 }, is: [] },
    { claim: 'one more is not', taken: { elder: 1, spears: 2, ram: 4 }, is: BROKEN },
    { claim: 'one unit more mends it', taken: { elder: 1, spears: 3, ram: 4 }, is: [] },
    { claim: 'carriers of units are no engines', taken: { elder: 1, 'spears+wagon': 2, ram: 3 }, is: [] },
  ])('$claim', ({ taken, is }) => {
    expect(broken(rule, taken)).toEqual(is);
  });

  test('carriers count where they are engines and the limit looks into units', () => {
    const deep: Rule = { ...rule, carrierIs: 'engine', constraint: { includeChildSelections: true } };
    expect(broken(deep, { elder: 1, 'spears+wagon': 2, ram: 1 })).toEqual([]);
    expect(broken(deep, { elder: 1, 'spears+wagon': 2, ram: 2 })).toEqual(BROKEN);
    expect(broken({ ...deep, constraint: {} }, { elder: 1, 'spears+wagon': 2, ram: 2 })).toEqual([]);
  });
});

describe('no more winged units than walking ones', () => {
  const rule: Rule = { of: 'winged', constraint: {}, modifiers: [grows({ childId: 'walking' })] };

  test.each([
    { claim: 'as many are allowed', taken: { spears: 2, crows: 2 }, is: [] },
    { claim: 'one more is not', taken: { spears: 2, crows: 3 }, is: ['c@category winged'] },
    { claim: 'a unit that is both counts on both sides', taken: { spears: 1, both: 1, crows: 1 }, is: [] },
    {
      claim: 'and does not make room for two',
      taken: { spears: 1, both: 1, crows: 2 },
      is: ['c@category winged'],
    },
  ])('$claim', ({ taken, is }) => {
    expect(broken(rule, taken)).toEqual(is);
  });
});

describe('at least half of the units are engines, or ride in one', () => {
  const rule: Rule = {
    of: 'engine',
    constraint: { type: 'min', includeChildSelections: true },
    modifiers: [grows({ childId: 'unit', value: 2, roundUp: true, includeChildSelections: false })],
  };

  test.each([
    { claim: 'one of two', taken: { spears: 1, ram: 1 }, is: [] },
    { claim: 'one of three is too few', taken: { spears: 2, ram: 1 }, is: BROKEN },
    { claim: 'two of three', taken: { spears: 1, ram: 2 }, is: [] },
  ])('$claim', ({ taken, is }) => {
    expect(broken(rule, taken)).toEqual(is);
  });

  test('whether a unit that rides is one depends on what its carrier is', () => {
    const taken = { elder: 1, 'spears+wagon': 2 };
    expect(broken({ ...rule, carrierIs: 'engine' }, taken)).toEqual([]);
    expect(broken({ ...rule, carrierIs: 'carrier' }, taken)).toEqual(BROKEN);
  });
});
