/**
 * Edits lists of real data by chance and looks whether the laws hold that bind every list (README). The number of a script
 * repeats it, and a range of scripts goes on where another one ended.
 *
 * `node edit-laws.mjs <folder of data>… [--scripts 700] [--from 0] [--ops 30] [--seed 1] [--only N]`, scripts for each
 * folder. Exit 0 when every law held, 1 otherwise; 64 for wrong usage.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Chance } from '../mutations/chance';
import { madeGame } from './made-game';
import { openFolder } from './open-folder';
import { type Pick, randomScript } from './pick';
import { type Compared, type Played, play, type Script } from './play';
import { shrink } from './shrink';

/** Processor time for one script: longer than any that ends. */
const HANGING_MS = 180_000;
/** Shrinking plays a script many times over. */
const SHRINKING_TIMES = 30;
/** Some picks find nothing to be done to, and some steps change nothing. */
const PICKS_PER_STEP = 5;
/** Much is made and soon forgotten. */
const YOUNG_MB = 256;
/** How often it is said how far it is, so that one that is stopped can be gone on with. */
const TELL_EVERY = 10;

interface Work {
  /** Undefined: games made by chance, for each script another one. */
  readonly folder: string | undefined;
  readonly seed: number;
  readonly ops: number;
  readonly from: number;
  readonly to: number;
}

type Message =
  | { readonly kind: 'began' | 'shrinking'; readonly script: number }
  | { readonly kind: 'fault'; readonly script: number; readonly text: string }
  | { readonly kind: 'played'; readonly script: number; readonly sums: Sums };

interface Sums extends Compared {
  readonly scripts: number;
  readonly steps: number;
  /** Steps that change the list, of the script that has fewest. */
  readonly fewest: number;
  readonly nodes: number;
}

const NOTHING: Sums = {
  ...{ scripts: 0, steps: 0, fewest: Number.POSITIVE_INFINITY, nodes: 0 },
  ...{ edits: 0, verdicts: 0, samples: 0, screens: 0, returns: 0, pairs: 0, dependent: 0 },
};

function add(one: Sums, other: Sums): Sums {
  const sums = Object.keys(one).map((key) => [key, one[key as keyof Sums] + other[key as keyof Sums]]);
  return { ...(Object.fromEntries(sums) as unknown as Sums), fewest: Math.min(one.fewest, other.fewest) };
}

function scriptOf(seed: number, script: number, ops: number): Script {
  const chance = new Chance(seed * 1_000_003 + script);
  const changes = ops + chance.below(Math.ceil(ops / 10));
  return { picks: randomScript(chance, changes * PICKS_PER_STEP), changes, seed: script };
}

function work({ folder, seed, ops, from, to }: Work, tell: (message: Message) => void): void {
  const opened = folder === undefined ? undefined : openFolder(folder);
  for (let script = from; script < to; script++) {
    tell({ kind: 'began', script });
    const catalogue = opened ?? madeGame(seed * 1_000_003 + script);
    const whole = scriptOf(seed, script, ops);
    const { broken, steps, nodes, compared } = play(catalogue, whole);
    if (broken !== undefined) {
      tell({ kind: 'shrinking', script });
      const again = (picks: readonly Pick[]): Played => play(catalogue, { ...whole, picks });
      const last = again(shrink(whole.picks, (shorter) => again(shorter).broken?.law === broken.law));
      const text = [
        `${broken.law}: not so`,
        ...last.steps.map((step) => `  ${JSON.stringify(step)}`),
        last.broken?.how ?? broken.how,
      ];
      tell({ kind: 'fault', script, text: text.join('\n') });
    }
    const sums = { ...compared, scripts: 1, steps: steps.length, fewest: compared.verdicts, nodes };
    tell({ kind: 'played', script, sums });
  }
}

/** One folder in a thread of its own, which is stopped when a script hangs; the next one goes on after it. */
async function runFolder(given: Work): Promise<number> {
  const name = given.folder === undefined ? 'made games' : basename(given.folder);
  let [faults, next, sums] = [0, given.from, NOTHING];
  const say = (): void =>
    console.log(`${name}, scripts ${given.from} to ${next - 1}: ${inWords(sums)}, ${faults} broken laws`);
  while (next < given.to) {
    const script = await runThread({ ...given, from: next }, (message) => {
      if (message.kind === 'fault') {
        faults += 1;
        console.log(`${name}, script ${message.script}: ${message.text}`);
      } else if (message.kind === 'played') {
        next = message.script + 1;
        sums = add(sums, message.sums);
        if (next < given.to && (next - given.from) % TELL_EVERY === 0) say();
      }
    });
    if (script === undefined) break;
    faults += 1;
    console.log(`${name}, script ${script}: takes longer than ${HANGING_MS / 1000} s`);
    next = script + 1;
  }
  say();
  return faults;
}

function inWords({ scripts, steps, fewest, nodes, ...compared }: Sums): string {
  const { edits, verdicts, samples, screens, returns, pairs, dependent } = compared;
  return [
    `${scripts} played`,
    `${steps} steps (in each at least ${fewest} changes)`,
    `${Math.round(nodes / scripts)} choices in a list at its end`,
    `compared: ${edits} edits, ${verdicts} verdicts, ${samples} samples, ${screens} screens, ${returns} returns, ${pairs} pairs (${dependent} dependent)`,
  ].join(', ');
}

/** @returns the script that hangs; undefined when all were played */
function runThread(given: Work, hear: (message: Message) => void): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: given,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: 4096 },
    });
    let at = given.from;
    let most = HANGING_MS;
    let start = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 < most) return;
      clearInterval(watch);
      void worker.terminate().then(() => resolve(at));
    }, 1000);
    worker.on('message', (message: Message) => {
      if (message.kind === 'began' || message.kind === 'shrinking') {
        at = message.script;
        most = HANGING_MS * (message.kind === 'began' ? 1 : SHRINKING_TIMES);
        start = process.cpuUsage();
      }
      hear(message);
    });
    worker.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    worker.on('exit', () => {
      clearInterval(watch);
      resolve(undefined);
    });
  });
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      scripts: { type: 'string', default: '700' },
      from: { type: 'string', default: '0' },
      ops: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      made: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length === 0 && !values.made) {
    console.error(
      'usage: edit-laws <folder of data>… [--made] [--scripts N] [--from N] [--ops N] [--seed N] [--only N]',
    );
    return 64;
  }
  const seed = Number(values.seed);
  const ops = Number(values.ops);
  const from = Number(values.only ?? values.from);
  const to = from + (values.only === undefined ? Number(values.scripts) : 1);
  let faults = 0;
  for (const folder of [...positionals, ...(values.made ? [undefined] : [])])
    faults += await runFolder({ folder, seed, ops, from, to });
  return faults === 0 ? 0 : 1;
}

if (isMainThread) process.exitCode = await main();
else work(workerData as Work, (message) => parentPort?.postMessage(message));
