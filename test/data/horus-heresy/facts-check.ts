/**
 * Compares the Horus Heresy files with a table of facts: every unit, price, size, option, list, statistic, weapon,
 * Primarch and detachment of the table is in the books, with the same numbers. Not part of the tests: it needs the table.
 *
 *     npx rolldown test/data/horus-heresy/facts-check.ts --platform node --format esm --file out/tools/hh-facts-check.mjs
 *     node out/tools/hh-facts-check.mjs <folder with legiones-astartes.json>
 *
 * Prints the differences; exit code 0 none, 1 some, 64 wrong usage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book, CapabilitiesFile, System } from '../../../schemas/generated/types';
import { BookIndex } from './facts/book-index';
import { compareDetachments, comparePrimarchs } from './facts/compare-detachments';
import { compareLists } from './facts/compare-lists';
import { compareUnits } from './facts/compare-units';
import { compareWeapons } from './facts/compare-weapons';
import type { FactFile } from './facts/fact-file';

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: facts-check <folder with legiones-astartes.json>');
  process.exit(64);
}
const data = join(process.cwd(), 'data/horus-heresy');
const facts = readJson<FactFile>(join(folder, 'legiones-astartes.json'));
const index = new BookIndex(
  readJson<System>(join(data, 'system.json')),
  readJson<Book>(join(data, 'books/legiones-astartes.json')),
  readJson<CapabilitiesFile>(join(data, 'capabilities.json')),
);
const differences = [
  ...compareLists(facts, index),
  ...compareUnits(facts, index),
  ...compareWeapons(facts, index),
  ...comparePrimarchs(facts, index),
  ...compareDetachments(facts, index),
];
for (const each of differences) console.log(each);
console.log(
  `${facts.units.length} units, ${Object.keys(facts.weapons).length} weapons, ${facts.detachments.length} detachments; ${differences.length} differences`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
