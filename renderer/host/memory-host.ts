import type {
  AppInfo,
  ChosenFiles,
  ChosenFolder,
  ExportRequest,
  HostEventName,
  HostEvents,
  HostProblemKind,
  HostResult,
  OpenedFile,
  PlaceInFile,
  Settings,
  SheetRequest,
} from '../../electron/messages';
import { BrowserFiles } from './browser-files';
import { CANCELLED, done, type Host } from './host';
import { Listeners } from './listeners';
import { failed, StoredLibrary } from './stored-library';
import { type GivenPlace, StoredPlaces } from './stored-places';
import { MemoryTables, type Tables } from './tables';
import { textVersion } from './text-version';

export interface MemoryHostOptions {
  /** Lists in the library, by name. */
  readonly lists?: Readonly<Record<string, string>>;
  readonly settings?: Settings;
  readonly info?: Partial<AppInfo>;
  /** The library of another host, to have two windows of one. */
  readonly tables?: Tables;
  readonly now?: () => number;
}

/** The host of tests: everything in memory, dialogs answered from queues, what was written kept to look at. */
export interface MemoryHost extends Host {
  /** Answers to the next dialogs; an empty queue is a dialog that the user closes. */
  readonly nextFiles: (readonly OpenedFile[] | ChosenFiles)[];
  readonly nextFolders: ChosenFolder[];
  /** Content of files in chosen folders, by path. */
  readonly folderFiles: Map<string, Uint8Array>;
  /** Folders and zips that the next dialogs of the data screen answer with. */
  readonly nextPlaces: GivenPlace[];
  readonly exported: ExportRequest[];
  readonly printed: SheetRequest[];
  readonly pdfs: SheetRequest[];
  readonly openedAt: PlaceInFile[];
  /** How `closing` was answered, in order. */
  readonly closings: ('closed' | 'stays')[];
  /** The next save fails so. */
  failNextSave(kind: HostProblemKind): void;
  /** Every save from now on fails so; undefined: they work again. */
  failSaves(kind: HostProblemKind | undefined): void;
  emit<Name extends HostEventName>(name: Name, payload: HostEvents[Name]): void;
}

export async function createMemoryHost(options: MemoryHostOptions = {}): Promise<MemoryHost> {
  const tables = options.tables ?? new MemoryTables();
  const library = new StoredLibrary(tables, options.now);
  const places = new StoredPlaces(tables, options.now);
  const nextPlaces: GivenPlace[] = [];
  for (const [name, text] of Object.entries(options.lists ?? {})) await library.save({ name, text });
  const listeners = new Listeners();
  let settings = options.settings ?? {};
  let saveProblem: HostProblemKind | undefined;
  let everySaveProblem: HostProblemKind | undefined;
  const nextFiles: (readonly OpenedFile[] | ChosenFiles)[] = [];
  const nextFolders: ChosenFolder[] = [];
  const folderFiles = new Map<string, Uint8Array>();
  const exported: ExportRequest[] = [];
  const printed: SheetRequest[] = [];
  const pdfs: SheetRequest[] = [];
  const openedAt: PlaceInFile[] = [];
  const closings: ('closed' | 'stays')[] = [];

  const info: AppInfo = {
    name: 'Muster Roll',
    version: '0.0.0',
    shell: 'desktop',
    platform: 'linux',
    locale: 'en-GB',
    library: { kind: 'folder', path: 'library:/' },
    can: { chooseLibraryFolder: true, revealInFolder: true, openFile: true, savePdf: true },
    ...options.info,
  };

  return {
    nextFiles,
    nextFolders,
    nextPlaces,
    folderFiles,
    exported,
    printed,
    pdfs,
    openedAt,
    closings,
    failNextSave: (kind) => {
      saveProblem = kind;
    },
    failSaves: (kind) => {
      everySaveProblem = kind;
    },
    emit: (name, payload) => listeners.emit(name, payload),
    on: (name, listener) => listeners.on(name, listener),

    getAppInfo: async () => done(info),
    listLibrary: () => library.list(),
    findLists: ({ id }) => library.find(id),
    readList: ({ path }) => library.read(path),
    saveList: async (request) => {
      const kind = saveProblem ?? everySaveProblem;
      saveProblem = undefined;
      return kind === undefined ? library.save(request) : failed(kind, request.path);
    },
    listVersions: ({ path }) => library.listVersions(path),
    readVersion: ({ path, id }) => library.readVersion(path, id),
    binList: ({ path }) => library.putInBin(path),
    listBin: () => library.listBin(),
    restoreFromBin: ({ id }) => library.restore(id),
    chooseLibraryFolder: async () => CANCELLED,
    chooseFiles: async () => {
      const next = nextFiles.shift();
      if (next === undefined) return CANCELLED;
      return done('files' in next ? next : { files: next, problems: [] });
    },
    openDropped: ({ files = [] }) => new BrowserFiles({}).openFiles(files),
    chooseFolder: async () => orCancelled(nextFolders.shift()),
    readFile: async ({ path }) => {
      const bytes = folderFiles.get(path);
      if (bytes === undefined) return failed('not-found', path);
      return done({ path, name: path.split('/').at(-1) ?? path, bytes, version: await textVersion(bytes) });
    },
    listPlaces: () => places.list(),
    addPlace: async () => {
      const given = nextPlaces.shift();
      return given === undefined ? CANCELLED : places.add(given);
    },
    addDropped: async ({ kind, file, files }) =>
      places.add({
        kind,
        name: file?.name ?? '',
        files: files ?? (file === undefined ? [] : [{ name: file.name, file }]),
      }),
    removePlace: ({ id }) => places.remove(id),
    restorePlace: ({ id }) => places.restore(id),
    exportFile: async (request) => {
      exported.push(request);
      const version = await textVersion(request.content);
      return done({ path: `exported:/${request.name}`, name: request.name, version });
    },
    savePdf: async (request) => {
      pdfs.push(request);
      return done({ path: `exported:/${request.name}.pdf`, name: `${request.name}.pdf`, version: '' });
    },
    printSheet: async (request) => {
      printed.push(request);
      return done(null);
    },
    readSettings: async () => done(settings),
    writeSettings: async (next) => {
      settings = next;
      return done(null);
    },
    revealInFolder: async () => done(null),
    openAtPlace: async (place) => {
      openedAt.push(place);
      return done('place');
    },
    updateMenu: async () => done(null),
    confirmClose: async () => {
      closings.push('closed');
      return done(null);
    },
    stayOpen: async () => {
      closings.push('stays');
      return done(null);
    },
  };
}

function orCancelled<Value>(value: Value | undefined): HostResult<Value> {
  return value === undefined ? CANCELLED : done(value);
}
