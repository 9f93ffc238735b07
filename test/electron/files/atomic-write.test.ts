import { execFileSync, spawn } from 'node:child_process';
import fs, {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweepTemporaryFiles, writeAtomically } from '../../../electron/files/atomic-write';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
afterEach(() => vi.restoreAllMocks());

/** Fails one step of a write as the system would. */
function failOn(step: 'writeFile' | 'sync', code: string): void {
  const open = fs.open;
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    if (args[1] === 'wx') file[step] = () => Promise.reject(Object.assign(new Error(code), { code }));
    return file;
  });
}

describe('writing a file', () => {
  test('writes new files and replaces old ones, leaving nothing beside', async () => {
    const path = join(await folder(), 'a.muster');
    await writeAtomically(path, 'one');
    await writeAtomically(path, new TextEncoder().encode('two ½'));
    expect(await readFile(path, 'utf8')).toBe('two ½');
    expect(await readdir(join(path, '..'))).toEqual(['a.muster']);
  });

  test.each([
    { claim: 'a disk that fills while writing', step: 'writeFile', code: 'ENOSPC' },
    { claim: 'a disk that fails while flushing', step: 'sync', code: 'EIO' },
  ] as const)('$claim leaves the old file whole and nothing beside', async ({ step, code }) => {
    const path = join(await folder(), 'a.muster');
    await writeFile(path, 'old');
    failOn(step, code);
    await expect(writeAtomically(path, 'new')).rejects.toMatchObject({ code });
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(join(path, '..'))).toEqual(['a.muster']);
  });

  test('a name too long for the system is refused, with nothing left beside', async () => {
    const where = await folder();
    await expect(writeAtomically(join(where, `${'x'.repeat(300)}.muster`), 'new')).rejects.toMatchObject({
      code: expect.stringMatching(/ENAMETOOLONG|ENOENT/),
    });
    expect(await readdir(where)).toEqual([]);
  });

  test('a file marked read-only is refused, although a rename could replace it', async () => {
    const path = join(await folder(), 'a.muster');
    await writeFile(path, 'old');
    await chmod(path, 0o444);
    await expect(writeAtomically(path, 'new')).rejects.toMatchObject({ code: 'EACCES' });
    expect(await readFile(path, 'utf8')).toBe('old');
    await chmod(path, 0o644);
  });

  test('a link to a file keeps being a link', async () => {
    const where = await folder();
    await mkdir(join(where, 'real'));
    await mkdir(join(where, 'links'));
    await writeFile(join(where, 'real/a.muster'), 'old');
    await symlink(join(where, 'real/a.muster'), join(where, 'links/a.muster'));
    await writeAtomically(join(where, 'links/a.muster'), 'new');
    expect(await readFile(join(where, 'real/a.muster'), 'utf8')).toBe('new');
    expect((await fs.lstat(join(where, 'links/a.muster'))).isSymbolicLink()).toBe(true);
  });

  test('a link to a file that is not there yet keeps being a link', async () => {
    const where = await folder();
    await mkdir(join(where, 'far'));
    await symlink(join('far', 'a.muster'), join(where, 'link.muster'));
    await writeAtomically(join(where, 'link.muster'), 'new');
    expect(await readFile(join(where, 'far/a.muster'), 'utf8')).toBe('new');
    expect((await lstat(join(where, 'link.muster'))).isSymbolicLink()).toBe(true);
  });

  test.runIf(process.platform !== 'win32')('a pipe takes the content and stays a pipe', async () => {
    const path = join(await folder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const [taken] = await Promise.all([readFile(path, 'utf8'), writeAtomically(path, 'through')]);
    expect(taken).toBe('through');
    expect((await stat(path)).isFIFO()).toBe(true);
  });

  test('a folder is not written over', async () => {
    const path = join(await folder(), 'a.muster');
    await mkdir(path);
    await expect(writeAtomically(path, 'new')).rejects.toMatchObject({ code: 'EISDIR' });
  });

  test('a folder that is not there is not made', async () => {
    await expect(writeAtomically(join(await folder(), 'no/a.muster'), 'x')).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test.runIf(process.platform !== 'win32')(
    'a file keeps its mode, and a folder marked read-only is refused',
    async () => {
      const where = await folder();
      const path = join(where, 'a.muster');
      await writeFile(path, 'old', { mode: 0o600 });
      await writeAtomically(path, 'new');
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      await chmod(where, 0o555);
      await expect(writeAtomically(path, 'newer')).rejects.toMatchObject({ code: 'EACCES' });
      await chmod(where, 0o755);
    },
  );
});

describe('a program killed while it writes', () => {
  const SIZE = 4 * 1024 * 1024;

  /** Runs a program of its own that writes with the real code; Node runs no TypeScript, so it is bundled. */
  async function writer(where: string, body: string): Promise<ReturnType<typeof spawn>> {
    const entry = join(where, 'writer.ts');
    const source = resolve(import.meta.dirname, '../../../electron/files/atomic-write.ts');
    await writeFile(
      entry,
      `import fs from 'node:fs/promises';\nimport { writeAtomically } from ${JSON.stringify(source)};\n${body}`,
    );
    const build = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
    await build.write({ file: join(where, 'writer.mjs'), format: 'esm' });
    await build.close();
    return spawn(process.execPath, [join(where, 'writer.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  const ended = (child: ReturnType<typeof spawn>) =>
    new Promise<void>((done) => child.once('close', () => done()));

  test('at any moment leaves one content or the other, whole', async () => {
    const where = await folder();
    const path = join(where, 'a.muster');
    for (const delay of [0, 3, 7, 13, 29]) {
      const child = await writer(
        where,
        `console.log('go');
        for (let turn = 0; ; turn += 1) await writeAtomically(${JSON.stringify(path)}, 'ab'[turn % 2].repeat(${SIZE}));`,
      );
      await new Promise((go) => child.stdout?.once('data', go));
      while (!(await stat(path).catch(() => undefined))) await new Promise((go) => setTimeout(go, 1));
      await new Promise((go) => setTimeout(go, delay));
      child.kill('SIGKILL');
      await ended(child);
      const text = await readFile(path, 'utf8');
      expect(text === 'a'.repeat(SIZE) || text === 'b'.repeat(SIZE), `whole after ${delay} ms`).toBe(true);
    }
  });

  test('between writing and renaming leaves the old content, and a trace that is swept away later', async () => {
    const where = await folder();
    const path = join(where, 'a.muster');
    await writeFile(path, 'old');
    const child = await writer(
      where,
      `fs.rename = () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => undefined); };
      await writeAtomically(${JSON.stringify(path)}, 'new');`,
    );
    await ended(child);
    expect(child.killed || child.signalCode === 'SIGKILL' || child.exitCode !== 0).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('old');
    const trace = (await readdir(where)).find((name) => name.endsWith('.tmp'));
    expect(trace).toBeDefined();

    await sweepTemporaryFiles(where, Date.now());
    expect(await readdir(where)).toContain(trace);
    const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(join(where, trace ?? ''), old, old);
    await sweepTemporaryFiles(where, Date.now());
    expect((await readdir(where)).sort()).toEqual(['a.muster', 'writer.mjs', 'writer.ts']);
  });
});
