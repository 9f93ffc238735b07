import type { Catalogue } from '../../catalogue/catalogue';
import type { BookVersion, Roster } from '../../roster/document';
import type { ListNote } from '../list/list-problem';
import type { RelinkStep } from './relink';

/** What finding a roster's choices in the data has to tell: where revisions differ, and what was found otherwise. */
export function relinkNotes(
  catalogue: Catalogue,
  roster: Roster,
  steps: readonly RelinkStep[],
): readonly ListNote[] {
  const notes: ListNote[] = [];
  const compare = ({ name, revision }: BookVersion, current: string | number | undefined): void => {
    const now = String(current ?? '');
    if (revision !== now) notes.push({ kind: 'other-revision', name, revision, current: now });
  };
  compare(roster.system, catalogue.system.revision);
  for (const version of roster.books) {
    const book = catalogue.book(version.id, version.name);
    if (book) compare(version, book.definition.revision);
  }
  for (const by of ['group', 'id', 'name'] as const) {
    const names = [...new Set(steps.filter((step) => step.by === by).map(({ name }) => name))];
    if (names.length > 0) notes.push({ kind: 'relinked', by, names });
  }
  return notes;
}
