import type { Book } from '../catalogue/book';
import type { Id } from '../catalogue/definition';

/** What may stand in a book: entries, profiles, rules. */
export interface Printed {
  readonly publicationId: Id;
  readonly page: string;
}

/** Where it is printed: `Core Rules, p. 34`, by the short name of the book; empty where the data do not say. */
export function bookReference(book: Book | undefined, { publicationId, page }: Printed): string {
  const publication = publicationId === '' ? undefined : book?.publication(publicationId);
  const title = (publication?.shortName || publication?.name || '').trim();
  const where = page.trim();
  return [title, /^\d/.test(where) ? `p.\u00a0${where}` : where].filter((part) => part !== '').join(', ');
}
