import type { Severity } from '../../engine/findings/finding';

/** All data that there are, by their heads: no file is read for it but its beginning. */
export interface DataOverview {
  readonly systems: readonly DataSystemView[];
  /** Files of data that cannot be used at all, as far as their beginning tells. */
  readonly strays: readonly { readonly path: string; readonly place: string | undefined }[];
  /** What was looked at in each folder or zip that the user added. */
  readonly places: readonly PlaceLook[];
}

export interface PlaceLook {
  readonly id: string;
  /** Files with the ending of data. */
  readonly files: number;
  /** What is wrong with a zip as such, as sentences. */
  readonly problems: readonly string[];
}

/** Another file of the same thing. */
export interface FileCopy {
  readonly path: string;
  readonly place: string | undefined;
  readonly revision: string;
}

export interface DataSystemView {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly revision: string;
  /** Written for this program, or by the community. */
  readonly isOurs: boolean;
  /** False: only catalogues are there, and they cannot be used. */
  readonly isHere: boolean;
  /** Id of the place of its own file; undefined for what is shipped. */
  readonly place: string | undefined;
  /** Of its own file. */
  readonly path: string | undefined;
  /** Files that are tried in its place when it cannot be used, in order. */
  readonly copies: readonly FileCopy[];
  readonly books: readonly DataBookView[];
}

export interface DataBookView {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly revision: string;
  readonly isLibrary: boolean;
  readonly place: string | undefined;
  readonly path: string;
  readonly copies: readonly FileCopy[];
}

/** One system read whole, as lists would use it: how much there is, and what is wrong with it. */
export interface DataCheck {
  readonly entries: number;
  readonly units: number;
  /** By path. */
  readonly files: Readonly<Record<string, FileCheck>>;
  /** The gravest first, then by file and line. */
  readonly problems: readonly DataProblem[];
  /** Problems beyond those. */
  readonly more: number;
}

export interface FileCheck {
  readonly entries: number;
  readonly errors: number;
  readonly warnings: number;
  readonly advice: number;
}

export interface DataProblem {
  readonly key: string;
  readonly severity: Exclude<Severity, 'lost'>;
  readonly sentence: string;
  readonly path: string;
  readonly place: string | undefined;
  readonly line: number;
  readonly column: number;
  /** Names from the top of the file down. */
  readonly at: string;
}

/** Lines of a file around one of them. */
export interface FileLines {
  readonly path: string;
  readonly first: number;
  readonly lines: readonly string[];
  /** Of all lines. */
  readonly count: number;
  /** Where the place stands in the text of its line, from 0. */
  readonly mark: number;
}

/** What is being read, for people who wait. */
export interface ReadingProgress {
  /** Undefined: it is done. */
  readonly path: string | undefined;
  /** Files, those begun in part. */
  readonly done: number;
  readonly all: number;
}
