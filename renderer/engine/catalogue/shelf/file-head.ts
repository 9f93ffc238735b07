import { decodeText } from '../../source/decode-text';
import { type JsonField, jsonFields, plainField } from '../../source/json-fields';
import { decodeReferences } from '../../source/xml/decode-references';
import { kindOfFile } from '../books/kind-of-file';
import type { LocalNames } from '../definition';

/** What a file of data says of itself, without the rest of it being read. */
export interface FileHead {
  /** Ours: written for this program. */
  readonly format: 'ours' | 'community';
  readonly kind: 'system' | 'capabilities' | 'book';
  readonly id: string;
  readonly name: string;
  readonly names?: LocalNames;
  /** Of the game that it belongs to; its own id for a system. */
  readonly gameSystemId: string;
  readonly revision: string;
  readonly edition?: LocalNames;
  /** Made to be linked by others: no army of its own. */
  readonly isLibrary: boolean;
}

/** Heads of XML stand in the first bytes; what a person writes before them is not longer. */
export const HEAD_BYTES = 64 * 1024;

/**
 * The head of a file of our format or of the community's, packed ones unpacked.
 * @param isWhole false for the beginning of a file
 * @returns `more` when the head may stand behind these bytes, `broken` for JSON that was meant as data and has lost its
 * head, undefined for a file that is no data
 */
export function fileHead(bytes: Uint8Array, isWhole: boolean): FileHead | 'more' | 'broken' | undefined {
  const decoded = decodeText(bytes);
  if ('unknownEncoding' in decoded) return undefined;
  const { text } = decoded;
  const first = /\S/.exec(text)?.[0];
  if (first === '<') return xmlHead(text) ?? (isWhole ? undefined : 'more');
  if (first === undefined) return isWhole ? undefined : 'more';
  // Fields of the head may stand behind all that is long.
  return isWhole ? (jsonHead(text) ?? (isBrokenData(text) ? 'broken' : undefined)) : 'more';
}

/** Words that data have and settings of tools do not. */
const DATA_WORDS =
  /"(?:units|costs|capabilities|gameSystem(?:Id)?|catalogue)"\s*:|(?:system|army-book|capabilities)\.schema\.json"/;

function isBrokenData(text: string): boolean {
  if (!DATA_WORDS.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

const ROOT =
  /^\s*(?:(?:<\?(?:[^?]|\?(?!>))*\?>|<!--(?:[^-]|-(?!->))*-->)\s*)*<(gameSystem|catalogue)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/;
const ATTRIBUTE = /([^\s=<>/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

function xmlHead(text: string): FileHead | undefined {
  const found = ROOT.exec(text);
  if (found === null) return undefined;
  const [, tag, attributes = ''] = found;
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    values.set(name, plain(double ?? single ?? ''));
  }
  return communityHead(tag === 'gameSystem', (name) => values.get(name));
}

function plain(value: string): string {
  try {
    return decodeReferences(value, 0);
  } catch {
    return value;
  }
}

function communityHead(isSystem: boolean, of: (name: string) => unknown): FileHead | undefined {
  const id = textOf(of('id'));
  if (id === undefined) return undefined;
  return {
    format: 'community',
    kind: isSystem ? 'system' : 'book',
    id,
    name: textOf(of('name')) ?? id,
    gameSystemId: isSystem ? id : (textOf(of('gameSystemId')) ?? ''),
    revision: String(of('revision') ?? ''),
    isLibrary: String(of('library') ?? '') === 'true',
  };
}

function jsonHead(text: string): FileHead | undefined {
  const fields = jsonFields(text);
  const value = plainFields(text, fields);
  for (const tag of ['gameSystem', 'catalogue']) {
    const inside = fields.get(tag);
    const isBare = value.type === tag && typeof value.id === 'string';
    if (inside === undefined && !isBare) continue;
    const own = inside === undefined ? fields : jsonFields(text, inside.start);
    return communityHead(tag === 'gameSystem', (name) => plainField(text, own.get(name)));
  }
  return ownHead(value);
}

function plainFields(
  text: string,
  fields: ReadonlyMap<string, JsonField>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...fields].map(([key, field]) => [key, plainField(text, field)]));
}

function ownHead(value: Readonly<Record<string, unknown>>): FileHead | undefined {
  const kind = kindOfFile(value);
  const system = textOf(value.system);
  const id = kind === 'capabilities' ? system : textOf(value.id);
  if (kind === undefined || id === undefined || (kind === 'book' && system === undefined)) return undefined;
  const names = namesOf(value.name);
  const edition = namesOf(value.edition);
  return {
    format: 'ours',
    kind,
    id,
    name: names?.en ?? id,
    ...(names === undefined ? {} : { names }),
    gameSystemId: kind === 'system' ? id : (system ?? id),
    revision: String(value.revision ?? ''),
    ...(edition === undefined ? {} : { edition }),
    isLibrary: false,
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** One text, or one for each language. */
function namesOf(value: unknown): LocalNames | undefined {
  if (typeof value === 'string') return { en: value };
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
