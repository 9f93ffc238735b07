import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { candidates, findBrowser } from '../../../electron/cli/find-browser';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

async function program(name: string): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
  return path;
}

describe('the browser that prints', () => {
  test('is the one that the environment names, and no other when that is not there', async () => {
    const path = await program('my-browser');
    expect(await findBrowser({ MUSTER_BROWSER: path, PATH: '' }, 'linux')).toMatchObject({ path });
    expect(
      await findBrowser({ MUSTER_BROWSER: `${path}-no`, PATH: process.env.PATH }, 'linux'),
    ).toBeUndefined();
  });

  test('else the first of the system’s', async () => {
    const chrome = await program('google-chrome');
    const chromium = await program('chromium');
    const PATH = [join(chromium, '..'), join(chrome, '..')].join(delimiter);
    expect(await findBrowser({ PATH }, 'linux')).toMatchObject({ path: chrome });
  });

  test.each([
    {
      platform: 'win32',
      env: { ProgramFiles: 'C:/P', LOCALAPPDATA: 'C:/L' },
      has: join('C:/L', 'Microsoft/Edge/Application/msedge.exe'),
    },
    {
      platform: 'darwin',
      env: { HOME: '/Users/me' },
      has: join('/Users/me/Applications', 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    },
    { platform: 'linux', env: { PATH: '/snap/bin' }, has: join('/snap/bin', 'chromium') },
  ] as const)('on $platform it may be $has', ({ platform, env, has }) => {
    expect(candidates(env, platform)).toContain(has);
  });
});
