/**
 * Packs the program and looks into the result.
 *
 *     npm run package                 a folder that runs, under out/package (with a stand-in where Electron is not)
 *     npm run package -- --installers the installers of this system; needs Electron and the net
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { bundle, root } from './bundle.mjs';
import { checkPackage } from './check-package.mjs';
import { readArgs } from './read-args.mjs';
import { electronVersion, fusesOf, makeStandInElectron } from './stand-in-electron.mjs';

/** RunAsNode, cookies, NODE_OPTIONS, --inspect, asar integrity, only from asar, snapshot, file:// privileges. */
const FUSES = '01001100';

/** @returns Electron's folder when its binary was fetched */
function electronFolder() {
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(root, 'node_modules/electron/dist');
  return existsSync(join(dist, 'version')) ? dist : undefined;
}

function dataFiles() {
  const index = JSON.parse(readFileSync(join(root, 'out/renderer/data/index.json'), 'utf8'));
  return index.systems.flatMap((system) => [system.system.path, ...system.books.map((book) => book.path)]);
}

/**
 * @param output where to; `out/package` when left out
 * @returns `{ folder, asar, isStandIn, problems }`
 */
export async function packProgram({ output = join(root, 'out/package'), installers = false } = {}) {
  await buildAll();
  const { default: configuration } = await import(
    pathToFileURL(await bundle('build/electron-builder.config.ts', 'electron-builder.config')).href
  );
  const { Arch, build, Platform } = await import('electron-builder');
  const real = electronFolder();
  const temporary = mkdtempSync(join(tmpdir(), 'muster-electron-'));
  try {
    const isStandIn = real === undefined && !installers;
    const platform = isStandIn ? Platform.LINUX : Platform.current();
    await build({
      projectDir: root,
      targets: installers
        ? platform.createTarget()
        : platform.createTarget('dir', Arch[process.arch] ?? Arch.x64),
      config: {
        ...configuration,
        directories: { ...configuration.directories, output },
        electronVersion: electronVersion(),
        ...(isStandIn ? { electronDist: makeStandInElectron(join(temporary, 'electron')) } : {}),
        ...(isStandIn || real === undefined ? {} : { electronDist: real }),
      },
      publish: 'never',
    });
    const folder = readdirSync(output)
      .map((each) => join(output, each))
      .find((each) => /(unpacked|mac(-[a-z0-9]+)?)$/.test(each) && statSync(each).isDirectory());
    if (folder === undefined) throw new Error(`nothing was packed in ${output}`);
    const asar = findAsar(folder);
    const problems = checkPackage(asar, dataFiles());
    if (isStandIn) {
      const fuses = fusesOf(join(folder, 'muster-roll'));
      if (!fuses?.startsWith(FUSES)) problems.push(`fuses are ${fuses}, not ${FUSES}`);
      const locales = readdirSync(join(folder, 'locales'));
      if (locales.includes('de.pak')) problems.push('languages that the program does not speak are inside');
    }
    return { folder, asar, isStandIn, problems };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function findAsar(folder) {
  for (const place of ['resources', 'Muster Roll.app/Contents/Resources']) {
    if (existsSync(join(folder, place, 'app.asar'))) return join(folder, place, 'app.asar');
  }
  throw new Error(`no app.asar below ${folder}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readArgs({
    usage: 'npm run package -- [--installers]',
    en: 'Packs the program into out/package and looks into it; with --installers makes installers.',
    fr: 'Empaquette le programme dans out/package et y regarde\u00a0; avec --installers, fait des installateurs.',
    options: { installers: { type: 'boolean' } },
  });
  const result = await packProgram({ installers: values.installers === true });
  const size = Math.round(statSync(result.asar).size / 1024);
  console.log(
    `${result.isStandIn ? 'packed with a stand-in for Electron' : 'packed'}: ${result.folder} (app.asar ${size} kB)`,
  );
  for (const problem of result.problems) console.error(problem);
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}
