import type { FileHead } from './file-head';

/** A file that may be data, wherever it lies: beside the page, in a folder, in a zip. */
export interface ShelfFile {
  /** Shown in problems, and different from that of every other file. Folders are told apart by `/` or `\`. */
  readonly path: string;
  /** Which place it belongs to; undefined for what the program ships. */
  readonly place: string | undefined;
  /** Changes when the content does: of two files with one path and version only one is ever read. */
  readonly version: string;
  /** @throws when the file cannot be read */
  read(): Promise<Uint8Array>;
  /** Its beginning alone, where that can be read. */
  readStart?(bytes: number): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }>;
  /** Known without a look into the file. */
  readonly head?: FileHead;
}

/** A file whose head has been read. */
export interface HeadedFile {
  readonly file: ShelfFile;
  readonly head: FileHead;
}

/** What there is of one thing, most often one file. */
export interface ShelvedFile extends HeadedFile {
  /** Other files of the same thing, in the order in which they are tried when those before them cannot be used. */
  readonly copies: readonly HeadedFile[];
}

/** A file of which nothing can be used, as far as its beginning tells. */
export interface StrayFile {
  readonly file: ShelfFile;
  /** `no-data`: it says nothing that we know. */
  readonly why: 'no-data' | 'unreadable';
}
