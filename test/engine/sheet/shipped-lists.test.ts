/** The lists that ship with the tests, on paper: laws that hold whatever the data say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileBook } from '../../../renderer/engine/catalogue/books/compile-book';
import { compileSystem } from '../../../renderer/engine/catalogue/books/compile-system';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import { writeMarkdown } from '../../../renderer/engine/exchange/text/write-markdown';
import { writeText } from '../../../renderer/engine/exchange/text/write-text';
import { findings } from '../../../renderer/engine/findings/findings';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import type { SheetDocument, SheetOption } from '../../../renderer/engine/sheet/document';
import { layoutHtml } from '../../../renderer/engine/sheet/html/render-sheet';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { catalogueNames } from '../../../renderer/engine/words/catalogue-names';
import type { Book, CapabilitiesFile, System } from '../../../schemas/generated/types';
import { layoutFaults } from './layout-faults';

const root = join(import.meta.dirname, '../../..');
const text = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const json = <T>(...path: string[]) => JSON.parse(text(...path)) as T;

function catalogueOf(game: string) {
  const folder = join('data', game);
  const system = json<System>(folder, 'system.json');
  const books = readdirSync(join(root, folder, 'books')).map((file) => json<Book>(folder, 'books', file));
  return linkCatalogues(
    compileSystem(system, json<CapabilitiesFile>(folder, 'capabilities.json')),
    books.map((book) => compileBook(system, book)),
  );
}

function optionNames(options: readonly SheetOption[]): string[] {
  return options.flatMap(({ name, options: below }) => [name, ...optionNames(below)]);
}

/** What paper must say, whatever is left out. */
function mustSay(document: SheetDocument): string[] {
  const units = document.forces.flatMap(({ blocks }) => blocks.flatMap((block) => block.units));
  return [
    document.title,
    document.total,
    document.verdict.line,
    ...document.forces.filter(({ isFrame }) => !isFrame).map(({ name }) => name),
    ...units.flatMap((unit) => [unit.name, unit.price, ...optionNames(unit.options)]),
    ...document.findings.map((finding) => finding.text),
  ];
}

/** Text of the HTML; names may be broken over lines, so blanks and tags are left out. */
const bare = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]/g, '');

describe.each(readdirSync(join(root, 'test/lists')))('%s', (game) => {
  const catalogue = catalogueOf(game);
  const files = readdirSync(join(root, 'test/lists', game)).filter((file) => file.endsWith('.muster'));

  test.each(files)('%s reads, and writes as the same list', (file) => {
    const read = readList(text('test/lists', game, file));
    if (read.kind !== 'list') throw new Error(JSON.stringify(read));
    expect(read.notes).toEqual([]);
    expect(readList(writeList(read.roster))).toEqual(read);
  });

  test.each(files)('%s stands on paper with all that it holds, in both languages', (file) => {
    const read = readList(text('test/lists', game, file));
    if (read.kind !== 'list') throw new Error(JSON.stringify(read));
    const evaluation = evaluate(catalogue, read.roster);
    const found = findings(evaluation);
    const names = catalogueNames(catalogue, read.roster);
    for (const language of ['en', 'fr'] as const) {
      const document = sheet(evaluation, { catalogue, findings: found, names, language });
      for (const paper of ['a4', 'letter'] as const) {
        const layout = layoutSheet(document, { paper });
        expect(layoutFaults(layout)).toEqual([]);
        const said = bare(layoutHtml(document, layout));
        expect(said).not.toMatch(/undefined|NaN|\[object/);
        const plain = (words: string) => words.replace(/[\s\u00a0\u202f]/g, '');
        const split = mustSay(document).filter((words) => !said.includes(plain(words)));
        // A name of two columns' width is torn by what stands beside it; its words are all there.
        for (const words of split)
          for (const word of words.split(/[\s\u00a0\u202f]+/)) expect(said).toContain(word);
      }
      for (const exported of [writeText(document), writeMarkdown(document)]) {
        expect(exported).toContain(document.total);
        expect(exported).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('French sentences keep French typography', () => {
    for (const file of files) {
      const read = readList(text('test/lists', game, file));
      if (read.kind !== 'list') throw new Error(file);
      const evaluation = evaluate(catalogue, read.roster);
      const found = findings(evaluation);
      const document = sheet(evaluation, {
        catalogue,
        findings: found,
        names: catalogueNames(catalogue, read.roster),
        language: 'fr',
      });
      for (const finding of document.findings) expect(finding.text).not.toMatch(/ [:;?!%]|\d \d{3}/);
    }
  });
});
