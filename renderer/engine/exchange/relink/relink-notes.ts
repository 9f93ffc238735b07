import type { Catalogue } from '../../catalogue/catalogue';
import type { BookVersion, Roster } from '../../roster/document';
import type { ListNote } from '../list/list-problem';
import type { RelinkStep } from './relink';

interface Named {
  readonly name: string;
  readonly revision?: string | number | undefined;
}

/** What finding a roster's choices in the data has to tell: where revisions differ, and what was found otherwise. */
export function relinkNotes(
  catalogue: Catalogue,
  roster: Roster,
  steps: readonly RelinkStep[],
): readonly ListNote[] {
  const notes: ListNote[] = [];
  const compare = ({ name, revision }: BookVersion, here: Named): void => {
    const current = String(here.revision ?? '');
    // Files of other programs need not name their data.
    if (revision !== current)
      notes.push({ kind: 'other-revision', name: name || here.name, revision, current });
  };
  compare(roster.system, catalogue.system);
  for (const version of roster.books) {
    const book = catalogue.book(version.id, version.name);
    if (book) compare(version, book.definition);
  }
  for (const by of ['group', 'id', 'name'] as const) {
    const names = [...new Set(steps.filter((step) => step.by === by).map(({ name }) => name))];
    if (names.length > 0) notes.push({ kind: 'relinked', by, names });
  }
  return notes;
}
