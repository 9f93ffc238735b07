import type { DataPlace } from '../../electron/messages';
import {
  type DataShelf,
  fillShelf,
  type KnownHead,
  type KnownHeads,
} from '../engine/catalogue/shelf/data-shelf';
import { type LoadedSystem, type OnLoading, SystemLoader } from '../engine/catalogue/shelf/load-system';
import type { ShelfFile } from '../engine/catalogue/shelf/shelf-file';
import { filesOf, type ShelvedSystem } from '../engine/catalogue/shelf/shelved-system';
import { loadGame } from '../engine/exchange/relink/load-game';
import type { Roster } from '../engine/roster/document';
import { EngineFault } from './engine-fault';
import type { PlaceFiles } from './place-files';
import type { ReadingProgress } from './protocol/data-view';

export interface DataStorePorts {
  readonly shipped: () => Promise<readonly ShelfFile[]>;
  readonly filesOfPlace: (place: DataPlace) => Promise<PlaceFiles>;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** For tests: a game that is not read from files. */
  readonly loaderOf?: (system: ShelvedSystem) => Pick<SystemLoader, 'load'> | undefined;
}

export interface FoundData extends LoadedSystem {
  readonly system: ShelvedSystem;
}

/** Games whose files stay in memory; the one asked for longest ago goes first. */
const MOST_LOADERS = 4;

const found = (system: ShelvedSystem, loaded: LoadedSystem): FoundData => ({
  ...loaded,
  system,
});

const namesOf = (all: readonly { readonly name: string }[]): string =>
  all.map(({ name }) => name.trim()).join(', ');

interface Kept {
  readonly loader: Pick<SystemLoader, 'load'>;
  /** Paths and versions of all files: with another one the game is another. */
  readonly signature: string;
}

/** With another name, or another file in it, a place is read anew. */
const signatureOf = ({ name, kind, path, files }: DataPlace): string =>
  JSON.stringify([name, kind, path, files.map((file) => [file.name, file.size, file.modified])]);

/** What the worker knows of data: shipped ones and the places that the user added. Files are read when a list asks for them. */
export class DataStore {
  readonly #ports: DataStorePorts;
  readonly #heads: KnownHeads = new Map();
  readonly #loaders = new Map<string, Kept>();
  #places: readonly DataPlace[] = [];
  #shelf: Promise<DataShelf> | undefined;
  /** By id of the place, as far as it could be read. */
  #looks: ReadonlyMap<string, PlaceFiles> = new Map();
  /** Which files each of them was read with: a zip is read whole to know what is in it. */
  #looked: ReadonlyMap<string, string> = new Map();
  #shipped: Promise<readonly ShelfFile[]> | undefined;

  constructor(ports: DataStorePorts) {
    this.#ports = ports;
  }

  /** @param places in the order in which they were added; a later one goes before an earlier one */
  setPlaces(places: readonly DataPlace[]): void {
    this.#places = places;
    this.#shelf = undefined;
  }

  /** What the files say of themselves, once the shelf is filled: another thread that learns it reads no file for it. */
  heads(): readonly KnownHead[] {
    return [...this.#heads];
  }

  learnHeads(heads: readonly KnownHead[]): void {
    for (const [key, head] of heads) this.#heads.set(key, head);
  }

  /** What was found in each place, once the shelf is filled. */
  get looks(): ReadonlyMap<string, PlaceFiles> {
    return this.#looks;
  }

  shelf(): Promise<DataShelf> {
    if (this.#shelf === undefined) {
      const filling = this.#fill();
      this.#shelf = filling;
      filling.catch(() => {
        if (this.#shelf === filling) this.#shelf = undefined;
      });
    }
    return this.#shelf;
  }

  /** The system with at least these books. */
  async system(key: string, books: readonly string[]): Promise<FoundData> {
    const { systems } = await this.shelf();
    const system = systems.find((each) => each.key === key);
    if (system?.file === undefined) throw new EngineFault('unknown-system', key);
    const loaded = await this.#telling(books.length, (onLoading) =>
      this.#loaderOf(system).load(books, onLoading),
    );
    if (loaded === undefined) throw new EngineFault('broken-data', namesOf([system.file.head]));
    if (loaded.broken.length > 0) {
      const broken = system.books.filter((book) => loaded.broken.includes(book.key));
      throw new EngineFault('broken-data', namesOf(broken.map(({ head }) => head)));
    }
    return found(system, loaded);
  }

  /** The data that a list was made with. */
  async forRoster(roster: Roster): Promise<FoundData> {
    const shelf = await this.shelf();
    const game = await this.#telling(roster.books.length, (onLoading) =>
      loadGame(roster, shelf, (system) => this.#loaderOf(system), onLoading),
    );
    if (game.kind === 'loaded') return found(game.system, game.loaded);
    if (game.kind !== 'unknown-system') throw new EngineFault(game.kind, namesOf(game.books));
    const named = roster.system.name.trim() || roster.system.id.trim();
    throw named === ''
      ? new EngineFault('unnamed-system', namesOf(roster.books))
      : new EngineFault(game.kind, named);
  }

  /** Tells which file is being read, until it is done. */
  async #telling<Value>(books: number, load: (onLoading: OnLoading) => Promise<Value>): Promise<Value> {
    const { onProgress } = this.#ports;
    try {
      return await load((path, done) => onProgress?.({ path, done, all: Math.max(done + 1, books + 1) }));
    } finally {
      onProgress?.({ path: undefined, done: 0, all: 0 });
    }
  }

  #loaderOf(system: ShelvedSystem): Pick<SystemLoader, 'load'> {
    const signature = filesOf(system)
      .map(({ file }) => `${file.path}\n${file.version}`)
      .join('\n');
    const known = this.#loaders.get(system.key);
    const loader =
      known?.signature === signature
        ? known.loader
        : (this.#ports.loaderOf?.(system) ?? new SystemLoader(system));
    // The last asked stands last.
    this.#loaders.delete(system.key);
    this.#loaders.set(system.key, { loader, signature });
    for (const key of [...this.#loaders.keys()].slice(0, -MOST_LOADERS)) this.#loaders.delete(key);
    return loader;
  }

  async #fill(): Promise<DataShelf> {
    this.#shipped ??= this.#ports.shipped();
    this.#shipped.catch(() => {
      this.#shipped = undefined;
    });
    const files: ShelfFile[] = [...(await this.#shipped)];
    const looks = new Map<string, PlaceFiles>();
    const looked = new Map<string, string>();
    for (const place of this.#places) {
      const signature = signatureOf(place);
      // Files of a folder are only listed; a zip is opened for that.
      const isSame = place.kind === 'zip' && this.#looked.get(place.id) === signature;
      const before = isSame ? this.#looks.get(place.id) : undefined;
      // A place that cannot be read is told by the data screen and keeps no other from being read.
      const look = before ?? (await this.#ports.filesOfPlace(place).catch(() => undefined));
      if (look === undefined) continue;
      looks.set(place.id, look);
      looked.set(place.id, signature);
      files.push(...look.files);
    }
    this.#looks = looks;
    this.#looked = looked;
    return fillShelf(files, this.#heads, (done, all) => {
      const file = files[done - 1];
      if (file?.place !== undefined) this.#ports.onProgress?.({ path: file.path, done, all });
      if (done === all) this.#ports.onProgress?.({ path: undefined, done, all });
    });
  }
}
