/**
 * A folder that looks like Electron for Linux to electron-builder, for machines where Electron cannot be
 * fetched: everything about packing can be tried with it but the running of the binary itself. The executable
 * carries a wire of fuses, so that setting them is tried too.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 9;

export function electronVersion() {
  return JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')).version;
}

/** @returns the folder, ready to be given as `electronDist` */
export function makeStandInElectron(folder) {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from(`#!/bin/sh\necho "this is a stand-in for Electron" >&2\nexit 1\n${SENTINEL}`),
    Buffer.from([1, FUSES]),
    Buffer.from('1'.repeat(FUSES)),
    Buffer.from('\n'),
  ]);
  writeFileSync(join(folder, 'electron'), wire);
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'version'), electronVersion());
  for (const name of [
    'LICENSE',
    'LICENSES.chromium.html',
    'locales/en-US.pak',
    'locales/fr.pak',
    'locales/de.pak',
  ]) {
    writeFileSync(join(folder, name), 'stand-in');
  }
  return folder;
}

/** @returns the states of the fuses in an executable, `1` on, `0` off, by position; undefined without a wire */
export function fusesOf(executable) {
  const bytes = readFileSync(executable);
  const at = bytes.indexOf(SENTINEL);
  if (at < 0) return undefined;
  const start = at + SENTINEL.length;
  return bytes.toString('latin1', start + 2, start + 2 + bytes[start + 1]);
}
