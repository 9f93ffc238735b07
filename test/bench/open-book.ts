/**
 * One book from the bytes on disk to a builder that can be used: read, validated, compiled, linked, a new list with its
 * first force, what may be taken in it with prices, and its findings. Run once in a fresh process, so cold.
 *
 * `node open-book.mjs <data folder> <system> <book>` prints milliseconds as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBooks } from '../../renderer/engine/catalogue/books/read-books';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import { findings } from '../../renderer/engine/findings/findings';
import { newRoster } from '../../renderer/engine/roster/new-roster';

const [data = 'data', systemId = '', bookId = ''] = process.argv.slice(2);
const marks: [string, number][] = [];
const mark = (name: string) => marks.push([name, performance.now()]);

mark('start');
const files = ['system.json', 'capabilities.json', `books/${bookId}.json`].map((name) => {
  const path = join(data, systemId, name);
  return { path, text: readFileSync(path, 'utf8') };
});
const text = files.map((file) => file.text);
const read = readBooks(files);
mark('read');
const compiled = read.systems[0];
if (!compiled) throw new Error(`no such book: ${systemId} ${bookId}`);
const catalogue = linkCatalogues(compiled.system, compiled.books, { order: 'listed' });
mark('link');
let count = 0;
const newId = () => `n${count++}`;
let roster = newRoster(catalogue, 'Bench', newId);
const force = compiled.books[0]?.forceEntries?.[0];
roster = edit(catalogue, roster, { kind: 'add-force', entryId: force?.id ?? '', catalogueId: bookId }, newId);
const evaluation = evaluate(catalogue, roster);
const found = findings(evaluation);
mark('first list');
let offers = 0;
for (const each of evaluation.forces) {
  for (const offer of evaluation.rootOffers(each.id)) if (offer.price.length >= 0 && offer.limits) offers++;
}
mark('offers');

// What the reader is measured against: the same bytes through JSON.parse.
const before = performance.now();
for (const each of text) JSON.parse(each);
const parse = performance.now() - before;

const stages = Object.fromEntries(
  marks.slice(1).map(([name, at], index) => [name, at - (marks[index]?.[1] ?? 0)]),
);
process.stdout.write(
  JSON.stringify({
    total: (marks.at(-1)?.[1] ?? 0) - (marks[0]?.[1] ?? 0),
    stages,
    parse,
    offers,
    findings: found.length,
  }),
);
