import type { HarmOfRepeatedId } from '../source/community-problem-params';
import type { Book } from './book';
import type { Id } from './definition';
import type { IndexedKind } from './id-index';
import { walkNodes } from './walk-nodes';

/** Only their targets are ever meant: editors copy them with their ids, by the hundred. */
const NEVER_MEANT: ReadonlySet<IndexedKind> = new Set(['category-link', 'info-link']);
/** What a list of units remembers by its id. */
const TAKEN: ReadonlySet<IndexedKind> = new Set(['entry', 'group', 'link', 'force', 'force-link']);

/** Properties that refer to something by its id. */
const REFERENCES = [
  'targetId',
  'childId',
  'scope',
  'field',
  'defaultSelectionEntryId',
  'publicationId',
  'value',
];

/**
 * What has the id of something that stands before it in its file, with the harm that this does. What can do none and
 * need not be put right is left out.
 */
export class RepeatedIds {
  readonly #books: readonly Book[];
  readonly #references = new Map<Book, ReadonlySet<Id>>();

  constructor(books: readonly Book[]) {
    this.#books = books;
  }

  of(book: Book): ReadonlyMap<object, HarmOfRepeatedId> {
    const { duplicates, byId } = book.index;
    if (duplicates.length === 0) return new Map();
    const seers = this.#books.filter((each) => each === book || book.isSystem || each.imports.includes(book));
    const references = seers.map((each) => this.#referencesOf(each));
    const harms = new Map<object, HarmOfRepeatedId>();
    for (const { id, indexed } of duplicates) {
      const { kind, list, definition } = indexed;
      if (references.some((ids) => ids.has(id))) harms.set(definition, 'references');
      else if (TAKEN.has(kind) && byId.get(id)?.list === list) harms.set(definition, 'lists');
      else if (!NEVER_MEANT.has(kind)) harms.set(definition, 'none');
    }
    return harms;
  }

  #referencesOf(book: Book): ReadonlySet<Id> {
    const known = this.#references.get(book);
    if (known) return known;
    const ids = new Set<Id>();
    walkNodes(book.definition, (node) => {
      for (const property of REFERENCES) {
        const id = node[property];
        if (typeof id === 'string') ids.add(id);
      }
    });
    this.#references.set(book, ids);
    return ids;
  }
}
