import type { DataShelf } from '../../engine/catalogue/shelf/data-shelf';
import type { FileHead } from '../../engine/catalogue/shelf/file-head';
import type { HeadedFile, ShelvedFile } from '../../engine/catalogue/shelf/shelf-file';
import type { ShelvedSystem } from '../../engine/catalogue/shelf/shelved-system';
import type { Language } from '../../engine/words/language';
import { nameIn } from '../../engine/words/name-in';
import { problemSentence } from '../../engine/words/problems/problem-sentence';
import type { PlaceFiles } from '../place-files';
import type { DataBookView, DataOverview, DataSystemView, FileCopy } from '../protocol/data-view';
import type { BookView, SystemView } from '../protocol/new-list';

/** Files pad names with blanks to sort them. */
const nameOf = ({ name, names }: FileHead, language: Language): string =>
  nameIn(language, name.trim(), names);

/** What stands for a number of a revision beside the name: an edition in words, where the file has one. */
const editionOf = ({ edition }: FileHead, language: Language): string =>
  edition === undefined ? '' : nameIn(language, edition.en ?? '', edition);

/** As the files have it, blanks too: they are there for the order. */
const inOrder =
  (language: Language) =>
  ({ head: one }: HeadedFile, { head: other }: HeadedFile): number =>
    nameIn(language, one.name, one.names).localeCompare(nameIn(language, other.name, other.names), language, {
      numeric: true,
    });

/** Ours in the order of their files, then the community's by name. */
function ordered(systems: readonly ShelvedSystem[], language: Language): readonly ShelvedSystem[] {
  const nameIt = ({ id, file }: ShelvedSystem): string =>
    file === undefined ? id : nameOf(file.head, language);
  const community = systems.filter(({ format }) => format === 'community');
  return [
    ...systems.filter(({ format }) => format === 'ours'),
    ...community.sort((one, other) => nameIt(one).localeCompare(nameIt(other), language, { numeric: true })),
  ];
}

/**
 * All data by their heads, games by name.
 * @param looks what was found in each place, by id
 */
export function dataView(
  { systems, strays }: DataShelf,
  looks: ReadonlyMap<string, PlaceFiles>,
  language: Language,
): DataOverview {
  return {
    systems: ordered(systems, language).map((system) => systemRow(system, language)),
    strays: strays.map(({ file: { path, place } }) => ({ path, place })),
    places: [...looks].map(([id, { files, problems }]) => ({
      id,
      files: files.length,
      problems: problems.map((problem) => problemSentence(problem, language)),
    })),
  };
}

const copiesOf = ({ copies }: ShelvedFile): readonly FileCopy[] =>
  copies.map(({ head, file: { path, place } }) => ({ path, place, revision: head.revision }));

function systemRow({ key, id, format, file, books }: ShelvedSystem, language: Language): DataSystemView {
  return {
    key,
    id,
    name: file === undefined ? id : nameOf(file.head, language),
    edition: file === undefined ? '' : editionOf(file.head, language),
    revision: file?.head.revision ?? '',
    isOurs: format === 'ours',
    isHere: file !== undefined,
    place: (file ?? books[0])?.file.place,
    path: file?.file.path,
    copies: file === undefined ? [] : copiesOf(file),
    books: books.toSorted(inOrder(language)).map(
      (book): DataBookView => ({
        key: book.key,
        id: book.head.id,
        name: nameOf(book.head, language),
        edition: editionOf(book.head, language),
        revision: book.head.revision,
        isLibrary: book.head.isLibrary,
        place: book.file.place,
        path: book.file.path,
        copies: copiesOf(book),
      }),
    ),
  };
}

/** Games and armies that a new list may be of. */
export function systemViews({ systems }: DataShelf, language: Language): readonly SystemView[] {
  const other: Language = language === 'en' ? 'fr' : 'en';
  return ordered(systems, language).flatMap(({ key, format, file, books }) => {
    if (file === undefined) return [];
    const armies = books
      .filter(({ head }) => !head.isLibrary)
      .sort(inOrder(language))
      .map(({ key: id, head }): BookView => {
        const own = nameOf(head, language);
        const second = nameOf(head, other);
        return {
          id,
          name: own,
          second: second === own ? undefined : second,
          edition: editionOf(head, language),
        };
      });
    const { head } = file;
    const edition = editionOf(head, language);
    return armies.length === 0
      ? []
      : [
          {
            id: key,
            name: nameOf(head, language),
            edition,
            // Two versions of one game have one name.
            revision: format === 'community' ? head.revision : '',
            books: armies,
          },
        ];
  });
}
