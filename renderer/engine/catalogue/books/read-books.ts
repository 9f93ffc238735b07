import type { Book, CapabilitiesFile, System } from '../../../../schemas/generated/types';
import {
  type Validator,
  validateBook,
  validateCapabilities,
  validateSystem,
} from '../../../../schemas/generated/validate.mjs';
import { shapeProblems } from '../../source/check-shape';
import { decodeWhole } from '../../source/decode-whole';
import { type ReadJson, readJson } from '../../source/read-json';
import type { PlacedProblem, SourceProblem } from '../../source/source-problem';
import type { CatalogueDefinition, GameSystemDefinition } from '../definition';
import { checkMeaning } from './check-book';
import { checkTranslations } from './check-translations';
import { checkCapabilities } from './checks/check-capabilities';
import { type Rough, withoutEchoes } from './checks/without-echoes';
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

/** A file that could be read; what is wrong with its shape is told already. */
interface Read<T> extends Rough {
  readonly path: string;
  readonly json: ReadJson;
  /** As far as its shape is that; see `isSound`. */
  readonly data: T;
  /** Neither its text nor its shape is broken. */
  readonly isSound: boolean;
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

const hasErrors = (problems: readonly { readonly severity: string }[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

class Reading {
  readonly problems: SourceProblem[] = [];
  readonly systems = new Map<string, Read<System>>();
  readonly capabilities = new Map<string, Read<CapabilitiesFile>>();
  readonly books: Read<Book>[] = [];
  /** Texts that could not be read to their end: any of them may hold what others seem to lack. */
  readonly #lost: string[] = [];
  #hasNamelessSystem = false;

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
      this.#lost.push(new TextDecoder().decode(text as Uint8Array));
      return;
    }
    const json = readJson(decoded.text, path);
    this.problems.push(...json.problems);
    const kind = kindOfFile(json.value);
    if (kind === undefined) {
      // a text that is broken may have lost what tells its kind
      if (hasErrors(json.problems)) this.#lost.push(decoded.text);
      else this.place(json, [{ severity: 'error', kind: 'unknown-kind-of-file', pointer: '', params: {} }]);
      return;
    }
    if (kind === 'system') this.#addSystem(this.#shaped(json, path, validateSystem));
    else if (kind === 'book') this.books.push(this.#shaped(json, path, validateBook));
    else {
      const file = this.#shaped(json, path, validateCapabilities);
      this.capabilities.set(file.data.system, file);
    }
  }

  place(json: ReadJson, problems: readonly PlacedProblem[]): boolean {
    this.problems.push(...problems.map((problem) => json.locate(problem)));
    return !hasErrors(problems);
  }

  /** Whether a system that no file seems to be may be one of those that are broken. */
  mayHold(system: string): boolean {
    return this.#hasNamelessSystem || this.#lost.some((text) => text.includes(`"${system}"`));
  }

  #shaped<T>(json: ReadJson, path: string, validate: Validator<T>): Read<T> {
    const { value } = json;
    const shape = shapeProblems(value, validate);
    this.place(json, shape);
    return { path, json, value, data: value as T, shape, isSound: !hasErrors([...json.problems, ...shape]) };
  }

  #addSystem(read: Read<System>): void {
    const { id } = read.data;
    if (read.shape.some(({ pointer }) => pointer === '/id') || typeof id !== 'string') {
      this.#hasNamelessSystem = true;
      return;
    }
    const first = this.systems.get(id);
    if (!first) this.systems.set(id, read);
    else {
      const params = { id, firstFile: first.path };
      this.place(read.json, [{ severity: 'error', kind: 'duplicate-book', pointer: '/id', params }]);
    }
  }
}

/**
 * What is wrong with a file beside its shape. Where a shape is broken the rest is looked at all the same, so that one run
 * tells every mistake, but for what the broken part itself may have brought about.
 */
