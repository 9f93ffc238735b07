import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expandLists } from '../../../electron/cli/expand-lists';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

test('files as given, folders by name, other files of folders told', async () => {
  const where = await folder();
  await mkdir(join(where, 'lists/more'), { recursive: true });
  for (const name of ['b.muster', 'A.ROS', 'a.muster', 'notes.txt', '.hidden.muster']) {
    await writeFile(join(where, 'lists', name), '');
  }
  await writeFile(join(where, 'lists/more/c.muster'), '');
  const expanded = await expandLists([
    join(where, 'z.txt'),
    join(where, 'lists'),
    join(where, 'missing.muster'),
  ]);
  expect(expanded).toEqual({
    files: ['z.txt', 'lists/A.ROS', 'lists/a.muster', 'lists/b.muster', 'missing.muster'].map((each) =>
      join(where, each),
    ),
    passedBy: [join(where, 'lists/notes.txt')],
  });
});
