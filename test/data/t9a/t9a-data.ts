import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileBook } from '../../../renderer/engine/catalogue/books/compile-book';
import { compileSystem } from '../../../renderer/engine/catalogue/books/compile-system';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { Finding } from '../../../renderer/engine/findings/finding';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import type { Book, CapabilitiesFile, System } from '../../../schemas/generated/types';

const data = join(process.cwd(), 'data/t9a');

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

/** The catalogue of data/t9a. */
export function t9aCatalogue(): Catalogue {
  const system = read<System>(join(data, 'system.json'));
  const capabilities = read<CapabilitiesFile>(join(data, 'capabilities.json'));
  const books = readdirSync(join(data, 'books')).map((file) => read<Book>(join(data, 'books', file)));
  return linkCatalogues(
    compileSystem(system, capabilities),
    books.map((book) => compileBook(system, book)),
  );
}

/** A worked list of test/lists/t9a. */
export function workedList(name: string): Roster {
  return read<Roster>(join(process.cwd(), 'test/lists/t9a', `${name}.muster`));
}

/** What a finding is called in the tables: the id of its limit, `over`, or `hidden` and what is hidden. */
export function nameOf(finding: Finding): string {
  if (finding.kind === 'over-limit') return 'over';
  if (finding.kind === 'hidden-but-taken') return `hidden ${finding.entry}`;
  return finding.constraint ?? `${finding.kind} ${finding.entry}`;
}

export function findingsOf(catalogue: Catalogue, roster: Roster): readonly Finding[] {
  return findings(evaluate(catalogue, roster));
}
