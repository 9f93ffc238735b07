import latinExtUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wdth-normal.woff2?url';
import latinUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2?url';
import { fontCss } from '../engine/sheet/html/font-css';

let made: Promise<string | undefined> | undefined;

/** The face of the paper as rules with the fonts inside, read once. Without it the sheet is laid out for the system's. */
export function sheetFonts(base: string): Promise<string | undefined> {
  made ??= Promise.all([base64(latinUrl, base), base64(latinExtUrl, base)])
    .then(([latin, latinExt]) => fontCss({ latin, latinExt }))
    .catch(() => undefined);
  return made;
}

async function base64(url: string, base: string): Promise<string> {
  const response = await fetch(new URL(url, base));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
