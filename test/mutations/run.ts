/**
 * Changes real files by chance and does with each what the program does with data and lists. A crash, a problem without
 * place or words, a run that takes too long or too much memory is a fault; the number of the run repeats it.
 *
 * `node mutate.mjs <folder>… [--runs 20000] [--seed 1] [--only N]`
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { Chance } from './chance';
import { mutate } from './mutate';
import { isLarge, type RealFile, realFiles } from './real-files';
import { tryData } from './try-data';

/** Longer than anything real takes on a slow machine. */
const SLOW_MS = 10_000;
const HANGING_MS = 60_000;
const MEMORY_MB = 1500;
const THREADS = 2;

interface Job {
  readonly folders: readonly string[];
  readonly seed: number;
  readonly first: number;
  readonly last: number;
  readonly step: number;
  /** Number of the run that is on, and when it began; read by the main thread. */
  readonly state: SharedArrayBuffer;
}

type Message =
  | { readonly kind: 'fault'; readonly run: number; readonly path: string; readonly why: string }
  | { readonly kind: 'done'; readonly counts: Readonly<Record<string, number>>; readonly slowest: number };

function runOnce(
  files: readonly RealFile[],
  seed: number,
  run: number,
): { readonly path: string; readonly outcome: string } {
  const chance = new Chance(seed * 1_000_003 + run);
  let real = chance.one(files);
  // Mostly small files: as many kinds of things in less time.
  for (let again = 0; again < 3 && isLarge(real.file); again++) real = chance.one(files);
  const other = chance.one(files).file.bytes;
  // What is in a zip is changed more often than the zip itself, which then is no zip any more.
  const { path, bytes: original } = chance.next() < 0.9 ? (real.unzipped ?? real.file) : real.file;
  const bytes = mutate(original, other, seed * 7_000_003 + run);
  try {
    if (real.isList) return { path, outcome: `list ${readList(bytes).kind}` };
    const around = real.around.filter((each) => !isLarge(each) || chance.next() < 0.1);
    return { path, outcome: `data ${tryData([{ path, bytes }, ...around])}` };
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path });
  }
}

function work({ folders, seed, first, last, step, state }: Job): void {
  const files = realFiles(folders);
  const view = new Float64Array(state);
  const counts: Record<string, number> = {};
  let slowest = 0;
  for (let run = first; run < last; run += step) {
    const start = Date.now();
    view[0] = run;
    view[1] = start;
    let path = '';
    let why: string | undefined;
    try {
      const done = runOnce(files, seed, run);
      path = done.path;
      counts[done.outcome] = (counts[done.outcome] ?? 0) + 1;
    } catch (error) {
      path = (error as { path?: string }).path ?? '';
      why = (error as Error).stack ?? String(error);
      counts.crashed = (counts.crashed ?? 0) + 1;
    }
    const took = Date.now() - start;
    slowest = Math.max(slowest, took);
    if (took > SLOW_MS) why ??= `took ${took} ms`;
    if (why !== undefined) parentPort?.postMessage({ kind: 'fault', run, path, why } satisfies Message);
  }
  view[1] = 0;
  parentPort?.postMessage({ kind: 'done', counts, slowest } satisfies Message);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const seed = Number(values.seed);
  if (values.only !== undefined) {
    console.log(runOnce(realFiles(positionals), seed, Number(values.only)));
    return;
  }
  const runs = Number(values.runs);
  const counts: Record<string, number> = {};
  let slowest = 0;
  let faults = 0;
  const start = Date.now();
  const threads = Array.from({ length: THREADS }, (_, first) => {
    const state = new SharedArrayBuffer(16);
    const job: Job = { folders: positionals, seed, first, last: runs, step: THREADS, state };
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const view = new Float64Array(state);
    return new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (view[1] && Date.now() - view[1] > HANGING_MS) fault(view[0] ?? 0, '', 'hangs');
      }, 1000);
      const fault = (run: number, path: string, why: string): void => {
        faults++;
        console.log(`run ${run}: ${path}\n${why}`);
        if (why !== 'hangs') return;
        clearInterval(watch);
        worker.terminate().then(() => resolve());
      };
      worker.on('message', (message: Message) => {
        if (message.kind === 'fault') fault(message.run, message.path, message.why);
        else {
          for (const [name, count] of Object.entries(message.counts))
            counts[name] = (counts[name] ?? 0) + count;
          slowest = Math.max(slowest, message.slowest);
        }
      });
      // Also when memory ran out.
      worker.on('error', (error) => fault(view[0] ?? 0, '', String(error)));
      worker.on('exit', () => {
        clearInterval(watch);
        resolve();
      });
    });
  });
  await Promise.all(threads);
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (done < runs) faults++;
  console.log(
    `${done} of ${runs} mutated files in ${Math.round((Date.now() - start) / 1000)} s, slowest ${slowest} ms`,
  );
  for (const [name, count] of Object.entries(counts).sort()) console.log(`  ${name}: ${count}`);
  console.log(faults === 0 ? 'no crash and no hang' : `${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}

if (isMainThread) await main();
else work(workerData as Job);
