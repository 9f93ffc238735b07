import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { DataFile } from '../../renderer/engine/catalogue/community/data-file';
import { type DataShelf, fillShelf } from '../../renderer/engine/catalogue/shelf/data-shelf';
import { SystemLoader } from '../../renderer/engine/catalogue/shelf/load-system';
import type { ShelfFile } from '../../renderer/engine/catalogue/shelf/shelf-file';
import type { ShelvedSystem } from '../../renderer/engine/catalogue/shelf/shelved-system';
import { findGame } from '../../renderer/engine/exchange/relink/find-game';
import type { Roster } from '../../renderer/engine/roster/document';

interface Named {
  readonly id: string;
  readonly name: string;
}

export type CommunityData =
  | { readonly kind: 'found'; readonly catalogue: Catalogue }
  | { readonly kind: 'unknown-system' }
  /** Books of the list that are not there, or that cannot be used. */
  | { readonly kind: 'unknown-book' | 'broken-data'; readonly books: readonly Named[] };

/** Files of data that others wrote: known by their heads; what a list needs is read when it is asked for. */
export class CommunityShelf {
  readonly #files: ShelfFile[] = [];
  readonly #loaders = new Map<ShelvedSystem, SystemLoader>();
  #shelf: Promise<DataShelf> | undefined;

  add({ path, bytes }: DataFile): void {
    this.#files.push({ path, place: path, version: '', read: async () => bytes });
    this.#shelf = undefined;
  }

  async forRoster(roster: Roster): Promise<CommunityData> {
    this.#shelf ??= fillShelf(this.#files);
    const found = findGame(roster, await this.#shelf);
    if (found === undefined) return { kind: 'unknown-system' };
    const { system, books, missing } = found;
    if (missing.length > 0) return { kind: 'unknown-book', books: missing };
    let loader = this.#loaders.get(system);
    if (loader === undefined) {
      loader = new SystemLoader(system);
      this.#loaders.set(system, loader);
    }
    const loaded = await loader.load(books);
    if (loaded === undefined) return { kind: 'broken-data', books: [{ ...roster.system }] };
    if (loaded.broken.length === 0) return { kind: 'found', catalogue: loaded.catalogue };
    const broken = system.books.filter(({ key }) => loaded.broken.includes(key));
    return { kind: 'broken-data', books: broken.map(({ key, head }) => ({ id: key, name: head.name })) };
  }
}
