import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type ScreensApp, startScreens } from '../screens/app';
import { launchChromium } from './chromium';

/** The built window in a browser, for all tests of a file: started before the first of them and closed after the last. */
export function screensInBrowser(): Omit<ScreensApp, 'close'> {
  let browser: Browser | undefined;
  let screens: ScreensApp | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
    screens = await startScreens(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await screens?.close();
  });
  const started = (): ScreensApp => {
    if (screens === undefined) throw new Error('the browser is started before the first test, not sooner');
    return screens;
  };
  return {
    get address() {
      return started().address;
    },
    open: (look) => started().open(look),
  };
}
