import type { SourceProblem } from '../../source/source-problem';
import type { Book } from '../book';
import type { Catalogue } from '../catalogue';
import type { DataFile } from '../community/data-file';
import type { LocalNames } from '../definition';
import { linkCatalogues } from '../link-catalogues';
import { type ReadDataOptions, type ReadSystem, readData } from '../read-data';

export interface Tally {
  /** Things that may be chosen. */
  readonly entries: number;
  readonly units: number;
}

export interface BookTally extends Tally {
  readonly id: string;
  readonly name: string;
}

export interface SystemTally extends Tally {
  readonly id: string;
  readonly name: string;
  readonly names: LocalNames | undefined;
  /** Ours: written for this program. */
  readonly isOurs: boolean;
  readonly revision: string;
  readonly books: readonly BookTally[];
}

export interface CheckedData {
  readonly systems: readonly SystemTally[];
  readonly problems: readonly SourceProblem[];
  /** Milliseconds by the given clock. */
  readonly ms: { readonly read: number; readonly link: number };
}

export interface CheckDataOptions extends Omit<ReadDataOptions, 'lenders'> {
  /** Further files that the checked ones rest on; what is wrong with them is not told. */
  readonly support?: readonly DataFile[];
  readonly clock?: () => number;
}

/** Reads files of data as lists would use them: what is wrong, where, and how many things there are. */
export function checkData(files: readonly DataFile[], options: CheckDataOptions = {}): CheckedData {
  const { support = [], clock = () => 0 } = options;
  const start = clock();
  const own = new Set(files.map(({ path }) => path));
  const lent = support.filter(({ path }) => !own.has(path));
  const lenders = new Set(lent.map(({ path }) => path));
  const read = readData([...files, ...lent], { ...options, lenders });
  const readMs = clock() - start;
  // A system that only lends its rules to a checked book is not what was asked about, and its problems are not either.
  const systems = read.systems
    .map((each) => ({ ...each, catalogue: linkCatalogues(each.system, each.books, each.options) }))
    .filter(({ paths }) => paths.some((path) => own.has(path)));
  const problems = [...read.problems, ...systems.flatMap(problemsOfLinking), ...read.strangeWords(own)];
  return {
    systems: systems.flatMap((each) => (each.isHere ? [tallyOf(each, own)] : [])),
    problems: problems.filter(({ file }) => own.has(file)),
    ms: { read: readMs, link: clock() - start - readMs },
  };
}

interface Linked extends ReadSystem {
  readonly catalogue: Catalogue;
}

function problemsOfLinking({ catalogue, locate }: Linked): SourceProblem[] {
  const definitions = new Map(
    [catalogue.systemBook, ...catalogue.books].map(({ key, definition }) => [key, definition]),
  );
  return catalogue.problems.flatMap((problem) => {
    const within = definitions.get(problem.book);
    return within ? [locate(problem, within)] : [];
  });
}

interface Found {
  readonly entries: Set<string>;
  readonly units: Set<string>;
}

function look({ index }: Book, into: readonly Found[]): void {
  for (const [id, { kind, definition }] of index.byId) {
    if (kind !== 'entry') continue;
    for (const { entries, units } of into) {
      entries.add(id);
      if (definition.type === 'unit') units.add(id);
    }
  }
}

const found = (): Found => ({ entries: new Set(), units: new Set() });
const counted = ({ entries, units }: Found): Tally => ({ entries: entries.size, units: units.size });

/** Of the checked files alone: books that are only lent were not asked about. */
function tallyOf({ catalogue, isOurs, pathOf }: Linked, own: ReadonlySet<string>): SystemTally {
  const all = found();
  const isOwn = ({ definition }: Book): boolean => own.has(pathOf(definition) ?? '');
  if (isOwn(catalogue.systemBook)) look(catalogue.systemBook, [all]);
  const books = catalogue.books.filter(isOwn).map((book): BookTally => {
    const inBook = found();
    look(book, [inBook, all]);
    return { id: book.id, name: book.name, ...counted(inBook) };
  });
  const { id, name, names, revision } = catalogue.system;
  return { id, name, names, isOurs, revision: String(revision ?? ''), books, ...counted(all) };
}
