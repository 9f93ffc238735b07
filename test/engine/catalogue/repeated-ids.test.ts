import { expect, test } from 'vitest';
import type { CatalogueDefinition } from '../../../renderer/engine/catalogue/definition';
import { option, smallBook, smallCatalogue, unit } from '../../builders/small-catalogue';

const rule = (id: string, name: string) => ({ id, name });
const category = { id: 'core', name: 'Core' };
const inCore = { id: 'in-core', targetId: 'core' };

/** `severity harm name` of each id told. */
const told = (book: Partial<CatalogueDefinition>, others: readonly CatalogueDefinition[] = []): string[] =>
  smallCatalogue({ book, others, system: { categoryEntries: [category] } }).problems.flatMap((problem) =>
    problem.kind === 'repeated-id'
      ? [`${problem.severity} ${problem.params.harm} ${problem.params.name}`]
      : [`${problem.kind}`],
  );

const TWO_RULES = { sharedRules: [rule('r', 'First'), rule('r', 'Second')] };

test.each<{ claim: string; book: Partial<CatalogueDefinition>; told: readonly string[] }>([
  { claim: 'that nothing refers to', book: TWO_RULES, told: ['advice none Second'] },
  {
    claim: 'that a link refers to',
    book: { ...TWO_RULES, infoLinks: [{ id: 'l', targetId: 'r', type: 'rule' }] },
    told: ['warning references Second'],
  },
  {
    claim: 'of two options of one unit',
    book: { selectionEntries: [unit('u', { selectionEntries: [option('o'), option('o')] })] },
    told: ['warning lists o'],
  },
  {
    claim: 'of options of two units, which a list keeps apart',
    book: {
      selectionEntries: [
        unit('u', { selectionEntries: [option('o')] }),
        unit('v', { selectionEntries: [option('o')] }),
      ],
    },
    told: ['advice none o'],
  },
  {
    claim: 'of links to categories, as editors copy them',
    book: {
      selectionEntries: [unit('u', { categoryLinks: [inCore] }), unit('v', { categoryLinks: [inCore] })],
    },
    told: [],
  },
])('an id twice $claim', ({ book, told: expected }) => {
  expect(told(book)).toEqual(expected);
});

test('what refers to an id counts where it sees the file', () => {
  const refers = { infoLinks: [{ id: 'l', targetId: 'r', type: 'rule' }] };
  const apart = smallBook({ id: 'apart', name: 'Apart', sharedRules: [rule('r', 'Own')], ...refers });
  expect(told(TWO_RULES, [apart])).toEqual(['advice none Second']);
  const linking = smallBook({
    id: 'linking',
    name: 'Linking',
    catalogueLinks: [{ id: 'c', targetId: 'book' }],
    ...refers,
  });
  expect(told(TWO_RULES, [linking])).toEqual(['warning references Second']);
});
