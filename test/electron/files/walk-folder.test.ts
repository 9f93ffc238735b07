import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walkFolder } from '../../../electron/files/walk-folder';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

test('finds files of the wanted endings by name, deep down, not in hidden folders', async () => {
  const where = await folder();
  for (const path of ['b.cat', 'A.GST', 'x.txt', 'deep/er/c.cat', '.git/d.cat', 'node_modules/e.cat']) {
    await mkdir(join(where, path, '..'), { recursive: true });
    await writeFile(join(where, path), path);
  }
  const { files, problems } = await walkFolder(where, ['cat', 'gst']);
  expect(files.map((file) => file.name)).toEqual(['A.GST', 'b.cat', 'deep/er/c.cat']);
  expect(files[2]).toMatchObject({ size: 13, path: join(where, 'deep', 'er', 'c.cat') });
  expect(problems).toEqual([]);
});

test('a folder that is not there is a problem', async () => {
  const missing = join(await folder(), 'no');
  expect(await walkFolder(missing, ['cat'])).toMatchObject({
    files: [],
    problems: [{ kind: 'not-found', path: missing }],
  });
});
