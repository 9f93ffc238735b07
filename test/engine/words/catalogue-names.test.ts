import { expect, test } from 'vitest';
import type {
  CatalogueDefinition,
  GameSystemDefinition,
} from '../../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { catalogueNames } from '../../../renderer/engine/words/catalogue-names';

const system: GameSystemDefinition = {
  id: 'game',
  name: 'The Game',
  costTypes: [
    { id: 'orders', name: 'Orders', names: { fr: 'Ordres' } },
    { id: 'pts', name: ' pts' },
  ],
  categoryEntries: [{ id: 'core', name: 'Core', names: { fr: 'Base' } }],
  forceEntries: [{ id: 'company', name: 'Company', kind: 'company' }],
  capabilities: [{ id: 'scoring', name: 'Scoring' }],
};
const book = (id: string, pikes: string): CatalogueDefinition => ({
  id,
  name: id,
  gameSystemId: 'game',
  sharedSelectionEntries: [{ id: 'pikes', name: pikes }],
  selectionEntries: [
    {
      id: 'leader',
      name: 'Leader',
      selectionEntries: [
        { id: 'leader.general', name: 'General', names: { fr: 'Général' }, role: 'general' },
        { id: 'leader.banner', name: 'Banner', names: { fr: 'Bannière' } },
        { id: 'leader.arms.blade', name: 'Sword' },
        { id: 'leader.foot.blade', name: 'Blade of grass' },
      ],
    },
  ],
  entryLinks: [{ id: 'link', targetId: 'pikes' }],
});
const catalogue = linkCatalogues(system, [book('north', 'Northern Pikes'), book('south', 'Southern Pikes')]);
const version = (id: string) => ({ id, name: id, revision: '1' });
const limits = [
  { typeId: 'pts', name: 'pts', value: 3000 },
  { typeId: 'orders', name: 'Orders', value: -1 },
];
const names = catalogueNames(catalogue, { books: [version('south')], limits, forces: [] });

test.each([
  { claim: 'a category of the system', id: 'core', name: 'Core', fr: 'Base' },
  { claim: 'a cost', id: 'orders', name: 'Orders', fr: 'Ordres' },
  { claim: 'a capability', id: 'scoring', name: 'Scoring', fr: undefined },
  {
    claim: 'an entry of the roster’s own book, though another book has the id too',
    id: 'pikes',
    name: 'Southern Pikes',
    fr: undefined,
  },
  { claim: 'a link without a name, by what it points to', id: 'link', name: 'Southern Pikes', fr: undefined },
  { claim: 'a role, by the option that gives it', id: 'general', name: 'General', fr: 'Général' },
  { claim: 'an option, by its id inside its unit', id: 'banner', name: 'Banner', fr: 'Bannière' },
])('$claim', ({ id, name, fr }) => {
  expect(names.nameOf(id)).toEqual({ name, names: fr === undefined ? undefined : { fr } });
});

test('what nobody knows has no name', () => {
  expect(names.nameOf('nowhere')).toBeUndefined();
  expect(names.nameOf('__proto__')).toBeUndefined();
  // two options that are not the same
  expect(names.nameOf('blade')).toBeUndefined();
  expect(names.nameOf('leader.arms.blade')?.name).toBe('Sword');
});

test('points are the cost that is called so, not the first', () => {
  expect([names.isPoints('pts'), names.isPoints('orders')]).toEqual([true, false]);
  const nameless = linkCatalogues(
    {
      ...system,
      costTypes: [
        { id: 'gold', name: 'Gold' },
        { id: 'silver', name: 'Silver' },
      ],
    },
    [],
  );
  const other = catalogueNames(nameless, { books: [], limits: [], forces: [] });
  expect([other.isPoints('gold'), other.isPoints('silver')]).toEqual([true, false]);
});

test('limits are those of the roster; a negative one is none', () => {
  expect(names.limitOf('pts')).toBe(3000);
  expect(names.limitOf('orders')).toBeUndefined();
});

test('forces have their heading', () => {
  expect(names.forceKindOf('company')).toBe('company');
  expect(names.forceKindOf('core')).toBeUndefined();
});
