import type { SourceProblem } from '../source/source-problem';
import { kindOfFile } from './books/kind-of-file';
import { readBooks } from './books/read-books';
import { checkWords } from './community/check-words';
import type { DataDocument, DataFile } from './community/data-file';
import { groupSystems, type SystemGroup } from './community/group-systems';
import { openDocuments } from './community/open-documents';
import { ReadingBudget } from './community/reading-budget';
import type { CatalogueDefinition, GameSystemDefinition } from './definition';
import type { LinkOptions } from './link-catalogues';
import type { CatalogueProblem } from './problem';

/** One game with its books, ready to be linked: `linkCatalogues(system, books, options)`. */
export interface ReadSystem {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
  readonly options: LinkOptions;
  /** Ours: written for this program. */
  readonly isOurs: boolean;
  /** False: the system itself is not among the files, and `system` only stands for it, so that links can be checked. */
  readonly isHere: boolean;
  /** Its files: that of the system, if it is there, and those of its books. */
  readonly paths: readonly string[];
  /** The file of the system or of one of its books. */
  pathOf(definition: CatalogueDefinition | GameSystemDefinition): string | undefined;
  /** Gives what linking found its file and its place in it. */
  locate(problem: CatalogueProblem, within: CatalogueDefinition | GameSystemDefinition): SourceProblem;
}

export interface ReadData {
  readonly systems: readonly ReadSystem[];
  /** What is wrong with the files. What linking finds is told by the linked catalogue. */
  readonly problems: readonly SourceProblem[];
  /**
   * Words of community data that their format does not have, each once. Looks through everything when asked.
   * @param paths only of these files
   */
  strangeWords(paths?: ReadonlySet<string>): readonly SourceProblem[];
}

export interface ReadDataOptions {
  /** Also tells names of our books that have no French. */
  readonly translations?: boolean;
  /** Also tells capabilities of our files that are only a name. */
  readonly summaries?: boolean;
  /** Files that only lend what the others need: a system or catalogue that is among the others too is not taken of them. */
  readonly lenders?: ReadonlySet<string>;
  /** Called after each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * Reads data of any format: our systems and books, community data in XML and JSON, zipped one by one or not, in any order
 * and of any number of games. Never throws; a file that fails is left out with its problems, and the others stay usable.
 */
export function readData(files: readonly DataFile[], options: ReadDataOptions = {}): ReadData {
  const documents: DataDocument[] = [];
  const problems: SourceProblem[] = [];
  const others: { readonly file: DataFile; readonly isOurs: boolean }[] = [];
  const budget = new ReadingBudget();
  for (const [index, file] of files.entries()) {
    const opened = openDocuments(file, budget);
    documents.push(...opened.documents);
    problems.push(...opened.problems);
    if (opened.other) {
      const { value } = opened.other;
      others.push({ file, isOurs: value === undefined || kindOfFile(value) !== undefined });
    }
    options.onProgress?.(index + 1, files.length);
  }
  // Repositories of community data hold settings of editors and other JSON, which nobody means to be a book.
  const ours = documents.length > 0 ? others.filter(({ isOurs }) => isOurs) : others;
  const books = readBooks(
    ours.map(({ file: { path, place, bytes } }) => ({ path, place, text: bytes })),
    { translations: options.translations ?? false, summaries: options.summaries ?? false },
  );
  const { groups, problems: together } = groupSystems(withoutCopies(documents, options.lenders));
  return {
    systems: [
      ...books.systems.map(
        ({ system, books: all, order, paths }): ReadSystem => ({
          system,
          books: all,
          options: { order },
          isOurs: true,
          isHere: true,
          paths: [...paths.values()],
          pathOf: ({ id }) => paths.get(id),
          // Compiled definitions have no place in a file.
          locate: (problem, within) => located(problem, paths.get(within.id) ?? '', undefined),
        }),
      ),
      ...groups.map(readSystemOf),
    ],
    problems: [...problems, ...together, ...books.problems],
    strangeWords: (paths) =>
      checkWords(
        groups.flatMap((group) =>
          group.documents.filter(({ path }) => paths === undefined || paths.has(path)),
        ),
      ),
  };
}

function readSystemOf({ system, isHere, books, documents }: SystemGroup): ReadSystem {
  const byDefinition = new Map<object, DataDocument>(documents.map((each) => [each.definition, each]));
  return {
    system,
    books,
    options: { isSystemMissing: !isHere },
    isOurs: false,
    isHere,
    paths: documents.map(({ path }) => path),
    pathOf: (definition) => byDefinition.get(definition)?.path,
    locate: (problem, within) => {
      const document = byDefinition.get(within);
      return located(problem, document?.path ?? '', document);
    },
  };
}

function withoutCopies(
  documents: readonly DataDocument[],
  lenders: ReadonlySet<string> = new Set(),
): readonly DataDocument[] {
  const keyOf = ({ isSystem, definition: { id, name } }: DataDocument): string =>
    JSON.stringify(isSystem ? [id] : [id, name]);
  const own = new Set(documents.filter(({ path }) => !lenders.has(path)).map(keyOf));
  return documents.filter((document) => !lenders.has(document.path) || !own.has(keyOf(document)));
}

function located(problem: CatalogueProblem, file: string, document: DataDocument | undefined): SourceProblem {
  const { severity, kind, params, at, node, property } = problem;
  const position = document?.positionOf(node, property) ?? { line: 1, column: 1 };
  return { severity, kind, params, at, file, ...position } as SourceProblem;
}
