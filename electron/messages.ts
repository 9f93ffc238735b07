/**
 * The one table of messages between the window and its shell. Types, and the lists of names that the preload
 * and the main process are built from: a call that is not listed here does not exist on either side.
 *
 * Every call takes at most one argument, plain JSON or bytes, and answers with a `HostResult`; no call rejects
 * for anything that can happen to a user (a full disk, a closed dialog). The same interface is kept by the
 * browser's host (renderer/host), so the screens know one `Host` only.
 */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** Why a call could not be done. `kind` chooses the words; they are the renderer's. */
export type HostProblemKind =
  /** The file is not there (any more). */
  | 'not-found'
  /** Somebody else wrote the file since it was read; nothing was overwritten. */
  | 'changed-on-disk'
  /** A new file would land on an existing one. */
  | 'already-exists'
  | 'disk-full'
  /** It may not be written: its folder, its disk or itself is read-only, or belongs to somebody else. */
  | 'read-only'
  /** It may not be read: it belongs to somebody else. */
  | 'not-readable'
  /** A folder stands where a file is wanted. */
  | 'is-folder'
  /** A file stands where a folder is wanted. */
  | 'is-no-folder'
  /** A pipe or a device. */
  | 'is-no-file'
  /** Links that lead in a circle. */
  | 'link-loop'
  /** Another program holds it. */
  | 'in-use'
  | 'name-too-long'
  /** Larger than the shell reads (`MAX_FILE_BYTES`). */
  | 'too-large'
  /** Larger than the disk takes. */
  | 'too-large-to-write'
  /** Bytes that are no text; `line` is that of the first of them. */
  | 'not-text'
  /** A path that the user has not chosen and that is not in the library. */
  | 'not-allowed'
  /** A link in a folder to somewhere outside it; it was not followed. */
  | 'link-outside'
  /** This shell cannot do it (a browser tab has no folders). */
  | 'not-supported'
  /** The renderer asked for something that the table does not allow: our fault. */
  | 'bad-request'
  /** Anything else; `detail` is for the log. */
  | 'failed';

export interface HostProblem {
  readonly kind: HostProblemKind;
  readonly path: string | undefined;
  /** The system's own words, in English; never shown alone. */
  readonly detail: string;
  /** From 1, where the problem has a place in the file. */
  readonly line?: number;
}

export type HostResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** The user closed a dialog. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: HostProblem };

export type Language = 'en' | 'fr';

export interface AppInfo {
  readonly name: string;
  readonly version: string;
  readonly shell: 'desktop' | 'browser';
  readonly platform: 'windows' | 'macos' | 'linux' | 'browser';
  /** Language tag of the system, `fr-FR`. */
  readonly locale: string;
  /** Where lists are kept: a folder, or in a browser what keeps them. */
  readonly library:
    | { readonly kind: 'folder'; readonly path: string }
    /** The browser's own store: it lasts, but clearing site data empties it. */
    | { readonly kind: 'browser-store' }
    /** No store at all (private window): lists are gone when the tab closes. Must be said. */
    | { readonly kind: 'memory' };
  readonly can: {
    readonly chooseLibraryFolder: boolean;
    readonly revealInFolder: boolean;
    /** A file of data is opened in an editor, or as near to that as the system can. */
    readonly openFile: boolean;
    /** A PDF is written directly; else the browser's print dialog offers "save as PDF". */
    readonly savePdf: boolean;
  };
}

export interface ListFileInfo {
  /** Key for the other calls; an absolute path on the desktop. */
  readonly path: string;
  /** File name without `.muster`. */
  readonly name: string;
  /** Folder below the library, with `/`; empty for the library itself. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Bytes. */
  readonly size: number;
}

export interface LibraryListing {
  readonly files: readonly ListFileInfo[];
  /** Folders or files that could not be read; the rest is listed all the same. */
  readonly problems: readonly HostProblem[];
}

export interface ListText {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the bytes read, hexadecimal. Give it back as `basedOn` when saving. */
  readonly version: string;
}

export interface SaveListRequest {
  /** Where the list lives; left out for a new one, which gets a free name in the library. */
  readonly path?: string;
  /** Name for a new file, as the user wrote it; made safe for the system by the shell. */
  readonly name: string;
  readonly text: string;
  /** `version` of what the text was made from. Needed with `path`, unless `overwrite`. */
  readonly basedOn?: string;
  /** The user has seen that the file changed and wants theirs. The other text is kept as a version. */
  readonly overwrite?: boolean;
}

