/** What a newcomer types: `npm start` and `npm run muster`, as programs of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from './harness/desktop-app';

const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

interface Program {
  readonly child: ChildProcess;
  /** Everything said so far. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(process.execPath, [join(ROOT, 'build/scripts', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  running.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return { child, said: () => said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

describe('npm start', () => {
  test('without Electron serves the program to a browser and says where', async () => {
    const { said } = start('start.mjs', ['--no-open', '--port', '0'], {
      ELECTRON_OVERRIDE_DIST_PATH: join(tmpdir(), 'no-electron-here'),
      ELECTRON_SKIP_BINARY_DOWNLOAD: '1',
    });
    await expect.poll(said, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
    const address = /http:\S+/.exec(said())?.[0] ?? '';
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect((await fetch(`${address}data/index.json`)).status).toBe(200);
  });

  test('does not wait for Electron where there is no network', async () => {
    const { said } = start('start.mjs', ['--no-open', '--port', '0'], {
      ELECTRON_OVERRIDE_DIST_PATH: join(tmpdir(), 'no-electron-here'),
      ELECTRON_SKIP_BINARY_DOWNLOAD: '',
      // Port 9 of this machine: nobody answers there.
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
      HTTPS_PROXY: '',
    });
    await expect.poll(said, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
    expect(said()).not.toContain('Fetching');
  });

  test.runIf(process.platform === 'linux')(
    'with Electron starts it on this folder with the lists named',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'muster-launcher-'));
      folders.push(folder);
      await writeFile(join(folder, 'electron'), '#!/bin/sh\necho "started with $@"\nexit 7\n');
      await chmod(join(folder, 'electron'), 0o755);
      const { said, ended } = start('start.mjs', ['list.muster'], { ELECTRON_OVERRIDE_DIST_PATH: folder });
      expect(await ended).toBe(7);
      const sandbox = process.getuid?.() === 0 ? '--no-sandbox ' : '';
      expect(said()).toContain(`started with ${sandbox}${ROOT} list.muster`);
    },
  );
});

describe('npm run muster', () => {
  test.each([
    { args: ['--version'], code: 0, says: /^\d+\.\d+\.\d+/ },
    { args: ['frobnicate'], code: 64, says: /frobnicate/ },
    { args: ['check', 'no-such-list.muster'], code: 2, says: /no-such-list\.muster/ },
  ])('muster $args ends with $code', async ({ args, code, says }) => {
    const { said, ended } = start('muster.mjs', args);
    expect(await ended).toBe(code);
    expect(said()).toMatch(says);
  });
});
