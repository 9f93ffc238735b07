import latinExtUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wdth-normal.woff2?url';
import latinUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2?url';
import { FACE_RANGES } from '../../engine/sheet/html/font-css';
import { FACE_NAME } from '../../engine/sheet/html/sheet-css';

let asked = false;

/**
 * The face of the paper for this page itself, once. The window's own rules for it are off while the page is printed, and
 * what a print begins to load comes too late for it.
 */
export function readPaperFaces(): void {
  if (asked || typeof FontFace === 'undefined') return;
  asked = true;
  for (const [part, url] of [
    ['latin', latinUrl],
    ['latinExt', latinExtUrl],
  ] as const) {
    const face = new FontFace(FACE_NAME, `url("${url}") format("woff2")`, {
      weight: '100 700',
      stretch: '75% 100%',
      display: 'block',
      unicodeRange: FACE_RANGES[part],
    });
    document.fonts.add(face);
    // Without it the paper has the system's face, as a sheet without its own has.
    face.load().catch(() => undefined);
  }
}
