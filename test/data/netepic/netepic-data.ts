import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileBook } from '../../../renderer/engine/catalogue/books/compile-book';
import { compileSystem } from '../../../renderer/engine/catalogue/books/compile-system';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import type { Book, CapabilitiesFile, System } from '../../../schemas/generated/types';

const data = join(process.cwd(), 'data/netepic');
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The shipped files, compiled and linked. */
export function netepicCatalogue(): Catalogue {
  const system = read<System>(join(data, 'system.json'));
  const capabilities = read<CapabilitiesFile>(join(data, 'capabilities.json'));
  const books = readdirSync(join(data, 'books')).map((file) => read<Book>(join(data, 'books', file)));
  return linkCatalogues(
    compileSystem(system, capabilities),
    books.map((book) => compileBook(system, book)),
  );
}

/** One of the worked lists. */
export function workedList(id: string): Roster {
  return read<Roster>(join(process.cwd(), 'test/lists/netepic', `${id}.muster`));
}

/**
 * What is found in a list, sorted: the id of the constraint, else the reason with what it is about; anything that is
 * no error with its severity in front.
 */
export function findingKeys(catalogue: Catalogue, roster: Roster): string[] {
  return findings(evaluate(catalogue, roster))
    .map((finding) => {
      const about = finding.kind === 'over-limit' ? finding.costType : finding.entry?.split('::').at(-1);
      const key = finding.constraint ?? `${finding.because?.kind ?? finding.kind}:${about}`;
      return finding.severity === 'error' ? key : `${finding.severity}:${key}`;
    })
    .sort();
}
