import type { DataDocument } from '../community/data-file';
import { groupSystems } from '../community/group-systems';
import type { FileHead } from './file-head';
import { type Preference, preferenceIn, shelved } from './preference';
import type { HeadedFile, ShelvedFile } from './shelf-file';

/** A book of a system, known by its head. */
export interface ShelvedBook extends ShelvedFile {
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
  readonly file: ShelvedFile | undefined;
  readonly capabilities: ShelvedFile | undefined;
  /** In the order of their files, libraries too. */
  readonly books: readonly ShelvedBook[];
}

/** Every file of a system: those that go first, then their copies. */
export function filesOf({ file, capabilities, books }: ShelvedSystem): readonly HeadedFile[] {
  const all = [file, capabilities, ...books].filter((each) => each !== undefined);
  return [...all, ...all.flatMap(({ copies }) => copies)];
}

/**
 * Says which files make which system. Of several versions of one game the one that goes first stands first.
 * @param files in the order in which their places were added; a later one goes before an earlier one
 */
export function shelveSystems(files: readonly HeadedFile[]): readonly ShelvedSystem[] {
  const preference = preferenceIn(files);
  const systems = [
    ...ownSystems(
      files.filter(({ head }) => head.format === 'ours'),
      preference,
    ),
    ...communitySystems(
      files.filter(({ head }) => head.format === 'community'),
      preference,
    ),
  ];
  const seen = new Set<string>();
  return systems.map((system) => {
    const key = seen.has(system.id) ? `${system.id}@${system.file?.file.path ?? ''}` : system.id;
    seen.add(system.id);
    return { ...system, key };
  });
}

type Unkeyed = Omit<ShelvedSystem, 'key'>;

/** A person's book joins the shipped ones of its game; with the id of one of them it goes before it. */
function ownSystems(files: readonly HeadedFile[], preference: Preference): readonly Unkeyed[] {
  const games = grouped(files, ({ head }) => head.gameSystemId);
  return [...games].map(([id, own]) => {
    const of = (kind: FileHead['kind']): readonly HeadedFile[] =>
      own.filter(({ head }) => head.kind === kind);
    const books = grouped(of('book'), ({ head }) => head.id);
    return {
      id,
      format: 'ours',
      file: shelved(of('system'), preference),
      capabilities: shelved(of('capabilities'), preference),
      books: [...books].flatMap(([key, copies]) => {
        const book = shelved(copies, preference);
        return book === undefined ? [] : [{ ...book, key }];
      }),
    };
  });
}

function grouped(
  files: readonly HeadedFile[],
  keyOf: (file: HeadedFile) => string,
): ReadonlyMap<string, readonly HeadedFile[]> {
  const groups = new Map<string, HeadedFile[]>();
  for (const file of files) {
    const key = keyOf(file);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [file]);
    else known.push(file);
  }
  return groups;
}

/** The same rules for heads as for whole files. */
function communitySystems(files: readonly HeadedFile[], preference: Preference): readonly Unkeyed[] {
  const ofDocument = new Map<DataDocument, HeadedFile>();
  const documents = files.toSorted(preference).map((each): DataDocument => {
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
  const { groups, copies } = groupSystems(documents);
  const headed = (own: readonly DataDocument[]): readonly HeadedFile[] =>
    own.flatMap((document) => ofDocument.get(document) ?? []);
  return groups.map(({ system, documents: own }) => {
    const all = own.flatMap((document): ShelvedFile[] => {
      const file = ofDocument.get(document);
      return file === undefined ? [] : [{ ...file, copies: headed(copies.get(document) ?? []) }];
    });
    const books = all
      .filter(({ head }) => head.kind === 'book')
      .sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
    return {
      id: system.id,
      format: 'community',
      file: all.find(({ head }) => head.kind === 'system'),
      capabilities: undefined,
      books: withKeys(system.id, books),
    };
  });
}

/** As the linked catalogue names its books: see `linkCatalogues`. */
function withKeys(systemId: string, books: readonly ShelvedFile[]): readonly ShelvedBook[] {
  const seen = new Set([systemId]);
  return books.map((book) => {
    let key = seen.has(book.head.id) ? `${book.head.id}#${book.head.name}` : book.head.id;
    while (seen.has(key)) key += "'";
    seen.add(key);
    return { ...book, key };
  });
}
