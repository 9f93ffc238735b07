import { expect, test } from 'vitest';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { isUnit } from '../../renderer/engine/evaluation/units';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster } from '../../renderer/engine/roster/document';
import { allForces, withDescendants } from '../../renderer/engine/sheet/build/walk';
import { buildList } from '../../renderer/worker/new-list-needs';
import { GAMES, shippedGame } from './french/shipped-games';

const BOOKS = GAMES.flatMap((id) => {
  const { catalogue } = shippedGame(id);
  const books = catalogue.books.filter(({ isLibrary }) => !isLibrary);
  return books.map((book) => ({ id, catalogue, book }));
});

function startOf({ catalogue, book }: (typeof BOOKS)[number], limit: number) {
  let count = 0;
  const newId = () => `n${++count}`;
  const choice = { system: '', book: book.id, name: 'A list', limit, force: undefined };
  const roster = buildList(catalogue, choice, newId, 'en');
  return { roster, evaluation: evaluate(catalogue, roster), newId };
}

const SIZES = [1000, 2000, 2500, 3000, 3500, 4000, 4500, 6000, 8000];
const STARTS = BOOKS.flatMap((each) =>
  SIZES.map((limit) => ({ name: `${each.id}, ${each.book.definition.name}, ${limit}`, each, limit })),
);

test.each(STARTS)('the start of $name fills the blocks, and no unit is there for nothing', (start) => {
  const { catalogue } = start.each;
  const { roster, evaluation, newId } = startOf(start.each, start.limit);
  const lacks = (list: Roster): number =>
    findings(evaluate(catalogue, list)).reduce(
      (sum, finding) =>
        finding.kind === 'too-few' && finding.field === 'selections' && finding.because?.kind !== 'choose'
          ? sum + finding.limit - finding.count
          : sum,
      0,
    );
  const open = findings(evaluation).filter(({ because }) => because?.kind === 'place-least');
  expect(open.map(({ place }) => place.category)).toEqual([]);

  for (const { force } of allForces(evaluation.forces)) {
    for (const { id, name: unit } of force.selections) {
      const without = edit(catalogue, roster, { kind: 'remove', node: id }, newId);
      expect(lacks(without), unit).toBeGreaterThan(lacks(roster));
    }
  }
});

/** Every hundred from what is too small for anything, as some games are played in hundreds and some in thousands. */
const SMALL_SIZES = Array.from({ length: 30 }, (_, index) => (index + 1) * 100);

test.each(BOOKS.map((each) => ({ name: `${each.id}, ${each.book.definition.name}`, each })))(
  'the start of $name has too much of nothing at any size, and its units ask nothing that is free',
  ({ each }) => {
    for (const limit of SMALL_SIZES) {
      const { evaluation } = startOf(each, limit);
      const units = allForces(evaluation.forces).flatMap(({ force }) => force.selections.filter(isUnit));
      const ids = new Set(units.flatMap(withDescendants).map(({ id }) => id));
      const wrong = findings(evaluation).filter(
        ({ kind, because, place }) =>
          kind === 'too-many' ||
          kind === 'over-limit' ||
          (because?.kind === 'choose' && place.node !== undefined && ids.has(place.node)),
      );
      expect(wrong, `${limit}`).toEqual([]);
    }
  },
);

test.each([
  { claim: 'three units with their leader, none of them over the share of its block', limit: 1000, units: 4 },
  { claim: 'a small list, where the cheapest would pass a share sooner', limit: 700, units: 4 },
])('the Empire starts with $claim', ({ limit, units }) => {
  const each = BOOKS.find(({ book }) => book.definition.name === 'Empire of Sonnstahl');
  if (each === undefined) throw new Error('no such book');
  const { evaluation } = startOf(each, limit);
  const taken = allForces(evaluation.forces).flatMap(({ force }) => force.selections);
  expect(taken).toHaveLength(units);
  const fields = findings(evaluation).map(({ because }) => because?.kind);
  // Nothing is wrong but that the points are not spent.
  expect(fields.filter((kind) => kind !== 'spend-least')).toEqual([]);
});
