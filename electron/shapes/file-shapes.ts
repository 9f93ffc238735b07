/** Files that the user names: chosen, dropped, written elsewhere. */
import type { HostProblem } from './host-problem';

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

/** Endings by purpose, lower case, without the dot. */
export const FILE_ENDINGS = {
  lists: ['muster', 'ros', 'rosz', 'json', 'txt'],
  data: ['gst', 'cat', 'gstz', 'catz', 'zip', 'bsr', 'bsi', 'json'],
} as const satisfies Record<FilePurpose, readonly string[]>;
