export interface ListRow {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly version: string;
  readonly modified: number;
}

export interface VersionRow {
  /** Path of the list and time, so that the versions of a list stand together. */
  readonly key: string;
  readonly path: string;
  readonly id: string;
  readonly text: string;
  readonly version: string;
  readonly replaced: number;
}

export interface BinRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly version: string;
  readonly deleted: number;
}

export interface PlaceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'folder' | 'zip';
  /** Milliseconds since 1970; the order of places. */
  readonly added: number;
  /** Taken away, and forgotten when the program starts the next time. */
  readonly isRemoved: boolean;
  readonly files: readonly {
    readonly name: string;
    readonly size: number;
    readonly modified: number;
    readonly content: Blob;
  }[];
}

export interface Rows {
  readonly lists: ListRow;
  readonly versions: VersionRow;
  readonly bin: BinRow;
  readonly places: PlaceRow;
}

export type TableName = keyof Rows;

/** What a change of a row comes to: a new row, `undefined` to remove it, or leave it as it is. */
export type Change<Row> = { readonly row: Row | undefined } | 'leave';

/** Small tables of rows by key: IndexedDB in a browser, memory in tests and private windows. */
export interface Tables {
  /** @param prefix only rows whose key begins so */
  all<Name extends TableName>(table: Name, prefix?: string): Promise<readonly Rows[Name][]>;
  get<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined>;
  /** Reads and writes in one transaction, so that two tabs cannot overwrite each other unseen. */
  change<Name extends TableName>(
    table: Name,
    key: string,
    change: (current: Rows[Name] | undefined) => Change<Rows[Name]>,
  ): Promise<void>;
}

/** Tables that are gone with the page. */
export class MemoryTables implements Tables {
  readonly #tables: { readonly [Name in TableName]: Map<string, Rows[Name]> } = {
    lists: new Map(),
    versions: new Map(),
    bin: new Map(),
    places: new Map(),
  };

  async all<Name extends TableName>(table: Name, prefix = ''): Promise<readonly Rows[Name][]> {
    const rows: ReadonlyMap<string, Rows[Name]> = this.#tables[table];
    return [...rows].flatMap(([key, row]) => (key.startsWith(prefix) ? [row] : []));
  }

  async get<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined> {
    return this.#tables[table].get(key);
  }

  async change<Name extends TableName>(
    table: Name,
    key: string,
    change: (current: Rows[Name] | undefined) => Change<Rows[Name]>,
  ): Promise<void> {
    const rows: Map<string, Rows[Name]> = this.#tables[table];
    const next = change(rows.get(key));
    if (next === 'leave') return;
    if (next.row === undefined) rows.delete(key);
    else rows.set(key, next.row);
  }
}
