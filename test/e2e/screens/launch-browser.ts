import { type Browser, chromium } from 'playwright-core';
import { findBrowser, QUIET_ARGS } from '../../../electron/cli/find-browser';

/**
 * The browser for programs that no test runner started.
 * @param switches further ones, such as those that the desktop's window is started with
 */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser(process.env, process.platform);
  if (found === undefined) throw new Error('no Chrome, Chromium or Edge; name one in MUSTER_BROWSER');
  return chromium.launch({
    executablePath: found.path,
    args: [...found.args, ...QUIET_ARGS, ...switches],
    headless: true,
  });
}
