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
import { soundParts } from './checks/sound-parts';
import { type Rough, withoutEchoes } from './checks/without-echoes';
import { isListFile, kindOfFile } from './kind-of-file';
import { isBeyondBooks, MOST_BOOK_VALUES } from './most-values';

export interface BookFile {
  /** Shown in problems. */
  readonly path: string;
  /** Text, or the bytes of one; a file with bytes that are none is left out. */
  readonly text: string | Uint8Array;
  /** The folder or zip that it was found in: what is in one may come again in another. */
  readonly place?: string | undefined;
}

/** A file that could be read; what is wrong with its shape is told already. */
export interface Read<T> extends Rough {
  readonly path: string;
  readonly place: string | undefined;
  readonly json: ReadJson;
  /** As far as its shape is that; see `isSound`. */
  readonly data: T;
  /** The same without what is broken in it. */
  readonly parts: T;
  /** Neither its text nor its shape is broken. */
  readonly isSound: boolean;
}

const hasErrors = (problems: readonly { readonly severity: string }[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** The files of our own format that were read, by what they are, and what is wrong with them so far. */
export class Reading {
  readonly problems: SourceProblem[] = [];
  readonly systems: Read<System>[] = [];
  readonly capabilities: Read<CapabilitiesFile>[] = [];
  readonly books: Read<Book>[] = [];
  /** Texts that could not be read to their end: any of them may hold what others seem to lack. */
  readonly #lost: string[] = [];
  #hasNamelessSystem = false;

  read({ path, text, place }: BookFile): void {
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
    if (isBeyondBooks(decoded.text)) {
      const params = { most: MOST_BOOK_VALUES };
      const top = { file: path, line: 1, column: 1, at: [] };
      this.problems.push({ severity: 'error', kind: 'too-many-values', params, ...top });
      this.#lost.push(decoded.text);
      return;
    }
    const json = readJson(decoded.text, path);
    this.problems.push(...json.problems);
    const kind = kindOfFile(json.value);
    if (kind === undefined) {
      // a text that is broken may have lost what tells its kind
      if (hasErrors(json.problems)) this.#lost.push(decoded.text);
      else this.#tellUnknown(json);
      return;
    }
    const file = { path, place, json };
    if (kind === 'system') this.#addSystem(this.#shaped(file, validateSystem));
    else if (kind === 'book') this.books.push(this.#shaped(file, validateBook));
    else this.capabilities.push(this.#shaped(file, validateCapabilities));
  }

  #tellUnknown(json: ReadJson): void {
    const at = { severity: 'error', pointer: '' } as const;
    this.tell({ json }, [
      isListFile(json.value)
        ? { ...at, kind: 'no-data-file', params: { found: 'roster' } }
        : { ...at, kind: 'unknown-kind-of-file', params: {} },
    ]);
  }

  /** @returns true when none of them is an error */
  tell({ json }: Pick<Read<unknown>, 'json'>, problems: readonly PlacedProblem[]): boolean {
    this.problems.push(...problems.map((problem) => json.locate(problem)));
    return !hasErrors(problems);
  }

  /** Whether a system that no file seems to be may be one of those that are broken. */
  mayHold(system: string): boolean {
    return this.#hasNamelessSystem || this.#lost.some((text) => text.includes(`"${system}"`));
  }

  #shaped<T>(file: Pick<Read<T>, 'path' | 'place' | 'json'>, validate: Validator<T>): Read<T> {
    const { value, problems } = file.json;
    const shape = shapeProblems(value, validate);
    this.tell(
      file,
      shape.filter((each) => !isTold(file.json, each)),
    );
    const parts = soundParts({ value, shape }) as T;
    return { ...file, value, data: value as T, parts, shape, isSound: !hasErrors([...problems, ...shape]) };
  }

  #addSystem(read: Read<System>): void {
    if (hasId(read)) this.systems.push(read);
    else this.#hasNamelessSystem = true;
  }
}

/** Where the text itself is broken, what was read there is a guess: its shape says nothing more. */
function isTold({ problems, positionAt }: ReadJson, { pointer, onKey }: PlacedProblem): boolean {
  if (problems.length === 0) return false;
  const { line, column } = positionAt(pointer, onKey);
  return problems.some((each) => each.line === line && each.column === column);
}

/** Whether the id of a file is one, so that others may have the same. */
export function hasId({ data, shape }: Read<{ readonly id: string }>): boolean {
  return typeof data.id === 'string' && !shape.some(({ pointer }) => pointer === '/id');
}

/**
 * What is wrong with a file beside its shape. Where a shape is broken the rest is looked at all the same, so that one run
 * tells every mistake, but for what the broken part itself may have brought about.
 */
export function beyondShape(
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
