import { expect, test } from 'vitest';
import { isOfDetachments } from '../../../renderer/engine/sheet/build/walk';
import { aBook, aSystem, aUnit, play } from '../catalogue/books/play-book';

/** Each force may hold the next by two ways, and the last the first: so many ways that nobody can walk them all. */
const ringOf = (count: number, kindOfLast: string) =>
  Array.from({ length: count }, (_, index) => {
    const next = `band-${(index + 1) % count}`;
    return {
      id: `band-${index}`,
      name: 'Band',
      kind: index === count - 1 ? kindOfLast : 'band',
      places: [{ category: 'core' }],
      forces: [next, next],
    };
  });

test.each([
  { claim: 'no company among forces that may stand below each other', kind: 'band', is: false },
  { claim: 'a company that may stand far below', kind: 'company', is: true },
])('$claim', ({ kind, is }) => {
  const book = aBook([aUnit('squad')], { forces: ringOf(40, kind) });
  const { list } = play({ system: aSystem({ forces: [] }), books: [book] }, [{ force: 'band-0' }]);
  expect(isOfDetachments(list.evaluation, list.catalogue)).toBe(is);
});
