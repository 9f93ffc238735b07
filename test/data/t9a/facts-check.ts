/**
 * Compares the books of data/t9a with tables of facts: every unit, price, size, profile, rule, option, mount, limit and
 * item of the tables is in the book with the same numbers, and the book has no other. Not part of the tests: it needs the tables.
 *
 *     npx rolldown test/data/t9a/facts-check.ts --platform node --format esm --file out/tools/t9a-facts-check.mjs
 *     node out/tools/t9a-facts-check.mjs <folder with empire-of-sonnstahl.json, dread-elves.json …>
 *
 * Prints the differences; exit code 0 none, 1 some, 64 wrong usage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book, CapabilitiesFile, StatChange, System, Unit } from '../../../schemas/generated/types';
import { compareItems, compareUnitItems } from './facts/compare-items';
import { compareShares, compareUnitLimits } from './facts/compare-limits';
import { compareChoices } from './facts/compare-options';
import { compareBody } from './facts/compare-profiles';
import type { FactFile } from './facts/fact-file';
import { BookOffers, english } from './facts/offered';
import { capabilityNames, plain } from './facts/spelling';

const ARMIES = ['empire-of-sonnstahl', 'dread-elves', 'warriors-of-the-dark-gods'];

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: facts-check <folder with the fact tables>');
  process.exit(64);
}
const data = join(process.cwd(), 'data/t9a');
const system = readJson<System>(join(data, 'system.json'));
const names = capabilityNames(readJson<CapabilitiesFile>(join(data, 'capabilities.json')));

function statChangesOf(unit: Unit, offers: BookOffers): StatChange[] {
  return offers.flat(offers.expand(unit.options)).flatMap((each) => each.option.statChanges ?? []);
}

function compareArmy(facts: FactFile, offers: BookOffers): string[] {
  const units = new Map(offers.book.units.map((unit) => [english(unit.name), unit]));
  const wrong = [...compareShares(facts, offers), ...compareItems(facts, offers)];
  for (const each of facts.units) {
    const unit = units.get(plain(each.name.en));
    if (!unit) {
      wrong.push(`${each.name.en}: not in the book`);
      continue;
    }
    units.delete(plain(each.name.en));
    wrong.push(
      ...compareBody(each, unit, offers, names, statChangesOf(unit, offers)),
      ...compareChoices(each, unit, offers, names),
      ...compareUnitItems(each, unit, offers),
      ...compareUnitLimits(each, unit, offers),
    );
  }
  return [...wrong, ...[...units.keys()].map((name) => `${name}: not in the table`)];
}

let differences = 0;
for (const army of ARMIES) {
  const facts = readJson<FactFile>(join(folder, `${army}.json`));
  const found = compareArmy(
    facts,
    new BookOffers(system, readJson<Book>(join(data, 'books', `${army}.json`))),
  );
  differences += found.length;
  for (const each of found) console.log(`${army}: ${each}`);
  console.log(
    `${army}: ${facts.units.length} units, ${facts.items.length} items; ${found.length} differences`,
  );
}
process.exitCode = differences > 0 ? 1 : 0;
