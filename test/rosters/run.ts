/**
 * Reads every roster of a folder with an `index.json`, writes it in every form, reads it again, and evaluates those whose
 * data are at hand: `node build/scripts/rosters-check.mjs <folder of rosters> <folder that holds the data> [--only TEXT]
 * [--notes] [--opened N] [--equal N]`. Exit 0 when all opens or is refused for a reason that the file shows, nothing is lost
 * on the way, at least 99 % of the totals that can be compared are equal, and no figure is below that of `--opened` and
 * `--equal`; 1 otherwise; 64 for wrong usage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ListProblem } from '../../renderer/engine/exchange/list/list-problem';
import { type ReadList, readList } from '../../renderer/engine/exchange/list/read-list';
import { listProblemSentence } from '../../renderer/engine/exchange/words/list-problem-words';
import { checkPaired, keepsUnknown, lostFromFile, roundTrip } from './check-roster';
import { foundIn, notesOn } from './compare-notes';
import { FolderData } from './load-data';
import type { IndexedRoster } from './roster-index';
import { noTally, type Tally, tallyLines, worse } from './tally';

interface Options {
  readonly dataRoot: string;
  readonly notes: boolean;
}

const say = (file: string, what: string): void => console.log(`${file}: ${what}`);

/** Files from before the format's version 2 are no rosters of today; that is the one reason to refuse one. */
const isTrueReason = ({ kind }: ListProblem, { battleScribeVersion }: IndexedRoster): boolean =>
  kind === 'old-roster' && Number.parseInt(battleScribeVersion ?? '', 10) < 2;

function check(indexed: IndexedRoster, file: Uint8Array, data: FolderData, tally: Tally, options: Options) {
  const read = readList(file);
  if (read.kind !== 'list') {
    if (isTrueReason(read, indexed)) tally.refused += 1;
    say(indexed.file, `refused. ${listProblemSentence(read, 'en')}`);
    return;
  }
  tally.opened += 1;
  const wrong = checkRead(indexed, file, read, data, tally, options);
  for (const each of wrong) say(indexed.file, each);
  if (wrong.length === 0) tally.whole += 1;
}

/** What is wrong with a roster that is read. */
function checkRead(
  { file: name, dataDir, dataMatch, dataNote, sumsEqualTotals }: IndexedRoster,
  file: Uint8Array,
  read: ReadList,
  data: FolderData,
  tally: Tally,
  { dataRoot, notes }: Options,
): readonly string[] {
  const wrong = [...roundTrip(read)];
  const lost = lostFromFile(file, read);
  if (lost?.length === 0) tally.compared += 1;
  if (lost && lost.length > 0) wrong.push(`${lost.length} things of the file are not written: ${lost[0]}`);
  const catalogue = dataDir ? data.catalogueFor(join(dataRoot, dataDir), read.roster) : undefined;
  if (dataDir && !catalogue) wrong.push('its game is not among its data');
  const unknown = keepsUnknown(file, catalogue);
  tally.unknown += unknown.added;
  wrong.push(...unknown.wrong);

  const noted = notesOn(read.roster);
  if (noted.length > 0) tally.withNotes += 1;
  if (noted.length > 0 && catalogue) tally.notesWithData += 1;
  const isTold = notes && noted.length > 0;
  if (isTold) say(name, noted.join('\n  '));
  if (isTold && !catalogue) console.log(`  not judged: ${dataNote ?? 'no data'}`);
  if (!catalogue) return wrong;

  tally.paired += 1;
  const result = checkPaired(catalogue, read);
  wrong.push(...result.roundTrip);
  const isComparable = dataMatch === 'exact' && sumsEqualTotals;
  if (isComparable) tally.comparable += 1;
  if (isComparable && result.totals.length === 0) tally.equal += 1;
  if (dataMatch === 'exact' && result.lost.length > 0) wrong.push(`lost: ${result.lost.join(', ')}`);
  if (result.totals.length > 0)
    say(name, `${isComparable ? 'totals' : 'totals, not to be compared'}: ${result.totals.join('; ')}`);
  for (const each of result.costs) console.log(`    ${each}`);
  if (result.relinked.length > 0) say(name, `found again: ${result.relinked.join(', ')}`);
  if (isTold) for (const line of foundIn(catalogue, result.evaluation)) console.log(`  ${line}`);
  return wrong;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      notes: { type: 'boolean', default: false },
      opened: { type: 'string', default: '0' },
      equal: { type: 'string', default: '0' },
    },
  });
  const [folder = '', dataRoot = ''] = positionals;
  if (!existsSync(join(folder, 'index.json'))) {
    console.error(`no index.json in ${folder}`);
    return 64;
  }
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as IndexedRoster[];
  const byData = index
    .filter(({ file }) => file.includes(values.only))
    .toSorted((a, b) => String(a.dataDir ?? '').localeCompare(String(b.dataDir ?? '')));
  const data = new FolderData();
  const tally = noTally();
  for (const indexed of byData) {
    tally.all += 1;
    check(indexed, readFileSync(join(folder, indexed.file)), data, tally, { dataRoot, notes: values.notes });
  }
  console.log(`\n${tallyLines(tally).join('\n')}`);
  const bad = worse(tally, { opened: Number(values.opened), equal: Number(values.equal) });
  for (const each of bad) console.error(`WORSE: ${each}`);
  return bad.length === 0 ? 0 : 1;
}

process.exitCode = main();
