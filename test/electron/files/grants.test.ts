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
  for (const name of ['library/club', 'library-2', 'other'])
    await mkdir(join(where, name), { recursive: true });
  await writeFile(join(where, 'other/chosen.ros'), '');
  await writeFile(join(where, 'other/secret'), '');
  await symlink(join(where, 'other'), join(where, 'library/link'), 'junction');
  grants = new Grants();
  await grants.grantFolder(join(where, 'library'));
  await grants.grantFile(join(where, 'other/chosen.ros'));
});

describe('what the window may name', () => {
  test.each([
    { claim: 'a file in a granted folder', path: 'library/a.muster', is: true },
    { claim: 'a file further down', path: 'library/club/a.muster', is: true },
    {
      claim: 'a file that is not there yet, in a folder that is not either',
      path: 'library/new/a.muster',
      is: true,
    },
    { claim: 'a chosen file', path: 'other/chosen.ros', is: true },
    { claim: 'the folder itself', path: 'library', is: false },
    { claim: 'a file beside a chosen one', path: 'other/secret', is: false },
    { claim: 'a folder whose name begins alike', path: 'library-2/a.muster', is: false },
    { claim: 'a way out by dots', path: 'library/../other/secret', is: false },
    { claim: 'a way out by a link', path: 'library/link/secret', is: false },
  ])('$claim: $is', async ({ path, is }) => {
    expect(await grants.allows(`${where}/${path}`)).toBe(is);
  });

  test('no relative path, no path with a zero byte', async () => {
    expect(await grants.allows('library/a.muster')).toBe(false);
    expect(await grants.allows(join(where, 'library/a\0.muster'))).toBe(false);
  });

  test('a folder can be taken back', async () => {
    await grants.revokeFolder(join(where, 'library'));
    expect(await grants.allows(join(where, 'library/a.muster'))).toBe(false);
  });
});
