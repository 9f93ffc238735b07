import { expect, test } from 'vitest';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { emptyList } from '../../renderer/worker/skeleton';
import { viewContext } from '../../renderer/worker/view/context';
import { offersView } from '../../renderer/worker/view/offers-view';
import { GAMES, shippedGame } from './french/shipped-games';

const ARMIES = GAMES.flatMap((id) => {
  const { catalogue } = shippedGame(id);
  const books = catalogue.books.filter(({ isLibrary }) => !isLibrary);
  return books.map((book) => ({ name: `${id}: ${book.definition.name}`, catalogue, book }));
});

test.each(ARMIES)('$name starts with its army, and offers no second one', ({ catalogue, book }) => {
  let count = 0;
  const newId = () => `n${++count}`;
  const choice = { book: book.id, name: 'List', limit: 2000, points: 'pts' };
  const roster = emptyList(catalogue, choice, newId);
  const context = viewContext(evaluate(catalogue, roster), catalogue, [], 'en');
  const starts = roster.forces.map(({ entryId }) => entryId);
  expect(starts).not.toEqual([]);

  const offered = offersView(context, undefined).forces.flatMap(({ items }) => items);
  const again = offered.filter(({ entryId, parent }) => parent === undefined && starts.includes(entryId));
  expect(again).toEqual([]);

  // As a list file might have it: then one finding says that it is one too many.
  const [entryId = ''] = starts;
  const second = edit(catalogue, roster, { kind: 'add-force', entryId, catalogueId: book.key }, newId);
  const surplus = findings(evaluate(catalogue, second)).filter(
    (finding) => finding.kind === 'too-many' && finding.field === 'forces',
  );
  expect(surplus).toMatchObject([{ count: 2, limit: 1 }]);
});
