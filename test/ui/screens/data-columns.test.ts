import { expect, test } from 'vitest';
import { columnsIn } from '../../../renderer/screens/data/data-columns';

test.each([
  { width: Number.POSITIVE_INFINITY, is: ['name', 'edition', 'date', 'entries', 'lists', 'state'] },
  { width: 840, is: ['name', 'edition', 'date', 'entries', 'lists', 'state'] },
  { width: 720, is: ['name', 'edition', 'date', 'lists', 'state'] },
  { width: 600, is: ['name', 'edition', 'lists', 'state'] },
  { width: 500, is: ['name', 'lists', 'state'] },
  { width: 320, is: ['name', 'state'] },
])('a table of $width shows what leaves room for names', ({ width, is }) => {
  expect(columnsIn(width)).toEqual(is);
});
