/** Lists of the library: files, earlier versions, the bin. */
import type { HostProblem } from './host-problem';

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
  /**
   * The file that was to be written was there no more: it had been renamed, and was written where it is now; or nobody
   * knows where it went, and it was made anew.
   */
  readonly was?: 'moved' | 'gone';
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
