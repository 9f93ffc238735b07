/**
 * `npm run bench -- [--corpora DIR] [--json]`: what we measure, with the ratios that tell more than the milliseconds of one machine.
 * Checking the worked lists and opening a book run in fresh processes; an edit is measured in Chromium.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { bundle, root } from './bundle.mjs';
import { readArgs } from './read-args.mjs';

const { values } = readArgs({
  usage: 'npm run bench -- [--corpora DIR] [--json]',
  en: 'Measures checking lists, opening books and an edit; with --corpora also reading community data.',
  fr: 'Mesure la vérification des listes, l’ouverture des livres et une modification\u00a0; avec --corpora aussi la lecture de données de la communauté.',
  options: { json: { type: 'boolean' }, corpora: { type: 'string' } },
});
const data = join(root, 'data');
/** Armies of each game that very large lists are made of: one takes a minute. */
const LARGE_ARMIES = 2;
/** Megabytes of data from which a game takes too long to make such lists of: their edits are tried one by one. */
const LARGE_GAME = 10;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const say = (text) => values.json || console.log(text);
const ms = (number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`;

function run(args) {
  const start = performance.now();
  const done = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  return { ms: performance.now() - start, out: done.stdout, err: done.stderr, code: done.status };
}

function measured(args) {
  const { out, err, code } = run(args);
  if (code !== 0) throw new Error(err || `exit ${code}: ${args.join(' ')}`);
  return JSON.parse(out);
}

const report = {
  machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
};
say(report.machine);

const muster = await bundle('electron/cli/main.ts', 'muster');
const starter = join(root, 'build/scripts/muster.mjs');
const lists = join(root, 'test/lists');
const folders = readdirSync(lists).map((name) => join(lists, name));
const checks = Array.from({ length: 5 }, () => run([starter, 'check', ...folders, '--json']));
report.check = { lists: JSON.parse(checks[0].out).lists.length, ms: median(checks.map((each) => each.ms)) };
say(`check ${report.check.lists} worked lists, one run: ${ms(report.check.ms)} (${muster.split('/').pop()})`);

const openBook = await bundle('test/bench/open-book.ts', 'open-book');
report.openBook = {};
for (const system of readdirSync(data)) {
  if (!existsSync(join(data, system, 'books'))) continue;
  for (const file of readdirSync(join(data, system, 'books'))) {
    const book = file.replace(/\.json$/, '');
    const runs = Array.from({ length: 5 }, () => measured([openBook, data, system, book]));
    const middle = runs.sort((a, b) => a.total - b.total)[2];
    report.openBook[`${system}/${book}`] = middle;
    const stages = Object.entries(middle.stages).map(([name, value]) => `${name} ${ms(value)}`);
    say(
      `open ${system}/${book}: ${ms(middle.total)} (${stages.join(', ')}; JSON.parse alone ${ms(middle.parse)})`,
    );
  }
}

const evaluateList = await bundle('test/bench/evaluate-list.ts', 'evaluate-list');
report.evaluate = {};
for (const folder of folders) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.muster'))) {
    const list = join(folder, file);
    const { once, fourfold } = measured([evaluateList, data, list]);
    report.evaluate[list.slice(lists.length + 1)] = { once, fourfold, ratio: fourfold.ms / once.ms };
    say(
      `evaluate ${list.slice(lists.length + 1)}: ${once.selections} selections ${ms(once.ms)}, ` +
        `${fourfold.selections} selections ${ms(fourfold.ms)} (× ${(fourfold.ms / once.ms).toFixed(1)})`,
    );
  }
}

if (existsSync(join(root, 'test/bench/edit-latency.ts'))) {
  const latency = await bundle('test/bench/edit-latency.ts', 'edit-latency');
  report.edit = measured([latency]);
  say(`edit, key press to painted total: ${JSON.stringify(report.edit)}`);
}
const startAgain = await bundle('test/bench/start-again.ts', 'start-again');

/** Every army of a folder, each started in a fresh process: the median, and the slowest. */
function starts(name, folder, place) {
  const armies = measured([startAgain, folder, place]);
  const runs = armies.map((army) => measured([startAgain, folder, place, army]));
  const sorted = runs.sort((one, other) => one.total - other.total);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const slowest = sorted.at(-1);
  const stages = Object.entries(middle.stages).map(([stage, value]) => `${stage} ${ms(value)}`);
  say(
    `start again, ${name}, until an army can be built: median of ${runs.length} armies ${ms(middle.total)} ` +
      `(${middle.files} files, ${middle.megabytes.toFixed(1)} MB: ${stages.join(', ')}), slowest ${ms(slowest.total)}; ` +
      `from the start of the process ${ms(median(runs.map((each) => each.sinceProcessStart)))}, ` +
      `at most ${Math.max(...runs.map((each) => each.peakMebibytes)).toFixed(0)} MiB`,
  );
  return { armies: runs.length, middle, slowest };
}

report.startAgain = {};
for (const system of readdirSync(data).filter((name) => existsSync(join(data, name, 'books')))) {
  report.startAgain[system] = starts(system, join(data, system), 'shipped');
}

if (values.corpora !== undefined) {
  const each = async (program, line) => {
    const all = measured([await bundle(`test/bench/${program}.ts`, program), values.corpora]);
    for (const [name, set] of Object.entries(all)) {
      const what = `${set.sets > 1 ? `${set.sets} sets, ` : ''}${set.files} files, ${set.megabytes.toFixed(1)} MB`;
      say(
        `${name} (${what}): ${line(set)}${set.sets > 1 ? `, slowest set × ${set.highest.toFixed(2)}` : ''}`,
      );
    }
    return all;
  };
  report.communityNodes = await each(
    'community-nodes',
    ({ ours, other, ratio }) =>
      `bytes to nodes ${ms(ours)}, × ${ratio.toFixed(2)} of JSON.parse of an equal tree (${ms(other)})`,
  );
  report.communityLinks = await each(
    'community-links',
    ({ ours, other, ratio }) => `link all ${ms(ours)}, × ${ratio.toFixed(2)} of reading all (${ms(other)})`,
  );
  report.editCommunity = {};
  const editCommunity = await bundle('test/bench/edit-community.ts', 'edit-community');
  /** Lists of 160 units and of four times as many, of some armies of a folder. */
  const largeLists = (name, folder) => {
    const armies = measured([editCommunity, folder, String(LARGE_ARMIES)]);
    report.editCommunity[name] = armies;
    for (const [army, { once, fourfold, ratio, edit, seen }] of Object.entries(armies)) {
      const { before, after } = edit.megabytes;
      say(
        `${name}, ${army}: evaluate ${once.selections} selections ${ms(once.ms)}, ${fourfold.selections} ${ms(fourfold.ms)} ` +
          `(× ${ratio.toFixed(1)}); edit of the larger until points and findings are there ${ms(edit.median)}, ` +
          `99th percentile ${ms(edit.p99)}, all that is seen of it ${ms(seen.median)} (${ms(seen.p99)}); ` +
          `memory ${before.toFixed(0)} MB, after 5,000 edits ${after.toFixed(0)} MB`,
      );
    }
  };
  const megabytesIn = (folder) =>
    readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size / 1e6, 0);
  const holdsGame = (folder) => readdirSync(folder).some((file) => file.endsWith('.gst'));
  for (const { name } of readdirSync(values.corpora, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const folder = join(values.corpora, name);
    if (!holdsGame(folder)) continue;
    report.startAgain[`corpora/${name}`] = starts(name, folder, 'added');
    if (megabytesIn(folder) < LARGE_GAME) largeLists(name, folder);
  }
}
if (values.json) console.log(JSON.stringify(report, null, 2));
