/**
 * The one table of messages between the window and its shell. Types, and the lists of names that the preload
 * and the main process are built from: a call that is not listed here does not exist on either side.
 *
 * Every call takes at most one argument, plain JSON or bytes, and answers with a `HostResult`; no call rejects
 * for anything that can happen to a user (a full disk, a closed dialog). The same interface is kept by the
 * browser's host (renderer/host), so the screens know one `Host` only. The shapes of what is sent lie in `shapes/`, by
 * what they are of, and are told by this file alone: whoever speaks to the other side imports it.
 */
import type { AppInfo, MenuCommand, MenuState, Settings } from './shapes/app-shapes';
import type {
  ChosenFiles,
  ChosenFolder,
  DroppedFiles,
  ExportRequest,
  FilePurpose,
  OpenedFile,
  SheetRequest,
  WrittenFile,
} from './shapes/file-shapes';
import type { HostResult } from './shapes/host-problem';
import type {
  BinItem,
  LibraryListing,
  ListFileInfo,
  ListText,
  ListVersion,
  SavedList,
  SaveListRequest,
} from './shapes/list-shapes';
import type { DataPlace, DroppedPlace, OpenedAt, PlaceInFile } from './shapes/place-shapes';

export type * from './shapes/app-shapes';
export type * from './shapes/file-shapes';
export { FILE_ENDINGS } from './shapes/file-shapes';
export type * from './shapes/host-problem';
export * from './shapes/limits';
export type * from './shapes/list-shapes';
export type * from './shapes/place-shapes';

/** Calls of the window, answered by the main process. */
export interface HostCalls {
  getAppInfo(): HostResult<AppInfo>;

  listLibrary(): HostResult<LibraryListing>;
  /** The lists of the library with an id. */
  findLists(request: { readonly id: string }): HostResult<readonly ListFileInfo[]>;
  readList(request: { readonly path: string }): HostResult<ListText>;
  saveList(request: SaveListRequest): HostResult<SavedList>;
  listVersions(request: { readonly path: string }): HostResult<readonly ListVersion[]>;
  readVersion(request: { readonly path: string; readonly id: string }): HostResult<ListText>;
  /** Moves a list of the library into the bin. */
  binList(request: { readonly path: string }): HostResult<BinItem>;
  listBin(): HostResult<readonly BinItem[]>;
  restoreFromBin(request: { readonly id: string }): HostResult<SavedList>;
  chooseLibraryFolder(): HostResult<{ readonly path: string }>;

  chooseFiles(request: { readonly purpose: FilePurpose }): HostResult<ChosenFiles>;
  /** What was dropped on the window, read as if it had been chosen. */
  openDropped(request: DroppedFiles): HostResult<ChosenFiles>;
  chooseFolder(request: { readonly purpose: FilePurpose }): HostResult<ChosenFolder>;
  /** A file of a chosen folder. */
  readFile(request: { readonly path: string }): HostResult<OpenedFile>;

  /** Folders and zips of data, in the order in which they were added. */
  listPlaces(): HostResult<readonly DataPlace[]>;
  /** Asks for a folder or a zip. One that is there already is read again. */
  addPlace(request: { readonly kind: DataPlace['kind'] }): HostResult<DataPlace>;
  /** What was dropped on the window: files of a folder with their paths, or a zip. */
  addDropped(request: DroppedPlace): HostResult<DataPlace>;
  /** The files themselves stay where they are. */
  removePlace(request: { readonly id: string }): HostResult<null>;
  /** Takes the removal of a place back, as long as the program runs. */
  restorePlace(request: { readonly id: string }): HostResult<DataPlace>;
  /** Save-as dialog for any text or bytes; also "Save as" of a list. */
  exportFile(request: ExportRequest): HostResult<WrittenFile>;

  /** Save-as dialog, then the sheet as PDF. In a browser: the print dialog. */
  savePdf(request: SheetRequest): HostResult<WrittenFile>;
  /** The system's print dialog. `done` says that the sheet was sent; in a browser only that its dialog was opened. */
  printSheet(request: SheetRequest): HostResult<null>;

  readSettings(): HostResult<Settings>;
  /** The whole object. `language` ("en", "fr") and `theme` ("system", "light", "dark") also change menu and frame. */
  writeSettings(settings: Settings): HostResult<null>;
  revealInFolder(request: { readonly path: string }): HostResult<null>;
  /** For a file of data. */
  openAtPlace(request: PlaceInFile): HostResult<OpenedAt>;
  updateMenu(state: MenuState): HostResult<null>;
  /** Answer to the event `closing`: everything is saved (or the user does not care). */
  confirmClose(): HostResult<null>;
  /** The other answer: something could not be saved and the user has to say what becomes of it. The window stays. */
  stayOpen(): HostResult<null>;
}

/** What the shell tells the window unasked. */
export interface HostEvents {
  'menu-command': MenuCommand;
  /** A file was opened from the system: double click, drop on the icon, command line. */
  'open-file': HostResult<OpenedFile>;
  /** Files of the library came, went or changed outside the program. */
  'library-changed': null;
  /** Places of data came or went, or files in them changed. */
  'places-changed': null;
  /** The window is about to close; answer with `confirmClose` or `stayOpen` within `CLOSE_PATIENCE_MS`. */
  closing: null;
}

export type HostCallName = keyof HostCalls;
export type HostEventName = keyof HostEvents;

/** What the renderer holds: every call as a promise, and a way to listen. */
export type HostApi = {
  readonly [Name in HostCallName]: (
    ...request: Parameters<HostCalls[Name]>
  ) => Promise<ReturnType<HostCalls[Name]>>;
} & {
  /** @returns a function that stops listening */
  on<Name extends HostEventName>(name: Name, listener: (payload: HostEvents[Name]) => void): () => void;
};

/** Keys of an interface as a list that the compiler checks for completeness in both directions. */
function namesOf<Table>() {
  return <const Names extends readonly (keyof Table)[]>(
    ...names: keyof Table extends Names[number] ? Names : never
  ): Names => names;
}

export const HOST_CALLS = namesOf<HostCalls>()(
  'getAppInfo',
  'listLibrary',
  'findLists',
  'readList',
  'saveList',
  'listVersions',
  'readVersion',
  'binList',
  'listBin',
  'restoreFromBin',
  'chooseLibraryFolder',
  'chooseFiles',
  'openDropped',
  'chooseFolder',
  'readFile',
  'listPlaces',
  'addPlace',
  'addDropped',
  'removePlace',
  'restorePlace',
  'exportFile',
  'savePdf',
  'printSheet',
  'readSettings',
  'writeSettings',
  'revealInFolder',
  'openAtPlace',
  'updateMenu',
  'confirmClose',
  'stayOpen',
);

export const HOST_EVENTS = namesOf<HostEvents>()(
  'menu-command',
  'open-file',
  'library-changed',
  'places-changed',
  'closing',
);

/** Channel prefix, so that nothing else listens by chance. */
export const CHANNEL = 'muster:';
