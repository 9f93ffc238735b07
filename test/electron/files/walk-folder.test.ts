import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { walkFolder } from '../../../electron/files/walk-folder';
import { MAX_FOLDER_FILES } from '../../../electron/messages';
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

test.each([
  { more: 0, claim: 'as many files as are read are no problem' },
  { more: 1, claim: 'of more the others are left, and it is said' },
])('$claim', async ({ more }) => {
  const where = await folder();
  await mkdir(join(where, 'deep'));
  await writeFile(join(where, 'deep', 'a.cat'), '');
  const names = Array.from({ length: MAX_FOLDER_FILES - 1 + more }, (_, index) =>
    join(where, `${index}.cat`),
  );
  for (let from = 0; from < names.length; from += 500) {
    await Promise.all(names.slice(from, from + 500).map((name) => writeFile(name, '')));
  }
  const { files, problems } = await walkFolder(where, ['cat']);
  expect(files).toHaveLength(MAX_FOLDER_FILES);
  expect(problems.map(({ kind, path }) => ({ kind, path }))).toEqual(
    more === 0 ? [] : [{ kind: 'too-many-files', path: where }],
  );
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
