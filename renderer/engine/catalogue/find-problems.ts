import type { Book } from './book';
import type { EntryLinkDefinition } from './definition';
import { resolveTarget } from './linker';
import type { CatalogueProblem } from './problem';

/** Links that lead nowhere and ids met twice, of all files. */
export function findProblems(books: readonly Book[]): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  for (const book of books) {
    for (const { id, name } of book.index.duplicates) {
      problems.push({ kind: 'duplicate-id', book: book.key, id, name });
    }
    for (const indexed of book.index.byId.values()) {
      const { kind, definition } = indexed;
      const isBroken =
        (kind === 'link' && !resolveTarget(definition as EntryLinkDefinition, book)) ||
        (kind === 'info-link' && !book.find(definition.targetId)) ||
        (kind === 'category-link' && !book.category(definition.targetId)) ||
        (kind === 'force-link' && !book.findKind('force', definition.targetId));
      if (isBroken && 'targetId' in definition) {
        problems.push({
          kind: 'broken-link',
          book: book.key,
          from: definition.id ?? '',
          to: definition.targetId,
          name: definition.name ?? '',
        });
      }
    }
  }
  return problems;
}
