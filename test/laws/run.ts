/**
 * Edits lists of real data by chance and looks whether the laws hold that bind every list: the order of edits decides
 * nothing, what is saved is what is loaded, undone is undone. The number of a script repeats it.
 *
 * `node edit-laws.mjs <folder of data>… [--scripts 700] [--seed 1] [--only N]`, scripts for each folder. Exit 0 when every
 * law held, 1 otherwise; 64 for wrong usage.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Chance } from '../mutations/chance';
import { openFolder } from './open-folder';
import { type Pick, randomScript } from './pick';
import { play } from './play';
import { shrink } from './shrink';

/** Time on the clock for one script, on a machine that is busy with other things; usual ones take less than a second. */
const HANGING_MS = 60_000;
/** Some of a script find nothing to be done to: of so many at least 30 are steps. */
const LEAST_PICKS = 72;
const MOST_PICKS = 100;

interface Work {
  readonly folder: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

type Message =
  | { readonly kind: 'began' | 'shrinking'; readonly script: number }
  | { readonly kind: 'fault'; readonly script: number; readonly text: string }
  | {
      readonly kind: 'done';
      readonly steps: number;
      /** Of the script that has fewest. */
      readonly fewest: number;
      readonly nodes: number;
      readonly slowest: number;
      readonly slowestScript: number;
    };

const scriptOf = (seed: number, script: number): readonly Pick[] => {
  const chance = new Chance(seed * 1_000_003 + script);
  return randomScript(chance, LEAST_PICKS + chance.below(MOST_PICKS - LEAST_PICKS));
};

function work({ folder, seed, from, to }: Work, tell: (message: Message) => void): void {
  const catalogue = openFolder(folder);
  let [steps, nodes, slowest, slowestScript, fewest] = [0, 0, 0, 0, Number.POSITIVE_INFINITY];
  for (let script = from; script < to; script++) {
    tell({ kind: 'began', script });
    const picks = scriptOf(seed, script);
    const start = performance.now();
    const played = play(catalogue, picks, script);
    const took = performance.now() - start;
    if (took > slowest) [slowest, slowestScript] = [took, script];
    steps += played.steps.length;
    fewest = Math.min(fewest, played.steps.length);
    nodes += played.nodes;
    const { broken } = played;
    if (broken === undefined) continue;
    tell({ kind: 'shrinking', script });
    const smallest = shrink(picks, (shorter) => play(catalogue, shorter, script).broken?.law === broken.law);
    const last = play(catalogue, smallest, script);
    const text = [
      `${broken.law}: not so`,
      ...last.steps.map((step) => `  ${JSON.stringify(step)}`),
      last.broken?.how ?? broken.how,
    ];
    tell({ kind: 'fault', script, text: text.join('\n') });
  }
  tell({ kind: 'done', steps, fewest, nodes, slowest, slowestScript });
}

/** One folder in a thread of its own, which is stopped when a script hangs; the next one goes on after it. */
function runFolder(given: Work): Promise<number> {
  return new Promise((resolve, reject) => {
    const name = basename(given.folder);
    let faults = 0;
    let at = given.from;
    const worker = new Worker(new URL(import.meta.url), { workerData: given });
    const hangs = setInterval(() => undefined, HANGING_MS);
    let timer = setTimeout(() => undefined, 0);
    const wait = (times: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`${name}, script ${at}: takes longer than ${(HANGING_MS * times) / 1000} s`);
        end();
        void worker.terminate().then(() => {
          if (at + 1 >= given.to) return resolve(faults + 1);
          runFolder({ ...given, from: at + 1 }).then((more) => resolve(faults + 1 + more), reject);
        });
      }, HANGING_MS * times);
    };
    const end = (): void => {
      clearTimeout(timer);
      clearInterval(hangs);
    };
    wait(1);
    worker.on('error', (error) => {
      end();
      reject(error);
    });
    worker.on('message', (message: Message) => {
      // Shrinking plays a script many times over.
      if (message.kind === 'began' || message.kind === 'shrinking') {
        at = message.script;
        wait(message.kind === 'began' ? 1 : 20);
      } else if (message.kind === 'fault') {
        faults += 1;
        console.log(`${name}, script ${message.script}: ${message.text}`);
      } else if (message.kind === 'done') {
        end();
        const { steps, fewest, nodes, slowest, slowestScript } = message;
        const scripts = given.to - given.from;
        console.log(
          `${name}: ${scripts} scripts, ${steps} steps (at least ${fewest}), ${Math.round(nodes / scripts)} choices in a list at its end, ` +
            `slowest script ${slowestScript} ${Math.round(slowest)} ms, ${faults} broken laws`,
        );
        resolve(faults);
      }
    });
  });
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      scripts: { type: 'string', default: '700' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    console.error('usage: edit-laws <folder of data>… [--scripts N] [--seed N] [--only N]');
    return 64;
  }
  const seed = Number(values.seed);
  const from = values.only === undefined ? 0 : Number(values.only);
  const to = values.only === undefined ? Number(values.scripts) : from + 1;
  let faults = 0;
  for (const folder of positionals) faults += await runFolder({ folder, seed, from, to });
  return faults === 0 ? 0 : 1;
}

if (isMainThread) process.exitCode = await main();
else work(workerData as Work, (message) => parentPort?.postMessage(message));
