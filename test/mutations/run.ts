/**
 * Changes real files by chance and does with each what the program does with data and lists. A crash, a problem without
 * place or words, a run that takes too long or too much memory is a fault; the number of the run repeats it.
 *
 * `node mutate.mjs <folder>… [--runs 20000] [--seed 1] [--only N]`
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { Chance } from './chance';
import { mutate } from './mutate';
import { isLarge, type RealFile, realFiles } from './real-files';
import { tryData } from './try-data';

/** Processor time; longer than anything real takes. */
const SLOW_MS = 10_000;
/** Time on the clock, on a machine that is busy with other things. */
const HANGING_MS = 300_000;
const MEMORY_MB = 1500;
const PROCESSES = 2;

type Message =
  | { readonly kind: 'began'; readonly run: number }
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

/** Every `step`-th run from `first` on; tells the process that started it. */
function work(files: readonly RealFile[], seed: number, first: number, last: number, step: number): void {
  const tell = (message: Message): void => {
    process.send?.(message);
  };
  const counts: Record<string, number> = {};
  let slowest = 0;
  for (let run = first; run < last; run += step) {
    tell({ kind: 'began', run });
    const start = process.cpuUsage();
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
    const { user, system } = process.cpuUsage(start);
    const took = Math.round((user + system) / 1000);
    slowest = Math.max(slowest, took);
    if (took > SLOW_MS) why ??= `took ${took} ms`;
    if (why !== undefined) tell({ kind: 'fault', run, path, why });
  }
  tell({ kind: 'done', counts, slowest });
  process.disconnect?.();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      /** Of a process that another one started. */
      share: { type: 'string' },
    },
  });
  const seed = Number(values.seed);
  const runs = Number(values.runs);
  if (values.only !== undefined) console.log(runOnce(realFiles(positionals), seed, Number(values.only)));
  else if (values.share !== undefined)
    work(realFiles(positionals), seed, Number(values.share), runs, PROCESSES);
  else await runAll(runs);
}

async function runAll(runs: number): Promise<void> {
  const counts: Record<string, number> = {};
  let slowest = 0;
  let faults = 0;
  const start = Date.now();
  const share = (index: number): Promise<void> =>
    new Promise((resolve) => {
      let run = index;
      let began = Date.now();
      const fault = (which: number, path: string, why: string): void => {
        faults++;
        console.log(`run ${which}: ${path}\n${why}`);
      };
      const child = fork(
        fileURLToPath(import.meta.url),
        [...process.argv.slice(2), '--share', String(index)],
        {
          execArgv: [`--max-old-space-size=${MEMORY_MB}`],
        },
      );
      const watch = setInterval(() => {
        if (Date.now() - began < HANGING_MS) return;
        fault(run, '', 'hangs');
        child.kill();
      }, 1000);
      child.on('message', (message: Message) => {
        if (message.kind === 'began') {
          run = message.run;
          began = Date.now();
        } else if (message.kind === 'fault') fault(message.run, message.path, message.why);
        else {
          for (const [name, count] of Object.entries(message.counts)) {
            counts[name] = (counts[name] ?? 0) + count;
          }
          slowest = Math.max(slowest, message.slowest);
        }
      });
      child.on('exit', (code) => {
        clearInterval(watch);
        // also when memory ran out
        if (code !== 0) fault(run, '', `ended with ${code}`);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: PROCESSES }, (_, index) => share(index)));
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (done < runs) faults++;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${done} of ${runs} mutated files in ${seconds} s, slowest ${slowest} ms of processor time`);
  for (const [name, count] of Object.entries(counts).sort()) console.log(`  ${name}: ${count}`);
  console.log(faults === 0 ? 'no crash and no hang' : `${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}

await main();
