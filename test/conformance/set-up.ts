import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { CatalogueDefinition, GameSystemDefinition } from '../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import type { Spec, Yaml } from './spec';

/** Defaults of the suite, which differ from those of the files: `shared` is false, an entry is a unit. */
const QUERIES = new Set(['constraints', 'conditions', 'repeats']);

function withDefaults(node: unknown, list = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => withDefaults(item, list));
  if (node === null || typeof node !== 'object') return node;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) result[key] = withDefaults(value, key);
  if (QUERIES.has(list)) result.shared ??= false;
  if (list === 'selectionEntries' || list === 'sharedSelectionEntries') result.type ??= 'unit';
  return result;
}

/** The catalogue of a spec, straight from its set-up. */
export function setUp(spec: Spec): Catalogue {
  const { gameSystem = {}, catalogues = [] } = spec.setup;
  const system = { ...(withDefaults(gameSystem) as Yaml) };
  const systemId = String(system.id ?? spec.id);
  const books = catalogues.map((catalogue, index) => ({
    gameSystemId: systemId,
    name: catalogues.length === 1 ? spec.id : `${spec.id}-${index + 1}`,
    revision: 1,
    ...(withDefaults(catalogue) as Yaml),
  }));
  return linkCatalogues(
    {
      ...system,
      id: systemId,
      name: String(system.name ?? spec.id),
      revision: 1,
    } as unknown as GameSystemDefinition,
    books as unknown as CatalogueDefinition[],
    { order: 'listed' },
  );
}
