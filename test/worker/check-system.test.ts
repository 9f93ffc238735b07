import { expect, test } from 'vitest';
import { fillShelf } from '../../renderer/engine/catalogue/shelf/data-shelf';
import { checkSystem } from '../../renderer/worker/check-system';
import type { ReadingProgress } from '../../renderer/worker/protocol/data-view';
import { aBook, aSystem, ShelfFiles } from '../engine/catalogue/shelf/shelf-files';

test('a game that is read tells its files by name and how many of them are done', async () => {
  const files = new ShelfFiles().of({ 'p/a.gst': aSystem(), 'p/b.cat': aBook('b'), 'p/c.cat': aBook('c') });
  const told: ReadingProgress[] = [];
  const check = await checkSystem(await fillShelf(files), 'sys', 'en', (progress) => told.push(progress));
  expect(check.problems).toEqual([]);
  expect(new Set(told.map(({ all }) => all))).toEqual(new Set([3]));
  const done = told.map((each) => each.done);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect([done.at(0), done.at(-1)]).toEqual([0, 3]);
  expect(new Set(told.map(({ path }) => path))).toEqual(
    new Set(['p/a.gst', 'p/b.cat', 'p/c.cat', undefined]),
  );
});
