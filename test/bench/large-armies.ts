/**
 * Lists of community data that are far larger than any that is played, one for each army of a folder: a full evaluation
 * with its findings of 160 units and of four times as many, and edits of the larger one as the worker makes them.
 *
 * `node large-armies.mjs <folder> [army…]` prints milliseconds as JSON, by the name of the army.
 */
import type { Book } from '../../renderer/engine/catalogue/book';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster } from '../../renderer/engine/roster/document';
import { openFolder } from '../laws/open-folder';
import { editTimes } from './edit-large';
import { largeList, selectionsIn } from './large-list';
import { median, quantile, timesOf } from './statistics';
import { widestForce } from './widest-force';

const UNITS = 160;
const PER_UNIT = 5.2;
const EDITS = 200;

const [folder = '', ...wanted] = process.argv.slice(2);
const catalogue = openFolder(folder);

function measureFull(of: Catalogue, roster: Roster) {
  const run = () => findings(evaluate(of, roster));
  return { selections: selectionsIn(roster.forces), ms: median(timesOf(run, 21, 8)) };
}

function measure(book: Book) {
  let count = 0;
  const newId = (): string => `n${count++}`;
  const force = widestForce(catalogue, book, newId);
  const list = (units: number): Roster =>
    largeList(catalogue, { book: book.key, force, units, perUnit: PER_UNIT, newId });
  const once = measureFull(catalogue, list(UNITS));
  const large = list(4 * UNITS);
  const fourfold = measureFull(catalogue, large);
  const { edits, offers } = editTimes(catalogue, large, EDITS);
  return {
    once,
    fourfold,
    ratio: fourfold.ms / once.ms,
    edit: { median: median(edits), p99: quantile(edits, 0.99) },
    offers: { median: median(offers), p99: quantile(offers, 0.99) },
  };
}

const report: Record<string, ReturnType<typeof measure>> = {};
for (const book of catalogue.books) {
  if (book.isLibrary || book.forces.length === 0) continue;
  if (wanted.length > 0 && !wanted.includes(book.name)) continue;
  report[book.name] = measure(book);
}
process.stdout.write(JSON.stringify(report));
