/** What a block says that the data hold nothing for. */
import { expect, test } from 'vitest';
import { emptyWords } from '../../../renderer/screens/builder/ledger/row-label';
import { WORDS } from '../../../renderer/words/use-words';
import { anEmptyRow } from '../builders/a-view';

test('a line that leads nowhere says so and does not ask to add', () => {
  const row = anEmptyRow(1, { block: 'gifts', blockName: 'Gifts', isBarren: true });
  expect([emptyWords(row, WORDS.en), emptyWords(row, WORDS.fr)]).toEqual([
    'The data hold nothing for Gifts',
    'Les données n’ont rien pour Gifts',
  ]);
  expect(emptyWords({ ...row, isBarren: false }, WORDS.en)).toBe('Add to Gifts, 1 place left');
});