export interface SavedList {
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

export interface ListVersion {
  readonly id: string;
  /** When it was replaced, milliseconds since 1970. */
  readonly replaced: number;
  readonly size: number;
}

export interface BinItem {
  readonly id: string;
  /** The list's own; its file's where that cannot be read. */
  readonly name: string;
  /** Milliseconds since 1970; gone for ever `BIN_DAYS` later. */
  readonly deleted: number;
  readonly size: number;
}

/** A file the user opened: read whole, because what it is is the engine's to say. */
export interface OpenedFile {
  /** Undefined where it cannot be written back (a browser that gives no handle, or whose user said no). */
  readonly path: string | undefined;
  /** File name with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly version: string;
}

/** Files the user chose at once: those that cannot be read do not keep the others from being opened. */
export interface ChosenFiles {
  readonly files: readonly OpenedFile[];
  readonly problems: readonly HostProblem[];
}

export interface FolderFile {
  readonly path: string;
  /** Path below the chosen folder, with `/`. */
  readonly name: string;
  readonly size: number;
  readonly modified: number;
}

export interface ChosenFolder {
  readonly path: string;
  readonly name: string;
  /** Files with one of the wanted endings, by name; at most `MAX_FOLDER_FILES`. */
  readonly files: readonly FolderFile[];
  readonly problems: readonly HostProblem[];
}

/** A folder or a zip of data that the user added: community files, or books of their own. It is only ever read. */
export interface DataPlace {
  readonly id: string;
  /** That of the folder or file; of two with one name the later gets a number. */
  readonly name: string;
  readonly kind: 'folder' | 'zip';
  /** Where it lies on the disk; undefined in a browser, which keeps a copy. */
  readonly path: string | undefined;
  /** Files that may be data, by name; of a zip the zip itself. */
  readonly files: readonly PlaceFile[];
  readonly problems: readonly HostProblem[];
}

export interface PlaceFile {
  /** Path below the place, with `/`. */
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  /** What a browser kept. The desktop serves the file: `/places/<id>/<name>`. */
  readonly content?: Blob;
}

/** What a hand dropped on the window. */
export interface DroppedPlace {
  readonly kind: DataPlace['kind'];
  /** The folder or the zip as the page was given it. */
  readonly file?: File;
  /** Files of a folder with their paths below it, for a browser, which keeps them. */
  readonly files?: readonly { readonly name: string; readonly file: File }[];
  /** Put in by the desktop's preload, which alone knows where a file lies; one from the page is thrown away. */
  readonly path?: string;
}

/** Files that a hand dropped on the window, to be opened as lists. */
export interface DroppedFiles {
  /** As the page was given them. */
  readonly files?: readonly File[];
  /** Put in by the desktop's preload instead of the files; what the page says is thrown away. */
  readonly paths?: readonly string[];
}

/** Endings by purpose: lists of any format, or data (community files and our books). */
export type FilePurpose = 'lists' | 'data';

export interface ExportRequest {
  /** Suggested name with its ending; the ending chooses the dialog's file type. */
  readonly name: string;
  readonly content: string | Uint8Array;
  /**
   * Of a list that goes on where it is written, there as another one. Where the user chooses the file that it has now, or
   * where nobody can say where it goes (a download), it is the same list still, with this content.
   */
  readonly same?: { readonly path: string | undefined; readonly content: string };
}

export interface SheetRequest {
  /** A whole HTML document in fixed page boxes; it runs no script and loads nothing from outside. */
  readonly html: string;
  /** Suggested name without ending. */
  readonly name: string;
}

export interface WrittenFile {
  /** Undefined where it went to a browser's downloads. */
  readonly path: string | undefined;
  readonly name: string;
  readonly version: string;
}

export interface PlaceInFile {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** How near to a place a file was opened: at the line, as a file, or shown in its folder. */
export type OpenedAt = 'place' | 'file' | 'folder';

export type Settings = { readonly [key: string]: JsonValue };

export interface MenuState {
  readonly hasList: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Saving failed: what is on the screen would be gone with the window. */
  readonly isAtRisk?: boolean;
}

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

export type MenuCommand =
  | 'new-list'
  | 'open-file'
  | 'save-version'
  | 'save-as'
  | 'show-sheet'
  | 'export-pdf'
  | 'print'
  | 'show-library'
  | 'show-data'
  | 'show-settings'
  | 'undo'
  | 'redo'
  | 'find'
  | 'theme-system'
  | 'theme-light'
  | 'theme-dark'
  | 'language-en'
  | 'language-fr'
  | 'show-keys';

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

/** Largest file that is read or written: far above any list (0.1 MB) or data file (25 MB). */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_FOLDER_FILES = 5000;
/** Days that a deleted list stays in the bin. */
export const BIN_DAYS = 30;
/** How long the window may take to answer before it is closed all the same. */
export const CLOSE_PATIENCE_MS = 3000;
/** Endings by purpose, lower case, without the dot. */
export const FILE_ENDINGS = {
  lists: ['muster', 'ros', 'rosz', 'json', 'txt'],
  data: ['gst', 'cat', 'gstz', 'catz', 'zip', 'bsr', 'bsi', 'json'],
} as const satisfies Record<FilePurpose, readonly string[]>;
