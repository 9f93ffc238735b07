/**
 * A full evaluation with its findings of one list, and of the same list with four times the units: what grows faster than
 * the list is a loop where an index should be.
 *
 * `node evaluate-list.mjs <data folder> <list file>` prints milliseconds as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBooks } from '../../renderer/engine/catalogue/books/read-books';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import { median, timesOf } from './statistics';

const [data = 'data', listFile = ''] = process.argv.slice(2);
const list = readList(readFileSync(listFile, 'utf8'));
if (!('roster' in list)) throw new Error(`unreadable: ${listFile}`);
const { roster } = list;
const paths = ['system.json', 'capabilities.json', ...roster.books.map((book) => `books/${book.id}.json`)];
const read = readBooks(
  paths.map((path) => ({ path, text: readFileSync(join(data, roster.system.id, path), 'utf8') })),
);
const compiled = read.systems[0];
if (!compiled) throw new Error(`no data for ${listFile}`);
const catalogue = linkCatalogues(compiled.system, compiled.books, { order: 'listed' });

let copies = 0;
const copy = (selection: RosterSelection): RosterSelection => ({
  ...selection,
  id: `copy${copies++}`,
  ...(selection.selections ? { selections: selection.selections.map(copy) } : {}),
});
const times = (force: RosterForce, factor: number): RosterForce => ({
  ...force,
  selections: Array.from({ length: factor }, (_, index) =>
    (force.selections ?? []).map((each) => (index === 0 ? each : copy(each))),
  ).flat(),
  ...(force.forces ? { forces: force.forces.map((each) => times(each, factor)) } : {}),
});
const grown = (factor: number): Roster => ({
  ...roster,
  forces: roster.forces.map((force) => times(force, factor)),
});
const countSelections = (each: RosterSelection): number =>
  1 + (each.selections ?? []).reduce((sum, child) => sum + countSelections(child), 0);
const countForce = (force: RosterForce): number =>
  (force.selections ?? []).reduce((sum, each) => sum + countSelections(each), 0) +
  (force.forces ?? []).reduce((sum, each) => sum + countForce(each), 0);

const measure = (subject: Roster) => ({
  selections: subject.forces.reduce((sum, force) => sum + countForce(force), 0),
  ms: median(timesOf(() => findings(evaluate(catalogue, subject)), 60, 30)),
});
process.stdout.write(JSON.stringify({ once: measure(roster), fourfold: measure(grown(4)) }));
