import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Grants } from '../../../electron/files/grants';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
let where: string;
let grants: Grants;

beforeEach(async () => {
  where = await folder();
  for (const name of ['library/club', 'library-2', 'other', 'data/deep'])
    await mkdir(join(where, name), { recursive: true });
  await writeFile(join(where, 'other/chosen.ros'), '');
  await writeFile(join(where, 'other/chosen.muster'), '');
  await writeFile(join(where, 'other/secret.json'), '');
  await symlink(join(where, 'other'), join(where, 'library/link'), 'junction');
  await symlink(join(where, 'other'), join(where, 'data/link'), 'junction');
  grants = new Grants();
  await grants.grantLibrary(join(where, 'library'));
  await grants.grantReading(join(where, 'data'), ['json', 'cat']);
  await grants.grantFile(join(where, 'other/chosen.ros'));
  await grants.grantFile(join(where, 'other/chosen.muster'));
});

describe('what the window may name', () => {
  test.each([
    { claim: 'a list of the library', path: 'library/a.muster', may: 'write' },
    { claim: 'a list further down', path: 'library/club/a.muster', may: 'write' },
    { claim: 'a list with its ending in capitals', path: 'library/a.MUSTER', may: 'write' },
    { claim: 'a list in a folder that is not there yet', path: 'library/new/a.muster', may: 'write' },
    { claim: 'a list that was chosen', path: 'other/chosen.muster', may: 'write' },
    { claim: 'another file that was chosen', path: 'other/chosen.ros', may: 'read' },
    { claim: 'a data file of a chosen folder', path: 'data/a.json', may: 'read' },
    { claim: 'a data file further down', path: 'data/deep/a.CAT', may: 'read' },
    { claim: 'a list in a folder chosen for its data', path: 'data/a.muster', may: undefined },
    { claim: 'a file of another ending in a chosen folder', path: 'data/.profile', may: undefined },
    { claim: 'a hidden file of a wanted ending', path: 'data/.a.json', may: undefined },
    { claim: 'a file in a hidden folder', path: 'data/.git/a.json', may: undefined },
    { claim: 'a program in the library', path: 'library/a.desktop', may: undefined },
    { claim: 'a hidden file of the library', path: 'library/.hidden', may: undefined },
    { claim: 'a hidden list of the library', path: 'library/.a.muster', may: undefined },
    { claim: 'an earlier version', path: 'library/.versions/a.muster/x', may: undefined },
    { claim: 'a list in the bin', path: 'library/.bin/y/z.muster', may: undefined },
    { claim: 'a second content of a file', path: 'library/a.txt:b.muster', may: undefined },
    { claim: 'the library itself', path: 'library', may: undefined },
    { claim: 'a file beside a chosen one', path: 'other/secret.json', may: undefined },
    { claim: 'a folder whose name begins alike', path: 'library-2/a.muster', may: undefined },
    { claim: 'a way out by dots', path: 'library/../other/b.muster', may: undefined },
    { claim: 'a way out of the library by a link', path: 'library/link/b.muster', may: undefined },
    { claim: 'a way out of a data folder by a link', path: 'data/link/secret.json', may: undefined },
  ])('$claim: $may', async ({ path, may }) => {
    expect(await grants.allowsReading(`${where}/${path}`)).toBe(may !== undefined);
    expect(await grants.allowsWriting(`${where}/${path}`)).toBe(may === 'write');
  });

  test('no relative path, no path with a zero byte', async () => {
    expect(await grants.allowsReading('library/a.muster')).toBe(false);
    expect(await grants.allowsWriting(join(where, 'library/a\0.muster'))).toBe(false);
  });

  test('a library below a hidden folder is a library all the same', async () => {
    await mkdir(join(where, '.local/lists'), { recursive: true });
    await grants.grantLibrary(join(where, '.local/lists'));
    expect(await grants.allowsWriting(join(where, '.local/lists/a.muster'))).toBe(true);
  });

  test('one folder may be chosen for two kinds of files', async () => {
    await grants.grantReading(join(where, 'data'), ['ros']);
    expect(await grants.allowsReading(join(where, 'data/a.ros'))).toBe(true);
    expect(await grants.allowsReading(join(where, 'data/a.json'))).toBe(true);
  });

  test('a library can be taken back', async () => {
    await grants.revokeLibrary(join(where, 'library'));
    expect(await grants.allowsReading(join(where, 'library/a.muster'))).toBe(false);
  });
});
