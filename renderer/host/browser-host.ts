import { safeFileName } from '../../electron/files/safe-file-name';
import type { AppInfo, Settings, SheetRequest } from '../../electron/messages';
import { BrowserFiles, pick } from './browser-files';
import { pagePickers } from './file-handles';
import { CANCELLED, done, type Host } from './host';
import { IndexedTables } from './indexed-tables';
import { Listeners } from './listeners';
import { printInFrame } from './print-in-frame';
import { attempt, failed, StoredLibrary } from './stored-library';
import { type GivenPlace, StoredPlaces } from './stored-places';
import { MemoryTables, type Tables } from './tables';

declare const __APP_VERSION__: string;

const SETTINGS_KEY = 'muster-roll.settings';
const CHANGES = 'muster-roll.library';

/** What a tab tells the others. */
type Told = 'library' | 'places';

export interface BrowserHostOptions {
  /** Opens the tables that last; may throw. */
  readonly openTables?: () => Promise<Tables>;
  readonly storage?: Storage;
}

/**
 * The host of a plain browser tab: lists in the browser's own database, files by picking them (written back where
 * the browser allows it, else downloaded), print by the browser's dialog. Without a database it works on memory and says so in `getAppInfo().library`.
 */
export async function createBrowserHost(options: BrowserHostOptions = {}): Promise<Host> {
  const openTables = options.openTables ?? (() => IndexedTables.open());
  // It may refuse by throwing at once.
  const lasting = await Promise.resolve()
    .then(openTables)
    .catch(() => undefined);
  const tables = lasting ?? new MemoryTables();
  const library = new StoredLibrary(tables);
  const places = new StoredPlaces(tables);
  const files = new BrowserFiles(pagePickers(), (path, text, version) =>
    library.keepOutside(path, text, version),
  );
  const listeners = new Listeners();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANGES);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Told>) =>
      listeners.emit(data === 'places' ? 'places-changed' : 'library-changed', null);
  }
  window.addEventListener('pagehide', () => listeners.emit('closing', null));
  // The browser asks in its own words whether the tab is to be closed.
  let isAtRisk = false;
  window.addEventListener('beforeunload', (event) => {
    if (isAtRisk || (lasting === undefined && hasSaved)) event.preventDefault();
  });

  /** Other tabs show the library too, and have lists of the same data open. */
  const telling = async <Result extends { readonly kind: string }>(
    work: Promise<Result>,
    what: Told = 'library',
  ): Promise<Result> => {
    const result = await work;
    if (result.kind === 'done') channel?.postMessage(what);
    return result;
  };
  /** Lists in memory are gone with the tab. */
  let hasSaved = false;
  let isMemorySettings = false;
  let settings: Settings = {};

  const info: AppInfo = {
    name: 'Muster Roll',
    version: typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : '0.0.0',
    shell: 'browser',
    platform: 'browser',
    locale: navigator.language,
    library: lasting === undefined ? { kind: 'memory' } : { kind: 'browser-store' },
    can: { chooseLibraryFolder: false, revealInFolder: false, openFile: false, savePdf: false },
  };

  const print = ({ html }: SheetRequest) =>
    attempt(async () => {
      await printInFrame(html);
      return done(null);
    });

  return {
    getAppInfo: async () => done(info),

    listLibrary: () => library.list(),
    findLists: ({ id }) => library.find(id),
    readList: ({ path }) => (files.owns(path) ? files.read(path) : library.read(path)),
    saveList: async (request) => {
      if (request.path !== undefined && files.owns(request.path)) return files.save(request);
      if (request.path !== undefined && !library.owns(request.path))
        return failed('not-allowed', request.path);
      // Asked once a list is worth keeping; without it a browser short of space may drop the database.
      void navigator.storage?.persist?.().catch(() => false);
      hasSaved = true;
      return telling(library.save(request));
    },
    listVersions: ({ path }) => library.listVersions(path),
    readVersion: ({ path, id }) => library.readVersion(path, id),
    binList: ({ path }) => telling(library.putInBin(path)),
    listBin: () => library.listBin(),
    restoreFromBin: ({ id }) => telling(library.restore(id)),
    chooseLibraryFolder: async () => failed('not-supported', undefined),

    chooseFiles: ({ purpose }) => files.chooseFiles(purpose),
    openDropped: ({ files: given = [] }) => files.openFiles(given),
    chooseFolder: ({ purpose }) => files.chooseFolder(purpose),
    readFile: ({ path }) => files.readFile(path),

    listPlaces: () => places.list(),
    addPlace: async ({ kind }) => {
      const given = await pickPlace(kind);
      if (given === undefined) return CANCELLED;
      void navigator.storage?.persist?.().catch(() => false);
      return telling(places.add(given), 'places');
    },
    addDropped: async ({ kind, file, files }) => {
      const name = file?.name ?? '';
      const given = { kind, name, files: files ?? (file === undefined ? [] : [{ name, file }]) };
      return telling(places.add(given), 'places');
    },
    removePlace: ({ id }) => telling(places.remove(id), 'places'),
    restorePlace: ({ id }) => telling(places.restore(id), 'places'),

    exportFile: ({ name, content, same }) => {
      const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
      const fileName = safeFileName(name.slice(0, name.length - ending.length)) + ending;
      return files.export(fileName, content, same?.content);
    },

    savePdf: async (request) => {
      const printed = await print(request);
      return printed.kind === 'done'
        ? done({ path: undefined, name: `${request.name}.pdf`, version: '' })
        : printed;
    },
    printSheet: print,

    readSettings: async () => {
      if (!isMemorySettings) settings = storedSettings(options.storage);
      return done(settings);
    },
    writeSettings: async (next) => {
      settings = next;
      try {
        (options.storage ?? localStorage).setItem(SETTINGS_KEY, JSON.stringify(next));
      } catch {
        // A private window without storage: settings last as long as the page.
        isMemorySettings = true;
      }
      return done(null);
    },
    revealInFolder: async ({ path }) => failed('not-supported', path),
    openAtPlace: async ({ path }) => failed('not-supported', path),
    updateMenu: async (state) => {
      isAtRisk = state.isAtRisk === true;
      return done(null);
    },
    confirmClose: async () => done(null),
    stayOpen: async () => done(null),
    on: (name, listener) => listeners.on(name, listener),
  };
}

async function pickPlace(kind: GivenPlace['kind']): Promise<GivenPlace | undefined> {
  const files =
    kind === 'zip'
      ? await pick({ multiple: false, accept: '.zip' })
      : await pick({ multiple: true, webkitdirectory: true });
  if (files === undefined) return undefined;
  const [first] = files;
  // Of an empty folder the browser does not tell the name.
  if (first === undefined) return { kind, name: '', files: [] };
  if (kind === 'zip') return { kind, name: first.name, files: [{ name: first.name, file: first }] };
  const [name = ''] = first.webkitRelativePath.split('/');
  return {
    kind,
    name,
    files: files.map((file) => ({ name: file.webkitRelativePath.split('/').slice(1).join('/'), file })),
  };
}

function storedSettings(storage: Storage | undefined): Settings {
  try {
    const value: unknown = JSON.parse((storage ?? localStorage).getItem(SETTINGS_KEY) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
  } catch {
    return {};
  }
}
