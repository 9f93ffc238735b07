import { createHash } from 'node:crypto';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { canonicalJson } from '../../renderer/engine/exchange/canonical-json';
import { checkSeal } from '../../renderer/engine/exchange/check-seal';
import { digest } from '../../renderer/engine/exchange/digest';
import type { ListNote } from '../../renderer/engine/exchange/list/list-problem';
import { type ReadFormat, type ReadList, readList } from '../../renderer/engine/exchange/list/read-list';
import { namesBooksById } from '../../renderer/engine/exchange/relink/names-books-by-id';
import { relink } from '../../renderer/engine/exchange/relink/relink';
import { relinkNotes } from '../../renderer/engine/exchange/relink/relink-notes';
import type { StoredTotal } from '../../renderer/engine/exchange/ros/totals';
import {
  listNoteSentence,
  listProblemSentence,
} from '../../renderer/engine/exchange/words/list-problem-words';
import type { Finding } from '../../renderer/engine/findings/finding';
import { findings } from '../../renderer/engine/findings/findings';
import type { Roster } from '../../renderer/engine/roster/document';
import { catalogueNames } from '../../renderer/engine/words/catalogue-names';
import type { Names } from '../../renderer/engine/words/names';
import { readWholeFile } from '../files/read-whole-file';
import type { Language } from '../messages';
import type { Catalogues, FoundCatalogue } from './catalogues';
import { CLI_WORDS } from './cli-words';
import type { CurrentVersion } from './list-report';

export interface MissingData {
  readonly kind: 'unknown-system' | 'unknown-book' | 'broken-data';
  readonly id: string;
  readonly message: string;
}

/** What reading put right or found odd. */
export interface ToldNote {
  readonly kind: ListNote['kind'];
  readonly message: string;
}

/** What a file was and claims. */
interface FromFile {
  readonly format: ReadFormat;
  /** Totals that the file itself claims. */
  readonly stored: readonly StoredTotal[];
  readonly roster: Roster;
  readonly digest: string;
  readonly notes: readonly ToldNote[];
}

export interface OpenList extends FromFile {
  readonly kind: 'open';
  readonly catalogue: Catalogue;
  readonly evaluation: Evaluation;
  readonly findings: readonly Finding[];
  readonly names: Names;
  readonly current: ReadonlyMap<string, CurrentVersion>;
}

/** A list whose game or books are not there. */
export interface MissingList extends FromFile {
  readonly kind: 'missing';
  readonly missing: readonly MissingData[];
}

export type OpenedList =
  | OpenList
  | MissingList
  /** No list, or no file at all. `line` also says which file. */
  | { readonly kind: 'unreadable'; readonly why: string; readonly message: string; readonly line: string };

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Opens list files with the data they need; data are compiled once, however many lists ask for them. */
export class ListOpener {
  readonly #catalogues: Catalogues;
  readonly #language: Language;

  constructor(catalogues: Catalogues, language: Language) {
    this.#catalogues = catalogues;
    this.#language = language;
  }

  /** @param shown the path as it was given, to be told */
  async open(path: string, shown: string): Promise<OpenedList> {
    const words = CLI_WORDS[this.#language];
    const file = await readWholeFile(path);
    if (file.kind !== 'done') {
      const problem = file.kind === 'failed' ? file.problem : ({ kind: 'failed', detail: '' } as const);
      const message = words.file({ ...problem, path: shown });
      return { kind: 'unreadable', why: problem.kind, message, line: message };
    }
    const read = readList(file.value.bytes);
    if (read.kind !== 'list') {
      const message = listProblemSentence(read, this.#language);
      return { kind: 'unreadable', why: read.kind, message, line: words.about(shown, message) };
    }
    const broken = await checkSeal(read, sha256);
    const told: ListNote[] = [...read.notes, ...(broken === undefined ? [] : [broken])];
    const found = await this.#catalogues.forRoster(read.roster);
    if (found.kind === 'missing') {
      const missing = found.missing.map((each) => ({
        ...each,
        message: this.#missingMessage(each, read.roster),
      }));
      return { kind: 'missing', missing, ...(await this.#fromFile(read, read.roster, told)) };
    }
    const { catalogue } = found;
    told.push(...found.passedOver.map((each): ListNote => ({ kind: 'passed-over', ...each })));
    const isAtHome = !found.isCommunity && read.format === 'muster' && namesBooksById(catalogue, read.roster);
    const roster = isAtHome ? read.roster : this.#relinked(read, catalogue, told);
    const evaluation = evaluate(catalogue, roster);
    return {
      kind: 'open',
      catalogue,
      evaluation,
      findings: findings(evaluation),
      names: catalogueNames(catalogue, roster),
      current: currentVersions(roster, found),
      ...(await this.#fromFile(read, roster, told)),
    };
  }

  /** Paths of other programs and of older data become those of the data. */
  #relinked(read: ReadList, catalogue: Catalogue, told: ListNote[]): Roster {
    const { roster, steps } = relink(catalogue, read.roster);
    const notes = relinkNotes(catalogue, read.roster, steps);
    // Our own lists have their revisions compared in the report.
    told.push(...notes.filter(({ kind }) => read.format !== 'muster' || kind !== 'other-revision'));
    return roster;
  }

  async #fromFile(
    { format, stored }: ReadList,
    roster: Roster,
    told: readonly ListNote[],
  ): Promise<FromFile> {
    const notes = told.map((note) => ({
      kind: note.kind,
      message: listNoteSentence(note, this.#language),
    }));
    return { format, stored, roster, digest: await digest(roster, sha256), notes };
  }

  #missingMessage(
    { kind, name }: { readonly kind: MissingData['kind']; readonly name: string },
    { system, books }: Roster,
  ): string {
    const words = CLI_WORDS[this.#language];
    if (kind === 'unknown-system' && system.id === '' && name === '') {
      return words.noGame(books.flatMap((book) => (book.name === '' ? [] : [book.name])).join(', '));
    }
    if (kind === 'unknown-system') return words.noSystem(name || system.id);
    return kind === 'unknown-book' ? words.noBook(name) : words.brokenData(name);
  }
}

/** A digest is only worked out where the list remembers one to compare it with. */
function currentVersions(
  roster: Roster,
  { catalogue, content }: FoundCatalogue,
): ReadonlyMap<string, CurrentVersion> {
  const { system } = catalogue;
  const current = new Map<string, CurrentVersion>();
  const digestOf = (id: string, remembered: string | undefined): string => {
    const value = remembered === undefined ? undefined : content(id);
    return value === undefined ? '' : sha256(canonicalJson(value));
  };
  current.set(system.id, {
    name: system.name,
    revision: String(system.revision ?? ''),
    digest: digestOf(system.id, roster.system.digest),
  });
  for (const version of roster.books) {
    const book = catalogue.book(version.id, version.name);
    if (book === undefined) continue;
    const { name, revision } = book.definition;
    current.set(version.id, {
      name,
      revision: String(revision ?? ''),
      digest: digestOf(version.id, version.digest),
    });
  }
  return current;
}
