import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { chooseData } from '../../renderer/engine/exchange/relink/choose-data';
import type { Roster } from '../../renderer/engine/roster/document';

/** Data of one folder, linked for whichever list asks. Only the folder asked for last is kept. */
export class FolderData {
  #folder = '';
  #systems: ReturnType<typeof readData>['systems'] = [];
  readonly #linked = new Map<unknown, Catalogue>();

  /** Undefined when the folder does not have the roster's game; books that are not there make lost forces. */
  catalogueFor(folder: string, roster: Roster): Catalogue | undefined {
    if (folder !== this.#folder) {
      this.#folder = folder;
      this.#linked.clear();
      const files = readdirSync(folder)
        .filter((name) => /\.(gst|cat|gstz|catz|json)$/.test(name))
        .sort()
        .map((name) => ({ path: name, bytes: readFileSync(join(folder, name)) }));
      this.#systems = readData(files).systems.filter(({ isHere }) => isHere);
    }
    const data = chooseData(roster, this.#systems)?.data;
    if (data === undefined) return undefined;
    let catalogue = this.#linked.get(data);
    if (catalogue === undefined) {
      catalogue = linkCatalogues(data.system, data.books, data.options);
      this.#linked.set(data, catalogue);
    }
    return catalogue;
  }
}
