import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import type { SourceProblem } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';
import { checkMeaning } from './check-book';
import { checkTranslations } from './check-translations';
import { checkCapabilities } from './checks/check-capabilities';
import { checkEffects } from './checks/check-effects';
import { checkSummaries } from './checks/check-summaries';
import { type Chosen, chooseCopies, copyProblem } from './choose-copy';
import { compileBook } from './compile-book';
import { compileSystem } from './compile-system';
import { type BookFile, beyondShape, hasId, type Read, Reading } from './reading';

/** One game of our own books, ready to be linked: `linkCatalogues(system, books, { order })`. */
export interface CompiledSystem {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
  /** Modifiers of our books apply in stages, and numbers inside texts count up. */
  readonly order: 'staged';
  /** The file of the system and of each book, by id. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface ReadBooks {
  readonly systems: readonly CompiledSystem[];
  readonly problems: readonly SourceProblem[];
}

export interface ReadBooksOptions {
  /** Also tells names that have no French. */
  readonly translations?: boolean;
  /** Also tells capabilities that are only a name. */
  readonly summaries?: boolean;
}

/** By id of the system: what the books of it rest on. */
interface Ground {
  readonly systems: ReadonlyMap<string, Chosen<System>>;
  readonly capabilities: ReadonlyMap<string, Chosen<CapabilitiesFile>>;
}

/**
 * Reads systems, capabilities and army books of our own format, in any order, and compiles them. A file that fails is
 * left out with its problems; the others stay usable, and of several of one id the first that can be used is. Problems
 * stand in the order of the files, from the top of each down.
 */
export function readBooks(files: readonly BookFile[], options: ReadBooksOptions = {}): ReadBooks {
  const reading = new Reading();
  for (const file of files) reading.read(file);
  const { translations = false, summaries = false } = options;
  const capabilities = chooseCopies(
    reading,
    reading.capabilities,
    ({ data, path }) => (typeof data.system === 'string' ? data.system : path),
    (file) =>
      reading.tell(
        file,
        beyondShape(file, [], () => [
          ...checkCapabilities(file.parts),
          ...checkEffects(file.parts),
          ...(summaries ? checkSummaries(file.parts) : []),
        ]),
      ),
  );
  const systems = chooseCopies(
    reading,
    reading.systems,
    ({ data }) => data.id,
    (file) => checkFile(reading, file, file, capabilities.get(file.data.id)?.file, translations),
  );
  const ground = { systems, capabilities };
  if (translations) tellWordsWithoutFrench(reading, ground);
  const books = chooseCopies(
    reading,
    reading.books.filter((book) => hasSystem(reading, book, ground, translations)),
    (book) => (hasId(book) ? JSON.stringify([book.data.system, book.data.id]) : book.path),
    (book) => {
      const { system } = book.data;
      return checkFile(
        reading,
        book,
        systems.get(system)?.file,
        capabilities.get(system)?.file,
        translations,
      );
    },
  );
  const order = new Map(files.map(({ path }, index) => [path, index]));
  return {
    systems: compiled(ground, [...books.values()]),
    problems: reading.problems.toSorted(
      (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line || a.column - b.column,
    ),
  };
}

/** Tells what is wrong with a system or a book beside its shape. @returns true when none of it is an error */
function checkFile(
  reading: Reading,
  file: Read<System | Book>,
  system: Read<System> | undefined,
  capabilities: Read<CapabilitiesFile> | undefined,
  translations: boolean,
): boolean {
  const { parts } = file;
  const others = system === file ? [capabilities] : [system, capabilities];
  if (translations) {
    const told = beyondShape(file, others, () =>
      checkTranslations(parts, system?.parts, capabilities?.parts),
    );
    reading.tell(file, told);
  }
  if (system === undefined) return false;
  const meaning = beyondShape(file, others, (isRough) =>
    checkMeaning(parts, system.parts, capabilities?.parts, isRough),
  );
  return reading.tell(file, meaning);
}

function tellWordsWithoutFrench(reading: Reading, { systems, capabilities }: Ground): void {
  for (const [id, { file }] of capabilities) {
    if (!systems.has(id)) continue;
    const told = beyondShape(file, [], () => checkTranslations(file.parts, undefined, undefined));
    reading.tell(file, told);
  }
}

/** Tells of a book that its system is not there, or that its id is the system's. */
function hasSystem(
  reading: Reading,
  book: Read<Book>,
  { systems, capabilities }: Ground,
  translations: boolean,
): boolean {
  const { data, shape } = book;
  const system = systems.get(data.system)?.file;
  if (system !== undefined && data.id !== data.system) return true;
  if (translations) checkFile(reading, book, undefined, capabilities.get(data.system)?.file, true);
  if (system !== undefined) {
    reading.tell(book, [copyProblem(book, { path: system.path, place: book.place })]);
    return false;
  }
  // A broken one is told by itself.
  const isTold = shape.some(({ pointer }) => pointer === '/system') || typeof data.system !== 'string';
  if (isTold || reading.mayHold(data.system)) return false;
  const params = { id: data.system };
  reading.tell(book, [{ severity: 'error', kind: 'unknown-system', pointer: '/system', params }]);
  return false;
}

function compiled(
  { systems, capabilities }: Ground,
  books: readonly Chosen<Book>[],
): readonly CompiledSystem[] {
  return [...systems].flatMap(([id, { file, isUsable }]): CompiledSystem[] => {
    if (!isUsable) return [];
    const words = capabilities.get(id);
    const own = books.filter((book) => book.isUsable && book.file.data.system === id);
    return [
      {
        system: compileSystem(file.data, words?.isUsable ? words.file.data : undefined),
        books: own.map((book) => compileBook(file.data, book.file.data)),
        order: 'staged',
        paths: new Map([[id, file.path], ...own.map((book) => [book.file.data.id, book.file.path] as const)]),
      },
    ];
  });
}
