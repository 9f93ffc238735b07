import { execFileSync } from 'node:child_process';
import fs, { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileSentence } from '../../../electron/cli/file-words';
import { writeAtomically } from '../../../electron/files/atomic-write';
import { attempt, done, type FileAct, fileProblem } from '../../../electron/files/file-problem';
import { makeFolder } from '../../../electron/files/make-folder';
import { readWholeFile } from '../../../electron/files/read-whole-file';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
const coded = (code: string): Error =>
  Object.assign(new Error(`${code}: as the system says, open`), { code });

afterEach(() => vi.restoreAllMocks());

describe('what the system refused', () => {
  test.each<{ code: string; act: FileAct; kind: string }>([
    { code: 'EACCES', act: 'read', kind: 'not-readable' },
    { code: 'EACCES', act: 'write', kind: 'read-only' },
    { code: 'EPERM', act: 'read', kind: 'not-readable' },
    { code: 'EPERM', act: 'write', kind: 'read-only' },
    { code: 'EFBIG', act: 'read', kind: 'too-large' },
    { code: 'EFBIG', act: 'write', kind: 'too-large-to-write' },
    { code: 'EROFS', act: 'write', kind: 'read-only' },
    { code: 'EISDIR', act: 'write', kind: 'is-folder' },
    { code: 'ENOTDIR', act: 'read', kind: 'is-no-folder' },
    { code: 'ELOOP', act: 'read', kind: 'link-loop' },
    { code: 'EBUSY', act: 'write', kind: 'in-use' },
    { code: 'EIO', act: 'read', kind: 'failed' },
  ])('$code on $act is $kind', ({ code, act, kind }) => {
    expect(fileProblem(coded(code), 'a', act)).toMatchObject({ kind, path: 'a' });
  });

  test.each(['EACCES', 'EISDIR', 'ELOOP', 'EFBIG', 'EBUSY', 'EIO'])(
    'a French sentence about %s has no English in it',
    (code) => {
      const said = fileSentence(fileProblem(coded(code), 'liste.muster', 'read'), 'fr');
      expect(said).toMatch(/^liste\.muster\u00a0: \p{L}/u);
      expect(said).not.toContain('as the system says');
    },
  );

  test('what has no sentence of its own names its code, which can be looked up', () => {
    expect(fileSentence(fileProblem(coded('EIO'), 'a', 'read'), 'en')).toBe(
      'a: could not be read or written (EIO)',
    );
  });
});

describe('what stands at a path', () => {
  const kindOf = async (act: FileAct, work: () => Promise<unknown>) => {
    const result = await attempt(act, 'a', async () => done(await work()));
    return result.kind === 'failed' ? result.problem.kind : result.kind;
  };

  test('a folder is no file, to read and to write', async () => {
    const where = await folder();
    expect(await readWholeFile(where)).toMatchObject({ problem: { kind: 'is-folder' } });
    expect(await kindOf('write', () => writeAtomically(where, 'x'))).toBe('is-folder');
  });

  test.skipIf(process.platform === 'win32')('a link to itself leads in a circle', async () => {
    const path = join(await folder(), 'loop');
    await symlink('loop', path);
    expect(await readWholeFile(path)).toMatchObject({ problem: { kind: 'link-loop' } });
    expect(await kindOf('write', () => writeAtomically(path, 'x'))).toBe('link-loop');
  });

  test.skipIf(process.platform === 'win32')('a device is no file', async () => {
    expect(await readWholeFile('/dev/null')).toMatchObject({ problem: { kind: 'is-no-file' } });
  });

  test.skipIf(process.platform === 'win32')('a pipe nobody writes into is no file, at once', async () => {
    const path = join(await folder(), 'pipe.ros');
    execFileSync('mkfifo', [path]);
    expect(await readWholeFile(path)).toMatchObject({ problem: { kind: 'is-no-file' } });
  });
});

describe('making a folder', () => {
  test('with those above it; it says whether it was new', async () => {
    const path = join(await folder(), 'a/b/c');
    expect(await makeFolder(path)).toBe(true);
    expect(await makeFolder(path)).toBe(false);
    expect((await fs.stat(path)).isDirectory()).toBe(true);
  });

  test('where a file stands in the way', async () => {
    const path = join(await folder(), 'a');
    await writeFile(path, 'x');
    await expect(makeFolder(path)).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(makeFolder(join(path, 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('on a disk that is read-only: the system’s own reason', async () => {
    const where = await folder();
    await mkdir(join(where, 'disk'));
    // As Linux and Node answer: a recursive mkdir hides the reason behind ENOENT.
    vi.spyOn(fs, 'mkdir').mockImplementation(async (_, options) => {
      throw coded(typeof options === 'object' && options?.recursive ? 'ENOENT' : 'EROFS');
    });
    await expect(makeFolder(join(where, 'disk/a/b'))).rejects.toMatchObject({ code: 'EROFS' });
  });
});
