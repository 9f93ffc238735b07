import type { DataDocument } from '../community/data-file';
import { groupSystems } from '../community/group-systems';
import type { FileHead } from './file-head';
import type { HeadedFile } from './shelf-file';

/** A book of a system, known by its head. */
export interface ShelvedBook extends HeadedFile {
  /** Its key in the linked catalogue: the id; of several with one id the later ones get `id#name`. */
  readonly key: string;
}

/** One version of a game with its books, known by their heads. */
export interface ShelvedSystem {
  /** Its id; of several versions of one game the later ones get the path of their file as well. */
  readonly key: string;
  readonly id: string;
  readonly format: FileHead['format'];
  /** Undefined: only books are there, and they cannot be used. */
  readonly file: HeadedFile | undefined;
  readonly capabilities: HeadedFile | undefined;
  /** In the order of their files, libraries too. */
  readonly books: readonly ShelvedBook[];
}

/** Path of every file of a system. */
export const filesOf = ({ file, capabilities, books }: ShelvedSystem): readonly HeadedFile[] =>
  [file, capabilities, ...books].filter((each) => each !== undefined);

/**
 * Says which files make which system.
 * @param files in the order in which their places were added; a later one goes before an earlier one
 */
export function shelveSystems(files: readonly HeadedFile[]): readonly ShelvedSystem[] {
  const systems = [
    ...ownSystems(files.filter(({ head }) => head.format === 'ours')),
    ...communitySystems(files.filter(({ head }) => head.format === 'community').toReversed()),
  ];
  const seen = new Set<string>();
  return systems.map((system) => {
    const key = seen.has(system.id) ? `${system.id}@${system.file?.file.path ?? ''}` : system.id;
    seen.add(system.id);
    return { ...system, key };
  });
}

type Unkeyed = Omit<ShelvedSystem, 'key'>;

/** A person's book joins the shipped ones of its game; with the id of one of them it stands in its place. */
function ownSystems(files: readonly HeadedFile[]): readonly Unkeyed[] {
  const found = new Map<
    string,
    { file?: HeadedFile; capabilities?: HeadedFile; books: Map<string, HeadedFile> }
  >();
  for (const each of files) {
    const { kind, id, gameSystemId } = each.head;
    const known = found.get(gameSystemId) ?? { books: new Map<string, HeadedFile>() };
    found.set(gameSystemId, known);
    if (kind === 'book') known.books.set(id, each);
    else if (kind === 'system') known.file = each;
    else known.capabilities = each;
  }
  return [...found].map(([id, { file, capabilities, books }]) => ({
    id,
    format: 'ours',
    file,
    capabilities,
    books: [...books].map(([key, book]) => ({ ...book, key })),
  }));
}

/** The same rules for heads as for whole files. */
function communitySystems(files: readonly HeadedFile[]): readonly Unkeyed[] {
  const ofDocument = new Map<DataDocument, HeadedFile>();
  const documents = files.map((each): DataDocument => {
    const { head, file } = each;
    const document = {
      path: file.path,
      isSystem: head.kind === 'system',
      definition: head,
      positionOf: () => undefined,
    } as DataDocument;
    ofDocument.set(document, each);
    return document;
  });
  return groupSystems(documents).groups.map(({ system, documents: own }) => {
    const headed = own.flatMap((document) => ofDocument.get(document) ?? []);
    const books = headed
      .filter(({ head }) => head.kind === 'book')
      .sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
    return {
      id: system.id,
      format: 'community',
      file: headed.find(({ head }) => head.kind === 'system'),
      capabilities: undefined,
      books: withKeys(system.id, books),
    };
  });
}

/** As the linked catalogue names its books: see `linkCatalogues`. */
function withKeys(systemId: string, books: readonly HeadedFile[]): readonly ShelvedBook[] {
  const seen = new Set([systemId]);
  return books.map((book) => {
    let key = seen.has(book.head.id) ? `${book.head.id}#${book.head.name}` : book.head.id;
    while (seen.has(key)) key += "'";
    seen.add(key);
    return { ...book, key };
  });
}
