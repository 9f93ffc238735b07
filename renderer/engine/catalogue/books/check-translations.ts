import type { CapabilitiesFile, System, Words } from '../../../../schemas/generated/types';
import { toPointer } from '../../source/json-pointer';
import type { PlacedProblem } from '../../source/source-problem';
import { hasOtherWords } from '../word-pattern';
import { wordFields } from './names';

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

const NAMES = new Set(['name', 'short', 'replaces', 'edition', 'modelWord']);

/** What has no French yet, or none that is sure: names, and words in values and parameters. */
export function checkTranslations(
  file: unknown,
  system: System | undefined,
  capabilities: CapabilitiesFile | undefined,
): readonly PlacedProblem[] {
  const check = new Translations(system, capabilities);
  check.visit(file, []);
  return check.problems;
}

class Translations {
  readonly problems: PlacedProblem[] = [];
  readonly #columns = new Map<string, readonly (Words | undefined)[]>();
  readonly #capabilities: ReadonlyMap<string, Words | undefined>;

  constructor(system: System | undefined, capabilities: CapabilitiesFile | undefined) {
    for (const type of system?.profiles ?? []) {
      for (const { id, words } of type.columns ?? []) {
        this.#columns.set(`${type.id} ${id}`, [words]);
        // what changes a column names it without its table
        this.#columns.set(id, [...(this.#columns.get(id) ?? []), words]);
      }
    }
    this.#capabilities = new Map((capabilities?.capabilities ?? []).map(({ id, words }) => [id, words]));
  }

  visit(value: unknown, path: Path): void {
    if (Array.isArray(value)) {
      value.forEach((each, index) => {
        this.visit(each, [...path, index]);
      });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    this.#mark(node, String(path.at(-1) ?? ''), path);
    for (const [key, inner] of Object.entries(node)) {
      const at = [...path, key];
      // Letters that summaries call parameters by are no words.
      if (key === 'parameters') continue;
      if (NAMES.has(key)) this.#name(inner, at);
      else if (key === 'values') this.#values(inner, String(node.type), at);
      else if (key === 'capabilities') this.#uses(inner, at);
      else if (typeof node.column === 'string' && (key === 'set' || key === 'add')) {
        this.#text(inner, node.column, node.column, at);
      }
      if (!NAMES.has(key) && key !== 'values') this.visit(inner, at);
    }
  }

  #name(name: unknown, path: Path): void {
    const { en, fr } =
      typeof name === 'string' ? { en: name, fr: undefined } : (name as { en?: string; fr?: string });
    if (typeof name === 'object' && name !== null) this.#mark(name as Node, en ?? '', path);
    if (en === undefined || fr !== undefined) return;
    this.problems.push({
      severity: 'advice',
      kind: 'no-french',
      pointer: toPointer(path),
      params: { name: en },
    });
  }

  /** A name or a word that says itself how sure its French is. */
  #mark({ fr, mark }: Node, name: string, path: Path): void {
    if (typeof fr !== 'string' || (mark !== 'likely' && mark !== 'ours')) return;
    this.problems.push({
      severity: 'advice',
      kind: 'unsure-french',
      pointer: toPointer(path),
      params: { name, french: fr, mark },
    });
  }

  #values(values: unknown, type: string, path: Path): void {
    if (typeof values !== 'object' || values === null) return;
    for (const [column, value] of Object.entries(values)) {
      this.#text(value, `${type} ${column}`, column, [...path, column]);
    }
  }

  /** @param key of the column with its table, or alone */
  #text(value: unknown, key: string, column: string, path: Path): void {
    const tables = this.#columns.get(key);
    if (typeof value === 'string' && tables) this.#words(value, column, tables, path);
  }

  #uses(uses: unknown, path: Path): void {
    if (!Array.isArray(uses)) return;
    for (const [index, use] of uses.entries()) {
      const isText = typeof use === 'string';
      const [id = '', ...params] = isText
        ? use.split(' ')
        : [use.id as string, ...((use.params as string[]) ?? [])];
      if (!this.#capabilities.has(id)) continue;
      const tables = [this.#capabilities.get(id)];
      params.forEach((param, place) => {
        this.#words(param, id, tables, isText ? [...path, index] : [...path, index, 'params', place]);
      });
    }
  }

  #words(text: string, of: string, tables: readonly (Words | undefined)[], path: Path): void {
    if (tables.every((words) => !hasOtherWords(text, wordFields(words).words ?? []))) return;
    this.problems.push({
      severity: 'advice',
      kind: 'no-french-words',
      pointer: toPointer(path),
      params: { text, of },
    });
  }
}
