/**
 * Lists of community data that are far larger than any that is played, one for each army of a folder: a full evaluation
 * with its findings of 160 units and of four times as many; edits by chance of the larger one until points and findings are
 * there, and the memory after some and after many; edits as the worker makes them, with all that is seen of the list.
 *
 * `node edit-community.mjs <folder> <how many armies, or 0 for all> [army…]` prints milliseconds and megabytes as JSON, by
 * the name of the army. Of many armies it takes some that stand apart in the list.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Book } from '../../renderer/engine/catalogue/book';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster } from '../../renderer/engine/roster/document';
import { openFolder } from '../laws/open-folder';
import { editTimes } from './edit-large';
import { largeList, selectionsIn } from './large-list';
import { RandomEdits } from './random-edits';
import { median, quantile } from './statistics';
import { stopwatch } from './stopwatch';
import { widestForce } from './widest-force';

const UNITS = 160;
const PER_UNIT = 5.2;
/** Full evaluations of each list, after some that do not count. */
const TIMES = 21;
const WARM_UP = 8;
const EDITS = 600;
/** As many as are made in an evening, and more. */
const MANY_EDITS = 5000;
const EDITS_AS_SEEN = 200;

const [folder = '', most = '0', ...wanted] = process.argv.slice(2);
const catalogue = openFolder(folder);

setFlagsFromString('--expose-gc');
const sweep = runInNewContext('gc') as () => void;

function megabytesInUse(): number {
  sweep();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Both in turn, so that what else the machine does slows both. */
function measureFull(of: Catalogue, lists: readonly Roster[]) {
  const times: number[][] = lists.map(() => []);
  for (let round = 0; round < WARM_UP + TIMES; round++) {
    for (const [index, roster] of lists.entries()) {
      const took = stopwatch();
      findings(evaluate(of, roster));
      if (round >= WARM_UP) times[index]?.push(took());
    }
  }
  return lists.map(({ forces }, index) => ({
    selections: selectionsIn(forces),
    ms: median(times[index] as number[]),
  }));
}

function measureEdits(of: Catalogue, roster: Roster) {
  const edits = new RandomEdits(of, roster);
  const some = Array.from({ length: 2 * EDITS }, () => edits.next()).slice(EDITS);
  const before = megabytesInUse();
  for (let count = 2 * EDITS; count < MANY_EDITS; count++) edits.next();
  return {
    median: median(some),
    p99: quantile(some, 0.99),
    megabytes: { before, after: megabytesInUse() },
  };
}

function measure(book: Book) {
  let count = 0;
  const newId = (): string => `n${count++}`;
  const force = widestForce(catalogue, book, newId);
  const list = (units: number): Roster =>
    largeList(catalogue, { book: book.key, force, units, perUnit: PER_UNIT, newId });
  const large = list(4 * UNITS);
  if (selectionsIn(large.forces) < 4 * UNITS) return undefined;
  const [once, fourfold] = measureFull(catalogue, [list(UNITS), large]);
  if (once === undefined || fourfold === undefined) throw new Error('nothing measured');
  const edit = measureEdits(catalogue, large);
  const seen = editTimes(catalogue, large, EDITS_AS_SEEN);
  return {
    once,
    fourfold,
    ratio: fourfold.ms / once.ms,
    edit,
    seen: { median: median(seen.edits), p99: quantile(seen.edits, 0.99) },
    offers: { median: median(seen.offers), p99: quantile(seen.offers, 0.99) },
  };
}

const armies = catalogue.books.filter(
  ({ isLibrary, forces, name }) =>
    !isLibrary && forces.length > 0 && (wanted.length === 0 || wanted.includes(name)),
);
const every = Number(most) > 0 ? Math.max(1, armies.length / Number(most)) : 1;
const chosen = armies.filter((_, index) => Math.floor(index / every) > Math.floor((index - 1) / every));
const report: Record<string, ReturnType<typeof measure>> = {};
for (const book of chosen) {
  const measured = measure(book);
  if (measured) report[book.name] = measured;
}
process.stdout.write(JSON.stringify(report));
