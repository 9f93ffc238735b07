import { basename, dirname, resolve } from 'node:path';
import type { DataFile } from '../../../renderer/engine/catalogue/community/data-file';
import { checkData, type SystemTally } from '../../../renderer/engine/catalogue/shelf/check-data';
import { type FileHead, fileHead } from '../../../renderer/engine/catalogue/shelf/file-head';
import type { SourceProblem } from '../../../renderer/engine/source/source-problem';
import { isZip } from '../../../renderer/engine/source/zip/zip-entries';
import { day } from '../../../renderer/engine/words/dates';
import { nameIn } from '../../../renderer/engine/words/name-in';
import { problemSentence } from '../../../renderer/engine/words/problems/problem-sentence';
import { SEVERITIES } from '../../../renderer/engine/words/severities';
import { severityCount } from '../../../renderer/engine/words/verdict';
import type { HostProblem, Language } from '../../messages';
import { CLI_WORDS, type FrenchCounts } from '../cli-words';
import { type DataFiles, dataFilesAt } from '../data-files';
import { fillDataShelf } from '../data-shelf';
import { foldAlike } from '../fold-alike';
import { say, sayJson, warn } from '../say';
import { EXIT, type World } from '../world';

export interface DataCheckOptions {
  readonly paths: readonly string[];
  /** Further data that the checked ones may rest on. */
  readonly data: readonly string[];
  readonly isJson: boolean;
  readonly showsTranslations: boolean;
  readonly showsSummaries: boolean;
  readonly language: Language;
}

/** One thing wrong, as `muster data check --json` prints it. */
interface ProblemReport {
  readonly severity: 'error' | 'warning' | 'advice';
  readonly kind: string;
  readonly file: string;
  /** From 1; null for a whole file. */
  readonly line: number | null;
  readonly column: number | null;
  /** Names from the top of the file down. */
  readonly at: readonly string[];
  readonly message: string;
}

interface SystemReport {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly books: number;
  /** Things that may be chosen. */
  readonly entries: number;
}

/** Reads data as lists would use them and says what is wrong, where, and how many things there are. */
export async function dataCheck(options: DataCheckOptions, world: World): Promise<number> {
  const { language } = options;
  const words = CLI_WORDS[language];
  const start = world.clock();
  const found = await Promise.all(options.paths.map((path) => filesAt(path, world.cwd)));
  const files = found.flatMap((each) => each.files);
  const unreadable = found.flatMap((each) => each.problems);
  const support = await supportOf(files, options, world);
  const filesMs = world.clock() - start;
  const checked = checkData(files, {
    support,
    translations: options.showsTranslations,
    summaries: options.showsSummaries,
    clock: world.clock,
  });
  const { systems } = checked;
  const told = [...found.flatMap((each) => each.zipProblems), ...checked.problems].toSorted((one, other) =>
    compareFiles(one.file, other.file),
  );
  const problems: ProblemReport[] = [
    ...unreadable.map((each) => fileReport(each, words.file(each))),
    ...told.map((each) => sourceReport(each, language)),
  ];

  if (options.isJson) {
    const ms = { read: Math.round(filesMs + checked.ms.read), link: Math.round(checked.ms.link) };
    // Kilobytes on every system.
    const peakMB = Math.round(process.resourceUsage().maxRSS / 1024);
    const reports = systems.map(
      ({ id, name, revision, books, entries }): SystemReport => ({
        id,
        name,
        revision,
        books: books.length,
        entries,
      }),
    );
    sayJson(world, { systems: reports, problems, ms, peakMB });
  } else {
    // Nothing there is told by itself below, and is not fine.
    if (files.length > 0 || problems.length > 0) {
      for (const line of linesOf(systems, problems, language)) say(world, line);
      if (options.showsTranslations && systems.some(({ isOurs }) => isOurs))
        say(world, words.french(frenchOf(told)));
    }
  }
  if (unreadable.length > 0 || files.length === 0) {
    if (problems.length === 0 && !options.isJson) warn(world, words.noData);
    return EXIT.unreadable;
  }
  return problems.some(({ severity }) => severity === 'error') ? EXIT.some : EXIT.fine;
}

function frenchOf(problems: readonly SourceProblem[]): FrenchCounts {
  const count = (isOne: (problem: SourceProblem) => boolean): number => problems.filter(isOne).length;
  const unsure = (mark: 'likely' | 'ours') =>
    count((problem) => problem.kind === 'unsure-french' && problem.params.mark === mark);
  return {
    names: count(({ kind }) => kind === 'no-french'),
    words: count(({ kind }) => kind === 'no-french-words'),
    likely: unsure('likely'),
    ours: unsure('ours'),
  };
}

