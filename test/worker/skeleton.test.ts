import { describe, expect, test } from 'vitest';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { buildList, newListNeeds } from '../../renderer/worker/new-list-needs';
import { fillCompulsory, forcesToStart } from '../../renderer/worker/skeleton';
import { aCatalogue, aCompiledSystem, aUnit } from './builders/a-game';
import { AList, newId } from './builders/a-list';

const CHOICE = { system: 'game', book: 'book', limit: 2000, name: 'A list', force: undefined };

describe('the start of a list', () => {
  test('compulsory places are filled with the cheapest choice', () => {
    const list = new AList();
    const company = list.company();
    const filled = fillCompulsory(list.catalogue, list.roster, newId);
    const force = evaluate(list.catalogue, filled).forces[0]?.forces.find(({ id }) => id === company);
    expect(force?.selections.map(({ name }) => name)).toEqual(['Guard', 'Guard']);
  });

  test('what cannot be helped by adding is left, and ends', () => {
    const list = new AList();
    const filled = fillCompulsory(list.catalogue, list.roster, newId);
    expect(findings(evaluate(list.catalogue, filled)).map(({ kind }) => kind)).toContain('too-few');
  });

  test('no company is asked where none is compulsory', () => {
    const list = new AList();
    expect(forcesToStart(evaluate(list.catalogue, list.roster))).toEqual([]);
  });

  test('an empty list has its forces and its limit only', () => {
    const roster = buildList(aCatalogue(), { ...CHOICE, force: null }, newId, 'en');
    expect(roster).toMatchObject({ name: 'A list', limits: [{ typeId: 'pts', value: 2000 }] });
    expect(roster.forces[0]?.selections ?? []).toEqual([]);
  });

  test.each([
    { claim: 'a typed one', limit: 2000, language: 'en', name: 'The Army 2,000' },
    {
      claim: 'the usual one, which nobody typed',
      limit: undefined,
      language: 'fr',
      name: 'L’Armée 1\u202f000',
    },
  ] as const)('a list without a name is called after its size: $claim', ({ limit, language, name }) => {
    expect(buildList(aCatalogue(), { ...CHOICE, name: ' ', limit }, newId, language)).toMatchObject({ name });
  });

  test('what is needed is told in the language, with what is left', () => {
    const needs = newListNeeds(aCatalogue(), [500, 1000], CHOICE, 'fr', newId);
    expect(needs).toMatchObject({ army: 'L’Armée', limit: 2000, sizes: [500, 1000], left: 2000 });
    expect(needs.needs.every((part) => !part.isFilled)).toBe(true);
  });

  test.each([
    { claim: 'the data’s own limit, whatever is typed', data: 1500, usual: 1500, limit: 1500 },
    { claim: 'none where the data name none', data: undefined, usual: undefined, limit: undefined },
    { claim: 'none where they say so', data: -1, usual: undefined, limit: undefined },
  ])('the usual size is $claim', ({ data, usual, limit }) => {
    const { system, books } = aCompiledSystem();
    const costTypes = [
      { id: 'pts', name: 'points', ...(data === undefined ? {} : { defaultCostLimit: data }) },
    ];
    const catalogue = linkCatalogues({ ...system, costTypes }, books);
    const ask = (typed: number | undefined) =>
      newListNeeds(catalogue, [], { ...CHOICE, limit: typed }, 'en', newId);
    expect(ask(2000)).toMatchObject({ usual, limit: 2000, left: 2000 });
    expect(ask(undefined)).toMatchObject({ usual, limit, left: limit });
    expect(buildList(catalogue, { ...CHOICE, limit: undefined }, newId, 'en').limits).toEqual(
      limit === undefined ? [] : [{ typeId: 'pts', name: 'points', value: limit }],
    );
  });

  test('a unit that has a choice open is not done with, and says which', () => {
    const choose = (type: 'min' | 'max') => ({
      id: `arm.${type}`,
      type,
      value: 1,
      field: 'selections',
      scope: 'parent',
    });
    const arm = {
      id: 'arm',
      name: 'Arm',
      constraints: [choose('min'), choose('max')],
      selectionEntries: [
        { id: 'bow', name: 'Bow', type: 'upgrade' },
        { id: 'sling', name: 'Sling', type: 'upgrade' },
      ],
    };
    const place = (targetId: string) => ({
      id: `army.${targetId}`,
      targetId,
      constraints: [{ id: `${targetId}.least`, type: 'min', value: 2, field: 'selections', scope: 'force' }],
    });
    const { system, books } = aCompiledSystem();
    const [book] = books as [(typeof books)[0]];
    const catalogue = linkCatalogues(
      {
        ...system,
        forceEntries: [
          { id: 'army', name: 'Army', start: true, categoryLinks: [place('core'), place('must')] },
        ],
      },
      [
        {
          ...book,
          selectionEntries: [
            aUnit('guard', 'Guard', { category: 'core', points: 90 }),
            aUnit('bows', 'Bows', { category: 'must', points: 90, more: { selectionEntryGroups: [arm] } }),
          ],
        },
      ],
    );
    const { needs } = newListNeeds(catalogue, [], CHOICE, 'en', newId);
    expect(
      needs.map(({ name, points, isFilled, open }) => ({ name, points, isFilled, open: open.length })),
    ).toEqual([
      { name: '2 × Guard', points: 180, isFilled: true, open: 0 },
      { name: '2 × Bows', points: 180, isFilled: false, open: 1 },
    ]);
    expect(needs[1]?.open[0]).toBe('No Arm, exactly 1 needed');
  });
});
