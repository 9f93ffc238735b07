import type { Book } from '../../catalogue/book';
import type { NodeId } from '../../roster/document';
import type { SheetContext } from './context';

/** The book that a force is made of: it knows what its units refer to. */
export function forceBook(
  { evaluation, catalogue }: Pick<SheetContext, 'evaluation' | 'catalogue'>,
  force: NodeId,
): Book | undefined {
  const found = evaluation.node(force);
  return found !== undefined && 'catalogueId' in found ? catalogue.book(found.catalogueId) : undefined;
}
