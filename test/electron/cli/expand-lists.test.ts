import fs, { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { expandLists } from '../../../electron/cli/expand-lists';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

test('files as given, folders by name as people count, other files and folders in them told', async () => {
  const where = await folder();
  await mkdir(join(where, 'lists/more'), { recursive: true });
  for (const name of ['w10.muster', 'W2.ROS', 'w1.muster', 'Été.muster', 'notes.txt', '.hidden.muster']) {
    await writeFile(join(where, 'lists', name), '');
  }
  await writeFile(join(where, 'lists/more/c.muster'), '');
  const expanded = await expandLists(['z.txt', 'lists', join(where, 'missing.muster')], where);
  expect(expanded).toEqual({
    files: [
      'z.txt',
      ...['Été.muster', 'w1.muster', 'W2.ROS', 'w10.muster'].map((each) => join('lists', each)),
      join(where, 'missing.muster'),
    ],
    unreadable: new Map(),
    passedBy: [join('lists', 'notes.txt')],
    empty: [],
    below: new Map([['lists', [join('lists', 'more')]]]),
  });
});

test('a folder without a list is told, and the folders below it that were not looked into', async () => {
  const where = await folder();
  await mkdir(join(where, 'club/first'), { recursive: true });
  await writeFile(join(where, 'club/first/a.muster'), '');
  await writeFile(join(where, 'club/notes.txt'), '');
  await mkdir(join(where, 'none'));
  await mkdir(join(where, 'club/.git'));
  const { files, empty, below } = await expandLists(['club', 'none'], where);
  expect(files).toEqual([]);
  expect(empty).toEqual(['club', 'none']);
  expect(below).toEqual(new Map([['club', [join('club', 'first')]]]));
});

test('a folder that may not be looked into stays in its place, with the reason', async () => {
  const where = await folder();
  await mkdir(join(where, 'closed'));
  // A mode would not stop whoever runs the tests as root.
  const spy = vi.spyOn(fs, 'readdir').mockRejectedValueOnce(Object.assign(new Error(), { code: 'EACCES' }));
  const { files, unreadable, empty } = await expandLists(['a.muster', 'closed', 'b.muster'], where);
  spy.mockRestore();
  expect(files).toEqual(['a.muster', 'closed', 'b.muster']);
  expect(unreadable.get('closed')).toMatchObject({ kind: 'not-readable', path: 'closed' });
  expect(empty).toEqual([]);
});
