/** What users install: packed, looked into, unpacked again, started. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPackage, extractAll } from '@electron/asar';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPackage } from '../../build/scripts/check-package.mjs';
import { type PackedProgram, packProgram } from '../../build/scripts/package.mjs';
import { launchChromium } from './harness/chromium';
import { launchDesktop } from './harness/desktop-app';

let browser: Browser;
let folder: string;
let packed: PackedProgram;
let unpacked: string;

beforeAll(async () => {
  browser = await launchChromium();
  folder = await mkdtemp(join(tmpdir(), 'muster-packaged-'));
  packed = await packProgram({ output: join(folder, 'package') });
  unpacked = join(folder, 'app');
  extractAll(packed.asar, unpacked);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the packed program', () => {
  test('holds all it needs, nothing else, with its fuses set', () => {
    expect(packed.problems).toEqual([]);
  });

  test('opens its window and reads the shipped data', async () => {
    const app = await launchDesktop({ browser, packaged: unpacked });
    try {
      await expect.poll(() => app.page.locator('#root').textContent()).not.toBe('');
      const status = await app.page.evaluate(async () => {
        const index = await (await fetch('data/index.json')).json();
        const files: string[] = index.systems.map(
          (system: { system: { path: string } }) => `data/${system.system.path}`,
        );
        return Promise.all(files.map(async (file) => (await fetch(file)).status));
      });
      expect(new Set(status)).toEqual(new Set([200]));
      expect(app.electron.violations).toEqual([]);
      expect(app.electron.consoleErrors).toEqual([]);
    } finally {
      await app.quit();
    }
  });

  test('is a command line as well', async () => {
    const { main } = (await import(
      /* @vite-ignore */ pathToFileURL(join(unpacked, 'out/cli/main.js')).href
    )) as typeof import('../../electron/cli/main');
    let out = '';
    const code = await main(['--version'], {
      out: (text) => {
        out += text;
      },
    });
    const { version } = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'));
    expect({ code, out }).toEqual({ code: 0, out: `${version}\n` });
  });
});

test('the look into a package finds what is missing and what does not belong', async () => {
  const bad = join(folder, 'bad');
  await mkdir(join(bad, 'node_modules/x'), { recursive: true });
  await mkdir(join(bad, 'test'));
  await writeFile(join(bad, 'package.json'), '{}');
  await writeFile(join(bad, 'node_modules/x/index.js'), '');
  await writeFile(join(bad, 'test/a.test.ts'), '');
  await createPackage(bad, join(folder, 'bad.asar'));
  const problems = checkPackage(join(folder, 'bad.asar'), ['game/system.json']);
  expect(problems).toContain('missing: out/electron/main.js');
  expect(problems).toContain('missing: data/game/system.json');
  expect(problems).toContain('does not belong: node_modules/x/index.js');
  expect(problems).toContain('does not belong: test/a.test.ts');
  expect(problems).not.toContain('missing: package.json');
});
