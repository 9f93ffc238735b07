/** Who counts whom in the data of a game, as they say it: which edits are likely to make something come out otherwise. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';

/** One thing that a definition asks of the list: a condition, a repeat or a constraint. */
export interface Asked {
  readonly field: string;
  /** What is counted: an id or a word. */
  readonly childId: string;
  /** Where something comes out otherwise. */
  readonly value: number;
}

type Part = Readonly<Record<string, unknown>>;

/** Lists of what is asked about by itself: it may be in a list without what it stands in. */
const APART: ReadonlySet<string> = new Set([
  ...['selectionEntries', 'selectionEntryGroups', 'entryLinks', 'forceEntries', 'forceEntryLinks'],
  ...['sharedSelectionEntries', 'sharedSelectionEntryGroups', 'sharedForceEntries', 'categoryEntries'],
]);

const QUERIES: ReadonlySet<string> = new Set(['conditions', 'repeats', 'constraints']);

const partsOf = (value: unknown): readonly Part[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];

export class Relations {
  readonly #asked = new Map<string, Asked[]>();
  readonly #askers = new Map<string, Set<string>>();

  constructor({ systemBook, books }: Catalogue) {
    for (const { definition } of [systemBook, ...books]) this.#walk(definition as unknown as Part);
  }

  /** What the definition with an id asks. */
  askedBy(id: string): readonly Asked[] {
    return this.#asked.get(id) ?? [];
  }

  /** Ids of the definitions that ask about something. */
  askersOf(id: string): ReadonlySet<string> {
    return this.#askers.get(id) ?? new Set();
  }

  #walk(part: Part): void {
    for (const key of APART) {
      for (const each of partsOf(part[key])) {
        const id = String(each.id);
        this.#collect(each, id, id);
        // A link brings along what its target asks; a category is asked about in the blocks of forces.
        this.#walk(each);
      }
    }
  }

  /** @param counted what a constraint counts that names nothing */
  #collect(part: Part, asker: string, counted: string): void {
    for (const [key, value] of Object.entries(part)) {
      if (APART.has(key)) continue;
      for (const each of partsOf(value)) {
        if (QUERIES.has(key)) this.#note(each, asker, key === 'constraints' ? counted : 'any');
        this.#collect(each, asker, key === 'categoryLinks' ? String(each.targetId) : counted);
      }
    }
  }

  #note({ field = 'selections', childId, value = 1 }: Part, asker: string, counted: string): void {
    const asked = { field: String(field), childId: String(childId ?? counted), value: Number(value) };
    const list = this.#asked.get(asker);
    if (list) list.push(asked);
    else this.#asked.set(asker, [asked]);
    const askers = this.#askers.get(asked.childId);
    if (askers) askers.add(asker);
    else this.#askers.set(asked.childId, new Set([asker]));
  }
}

const known = new WeakMap<Catalogue, Relations>();

export function relationsOf(catalogue: Catalogue): Relations {
  let relations = known.get(catalogue);
  if (!relations) {
    relations = new Relations(catalogue);
    known.set(catalogue, relations);
  }
  return relations;
}
