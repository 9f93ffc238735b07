import { expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { viewContext } from '../../../renderer/worker/view/context';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { aBook, aUnit, play } from '../../engine/catalogue/books/play-book';

const book = aBook(
  [aUnit('u', { options: [{ of: 'sword' }, { of: 'shield' }, { of: 'horse' }, { of: 'cloak' }] })],
  {
    gear: {
      sword: { name: 'Sword', unless: { has: ['shield', 'horse', 'cloak'] } },
      shield: { name: 'Shield' },
      horse: { name: 'Horse' },
      cloak: { name: 'Cloak' },
    },
  },
);

function whyNoSword(...options: string[]): string | undefined {
  const { list } = play({ books: [book] }, [{ units: [{ id: 'u', with: options }] }]);
  const { evaluation, catalogue } = list;
  const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
  const [unit] = evaluation.forces[0]?.selections ?? [];
  const rows = unit ? optionSections(context, unit).flatMap((section) => section.rows) : [];
  return rows.find(({ name }) => name === 'Sword')?.why;
}

test.each([
  { claim: 'is not closed by what is not there', options: [], why: undefined },
  { claim: 'names what closes it and nothing else', options: ['u.horse'], why: 'not together with Horse' },
  {
    claim: 'names all that close it',
    options: ['u.horse', 'u.cloak'],
    why: 'not together with Horse or Cloak',
  },
])('a choice that does not go with others $claim', ({ options, why }) => {
  expect(whyNoSword(...options)).toBe(why);
});

const charms = (id: string, needs: string, options: readonly object[]) => ({
  id,
  name: 'Charms of the Coven',
  choose: [0, 1],
  needs: { has: needs },
  options,
});
const rune = (id: string) => ({ id, name: `Rune ${id}`, points: 5 });

test.each([
  {
    claim: 'of a section stands under its heading and is not repeated in its rows',
    options: [charms('charms', 'witch', [rune('a'), rune('b')])],
    heads: ['needs Witch'],
  },
  {
    claim: 'of a group in a section stands at the head of the group',
    options: [
      {
        id: 'items',
        name: 'Items',
        choose: [0, 2],
        options: [charms('charms', 'witch', [rune('a'), rune('b')]), rune('c')],
      },
    ],
    heads: [undefined, 'needs Witch', undefined],
  },
])('why nothing may be chosen $claim', ({ options, heads }) => {
  const gear = { witch: { name: 'Witch' } };
  const { list } = play(
    { books: [aBook([aUnit('u', { options: [{ of: 'witch' }, ...options] })], { gear })] },
    [{ units: [{ id: 'u' }] }],
  );
  const { evaluation, catalogue } = list;
  const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
  const [unit] = evaluation.forces[0]?.selections ?? [];
  const section = (unit ? optionSections(context, unit) : []).find(({ choose }) => choose !== undefined);
  const rows = section?.rows.filter(({ name }) => /Rune [ab]/.test(name)) ?? [];
  // Each still has it, for who asks why, and for who hears it.
  expect(rows.map(({ why, isToldAbove }) => [why, isToldAbove])).toEqual([
    ['needs Witch', true],
    ['needs Witch', true],
  ]);
  const others = section?.rows.filter((row) => !rows.includes(row)) ?? [];
  expect([section?.why, ...others.map(({ why }) => why)]).toEqual(heads);
});
