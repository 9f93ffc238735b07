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
  /** A folder with more files of the wanted kinds than `MAX_FOLDER_FILES`: those beyond are not read. */
  | 'too-many-files'
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
