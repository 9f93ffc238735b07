/**
 * Draws the program's icons from `build/icons/icon.svg`: PNGs for Linux, `.ico` for Windows, `.icns` for macOS.
 * Run by hand after the drawing changed; the results are committed.
 *
 *     node build/scripts/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { bundle, root } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

const FOLDER = join(root, 'build/icons');
const SIZES = [16, 32, 48, 64, 128, 256, 512, 1024];
/** Windows reads icons up to 256; macOS names each size by four letters. */
const ICO_SIZES = [16, 32, 48, 64, 128, 256];
const ICNS_TYPES = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 };

async function drawings() {
  const { findBrowser } = await import(
    pathToFileURL(await bundle('electron/cli/find-browser.ts', 'find-browser')).href
  );
  const found = await findBrowser(process.env, process.platform);
  if (found === undefined)
    throw new Error('no Chrome, Chromium or Edge to draw with; name one in MUSTER_BROWSER');
  const browser = await chromium.launch({ executablePath: found.path, args: [...found.args] });
  const page = await browser.newPage();
  const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
  const pngs = new Map();
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    );
    pngs.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pngs;
}

/** An `.ico` whose pictures are PNGs (since Windows Vista). */
function ico(pngs) {
  const head = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = head.length;
  ICO_SIZES.forEach((size, index) => {
    const at = 6 + 16 * index;
    const bytes = pngs.get(size).length;
    // 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes;
  });
  return Buffer.concat([head, ...ICO_SIZES.map((size) => pngs.get(size))]);
}

function icns(pngs) {
  const parts = Object.entries(ICNS_TYPES).map(([type, size]) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'latin1');
    head.writeUInt32BE(8 + pngs.get(size).length, 4);
    return Buffer.concat([head, pngs.get(size)]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

readArgs({
  usage: 'node build/scripts/icons.mjs',
  en: 'Draws the icons anew from build/icons/icon.svg.',
  fr: 'Redessine les icônes d’après build/icons/icon.svg.',
});
const pngs = await drawings();
for (const [size, png] of pngs) writeFileSync(join(FOLDER, `${size}x${size}.png`), png);
writeFileSync(join(FOLDER, 'icon.ico'), ico(pngs));
writeFileSync(join(FOLDER, 'icon.icns'), icns(pngs));
console.log(`drew ${pngs.size} sizes, icon.ico, icon.icns`);
