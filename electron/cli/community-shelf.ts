import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { type DataFile, endingOf } from '../../renderer/engine/catalogue/community/data-file';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { type ReadSystem, readData } from '../../renderer/engine/catalogue/read-data';
import { chooseData } from '../../renderer/engine/exchange/relink/choose-data';
import type { BookVersion, Roster } from '../../renderer/engine/roster/document';

export interface CommunityCatalogue {
  readonly catalogue: Catalogue;
  /** Books of the list that the data do not have. */
  readonly missing: readonly BookVersion[];
}

/** Files of data that others wrote. Nothing is read before a list asks for its game. */
export class CommunityShelf {
  readonly #files: DataFile[] = [];
  readonly #systems = new Map<string, readonly ReadSystem[]>();
  readonly #linked = new Map<ReadSystem, Catalogue>();

  add(file: DataFile): void {
    this.#files.push(file);
  }

  /** Undefined when the list's game is not among the files. */
  forRoster(roster: Roster): CommunityCatalogue | undefined {
    const chosen = chooseData(roster, this.#systemsOf(roster.system.id));
    if (chosen === undefined) return undefined;
    const { data, missing } = chosen;
    let catalogue = this.#linked.get(data);
    if (catalogue === undefined) {
      catalogue = linkCatalogues(data.system, data.books, data.options);
      this.#linked.set(data, catalogue);
    }
    return { catalogue, missing };
  }

  /** Files that do not name the game need not be read; packed ones and lists that name no game do not tell. */
  #systemsOf(id: string): readonly ReadSystem[] {
    const known = this.#systems.get(id);
    if (known !== undefined) return known;
    const files = this.#files.filter(
      ({ path, bytes }) => id === '' || endingOf(path).endsWith('z') || Buffer.from(bytes).includes(id),
    );
    const systems = readData(files).systems.filter(({ isOurs, isHere }) => isHere && !isOurs);
    this.#systems.set(id, systems);
    return systems;
  }
}
