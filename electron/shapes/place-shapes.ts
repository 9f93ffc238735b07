/** Places of data, and places in their files. */
import type { HostProblem } from './host-problem';

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

export interface PlaceInFile {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** How near to a place a file was opened: at the line, as a file, or shown in its folder. */
export type OpenedAt = 'place' | 'file' | 'folder';
