import { describe, expect, test } from 'vitest';
import type { CatalogueDefinition, CategoryLinkDefinition } from '../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { fillCompulsory } from '../../renderer/worker/fill-compulsory';
import { buildList, newListNeeds } from '../../renderer/worker/new-list-needs';
import { forcesToStart } from '../../renderer/worker/skeleton';
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

  const BOW = { id: 'bow', name: 'Bow', type: 'upgrade' };
  const SLING = { id: 'sling', name: 'Sling', type: 'upgrade' };
  const at = (points: number) => ({ costs: [{ typeId: 'pts', value: points }] });
  const OPEN = 'No Arm, exactly 1 needed';

  test.each([
    { claim: 'free, the first is taken', arms: [BOW, SLING], open: [], taken: ['Bow', 'Bow'] },
    {
      claim: 'one of them free, that one is taken',
      arms: [{ ...BOW, ...at(2) }, SLING],
      open: [],
      taken: ['Sling', 'Sling'],
    },
    {
      claim: 'all with a price, they are open, and the unit is not done with and says which',
      arms: [
        { ...BOW, ...at(2) },
        { ...SLING, ...at(1) },
      ],
      open: [OPEN],
      taken: [],
    },
    {
      claim: 'asked of the whole army, they are open',
      arms: [BOW, SLING],
      more: { type: 'upgrade', selectionEntries: [] },
      open: [OPEN],
      taken: [],
    },
  ])('of choices of a unit that came by itself, $claim', ({ arms, open, taken, more = {} }) => {
    const choose = (kind: 'min' | 'max') => ({
      id: `arm.${kind}`,
      type: kind,
      value: 1,
      field: 'selections',
      scope: 'parent',
    });
    const arm = {
      id: 'arm',
      name: 'Arm',
      constraints: [choose('min'), choose('max')],
      selectionEntries: arms,
    };
    const bows = aUnit('bows', 'Bows', {
      category: 'must',
      points: 90,
      more: { ...more, selectionEntryGroups: [arm] },
    });
    const catalogue = aStart(
      [aUnit('guard', 'Guard', { category: 'core', points: 90 }), bows],
      [least('core', 2), least('must', 2)],
    );
    const { needs } = newListNeeds(catalogue, [], CHOICE, 'en', newId);
    expect(needs).toMatchObject([
      { name: '2 × Guard', points: 180, isFilled: true, open: [] },
      { name: '2 × Bows', points: 180, isFilled: open.length === 0, open },
    ]);
    const { forces } = buildList(catalogue, CHOICE, newId, 'en');
    const chosen = forces[0]?.selections?.flatMap(({ selections }) => selections?.map(({ name }) => name));
    expect(chosen?.filter((name) => name === 'Bow' || name === 'Sling')).toEqual(taken);
  });

  const most = (value: number) => ({ id: 'must.most', type: 'max', value, field: 'pts', scope: 'force' });

  test.each([
    { claim: 'the cheapest twice where they fit', points: 180, taken: ['Guard', 'Guard'] },
    { claim: 'a dearer one where two of the cheapest are too much', points: 170, taken: ['Guard', 'Pikes'] },
    { claim: 'dearer ones where one is too much', points: 80, taken: ['Pikes', 'Pikes'] },
  ])('a place is filled without breaking a maximum: $claim', ({ points, taken }) => {
    const catalogue = aStart(
      [
        aUnit('guard', 'Guard', { category: 'core', points: 90, also: 'must' }),
        aUnit('pikes', 'Pikes', { category: 'core', points: 120 }),
      ],
      [least('core', 2), { id: 'army.must', targetId: 'must', constraints: [most(points)] }],
    );
    const list = buildList(catalogue, CHOICE, newId, 'en');
    expect(list.forces[0]?.selections?.map(({ name }) => name)).toEqual(taken);
    expect(findings(evaluate(catalogue, list)).map(({ kind }) => kind)).toEqual([]);
  });

  test('a place that nothing fills without too much is left open, also for the limit of the list', () => {
    const catalogue = aStart([aUnit('guard', 'Guard', { category: 'core', points: 90 })], [least('core', 2)]);
    const list = buildList(catalogue, { ...CHOICE, limit: 100 }, newId, 'en');
    expect(list.forces[0]?.selections).toHaveLength(1);
    expect(findings(evaluate(catalogue, list)).map(({ kind }) => kind)).toEqual(['too-few']);
  });
});

const least = (targetId: string, value: number) => ({
  id: `army.${targetId}`,
  targetId,
  constraints: [{ id: `${targetId}.least`, type: 'min', value, field: 'selections', scope: 'force' }],
});

/** A game of one force that every list starts with. */
function aStart(
  units: NonNullable<CatalogueDefinition['selectionEntries']>,
  categoryLinks: readonly CategoryLinkDefinition[],
) {
  const { system, books } = aCompiledSystem();
  const [book] = books as [(typeof books)[0]];
  return linkCatalogues(
    { ...system, forceEntries: [{ id: 'army', name: 'Army', start: true, categoryLinks }] },
    [{ ...book, selectionEntries: units }],
  );
}
