import { describe, expect, test } from 'vitest';
import type {
  ForceEntryDefinition,
  GameSystemDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { isLegal } from '../../../renderer/engine/findings/findings';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const forces = (...forceEntries: readonly ForceEntryDefinition[]): Partial<GameSystemDefinition> => ({
  forceEntries,
});

describe('a list without anything', () => {
  const book = { selectionEntries: [unit('u')] };

  test.each([
    {
      claim: 'has no force',
      catalogue: smallCatalogue({ book }),
      build: () => {},
      kinds: ['empty'],
    },
    {
      claim: 'has a force without a unit',
      catalogue: smallCatalogue({ book }),
      build: (list: ListBuilder) => list.force(),
      kinds: ['empty'],
    },
    {
      claim: 'has a force in a force without a unit',
      catalogue: smallCatalogue({
        book,
        system: forces({ id: 'army', name: 'Army', forceEntries: [{ id: 'wing', name: 'Wing' }] }),
      }),
      build: (list: ListBuilder) => list.force('wing', list.force()),
      kinds: ['empty'],
    },
    {
      claim: 'has a unit',
      catalogue: smallCatalogue({ book }),
      build: (list: ListBuilder) => list.select(list.force(), 'u'),
      kinds: [],
    },
    {
      claim: 'has only a free choice of the army, which puts nothing on the table',
      catalogue: smallCatalogue({ book: { selectionEntries: [option('creed')] } }),
      build: (list: ListBuilder) => list.select(list.force(), 'creed'),
      kinds: ['empty'],
    },
    {
      claim: 'has a choice that costs',
      catalogue: smallCatalogue({ book: { selectionEntries: [option('fort', { costs: points(100) })] } }),
      build: (list: ListBuilder) => list.select(list.force(), 'fort'),
      kinds: [],
    },
    {
      claim: 'has a choice with a model below it, whatever the data call it',
      catalogue: smallCatalogue({
        book: {
          selectionEntries: [
            option('beast', {
              selectionEntries: [
                { id: 'm', name: 'm', type: 'model', constraints: [{ id: 'c', type: 'min', value: 1 }] },
              ],
            }),
          ],
        },
      }),
      build: (list: ListBuilder) => list.select(list.force(), 'beast'),
      kinds: [],
    },
    {
      claim: 'has a unit in a force in a force',
      catalogue: smallCatalogue({
        book,
        system: forces({ id: 'army', name: 'Army', forceEntries: [{ id: 'wing', name: 'Wing' }] }),
      }),
      build: (list: ListBuilder) => list.select(list.force('wing', list.force()), 'u'),
      kinds: [],
    },
    {
      claim: 'has a force that is a choice with a price itself',
      catalogue: smallCatalogue({ book, system: forces({ id: 'army', name: 'Army', costs: points(50) }) }),
      build: (list: ListBuilder) => list.force(),
      kinds: [],
    },
    {
      claim: 'is asked for a unit by the game, which says it better',
      catalogue: smallCatalogue({
        book: { selectionEntries: [unit('u'), unit('v')] },
        system: {
          categoryEntries: [{ id: 'core', name: 'Core' }],
          forceEntries: [
            {
              id: 'army',
              name: 'Army',
              categoryLinks: [{ targetId: 'core', constraints: [{ id: 'c', type: 'min', value: 1 }] }],
            },
          ],
        },
      }),
      build: (list: ListBuilder) => list.force(),
      kinds: ['too-few'],
    },
  ])('$claim', ({ catalogue, build, kinds }) => {
    const list = new ListBuilder(catalogue);
    build(list);
    expect(list.findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(isLegal(list.findings)).toBe(kinds.length === 0);
  });

  test('is told beside advice, which is no error', () => {
    const because = { kind: 'hint', severity: 'advice' } as const;
    const list = new ListBuilder(
      smallCatalogue({
        book,
        system: forces({
          id: 'army',
          name: 'Army',
          constraints: [{ id: 'c', type: 'min', value: 1, scope: 'self', childId: 'u', because }],
        }),
      }),
    );
    list.force();
    expect(list.findings.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
      'error empty',
      'advice too-few',
    ]);
  });
});
