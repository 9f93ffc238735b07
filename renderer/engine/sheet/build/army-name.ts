import type { EvaluatedForce } from '../../evaluation/evaluated';
import { nameIn } from '../../words/name-in';
import type { SheetContext } from './context';

/** Whose army a force is of, in the language of the sheet. */
export function armyName(
  { catalogue, language }: Pick<SheetContext, 'catalogue' | 'language'>,
  { catalogueId, catalogueName }: EvaluatedForce,
): string {
  const definition = catalogue.book(catalogueId)?.definition;
  return nameIn(language, definition?.name ?? catalogueName, definition?.names);
}
