import type { Change, Rows, TableName, Tables } from './tables';

const DATABASE = 'muster-roll';
/** 2: places of data. */
const DATABASE_VERSION = 2;
const KEYS: { readonly [Name in TableName]: keyof Rows[Name] & string } = {
  lists: 'path',
  versions: 'key',
  bin: 'id',
  places: 'id',
};

/** An open database answers in some milliseconds; some browsers forget to, after an update or in a private window. */
const PATIENCE_MS = 4000;

/** Tables in the browser's own database. */
export class IndexedTables implements Tables {
  private constructor(readonly database: IDBDatabase) {}

  /**
   * @param patience milliseconds after which a browser that does not answer has no database
   * @throws when the browser keeps no database here (a private window, site data refused), or does not answer
   */
  static async open(factory?: IDBFactory, patience = PATIENCE_MS): Promise<IndexedTables> {
    // A browser may refuse by throwing where the database is looked for.
    const databases = factory ?? indexedDB;
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the database does not answer')), patience);
      const request = databases.open(DATABASE, DATABASE_VERSION);
      request.onupgradeneeded = () => {
        const known = request.result.objectStoreNames;
        for (const [table, keyPath] of Object.entries(KEYS)) {
          if (!known.contains(table)) request.result.createObjectStore(table, { keyPath });
        }
      };
      request.onsuccess = () => {
        // A tab with a newer program must not wait for this one.
        request.result.onversionchange = () => request.result.close();
        resolve(new IndexedTables(request.result));
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('the database is held by another tab'));
    });
  }

  all<Name extends TableName>(table: Name, prefix = ''): Promise<readonly Rows[Name][]> {
    const store = this.database.transaction(table, 'readonly').objectStore(table);
    const range = prefix === '' ? undefined : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return settled(store.getAll(range) as IDBRequest<Rows[Name][]>);
  }

  get<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined> {
    const store = this.database.transaction(table, 'readonly').objectStore(table);
    return settled(store.get(key) as IDBRequest<Rows[Name] | undefined>);
  }

  change<Name extends TableName>(
    table: Name,
    key: string,
    change: (current: Rows[Name] | undefined) => Change<Rows[Name]>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      // "strict": the row is on the disk when the promise resolves, as a saved file would be.
      const transaction = this.database.transaction(table, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(table);
      const read = store.get(key) as IDBRequest<Rows[Name] | undefined>;
      read.onsuccess = () => {
        try {
          const next = change(read.result);
          if (next === 'leave') return;
          if (next.row === undefined) store.delete(key);
          else store.put(next.row);
        } catch (error) {
          // Thrown here it would reach nobody; the transaction ends as one that failed.
          reject(error);
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
