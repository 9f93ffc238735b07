import { FACE_NAME } from './sheet-css';

/** The two Latin parts of the face, as base64 of their woff2 files (width and weight variable, upright). */
export interface FontFiles {
  readonly latin: string;
  readonly latinExt: string;
}

/** What each part covers, as its makers cut it; the browser then decodes only what a sheet needs. */
export const FACE_RANGES: Readonly<Record<keyof FontFiles, string>> = {
  latinExt: 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/** `RenderOptions.fontCss` from the files, which the shell has: `ibm-plex-sans-latin(-ext)-wdth-normal.woff2`. */
export function fontCss(files: FontFiles): string {
  return (['latinExt', 'latin'] as const)
    .map(
      (part) =>
        `@font-face{font-family:"${FACE_NAME}";font-style:normal;font-weight:100 700;font-stretch:75% 100%;font-display:block;src:url(data:font/woff2;base64,${files[part]}) format("woff2");unicode-range:${FACE_RANGES[part]}}`,
    )
    .join('\n');
}
