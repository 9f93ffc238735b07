/**
 * Entry of the desktop program: the life of the process. What it does while it lives is in `Desktop`.
 * Started with the name of a command (`muster check list.muster`) it is the command line instead and shows no
 * window; the command line lies beside it in `out/cli`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, dialog, protocol } from 'electron';
import { isForCommandLine } from './cli/command-names';
import { Desktop } from './desktop';
import { filesOfArguments } from './host/files-of-arguments';
import { MENU_WORDS } from './menu/menu-words';
import { APP_SCHEME } from './protocol/app-protocol';

/** The folder of package.json: the checkout, or `app.asar`. */
const root = app.getAppPath();
/** `electron .` has the folder of the program as first argument, the packaged program has not. */
const args = process.argv.slice(app.isPackaged ? 1 : 2);

function log(message: string, error: unknown): void {
  console.error(`${message}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

function runDesktop(): void {
  // Chromium holds back what a worker answers to a key press until the frame after it, so a total would be painted a
  // frame late (`npm run bench`, edit). May go once messages of workers are no longer deferred after input.
  app.commandLine.appendSwitch('disable-features', 'DeferRendererTasksAfterInput');
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
  process.on('uncaughtException', (error) => {
    log('fault', error);
    dialog.showErrorBox(MENU_WORDS.en.faultTitle, error.message);
  });

  let isQuitting = false;
  const desktop = new Desktop({
    folders: { renderer: join(root, 'out/renderer'), data: join(root, 'data') },
    preload: join(root, 'out/electron/preload.cjs'),
    log,
    stays: () => {
      isQuitting = false;
    },
  });
  let isStarted = false;
  let hasSettled = false;
  const early: string[] = [];
  const open = (files: readonly string[]): void => {
    if (!isStarted) early.push(...files);
    else for (const file of files) void desktop.openFile(file).catch((error: unknown) => log('open', error));
  };

  app.on('open-file', (event, path) => {
    event.preventDefault();
    open([path]);
  });
  app.on('second-instance', (_event, argv, folder) => {
    if (isStarted) void desktop.openWindow();
    open(filesOfArguments(argv.slice(1), folder));
  });
  app.on('activate', () => {
    if (isStarted) void desktop.openWindow();
  });
  app.on('before-quit', () => {
    isQuitting = true;
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' || isQuitting) app.quit();
  });
  app.on('will-quit', (event) => {
    if (hasSettled) return;
    event.preventDefault();
    void desktop.settled().finally(() => {
      hasSettled = true;
      app.quit();
    });
  });

  void app
    .whenReady()
    .then(async () => {
      await desktop.start(filesOfArguments(args, process.cwd()));
      isStarted = true;
      open(early);
    })
    .catch((error: unknown) => {
      log('start', error);
      dialog.showErrorBox(MENU_WORDS.en.faultTitle, String(error));
      app.exit(1);
    });
}

async function runCommandLine(): Promise<void> {
  const { main } = (await import(
    pathToFileURL(join(root, 'out/cli/main.js')).href
  )) as typeof import('./cli/main');
  app.exit(await main(args));
}

if (isForCommandLine(args)) void runCommandLine();
else runDesktop();
