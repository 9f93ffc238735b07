/** The widths that lines are broken with are those of the face that is printed. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheetFont } from '../../electron/cli/sheet-font';
import { launchChromium } from './harness/chromium';
import { ROOT } from './harness/desktop-app';
import { widthsFile } from './harness/face-widths';

test('every character is as wide in the table as in the browser', async () => {
  const fontCss = await sheetFont([join(ROOT, 'node_modules/@fontsource-variable/ibm-plex-sans/files')]);
  const browser = await launchChromium();
  try {
    const text = await widthsFile(await browser.newPage(), fontCss ?? '');
    await expect(text).toMatchFileSnapshot(join(ROOT, 'renderer/engine/sheet/metrics/widths.generated.ts'));
  } finally {
    await browser.close();
  }
});
