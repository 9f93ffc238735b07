/** The program itself: what it can do here, its settings and its menu. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

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

export type Settings = { readonly [key: string]: JsonValue };

export interface MenuState {
  readonly hasList: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Saving failed: what is on the screen would be gone with the window. */
  readonly isAtRisk?: boolean;
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
