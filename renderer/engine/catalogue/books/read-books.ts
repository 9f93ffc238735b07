import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import {
  type Validator,
  validateBook,
  validateCapabilities,
  validateSystem,
} from '../../../../schemas/generated/validate.mjs';
import { checkShape } from '../../source/check-shape';
import { decodeWhole } from '../../source/decode-whole';
import { type ReadJson, readJson } from '../../source/read-json';
import type { PlacedProblem, SourceProblem } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';
import { checkMeaning } from './check-book';
import { checkTranslations } from './check-translations';
import { checkCapabilities } from './checks/check-capabilities';
import { compileBook } from './compile-book';
import { compileSystem } from './compile-system';

export interface BookFile {
  /** Shown in problems. */
  readonly path: string;
  /** Text, or the bytes of one; a file with bytes that are none is left out. */
  readonly text: string | Uint8Array;
}

/** One game of our own books, ready to be linked: `linkCatalogues(system, books, { order })`. */
export interface CompiledSystem {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
  /** Modifiers of our books apply in stages, and numbers inside texts count up. */
  readonly order: 'staged';
  /** The file of the system and of each book, by id. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface ReadBooks {
  readonly systems: readonly CompiledSystem[];
  readonly problems: readonly SourceProblem[];
}

export interface ReadBooksOptions {
  /** Also tells names that have no French. */
  readonly translations?: boolean;
}

type Kind = 'system' | 'book' | 'capabilities';

interface Read<T> {
  readonly path: string;
  readonly json: ReadJson;
  readonly data: T;
}

/** What a file is, by what is in it. */
export function kindOfFile(value: unknown): Kind | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, 'costs') && Object.hasOwn(value, 'profiles')) return 'system';
  if (Object.hasOwn(value, 'system') && Object.hasOwn(value, 'units')) return 'book';
  if (Object.hasOwn(value, 'system') && Object.hasOwn(value, 'capabilities')) return 'capabilities';
  const { $schema } = value as { $schema?: unknown };
  const named =
    typeof $schema === 'string'
      ? /(system|army-book|capabilities)\.schema\.json$/.exec($schema)?.[1]
      : undefined;
  return named === 'army-book' ? 'book' : (named as Kind | undefined);
}

const hasErrors = (problems: readonly SourceProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

class Reading {
  readonly problems: SourceProblem[] = [];
  readonly systems = new Map<string, Read<System>>();
  readonly capabilities = new Map<string, Read<CapabilitiesFile>>();
  readonly books: Read<Book>[] = [];

  read({ path, text }: BookFile): void {
    const decoded = typeof text === 'string' ? ({ kind: 'text', text } as const) : decodeWhole(text);
    if (decoded.kind === 'undecodable') {
      const { encoding, line } = decoded;
      const params = { encoding };
      this.problems.push({
        severity: 'error',
        kind: 'undecodable',
        file: path,
        line,
        column: 1,
        at: [],
        params,
      });
      return;
    }
    const json = readJson(decoded.text, path);
    this.problems.push(...json.problems);
    if (json.value === undefined) return;
    const kind = kindOfFile(json.value);
    if (kind === undefined) {
      // a text that is broken may have lost what tells its kind
      if (hasErrors(json.problems)) return;
      this.place(json, [{ severity: 'error', kind: 'unknown-kind-of-file', pointer: '', params: {} }]);
      return;
    }
    if (kind === 'system') this.keep(json, path, validateSystem, (data) => this.#addSystem(data));
    else if (kind === 'book') this.keep(json, path, validateBook, (data) => this.books.push(data));
    else this.keep(json, path, validateCapabilities, (data) => this.capabilities.set(data.data.system, data));
  }

  place(json: ReadJson, problems: readonly PlacedProblem[]): boolean {
    const located = problems.map((problem) => json.locate(problem));
    this.problems.push(...located);
    return !hasErrors(located);
  }

  keep<T>(json: ReadJson, path: string, validate: Validator<T>, keep: (read: Read<T>) => void): void {
    const problems = checkShape(json, validate);
    this.problems.push(...problems);
    if (!hasErrors(json.problems) && !hasErrors(problems)) keep({ path, json, data: json.value as T });
  }

  #addSystem(read: Read<System>): void {
    const { id } = read.data;
    const first = this.systems.get(id);
    if (!first) this.systems.set(id, read);
    else {
      const params = { id, firstFile: first.path };
      this.place(read.json, [{ severity: 'error', kind: 'duplicate-book', pointer: '/id', params }]);
    }
  }
}

/**
 * Reads systems, capabilities and army books of our own format, in any order, and compiles them. A file that fails is
 * left out with its problems; the others stay usable.
 */
export function readBooks(files: readonly BookFile[], options: ReadBooksOptions = {}): ReadBooks {
  const reading = new Reading();
  for (const file of files) reading.read(file);
  const compiled = new Map<
    string,
    { system: GameSystemDefinition; books: CatalogueDefinition[]; paths: Map<string, string> }
  >();
  for (const [id, { data, json }] of reading.capabilities) {
    if (!reading.place(json, checkCapabilities(data))) reading.capabilities.delete(id);
  }
  for (const [id, { data, json, path }] of reading.systems) {
    const capabilities = reading.capabilities.get(id)?.data;
    if (options.translations) {
      reading.place(json, checkTranslations(data, data, capabilities));
      const file = reading.capabilities.get(id);
      if (file) reading.place(file.json, checkTranslations(file.data, undefined, undefined));
    }
    if (!reading.place(json, checkMeaning(data, data, capabilities))) continue;
    compiled.set(id, { system: compileSystem(data, capabilities), books: [], paths: new Map([[id, path]]) });
  }
  for (const { data, json, path } of reading.books) {
    const system = reading.systems.get(data.system);
    const capabilities = reading.capabilities.get(data.system)?.data;
    if (options.translations) reading.place(json, checkTranslations(data, system?.data, capabilities));
    const into = compiled.get(data.system);
    if (!system || !into) {
      if (system) continue;
      const params = { id: data.system };
      reading.place(json, [{ severity: 'error', kind: 'unknown-system', pointer: '/system', params }]);
      continue;
    }
    const first = into.paths.get(data.id);
    if (first !== undefined) {
      const params = { id: data.id, firstFile: first };
      reading.place(json, [{ severity: 'error', kind: 'duplicate-book', pointer: '/id', params }]);
      continue;
    }
    if (!reading.place(json, checkMeaning(data, system.data, capabilities))) continue;
    into.paths.set(data.id, path);
    into.books.push(compileBook(system.data, data));
  }
  return {
    systems: [...compiled.values()].map(({ system, books, paths }) => ({
      system,
      books,
      order: 'staged',
      paths,
    })),
    problems: reading.problems,
  };
}
