import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { QUIET_ARGS } from '../../../electron/cli/find-browser';

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string;
    browserArgs: string[];
  }
}

/** The browser that the global set-up found. Close it in `afterAll`. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('browserPath'),
    args: [...inject('browserArgs'), ...QUIET_ARGS],
    headless: true,
  });
}
