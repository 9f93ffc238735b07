import { amountToNumber } from '../../renderer/engine/catalogue/decimal';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../renderer/engine/findings/finding';
import { isLegal } from '../../renderer/engine/findings/findings';
import type { BookVersion, Roster } from '../../renderer/engine/roster/document';
import { knownMainCost, mainFirst } from '../../renderer/engine/roster/known-main-cost';
import { type LastKnownUnit, lastKnown, lastKnownUnits } from '../../renderer/engine/roster/last-known';
import type { Sentence } from '../../renderer/engine/words/findings/sentence';
import type { Language } from '../../renderer/engine/words/language';
import { nameIn } from '../../renderer/engine/words/name-in';
import type { ToldNote } from './list-opener';

export interface FindingReport {
  readonly severity: 'error' | 'warning' | 'advice' | 'lost';
  readonly kind: string;
  /** Ids in the data. */
  readonly constraint: string | null;
  readonly entry: string | null;
  readonly rule: string | null;
  readonly message: string;
  /** Names from the force down. */
  readonly at: readonly string[];
  /** How many findings say this to the last word, where they are too many to be told one by one. */
  readonly times?: number;
}

export interface BookReport {
  readonly id: string;
  readonly name: string;
  /** Of the data that the verdict rests on; of the list itself when the book is not there. */
  readonly revision: string;
}

/** One list as `muster check --json` prints it. */
export interface ListReport {
  readonly file: string;
  readonly format: string | null;
  readonly name: string | null;
  readonly system: BookReport | null;
  readonly books: readonly BookReport[];
  /** By name of the cost type. */
  readonly limits: Readonly<Record<string, number>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly totalsById: Readonly<Record<string, number>>;
  /** Totals that the file itself claims; a list file claims none. */
  readonly stored: Readonly<Record<string, number>>;
  readonly selections: number;
  readonly verdict: 'legal' | 'illegal' | 'unreadable';
  /** The data are newer than the list. */
  readonly review: boolean;
  readonly findings: readonly FindingReport[];
  /** Units with their last prices, where the data to judge them are not there. */
  readonly lastKnown?: readonly LastKnownUnit[];
  /** SHA-256 over the canonical form of the list. */
  readonly digest: string | null;
}

/** A file that is no list, or a list whose data are not there at all. */
export function unreadableReport(file: string, kind: string, message: string): ListReport {
  return {
    file,
    format: null,
    name: null,
    system: null,
    books: [],
    limits: {},
    totals: {},
    totalsById: {},
    stored: {},
    selections: 0,
    verdict: 'unreadable',
    review: false,
    findings: [finding(kind, 'error', message)],
    digest: null,
  };
}

function finding(kind: string, severity: FindingReport['severity'], message: string): FindingReport {
  return { severity, kind, constraint: null, entry: null, rule: null, message, at: [] };
}

interface Total {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

interface ListFacts {
  readonly file: string;
  readonly format: string;
  readonly stored: readonly Total[];
  readonly roster: Roster;
  readonly digest: string;
  readonly notes: readonly ToldNote[];
}

/** A note that an organiser must see stands among the findings. */
export function isFinding({ kind }: ToldNote): boolean {
  return kind === 'broken-seal';
}

/** A list whose game or book is not in the data: shown with what it remembers. */
export function missingDataReport(
  facts: ListFacts,
  missing: readonly { readonly kind: string; readonly id: string; readonly message: string }[],
): ListReport {
  const { totals } = lastKnown(facts.roster);
  const main = knownMainCost(facts.roster);
  const judged = report(facts, new Map(), {
    totals: mainFirst(
      [...totals].map(([typeId, { name, value }]) => ({ typeId, name, value })),
      main,
    ),
    verdict: 'unreadable',
    findings: missing.map(({ kind, id, message }) => ({ ...finding(kind, 'lost', message), entry: id })),
  });
  return { ...judged, lastKnown: lastKnownUnits(facts.roster, main) };
}

/** What the data now say of a system or book; the digest is empty where nobody asks for it. */
export interface CurrentVersion {
  readonly name: string;
  readonly revision: string;
  readonly digest: string;
}

export interface Evaluated {
  readonly evaluation: Evaluation;
  readonly findings: readonly Finding[];
  /** The findings in words, one for each. */
  readonly said: readonly Sentence[];
  /** What the data now say of a system or book, by id. */
  readonly current: ReadonlyMap<
    string,
    { readonly name: string; readonly revision: string; readonly digest: string }
  >;
}

/** A list with its verdict. */
export function evaluatedReport(facts: ListFacts, evaluated: Evaluated, language: Language): ListReport {
  const { evaluation, findings, said, current } = evaluated;
  return report(facts, current, {
    totals: evaluation.costs.map((cost) => ({ ...cost, value: amountToNumber(cost.value) })),
    verdict: isLegal(findings) ? 'legal' : 'illegal',
    findings: findings.map((each, index) => findingReport(each, said[index] as Sentence, language)),
  });
}

interface Result extends Pick<ListReport, 'verdict' | 'findings'> {
  readonly totals: readonly Total[];
}

function report(
  { file, format, stored, roster, digest, notes }: ListFacts,
  current: ReadonlyMap<string, CurrentVersion>,
  { totals, verdict, findings }: Result,
): ListReport {
  return {
    file,
    format,
    name: roster.name,
    system: bookReport(roster.system, current.get(roster.system.id)),
    books: roster.books.map((book) => bookReport(book, current.get(book.id))),
    limits: Object.fromEntries(roster.limits.map(({ name, value }) => [name, value])),
    totals: Object.fromEntries(totals.map(({ name, value }) => [name, value])),
    totalsById: Object.fromEntries(totals.map(({ typeId, value }) => [typeId, value])),
    stored: Object.fromEntries(stored.map(({ name, value }) => [name, value])),
    selections: lastKnown(roster).selections,
    verdict,
    review: [roster.system, ...roster.books].some((book) => isNewer(current.get(book.id), book)),
    findings: [
      ...findings,
      ...notes.filter(isFinding).map(({ kind, message }) => finding(kind, 'advice', message)),
    ],
    digest,
  };
}

function findingReport(each: Finding, said: Sentence, language: Language): FindingReport {
  return {
    severity: each.severity,
    kind: each.kind,
    constraint: each.constraint ?? null,
    entry: each.entry ?? null,
    rule: each.because?.ruleRef ?? null,
    message: said.reason === undefined ? said.text : `${said.text}. ${said.reason}`,
    at: each.place.path.map((step) => nameIn(language, step.name, step.names)),
  };
}

function bookReport(book: BookVersion, current: CurrentVersion | undefined): BookReport {
  return {
    id: book.id,
    name: current?.name ?? book.name,
    revision: String(current?.revision ?? book.revision),
  };
}

/** Revisions are dates or numbers; a book that is another by its digest but says the same revision was changed too. */
function isNewer(current: CurrentVersion | undefined, book: BookVersion): boolean {
  if (current === undefined) return false;
  const order = current.revision.localeCompare(book.revision, 'en', { numeric: true });
  if (order !== 0) return order > 0;
  return book.digest !== undefined && current.digest !== '' && book.digest !== current.digest;
}
