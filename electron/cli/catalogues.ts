import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { DataShelf } from '../../renderer/engine/catalogue/shelf/data-shelf';
import type { PassedOver } from '../../renderer/engine/catalogue/shelf/first-usable';
import { SystemLoader } from '../../renderer/engine/catalogue/shelf/load-system';
import type { ShelvedSystem } from '../../renderer/engine/catalogue/shelf/shelved-system';
import { loadGame } from '../../renderer/engine/exchange/relink/load-game';
import type { Roster } from '../../renderer/engine/roster/document';

export interface FoundCatalogue {
  readonly kind: 'found';
  readonly catalogue: Catalogue;
  /** Of data that others wrote, whose ids change from one revision to the next. */
  readonly isCommunity: boolean;
  readonly passedOver: readonly PassedOver[];
  /** The content of the system (by its own id) or of a book, as it was read; of our own format only. */
  content(id: string): unknown;
}

export interface MissingCatalogue {
  readonly kind: 'missing';
  readonly missing: readonly {
    readonly kind: 'unknown-system' | 'unknown-book' | 'broken-data';
    readonly id: string;
    readonly name: string;
  }[];
}

/** Catalogues for lists; each file is understood at most once, however many lists ask for it. */
export class Catalogues {
  readonly #shelf: DataShelf;
  readonly #loaders = new Map<ShelvedSystem, SystemLoader>();

  constructor(shelf: DataShelf) {
    this.#shelf = shelf;
  }

  async forRoster(roster: Roster): Promise<FoundCatalogue | MissingCatalogue> {
    const game = await loadGame(roster, this.#shelf, (system) => this.#loaderOf(system));
    if (game.kind === 'loaded') {
      const { catalogue, passedOver } = game.loaded;
      const loader = this.#loaderOf(game.system);
      const isCommunity = game.system.format === 'community';
      return { kind: 'found', catalogue, isCommunity, passedOver, content: (id) => loader.content(id) };
    }
    const { id, name } = roster.system;
    const missing = game.kind === 'unknown-system' ? [{ id, name }] : game.books;
    return {
      kind: 'missing',
      missing: missing.map((each) => ({ kind: game.kind, id: each.id, name: each.name || each.id })),
    };
  }

  #loaderOf(system: ShelvedSystem): SystemLoader {
    const known = this.#loaders.get(system) ?? new SystemLoader(system);
    this.#loaders.set(system, known);
    return known;
  }
}
