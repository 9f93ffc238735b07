/**
 * Bundles a TypeScript program of this repository for Node and tells where it is. Node 20 runs no TypeScript,
 * and one bundle starts faster than many files. Built again only when a source is newer than the bundle.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Time of the latest change below a file or folder, milliseconds; 0 when it is not there. */
export function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = 0;
  for (const entry of readdirSync(path)) latest = Math.max(latest, newest(join(path, entry)));
  return latest;
}

/**
 * @param entry path of the program below the repository
 * @param name name of the bundle
 * @returns the path of the bundle
 */
export async function bundle(entry, name) {
  const file = join(root, 'out/tools', `${name}.mjs`);
  const sources = [
    'renderer',
    'electron',
    'schemas',
    'test/conformance',
    'test/bench',
    'test/data',
    'test/laws',
    'test/mutations',
    'test/rosters',
    'build',
    'package-lock.json',
  ].map((each) => join(root, each));
  if (existsSync(file) && statSync(file).mtimeMs > Math.max(...sources.map(newest))) return file;
  // Loaded only when there is something to bundle: it takes longer than most commands.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(root, entry),
    platform: 'node',
    external: [
      /^node:/,
      'electron',
      'electron-builder',
      'playwright-core',
      'yaml',
      'pdfjs-dist',
      /^@sparticuz/,
    ],
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' });
  await build.close();
  // Beside, then renamed: two programs started at once must not read half of each other's bundle.
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, output[0].code);
  renameSync(beside, file);
  return file;
}
