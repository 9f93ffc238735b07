/** The smallest data that show a rule: one system, one book, points, a force without blocks. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type {
  CatalogueDefinition,
  CostDefinition,
  GameSystemDefinition,
  SelectionEntryDefinition,
} from '../../renderer/engine/catalogue/definition';
import { type LinkOptions, linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';

export interface SmallParts extends LinkOptions {
  readonly system?: Partial<GameSystemDefinition>;
  readonly book?: Partial<CatalogueDefinition>;
  readonly others?: readonly CatalogueDefinition[];
}

export function smallSystem(parts: Partial<GameSystemDefinition> = {}): GameSystemDefinition {
  return {
    id: 'game',
    name: 'The Game',
    costTypes: [{ id: 'pts', name: 'pts' }],
    forceEntries: [{ id: 'army', name: 'Army' }],
    ...parts,
  };
}

export function smallBook(parts: Partial<CatalogueDefinition> = {}): CatalogueDefinition {
  return { id: 'book', name: 'The Book', gameSystemId: 'game', ...parts };
}

export function smallCatalogue({ system, book, others = [], ...options }: SmallParts = {}): Catalogue {
  return linkCatalogues(smallSystem(system), [smallBook(book), ...others], { order: 'listed', ...options });
}

export const points = (value: number | string): readonly CostDefinition[] => [{ typeId: 'pts', value }];

/** A unit named like its id. */
export function unit(id: string, parts: Partial<SelectionEntryDefinition> = {}): SelectionEntryDefinition {
  return { id, name: id, type: 'unit', ...parts };
}

/** An option named like its id. */
export function option(id: string, parts: Partial<SelectionEntryDefinition> = {}): SelectionEntryDefinition {
  return { id, name: id, type: 'upgrade', ...parts };
}
