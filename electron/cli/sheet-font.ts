import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontCss } from '../../renderer/engine/sheet/html/font-css';

/**
 * The face of the sheet as rules with the fonts inside, so that a sheet is one file.
 * @param folders where the fonts may lie; the first that has them is taken
 * @returns undefined when they are nowhere; the sheet is then laid out for the system's face
 */
export async function sheetFont(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const read = async (part: string): Promise<string> =>
      (await readFile(join(folder, `ibm-plex-sans-${part}-wdth-normal.woff2`))).toString('base64');
    try {
      return fontCss({ latin: await read('latin'), latinExt: await read('latin-ext') });
    } catch {
      // Not here; the next folder may have them.
    }
  }
  return undefined;
}
