import type { DataFile } from '../engine/catalogue/community/data-file';
import { checkData } from '../engine/catalogue/shelf/check-data';
import type { DataShelf } from '../engine/catalogue/shelf/data-shelf';
import type { ShelfFile } from '../engine/catalogue/shelf/shelf-file';
import { filesOf } from '../engine/catalogue/shelf/shelved-system';
import type { SourceProblem } from '../engine/source/source-problem';
import type { Language } from '../engine/words/language';
import { problemSentence } from '../engine/words/problems/problem-sentence';
import type { DataCheck, DataProblem, FileCheck, ReadingProgress } from './protocol/data-view';

/** More problems than this are counted, not listed. */
const MOST_PROBLEMS = 400;

const GRAVITY = { error: 0, warning: 1, advice: 2 } as const;

/**
 * Reads one game whole and says what is wrong with it.
 * @param key of the game; undefined for the files that belong to none
 */
export async function checkSystem(
  shelf: DataShelf,
  key: string | undefined,
  language: Language,
  onProgress: (progress: ReadingProgress) => void,
): Promise<DataCheck> {
  const system = shelf.systems.find((each) => each.key === key);
  const files =
    key === undefined
      ? shelf.strays.map(({ file }) => file)
      : system === undefined
        ? []
        : filesOf(system).map(({ file }) => file);
  const all = files.length;
  const read: DataFile[] = [];
  const unreadable: ShelfFile[] = [];
  for (const [index, file] of files.entries()) {
    // Fetching its bytes is half the work on a file, understanding them the other.
    onProgress({ path: file.path, done: index / 2, all });
    try {
      read.push({ path: file.path, place: file.place, bytes: await file.read() });
    } catch {
      unreadable.push(file);
    }
  }
  const checked = checkData(read, {
    onProgress: (done) => onProgress({ path: read[done]?.path, done: (all + done) / 2, all }),
  });
  onProgress({ path: undefined, done: all, all });
  return checkView(files, checked, unreadable, language, system?.books ?? []);
}

function checkView(
  files: readonly ShelfFile[],
  { systems, problems }: ReturnType<typeof checkData>,
  unreadable: readonly ShelfFile[],
  language: Language,
  books: DataShelf['systems'][number]['books'],
): DataCheck {
  const [tally] = systems;
  const counts = new Map(files.map(({ path }) => [path, { entries: 0, errors: 0, warnings: 0, advice: 0 }]));
  for (const { severity, file } of problems) {
    const count = counts.get(file);
    if (count === undefined) continue;
    if (severity === 'error') count.errors++;
    else if (severity === 'warning') count.warnings++;
    else count.advice++;
  }
  for (const { path } of unreadable) (counts.get(path) as { errors: number }).errors++;
  for (const { head, file } of books) {
    const found = tally?.books.find(({ id, name }) => id === head.id && name.trim() === head.name.trim());
    const count = counts.get(file.path);
    if (count !== undefined) count.entries = found?.entries ?? 0;
  }
  const placeOf = new Map(files.map(({ path, place }) => [path, place]));
  const sorted = problems.toSorted(
    (one, other) =>
      GRAVITY[one.severity] - GRAVITY[other.severity] ||
      one.file.localeCompare(other.file) ||
      one.line - other.line ||
      one.column - other.column,
  );
  return {
    entries: tally?.entries ?? 0,
    units: tally?.units ?? 0,
    files: Object.fromEntries(counts) as Readonly<Record<string, FileCheck>>,
    problems: sorted
      .slice(0, MOST_PROBLEMS)
      .map((problem, index) => problemView(problem, index, placeOf.get(problem.file), language)),
    more: Math.max(0, sorted.length - MOST_PROBLEMS),
  };
}

function problemView(
  problem: SourceProblem,
  index: number,
  place: string | undefined,
  language: Language,
): DataProblem {
  const { severity, file, line, column, at } = problem;
  return {
    key: `${index} ${file}:${line}:${column}`,
    severity,
    sentence: problemSentence(problem, language),
    path: file,
    place,
    line,
    column,
    at: at.map((name) => name.trim()).join(' › '),
  };
}
