/**
 * Starts the program from a checkout: builds what is out of date, then opens the desktop window; where
 * Electron's binary is not there and cannot be fetched, serves the same window to the default browser.
 *
 *     npm start -- [--browser] [--no-open] [--port N] [list.muster …]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

/** Long enough for 120 MB on a slow line, short enough to wait for. */
const INSTALL_PATIENCE_MS = Number(process.env.MUSTER_ELECTRON_TIMEOUT ?? 180_000);
const REACH_PATIENCE_MS = 8000;
const FIRST_PORT = 5170;
const BINARIES = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

const { values, positionals: lists } = readArgs({
  usage: 'npm start -- [--browser] [--no-open] [--port N] [list.muster …]',
  en: 'Starts the program with these lists: in its window, with --browser in the browser.',
  fr: 'Démarre le programme avec ces listes\u00a0: dans sa fenêtre, avec --browser dans le navigateur.',
  options: { browser: { type: 'boolean' }, 'no-open': { type: 'boolean' }, port: { number: true } },
  most: Number.POSITIVE_INFINITY,
});

/** Electron's installer tries again and again where there is no network; this asks once. A proxy is left to the installer. */
async function canReachMirror() {
  const { env } = process;
  if (env.HTTPS_PROXY ?? env.https_proxy ?? env.npm_config_https_proxy ?? env.ELECTRON_GET_USE_PROXY)
    return true;
  const mirror = env.ELECTRON_MIRROR || env.npm_config_electron_mirror || 'https://github.com';
  try {
    await fetch(mirror, { method: 'HEAD', signal: AbortSignal.timeout(REACH_PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

/** @returns the path of Electron's executable, or undefined */
async function electronBinary() {
  let folder;
  try {
    folder = dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const binary = join(dist, BINARIES[process.platform] ?? 'electron');
  const found = () => (existsSync(binary) ? binary : undefined);
  const here = found();
  if (here !== undefined) return here;
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return undefined;
  if (!(await canReachMirror())) return undefined;
  console.log(
    `Fetching Electron: 120 MB, this once, ${Math.ceil(INSTALL_PATIENCE_MS / 60_000)} minutes at most; without it the program opens in the browser…`,
  );
  spawnSync(process.execPath, [join(folder, 'install.js')], {
    timeout: INSTALL_PATIENCE_MS,
    stdio: 'ignore',
  });
  return found();
}

function startElectron(binary) {
  // Chromium's sandbox cannot be used by root on Linux; nobody else gives it up.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const child = spawn(binary, [...(isRoot ? ['--no-sandbox'] : []), root, ...lists], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
  child.on('error', () => void serve());
}

async function serve() {
  const { startBrowserServer } = await import(pathToFileURL(join(root, 'out/electron/server.js')).href);
  const server = await startBrowserServer({
    folders: { renderer: join(root, 'out/renderer'), data: join(root, 'data') },
    port: values.port ?? FIRST_PORT,
  });
  console.log(`Muster Roll: ${server.address}`);
  console.log('Electron is not there, so the program runs in the browser. Ctrl C ends it.');
  if (!values['no-open'] && !process.env.CI) openBrowser(server.address);
  const end = () => void server.close().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function openBrowser(address) {
  const [command, ...rest] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  // No browser to open is no fault: the address is on the screen.
  spawn(command, rest, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

await buildAll();
const binary = values.browser ? undefined : await electronBinary();
if (binary === undefined) await serve();
else startElectron(binary);
