import { expect, test } from 'vitest';
import { aBook, aUnit, play } from './play-book';

test('units say where the book has them, whatever their names', () => {
  const { list } = play({ books: [aBook([aUnit('zeal'), aUnit('anvil'), aUnit('mercy')])] }, [{}]);
  const [force] = list.evaluation.forces;
  const offers = list.evaluation.rootOffers(force?.id ?? '');
  const inOrder = offers.toSorted((one, other) => one.sortIndex - other.sortIndex);
  expect(inOrder.map(({ name }) => name)).toEqual(['zeal', 'anvil', 'mercy']);
  expect(new Set(offers.map(({ sortIndex }) => sortIndex)).size).toBe(3);
});
