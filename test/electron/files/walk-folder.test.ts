import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('links to files', () => {
  async function withLinks(): Promise<string> {
    const where = await folder();
    await mkdir(join(where, 'data/deep'), { recursive: true });
    await writeFile(join(where, 'secret.json'), '{}');
    await writeFile(join(where, 'data/deep/a.json'), '{}');
    await symlink(join(where, 'secret.json'), join(where, 'data/out.json'));
    await symlink(join(where, 'data/deep/a.json'), join(where, 'data/in.json'));
    return join(where, 'data');
  }

  test('one that stays in the folder is a file of it, one that leads out is a problem', async () => {
    const data = await withLinks();
    const { files, problems } = await walkFolder(data, ['json']);
    expect(files.map((file) => file.name)).toEqual(['deep/a.json', 'in.json']);
    expect(problems).toMatchObject([{ kind: 'link-outside', path: join(data, 'out.json') }]);
  });

  test('a library, which lists what its owner put there, shows both', async () => {
    const { files } = await walkFolder(await withLinks(), ['json'], { leavesFolder: true });
    expect(files.map((file) => file.name)).toEqual(['deep/a.json', 'in.json', 'out.json']);
  });
});
