import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../build/icons');
const PNG = '89504e470d0a1a0a';

/** Width of a PNG: the first number of its first chunk. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16);

test.each([16, 32, 48, 64, 128, 256, 512, 1024])('a PNG of %i pixels', (size) => {
  const png = readFileSync(join(folder, `${size}x${size}.png`));
  expect(png.toString('hex', 0, 8)).toBe(PNG);
  expect(widthOf(png)).toBe(size);
});

test('the icon of Windows holds the sizes it names', () => {
  const ico = readFileSync(join(folder, 'icon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 6]);
  for (let index = 0; index < 6; index += 1) {
    const at = 6 + 16 * index;
    const [bytes, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    const png = ico.subarray(offset, offset + bytes);
    expect(png.toString('hex', 0, 8)).toBe(PNG);
    expect(widthOf(png)).toBe(ico.readUInt8(at) || 256);
  }
});

test('the icon of macOS is as long as it says and holds PNGs', () => {
  const icns = readFileSync(join(folder, 'icon.icns'));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  let parts = 0;
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    expect(icns.toString('hex', at + 8, at + 16)).toBe(PNG);
    parts += 1;
  }
  expect(parts).toBe(8);
});
