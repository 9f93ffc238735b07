import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { buildAll } from '../../../build/scripts/build.mjs';
import { type FoundBrowser, findBrowser } from '../../../electron/cli/find-browser';

/** Once for all end-to-end tests: builds what is out of date and finds a browser. */
export async function setup(project: TestProject): Promise<void> {
  await buildAll();
  const browser = (await findBrowser(process.env, process.platform)) ?? (await installedBrowser());
  if (browser === undefined) {
    throw new Error('no Chrome, Chromium or Edge; name one in MUSTER_BROWSER');
  }
  project.provide('browserPath', browser.path);
  project.provide('browserArgs', [...browser.args]);
}

/** A bare build machine on which we are root: its own packages have one. */
async function installedBrowser(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  return findBrowser(process.env, process.platform);
}
