import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBooks } from '../../../renderer/engine/catalogue/books/read-books';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { amountToNumber } from '../../../renderer/engine/catalogue/decimal';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import type { Finding } from '../../../renderer/engine/findings/finding';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster } from '../../../renderer/engine/roster/document';
import type { Book } from '../../../schemas/generated/types';

const data = join(process.cwd(), 'data/horus-heresy');

export const book = JSON.parse(readFileSync(join(data, 'books/legiones-astartes.json'), 'utf8')) as Book;

/** The shipped Horus Heresy data, read, compiled and linked. */
export function heresy(): Catalogue {
  const { systems, problems } = readBooks(
    ['system.json', 'capabilities.json', 'books/legiones-astartes.json'].map((file) => ({
      path: file,
      text: readFileSync(join(data, file), 'utf8'),
    })),
  );
  const [system] = systems;
  if (!system || problems.length > 0) throw new Error(JSON.stringify(problems));
  return linkCatalogues(system.system, system.books, { order: system.order });
}

/** A worked list: `w1` … `w8`. */
export function workedList(name: string): Roster {
  const result = readList(readFileSync(join(process.cwd(), 'test/lists/horus-heresy', `${name}.muster`)));
  if (!('roster' in result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.roster;
}

/** The constraint's id; else the kind with what it is about: `over-limit pts`, `hidden-but-taken praetor`. */
function label(finding: Finding): string {
  if (finding.constraint !== undefined) return finding.constraint;
  return finding.kind === 'over-limit'
    ? `over-limit ${finding.costType}`
    : `${finding.kind} ${finding.entry}`;
}

export interface Judged {
  readonly total: number;
  /** Labels of what makes it illegal. */
  readonly errors: readonly string[];
  readonly advice: readonly string[];
}

export function judge(catalogue: Catalogue, roster: Roster): Judged {
  const evaluation = evaluate(catalogue, roster);
  const found = findings(evaluation);
  const labels = (isError: boolean): string[] =>
    found
      .filter(({ severity }) => (severity === 'error' || severity === 'lost') === isError)
      .map(label)
      .sort();
  const points = evaluation.costs.find(({ typeId }) => typeId === 'pts');
  return {
    total: points ? amountToNumber(points.value) : 0,
    errors: labels(true),
    advice: labels(false),
  };
}
