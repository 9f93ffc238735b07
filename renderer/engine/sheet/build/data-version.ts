import { day } from '../../words/dates';
import { inLine } from '../../words/in-line';
import { nameIn } from '../../words/name-in';
import type { SheetContext } from './context';
import { allForces } from './walk';

/** The game with the edition of its rules: `The Game, 2nd edition`. */
export function gameEdition(context: SheetContext): string {
  const { name, names } = context.catalogue.system;
  return [nameIn(context.language, name, names), editionInLine(context)].filter(Boolean).join(', ');
}

/** The edition of the rules behind the name of the game: in the middle of a line it is no heading. */
export function editionInLine({ catalogue, language }: SheetContext): string {
  const { edition } = catalogue.system;
  const printed = edition ? nameIn(language, edition.en ?? '', edition) : '';
  return inLine(printed, language);
}

/**
 * Of the data, which is another thing than the edition of the rules: the newest of the system and the books in use, a day in
 * our data, a number in community data.
 */
export function dataVersion(context: SheetContext): string {
  const { catalogue, evaluation, words, language } = context;
  const books = allForces(evaluation.forces).flatMap(
    ({ force }) => catalogue.book(force.catalogueId)?.definition.revision ?? [],
  );
  const revisions = [catalogue.system.revision, ...books].filter((each) => each !== undefined).map(String);
  const days = revisions.filter((each) => /^\d{4}-\d{2}-\d{2}/.test(each)).sort();
  const newest = days.at(-1);
  if (newest !== undefined) return words.dataOf(day(newest, language, 'short'));
  const last = revisions.at(-1);
  return last === undefined ? '' : words.revision(last);
}
