/** Looks into a packed program: what must be in it is, what must not be is not. */
import { listPackage } from '@electron/asar';

const MUST = [
  'package.json',
  'LICENSE',
  'out/electron/main.js',
  'out/electron/preload.cjs',
  'out/renderer/index.html',
  'out/renderer/data/index.json',
  'out/cli/main.js',
  'out/cli/fonts/ibm-plex-sans-latin-wdth-normal.woff2',
];
const MUST_NOT = [
  /(^|\/)node_modules(\/|$)/,
  /^test(\/|$)/,
  /\.(ts|tsx|map)$/,
  /^electron(\/|$)/,
  /^renderer(\/|$)/,
  /(^|\/)\./,
];

/**
 * @param data names of shipped files below `data/` that must be inside, `t9a/system.json`
 * @returns what is wrong, in words; nothing when all is well
 */
export function checkPackage(asar, data) {
  const files = listPackage(asar, { isPack: false }).map((each) =>
    each.replaceAll('\\', '/').replace(/^\//, ''),
  );
  const wanted = [...MUST, ...data.map((each) => `data/${each}`)];
  return [
    ...wanted.filter((each) => !files.includes(each)).map((each) => `missing: ${each}`),
    ...files
      .filter((each) => MUST_NOT.some((pattern) => pattern.test(each)))
      .map((each) => `does not belong: ${each}`),
  ];
}
