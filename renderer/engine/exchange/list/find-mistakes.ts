import { type SchemaError, validateList } from '../../../../schemas/generated/validate.mjs';
import { fromPointer, toPointer, valueAt } from '../../source/json-pointer';
import { readJson } from '../../source/read-json';
import type { ListMistake } from './list-problem';

/** More would not help anybody who edits by hand. */
const MOST_MISTAKES = 50;

/**
 * What the schema forbids in a list, with its place in the text. Empty when the list is whole.
 * @param text the file, for lines and columns; mistakes of a migrated list are placed at the start
 */
export function findMistakes(value: unknown, text: string | undefined): readonly ListMistake[] {
  const errors: readonly Pick<SchemaError, 'keyword' | 'instancePath' | 'params'>[] = validateList(value)
    ? []
    : (validateList.errors ?? []);
  const endless = numbersThatOverflow(value, []).map((path) => ({
    keyword: 'finite',
    instancePath: toPointer(path),
    params: {},
  }));
  const found = [...errors, ...endless].slice(0, MOST_MISTAKES);
  if (found.length === 0) return [];
  const source = text === undefined ? undefined : readJson(text, '');
  return found.map((error) => {
    const path = fromPointer(error.instancePath);
    const position = source?.positionAt(error.instancePath);
    return {
      path: spell(value, path),
      near: nearestName(value, path),
      line: position?.line ?? 1,
      column: position?.column ?? 1,
      what: whatIsWrong(error, valueAt(value, path)),
    };
  });
}

function whatIsWrong(
  { keyword, params }: Pick<SchemaError, 'keyword' | 'params'>,
  value: unknown,
): ListMistake['what'] {
  switch (keyword) {
    case 'required':
      return { kind: 'missing', field: String(params.missingProperty) };
    case 'type':
      return { kind: 'wrong-type', wanted: String(params.type), found: typeOf(value) };
    case 'minimum':
      return { kind: 'too-small', least: Number(params.limit) };
    case 'maximum':
      return { kind: 'too-great', most: Number(params.limit) };
    case 'const':
      return { kind: 'not-the-value', wanted: String(params.allowedValue), found: shown(value) };
    case 'finite':
      return { kind: 'not-finite' };
    default:
      return { kind: 'other', keyword };
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'object' ? typeOf(value) : String(value);
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** As JSON Schema calls it. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `1e999` reads as Infinity, which could not be written again. */
function numbersThatOverflow(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => numbersThatOverflow(member, [...path, key]));
}

/** `forces[0].selections[2].amount`. */
function spell(root: unknown, path: readonly string[]): string {
  let spelt = '';
  path.forEach((step, index) => {
    const isIndex = Array.isArray(valueAt(root, path.slice(0, index)));
    spelt += isIndex ? `[${step}]` : `${spelt ? '.' : ''}${step}`;
  });
  return spelt;
}

function nearestName(root: unknown, path: readonly string[]): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = valueAt(root, [...path.slice(0, length), 'name']);
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}
