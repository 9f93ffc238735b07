import { day } from '../../words/dates';
import { nameIn } from '../../words/name-in';
import type { SheetContext } from './context';
import { allForces } from './walk';

/** The game with the edition of its rules: `The Game, 2nd edition`. */
export function gameEdition({ catalogue, language }: SheetContext): string {
  const { name, names, edition } = catalogue.system;
  const printed = edition ? nameIn(language, edition.en ?? '', edition) : '';
  // In the middle of a line an edition is no heading.
  const lower = language === 'fr' ? printed.charAt(0).toLowerCase() + printed.slice(1) : printed;
  return [nameIn(language, name, names), lower].filter(Boolean).join(', ');
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
