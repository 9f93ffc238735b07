import { expect, test } from 'vitest';
import { MOST_BOOK_VALUES } from '../../../../renderer/engine/catalogue/books/most-values';
import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import type { SourceProblem } from '../../../../renderer/engine/source/source-problem';
import { processorTime } from '../../../builders/processor-time';

const withUnits = (units: string): string =>
  `{"format":1,"id":"book","name":"Book","system":"game","units":[${units}]}`;

test.each<{ claim: string; text: () => string; first: string; most: number }>([
  {
    claim: 'more than any book has is refused',
    text: () => withUnits(`${'{},'.repeat(MOST_BOOK_VALUES)}{}`),
    first: 'too-many-values',
    most: 1,
  },
  {
    claim: 'a mistake in each of very many units is told often enough',
    text: () => withUnits(`${'{},'.repeat(MOST_BOOK_VALUES / 2 - 100)}{}`),
    first: 'missing-property',
    most: 2001,
  },
  {
    claim: 'each of very many numbers in place of units is told often enough',
    text: () => withUnits(`${'1,'.repeat(MOST_BOOK_VALUES - 100)}1`),
    first: 'missing-property',
    most: 2001,
  },
])('$claim, and soon', ({ text, first, most }) => {
  const file = { path: 'book.json', text: text() };
  let problems: readonly SourceProblem[] = [];
  const took = processorTime(() => {
    problems = readBooks([file]).problems;
  });
  expect(problems[0]?.kind).toBe(first);
  expect(problems.length).toBeLessThanOrEqual(most);
  expect(took).toBeLessThan(10_000);
});