function beyondShape(
  file: Read<unknown>,
  others: readonly (Read<unknown> | undefined)[],
  check: (isRough: boolean) => readonly PlacedProblem[],
): readonly PlacedProblem[] {
  const all = [file, ...others.filter((each) => each !== undefined)];
  if (all.every(({ shape }) => shape.length === 0)) return check(false);
  try {
    return withoutEchoes(check(true), file, all.slice(1));
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/**
 * Reads systems, capabilities and army books of our own format, in any order, and compiles them. A file that fails is
 * left out with its problems; the others stay usable. Problems stand in the order of the files, from the top of each down.
 */
export function readBooks(files: readonly BookFile[], options: ReadBooksOptions = {}): ReadBooks {
  const reading = new Reading();
  for (const file of files) reading.read(file);
  const compiled = new Map<
    string,
    { system: GameSystemDefinition; books: CatalogueDefinition[]; paths: Map<string, string> }
  >();
  const usable = new Map<string, CapabilitiesFile>();
  for (const [id, file] of reading.capabilities) {
    const isFine = reading.place(
      file.json,
      beyondShape(file, [], () => checkCapabilities(file.data)),
    );
    if (isFine && file.isSound) usable.set(id, file.data);
  }
  for (const [id, file] of reading.systems) {
    const { data, json, path, isSound } = file;
    const capabilities = reading.capabilities.get(id);
    if (options.translations) {
      const told = beyondShape(file, [capabilities], () => checkTranslations(data, data, capabilities?.data));
      reading.place(json, told);
      if (capabilities) {
        const { data: texts } = capabilities;
        reading.place(
          capabilities.json,
          beyondShape(capabilities, [], () => checkTranslations(texts, undefined, undefined)),
        );
      }
    }
    const meaning = beyondShape(file, [capabilities], (isRough) =>
      checkMeaning(data, data, capabilities?.data, isRough),
    );
    if (!reading.place(json, meaning) || !isSound) continue;
    compiled.set(id, {
      system: compileSystem(data, usable.get(id)),
      books: [],
      paths: new Map([[id, path]]),
    });
  }
  const places = new Map<string, string>();
  for (const file of reading.books) {
    const { data, json, path, isSound } = file;
    const system = reading.systems.get(data.system);
    const capabilities = reading.capabilities.get(data.system);
    if (options.translations) {
      const told = beyondShape(file, [system, capabilities], () =>
        checkTranslations(data, system?.data, capabilities?.data),
      );
      reading.place(json, told);
    }
    if (!system) {
      // a broken one is told by itself
      const isTold =
        file.shape.some(({ pointer }) => pointer === '/system') || typeof data.system !== 'string';
      if (isTold || reading.mayHold(data.system)) continue;
      const params = { id: data.system };
      reading.place(json, [{ severity: 'error', kind: 'unknown-system', pointer: '/system', params }]);
      continue;
    }
    const key = JSON.stringify([data.system, data.id]);
    const first = places.get(key) ?? (data.id === data.system ? system.path : undefined);
    if (first === undefined) places.set(key, path);
    else {
      const params = { id: data.id, firstFile: first };
      reading.place(json, [{ severity: 'error', kind: 'duplicate-book', pointer: '/id', params }]);
      continue;
    }
    const meaning = beyondShape(file, [system, capabilities], (isRough) =>
      checkMeaning(data, system.data, capabilities?.data, isRough),
    );
    const into = compiled.get(data.system);
    if (!reading.place(json, meaning) || !isSound || !into) continue;
    into.paths.set(data.id, path);
    into.books.push(compileBook(system.data, data));
  }
  const order = new Map(files.map(({ path }, index) => [path, index]));
  return {
    systems: [...compiled.values()].map(({ system, books, paths }) => ({
      system,
      books,
      order: 'staged',
      paths,
    })),
    problems: reading.problems.toSorted(
      (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line || a.column - b.column,
    ),
  };
}
