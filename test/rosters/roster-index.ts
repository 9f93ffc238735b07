/** One roster of a folder's `index.json`, as far as it is read here. */
export interface IndexedRoster {
  readonly file: string;
  readonly gameSystemId: string;
  /** Version of the format that the file claims. */
  readonly battleScribeVersion?: string | null;
  /** Folder with the data of the roster's revisions, below the folder that holds them all. */
  readonly dataDir?: string | null;
  readonly dataMatch?: 'exact' | 'near' | null;
  /** Why there are no such data, or none that fit wholly. */
  readonly dataNote?: string | null;
  /** The file's own totals are the sum of what it stores beside its selections. */
  readonly sumsEqualTotals: boolean;
}
