/**
 * Builds everything under `out/`: the renderer with its worker (vite), the desktop's main process and preload,
 * the browser's server and the command line (rolldown), the index of the shipped data.
 *
 *     node build/scripts/build.mjs [--force]
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { newest, root } from './bundle.mjs';
import { writeDataIndex } from './data-index.mjs';
import { readArgs } from './read-args.mjs';

const OUT = join(root, 'out');
/** The command line prints sheets too and carries their fonts along. */
const FONTS = ['ibm-plex-sans-latin-ext-wdth-normal.woff2', 'ibm-plex-sans-latin-wdth-normal.woff2'];

/** Programs for Node and Electron: entry, file, format. Electron's sandboxed preload must be CommonJS. */
const PROGRAMS = [
  { entry: 'electron/main.ts', file: 'electron/main.js', format: 'esm' },
  { entry: 'electron/preload.ts', file: 'electron/preload.cjs', format: 'cjs' },
  { entry: 'electron/server/serve.ts', file: 'electron/server.js', format: 'esm' },
  { entry: 'electron/cli/main.ts', file: 'cli/main.js', format: 'esm' },
];

function isFresh(file, sources) {
  const path = join(OUT, file);
  return (
    existsSync(path) && statSync(path).mtimeMs > Math.max(...sources.map((each) => newest(join(root, each))))
  );
}

async function buildProgram({ entry, file, format }) {
  const build = await rolldown({
    input: join(root, entry),
    platform: 'node',
    external: [/^node:/, 'electron', /^@sparticuz/],
    logLevel: 'warn',
  });
  // One file each: a program that loads nothing beside itself cannot load the wrong thing.
  await build.write({ file: join(OUT, file), format, codeSplitting: false, sourcemap: 'hidden' });
  await build.close();
}

async function buildRenderer() {
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}

/**
 * @param force build even what is newer than its sources
 * @returns what was built
 */
export async function buildAll(force = false) {
  const built = [];
  if (force) rmSync(OUT, { recursive: true, force: true });
  if (
    !isFresh('renderer/index.html', [
      'renderer',
      'schemas',
      // What the window imports of the shell.
      'electron/messages.ts',
      'electron/shapes',
      'electron/files',
      'vite.config.ts',
      'package-lock.json',
    ])
  ) {
    await buildRenderer();
    built.push('renderer');
  }
  for (const program of PROGRAMS) {
    if (isFresh(program.file, ['electron', 'renderer/engine', 'schemas', 'package-lock.json'])) continue;
    await buildProgram(program);
    built.push(program.file);
  }
  mkdirSync(join(OUT, 'cli/fonts'), { recursive: true });
  for (const font of FONTS) {
    copyFileSync(
      join(root, 'node_modules/@fontsource-variable/ibm-plex-sans/files', font),
      join(OUT, 'cli/fonts', font),
    );
  }
  writeDataIndex(join(root, 'data'), join(OUT, 'renderer/data/index.json'));
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readArgs({
    usage: 'npm run build -- [--force]',
    en: 'Builds what is out of date under out/; with --force everything anew.',
    fr: 'Construit dans out/ ce qui n’est plus à jour\u00a0; avec --force, tout à neuf.',
    options: { force: { type: 'boolean' } },
  });
  const start = performance.now();
  const built = await buildAll(values.force === true);
  const what = built.length === 0 ? 'nothing to build' : `built ${built.join(', ')}`;
  console.log(`${what} (${Math.round(performance.now() - start)} ms)`);
}
