import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { vi } from 'vitest';
import { StandIn, setStandIn } from './stand-in';

export const ROOT = resolve(import.meta.dirname, '../../..');

export interface LaunchOptions {
  readonly browser: Browser;
  /** Words after the program on its command line. */
  readonly args?: readonly string[];
  /** Folders that an earlier run left; else fresh ones, removed at the end. */
  readonly folder?: string;
  readonly languages?: readonly string[];
  /** A packaged program: folder with package.json and `out/`. Its bundle runs; else `electron/main.ts` does. */
  readonly packaged?: string;
}

/** The real desktop program, running over the stand-in. */
export interface DesktopApp {
  readonly page: Page;
  readonly electron: StandIn;
  /** Holds `documents/` and `user-data/`. */
  readonly folder: string;
  /** The library of lists. */
  readonly library: string;
  /** Chooses from the menu, as a click would. */
  menu(id: string): void;
  /** Quits as the user would, waits until everything is saved, cleans up. */
  quit(): Promise<void>;
}

export async function launchDesktop(options: LaunchOptions): Promise<DesktopApp> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'muster-e2e-')));
  const context = await options.browser.newContext();
  const root = options.packaged ?? ROOT;
  const electron = new StandIn({
    context,
    root,
    documents: join(folder, 'documents'),
    userData: join(folder, 'user-data'),
    languages: options.languages ?? ['en-GB'],
    isPackaged: options.packaged !== undefined,
  });
  await electron.protocol.open();
  setStandIn(electron);

  const argv = process.argv;
  const faults = new Set(process.listeners('uncaughtException'));
  process.argv = [
    ...(options.packaged === undefined ? ['electron', root] : ['muster-roll']),
    ...(options.args ?? []),
  ];
  vi.resetModules();
  const entry = options.packaged === undefined ? 'electron/main.ts' : 'out/electron/main.js';
  await import(/* @vite-ignore */ pathToFileURL(join(root, entry)).href);
  const page = await firstPage(electron);

  const quit = async (): Promise<void> => {
    electron.app.quit();
    await electron.app.ended;
    process.argv = argv;
    for (const listener of process.listeners('uncaughtException')) {
      if (!faults.has(listener)) process.off('uncaughtException', listener);
    }
    await context.close();
    await electron.protocol.close();
    setStandIn(undefined);
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
  };
  return {
    page,
    electron,
    folder,
    library: join(folder, 'documents', 'Muster Roll'),
    menu: (id) => {
      const item = electron.menuItem(id);
      if (item?.click === undefined) throw new Error(`no menu item ${id}`);
      if (item.enabled === false) throw new Error(`menu item ${id} is greyed`);
      item.click();
    },
    quit,
  };
}

async function firstPage(electron: StandIn): Promise<Page> {
  await vi.waitUntil(() => electron.shown > 0 || electron.errorBoxes.length > 0, { timeout: 20_000 });
  const window = electron.windows[0];
  if (window === undefined) throw new Error(`the program did not start: ${electron.errorBoxes.join('; ')}`);
  return window.contents.page;
}
