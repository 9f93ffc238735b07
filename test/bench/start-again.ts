/**
 * A start with nothing kept from the last one, until an army can be built: heads of all files of a game, the files that the
 * army needs, linked, a new list with its largest force, its findings, and what may be taken in it with prices and limits.
 * The way that the program itself goes; run once in a fresh process. Every offer is priced, which is more than anybody waits
 * for: a screen shows some thirty of them.
 *
 * `node start-again.mjs <folder> <shipped|added> [id of a book]` prints milliseconds as JSON, with how long it is since the
 * process was started and how much memory it had at most; without a book the ids of all that are armies.
 */
import { existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_ENDINGS } from '../../renderer/engine/catalogue/community/open-documents';
import { fillShelf } from '../../renderer/engine/catalogue/shelf/data-shelf';
import { SystemLoader } from '../../renderer/engine/catalogue/shelf/load-system';
import type { ShelfFile } from '../../renderer/engine/catalogue/shelf/shelf-file';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { newRoster } from '../../renderer/engine/roster/new-roster';

const [folder = '', place = '', bookId] = process.argv.slice(2);
const marks: [string, number][] = [];
const mark = (name: string) => marks.push([name, performance.now()]);

function readStart(path: string, length: number) {
  const { size } = statSync(path);
  const bytes = new Uint8Array(Math.min(size, length));
  readSync(openSync(path, 'r'), bytes, 0, bytes.length, 0);
  return { bytes, isWhole: size <= length };
}

mark('start');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => DATA_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
  .sort()
  .map((name): ShelfFile => {
    const path = join(folder, name);
    return {
      path,
      // What is shipped was tested before.
      place: place === 'shipped' ? undefined : folder,
      version: '',
      read: async () => new Uint8Array(readFileSync(path)),
      readStart: async (length) => readStart(path, length),
    };
  });
const { systems } = await fillShelf(files);
mark('heads');

if (bookId === undefined) {
  const armies = systems.flatMap(({ books }) => books.filter(({ head }) => !head.isLibrary));
  process.stdout.write(JSON.stringify(armies.map(({ key }) => key)));
} else process.stdout.write(JSON.stringify(await readyToBuild(bookId)));

/** Of this program alone: what the system counts begins with the memory of the process that started it. */
function peakKibibytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

async function readyToBuild(book: string) {
  const system = systems.find(({ books }) => books.some(({ key }) => key === book));
  if (system === undefined) throw new Error(`no such book: ${book}`);
  const loaded = await new SystemLoader(system).load([book]);
  if (loaded === undefined || loaded.broken.length > 0) throw new Error(`cannot be used: ${book}`);
  mark('files');
  const { catalogue } = loaded;
  let count = 0;
  const newId = () => `n${count++}`;
  // The one of the most categories is what an army is mostly made of.
  const [force] = (catalogue.book(book)?.forces ?? []).toSorted(
    (one, other) => other.categories.length - one.categories.length,
  );
  if (force === undefined) throw new Error(`no force: ${book}`);
  const addForce = { kind: 'add-force', entryId: force.path, catalogueId: book } as const;
  const roster = edit(catalogue, newRoster(catalogue, 'Bench', newId), addForce, newId);
  const evaluation = evaluate(catalogue, roster);
  const found = findings(evaluation);
  mark('first list');
  let offers = 0;
  for (const each of evaluation.forces) {
    for (const offer of evaluation.rootOffers(each.id)) if (offer.price.length >= 0 && offer.limits) offers++;
  }
  mark('offers');
  const stages = Object.fromEntries(
    marks.slice(1).map(([name, at], index) => [name, at - (marks[index]?.[1] ?? 0)]),
  );
  return {
    total: (marks.at(-1)?.[1] ?? 0) - (marks[0]?.[1] ?? 0),
    stages,
    sinceProcessStart: performance.now(),
    peakMebibytes: peakKibibytes() / 1024,
    files: loaded.files.length,
    megabytes: loaded.files.reduce((sum, { path }) => sum + statSync(path).size, 0) / 1e6,
    offers,
    findings: found.length,
  };
}