/** Paths in problems are as they were given on the command line. */
async function filesAt(path: string, cwd: string): Promise<DataFiles> {
  const whole = resolve(cwd, path);
  const shown = (each: string): string =>
    each.startsWith(whole) ? path.replace(/[/\\]$/, '') + each.slice(whole.length) : each;
  const { files, problems, zipProblems } = await dataFilesAt(whole);
  return {
    files: files.map((file) => ({ ...file, path: shown(file.path) })),
    problems: problems.map((each) => ({
      ...each,
      path: each.path === undefined ? undefined : shown(each.path),
    })),
    zipProblems: zipProblems.map((each) => ({ ...each, file: shown(each.file) })),
  };
}

/** The systems, with their capabilities, that checked books are written for without bringing them along. */
async function supportOf(
  files: readonly DataFile[],
  { data, paths }: DataCheckOptions,
  world: World,
): Promise<readonly DataFile[]> {
  const heads = files.flatMap(({ bytes }) => ownHead(bytes) ?? []);
  const there = new Set(heads.filter(({ kind }) => kind === 'system').map(({ id }) => id));
  const missing = new Set(heads.map(({ gameSystemId }) => gameSystemId).filter((id) => !there.has(id)));
  const whole = (path: string): string => resolve(world.cwd, path);
  const added = [...data.map(whole), ...paths.map(whole).flatMap(gameOfBook)];
  const community = (await Promise.all(added.map(dataFilesAt))).flatMap((found) =>
    found.files.filter(({ bytes }) => ownHead(bytes) === undefined),
  );
  if (missing.size === 0) return community;
  const { shelf } = await fillDataShelf(world.dataFolder, added);
  const hasCapabilities = new Set(
    heads.filter(({ kind }) => kind === 'capabilities').map(({ gameSystemId }) => gameSystemId),
  );
  const ours = shelf.systems
    .filter(({ id, format }) => format === 'ours' && missing.has(id))
    .flatMap(({ id, file, capabilities }) => [file, hasCapabilities.has(id) ? undefined : capabilities])
    .filter((each) => each !== undefined);
  const lent = await Promise.all(
    ours.map(async ({ file }) => ({ path: file.path, bytes: await file.read() })),
  );
  return [...lent, ...community];
}

/** Files before the folders beside them: a mistake in a system is told before all that it brings about in its books. */
function compareFiles(one: string, other: string): number {
  const [a, b] = [one.split(/[/\\]/), other.split(/[/\\]/)];
  const at = a.findIndex((step, index) => step !== b[index]);
  if (at < 0) return 0;
  const depth = Number(at < a.length - 1) - Number(at < b.length - 1);
  return depth || ((a[at] ?? '') < (b[at] ?? '') ? -1 : 1);
}

/** The folder that holds the system of a book named alone, as our own games lie: `game/books/army.json`. */
function gameOfBook(path: string): readonly string[] {
  const books = dirname(path);
  return path.endsWith('.json') && basename(books) === 'books' ? [dirname(books)] : [];
}

/** Which of our files it is. */
function ownHead(bytes: Uint8Array): FileHead | undefined {
  // Ours are JSON, which begins with a brace; a megabyte of XML need not be decoded to see that.
  if (bytes[0] === 0x3c || isZip(bytes)) return undefined;
  const head = fileHead(bytes, true);
  return typeof head === 'object' && head.format === 'ours' ? head : undefined;
}

function fileReport({ kind, path }: HostProblem, message: string): ProblemReport {
  return { severity: 'error', kind, file: path ?? '', line: null, column: null, at: [], message };
}

function sourceReport(problem: SourceProblem, language: Language): ProblemReport {
  const { severity, kind, file, line, column, at } = problem;
  return { severity, kind, file, line, column, at, message: problemSentence(problem, language) };
}

function linesOf(
  systems: readonly SystemTally[],
  problems: readonly ProblemReport[],
  language: Language,
): readonly string[] {
  const words = CLI_WORDS[language];
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const lines = [
    ...foldAlike(
      problems,
      ({ file, severity, message, line }) => JSON.stringify([file, severity, message, line === null]),
      ({ severity, file, line, column, at, message }) => {
        if (line === null) return message;
        const place = at.length === 0 ? '' : ` (${at.join(' › ')})`;
        return `${file}:${line}:${column}: ${SEVERITIES[language][severity].label}${colon}${message}${place}`;
      },
      ({ file }, count) => words.alike(file, count),
    ),
  ];
  for (const { name, names, revision, books, units, entries } of systems) {
    lines.push(
      `${nameIn(language, name, names)} ${day(revision, language)}${colon}${words.holds({ books: books.length, units, entries })}`,
    );
  }
  const sum = (of: (system: SystemTally) => number): number =>
    systems.reduce((all, system) => all + of(system), 0);
  const tally = {
    systems: systems.length,
    books: sum(({ books }) => books.length),
    units: sum(({ units }) => units),
  };
  const counts = (['error', 'warning', 'advice'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [severityCount(severity, count, language)];
  });
  lines.push(`${words.read(tally)}${colon}${counts.length === 0 ? words.noProblems : counts.join(', ')}`);
  return lines;
}
