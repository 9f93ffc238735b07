/**
 * Reads every roster of a folder with an `index.json`, writes it, reads it again, and evaluates those whose data are at
 * hand: `node build/scripts/rosters-check.mjs <folder of rosters> <folder that holds the data> [--only TEXT] [--notes]`.
 * Exit 0 when all opens or is refused for a reason, nothing is lost on the way, and at least 99 % of the totals that can
 * be compared are equal; 1 otherwise; 64 for wrong usage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { listProblemSentence } from '../../renderer/engine/exchange/words/list-problem-words';
import { checkPaired, roundTrip } from './check-roster';
import { besideNotes } from './compare-notes';
import { FolderData } from './load-data';
import type { IndexedRoster } from './roster-index';

const LEAST_SHARE = 0.99;

function main(args: readonly string[]): number {
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
  const [folder, dataRoot] = args.filter(
    (arg, index) => !arg.startsWith('--') && args[index - 1] !== '--only',
  );
  if (folder === undefined || dataRoot === undefined || !existsSync(join(folder, 'index.json'))) {
    console.error(
      'usage: rosters-check <folder with index.json> <folder that holds the data> [--only TEXT] [--notes]',
    );
    return 64;
  }
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as IndexedRoster[];
  const byData = index
    .filter(({ file }) => file.includes(only))
    .toSorted((a, b) => String(a.dataDir ?? '').localeCompare(String(b.dataDir ?? '')));
  const data = new FolderData();
  const tally = { all: 0, opened: 0, refused: 0, whole: 0, paired: 0, comparable: 0, equal: 0 };
  let isFine = true;
  const say = (file: string, what: string): void => console.log(`${file}: ${what}`);
  for (const { file, dataDir, dataMatch, sumsEqualTotals } of byData) {
    tally.all += 1;
    const read = readList(readFileSync(join(folder, file)));
    if (read.kind !== 'list') {
      tally.refused += 1;
      say(file, `refused. ${listProblemSentence(read, 'en')}`);
      continue;
    }
    tally.opened += 1;
    const wrong = [...roundTrip(read)];
    const catalogue = dataDir ? data.catalogueFor(join(dataRoot, dataDir), read.roster) : undefined;
    if (dataDir && !catalogue) wrong.push('its game is not among its data');
    if (catalogue) {
      tally.paired += 1;
      const result = checkPaired(catalogue, read);
      wrong.push(...result.roundTrip);
      const isComparable = dataMatch === 'exact' && sumsEqualTotals;
      if (isComparable) tally.comparable += 1;
      if (isComparable && result.totals.length === 0) tally.equal += 1;
      if (dataMatch === 'exact' && result.lost.length > 0) wrong.push(`lost: ${result.lost.join(', ')}`);
      if (result.totals.length > 0)
        say(file, `${isComparable ? 'totals' : 'totals, not to be compared'}: ${result.totals.join('; ')}`);
      for (const each of result.costs) console.log(`    ${each}`);
      if (result.relinked.length > 0) say(file, `found again: ${result.relinked.join(', ')}`);
      if (args.includes('--notes'))
        for (const line of besideNotes(catalogue, result.evaluation)) console.log(`  ${line}`);
    }
    for (const each of wrong) say(file, each);
    if (wrong.length === 0) tally.whole += 1;
    else isFine = false;
  }
  const share = tally.comparable === 0 ? 1 : tally.equal / tally.comparable;
  console.log(
    `\n${tally.all} rosters: ${tally.opened} opened, ${tally.refused} refused, ${tally.whole} whole after writing and reading again`,
  );
  console.log(
    `${tally.paired} with data; totals equal in ${tally.equal} of ${tally.comparable} that can be compared (${(share * 100).toFixed(1)} %)`,
  );
  return isFine && share >= LEAST_SHARE ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
