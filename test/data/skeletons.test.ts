import { expect, test } from 'vitest';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster } from '../../renderer/engine/roster/document';
import { allForces } from '../../renderer/engine/sheet/build/walk';
import { buildList } from '../../renderer/worker/new-list-needs';
import { GAMES, shippedGame } from './french/shipped-games';

const SIZES = [1000, 2000, 2500, 3000, 3500, 4000, 4500, 6000, 8000];
const STARTS = GAMES.flatMap((id) => {
  const { catalogue } = shippedGame(id);
  const books = catalogue.books.filter(({ isLibrary }) => !isLibrary);
  return books.flatMap((book) =>
    SIZES.map((limit) => ({ name: `${id}, ${book.definition.name}, ${limit}`, catalogue, book, limit })),
  );
});

test.each(STARTS)('the start of $name fills the blocks, and no unit is there for nothing', (start) => {
  const { catalogue, book, limit, name } = start;
  let count = 0;
  const newId = () => `n${++count}`;
  const roster = buildList(
    catalogue,
    { system: '', book: book.id, name, limit, force: undefined },
    newId,
    'en',
  );
  const lacks = (list: Roster): number =>
    findings(evaluate(catalogue, list)).reduce(
      (sum, finding) =>
        finding.kind === 'too-few' && finding.field === 'selections' && finding.because?.kind !== 'choose'
          ? sum + finding.limit - finding.count
          : sum,
      0,
    );
  const evaluation = evaluate(catalogue, roster);
  const open = findings(evaluation).filter(({ because }) => because?.kind === 'place-least');
  expect(open.map(({ place }) => place.category)).toEqual([]);

  for (const { force } of allForces(evaluation.forces)) {
    for (const { id, name: unit } of force.selections) {
      const without = edit(catalogue, roster, { kind: 'remove', node: id }, newId);
      expect(lacks(without), unit).toBeGreaterThan(lacks(roster));
    }
  }
});
