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
