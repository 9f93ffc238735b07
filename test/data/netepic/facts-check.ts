/**
 * Compares the books of data/netepic with tables of facts: every formation, price, size, limit, profile, weapon and
 * titan weapon of the tables is in the book, with the same numbers. Not part of the tests: it needs the tables.
 *
 *     npx rolldown test/data/netepic/facts-check.ts --platform node --format esm --file out/tools/facts-check.mjs
 *     node out/tools/facts-check.mjs <folder with biel-tan.json, necrons.json …>
 *
 * Prints the differences; exit code 0 none, 1 some, 64 wrong usage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book, CapabilitiesFile } from '../../../schemas/generated/types';
import { BookIndex, english, isGroup } from './facts/book-index';
import { compareCompanies } from './facts/compare-companies';
import { compareFormations } from './facts/compare-formations';
import { compareStands } from './facts/compare-stands';
import { compareTitanWeapons } from './facts/compare-titan-weapons';
import type { FactFile } from './facts/fact-file';

const ARMIES = ['adeptus-mechanicus', 'biel-tan', 'necrons', 'tau', 'tyranids'];

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function compareAdaptations(facts: FactFile, index: BookIndex): string[] {
  if (!facts.adaptations) return [];
  const unit = index.book.units.find((each) => each.id === 'adaptation-choice');
  const group = (unit?.options ?? []).find(isGroup);
  const written = (group?.options ?? []).map((each) =>
    'name' in each && 'costs' in each ? `${english(each.name)} ${each.costs?.adaptation}` : '',
  );
  const expected = facts.adaptations.list.map((each) => `${each.name} ${each.points}`);
  return expected
    .filter((each) => !written.includes(each))
    .map((each) => `adaptation ${each}: not in the book`);
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: facts-check <folder with the fact tables>');
  process.exit(64);
}
const data = join(process.cwd(), 'data/netepic');
const capabilities = readJson<CapabilitiesFile>(join(data, 'capabilities.json'));
let differences = 0;
for (const army of ARMIES) {
  const facts = readJson<FactFile>(join(folder, `${army}.json`));
  const index = new BookIndex(readJson<Book>(join(data, 'books', `${army}.json`)), capabilities);
  const found = [
    ...compareStands(facts, index),
    ...compareFormations(facts, index),
    ...compareCompanies(facts, index),
    ...compareTitanWeapons(facts, index),
    ...compareAdaptations(facts, index),
  ];
  differences += found.length;
  for (const each of found) console.log(`${army}: ${each}`);
  console.log(
    `${army}: ${facts.units.length} stands, ${facts.formations.length} formations, ${facts.titanWeapons.length} titan weapon lines; ${found.length} differences`,
  );
}
process.exitCode = differences === 0 ? 0 : 1;
