import type { Roster } from '../../roster/document';
import { decodeWhole } from '../../source/decode-whole';
import { jsonExtent } from '../../source/nodes/json-extent';
import { readJson } from '../../source/read-json';
import { isZip } from '../../source/zip/zip-entries';
import { isRosNode, readFromJson, readRosText, readZippedRos } from '../ros/read-ros-file';
import { isNode } from '../ros/ros-node';
import type { StoredTotal } from '../ros/totals';
import { wellFormed } from '../well-formed';
import { boundAmounts } from './bound-amounts';
import { detectContent, isOpenAtEnd } from './detect-content';
import { findMistakes } from './find-mistakes';
import { hasTooMany } from './has-too-many';
import { LIST_FORMAT, MOST_LIST_CHARACTERS, MOST_LIST_NODES, MOST_LIST_VALUES } from './list-format';
import type { ListNote, ListProblem } from './list-problem';
import { type Migration, migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { repairIds } from './repair-ids';

export interface ReadList {
  readonly kind: 'list';
  readonly format: ReadFormat;
  /** With every field that the file has, known or not; without its seal. */
  readonly roster: Roster;
  /** The digest that the file claims, if it carries one. */
  readonly seal: string | undefined;
  /** Totals that the file claims; a list file of ours claims none. */
  readonly stored: readonly StoredTotal[];
  readonly notes: readonly ListNote[];
}

/** `json`: New Recruit's form of a roster. */
export type ReadFormat = 'muster' | 'ros' | 'rosz' | 'json';

/** For tests of the mechanism; a reader of files leaves it alone. */
export interface ReadListOptions {
  readonly format?: number;
  readonly migrations?: readonly Migration[];
}

/**
 * Reads a list file of any format, whatever its ending: ours, a roster of another program as XML, zipped or as JSON.
 * Never throws: what is no list says what it is. Fields that this version does not know are kept. Bytes are UTF-8, or
 * UTF-16 by their mark or their zero bytes; what cannot be decoded whole is refused, since saving it would lose the rest.
 * @see docs/list-file.md
 */
export function readList(file: string | Uint8Array, options: ReadListOptions = {}): ReadList | ListProblem {
  const read = readWhole(file, options);
  if (read.kind !== 'list') return read;
  const { roster, most, names } = boundAmounts(read.roster);
  if (names.length === 0) return read;
  return { ...read, roster, notes: [...read.notes, { kind: 'bounded-amounts', most, names }] };
}

function readWhole(file: string | Uint8Array, options: ReadListOptions): ReadList | ListProblem {
  if (typeof file !== 'string' && isZip(file)) return readZippedRos(file);
  if (file.length > MOST_LIST_CHARACTERS) {
    return { kind: 'too-large', size: file.length, most: MOST_LIST_CHARACTERS };
  }
  const decoded =
    typeof file === 'string'
      ? ({ kind: 'text', text: file.replace(/^\ufeff/, '') } as const)
      : decodeWhole(file);
  const seen = decoded.kind === 'text' ? decoded.text : decoded.lossy;
  if (/^\s*</.test(seen)) return readRosText(file);
  const foreign = detectContent(seen);
  if (foreign !== undefined) return foreign;
  if (decoded.kind === 'text') return readJsonList(decoded.text, options);
  const { encoding, line } = decoded;
  return { kind: 'undecodable', encoding, line };
}

function readJsonList(
  text: string,
  { format = LIST_FORMAT, migrations = MIGRATIONS }: ReadListOptions,
): ReadList | ListProblem {
  if (jsonExtent(text).count > MOST_LIST_VALUES) return { kind: 'too-many', most: MOST_LIST_NODES };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return brokenJson(text);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'foreign-json', looksLike: undefined, keys: [] };
  }
  const list = value as Record<string, unknown>;
  const written = list.format;
  const foreign = isNode(list.roster) ? list.roster : list;
  if (hasTooMany(foreign)) return { kind: 'too-many', most: MOST_LIST_NODES };
  if (isRosNode(foreign)) return readFromJson(foreign);
  if (!isList(list)) return foreignJson(list);
  const notes: ListNote[] = [];
  let current = list;
  if (typeof written === 'number' && Number.isInteger(written) && written > 0) {
    if (written > format) return { kind: 'newer-format', format: written, known: format };
    if (written < format) {
      current = migrate(list, written, format, migrations);
      notes.push({ kind: 'migrated', from: written, to: format });
    }
  }

  // The schema knows format 1 only; a made-up later format of a test is compared without its number.
  const checked = format === LIST_FORMAT ? current : { ...current, format: LIST_FORMAT };
  const mistakes = findMistakes(checked, current === list ? text : undefined);
  if (mistakes.length > 0) return { kind: 'mistakes', mistakes };

  const { digest: seal, ...content } = current;
  const whole = wellFormed(content);
  if (whole !== content) notes.push({ kind: 'replaced-characters' });
  const { roster, renamed } = repairIds(whole as unknown as Roster);
  if (renamed.length > 0) notes.push({ kind: 'renamed-ids', ids: renamed });
  return {
    kind: 'list',
    format: 'muster',
    roster,
    stored: [],
    seal: typeof seal === 'string' ? seal : undefined,
    notes,
  };
}

/**
 * Enough of the fields that only a list has together: one made by hand that lacks a field gets its mistakes told,
 * a system or a book of our own (which have forces too) is named for what it is.
 */
function isList(value: Readonly<Record<string, unknown>>): boolean {
  const has = (field: string) => Object.hasOwn(value, field);
  const known = ['format', 'system', 'books', 'limits', 'forces'].filter(has).length;
  return known >= 3 && has('forces') && (has('books') || (has('system') && !has('units')));
}

function foreignJson(value: Readonly<Record<string, unknown>>): ListProblem {
  const has = (key: string) => Object.hasOwn(value, key);
  const looksLike =
    has('gameSystem') || has('catalogue') || has('units') || has('capabilities') || has('costs')
      ? 'data'
      : undefined;
  return { kind: 'foreign-json', looksLike, keys: Object.keys(value).slice(0, 5) };
}

/** Cut off: brackets are open at the end, and what is wrong is the end itself. */
function brokenJson(text: string): ListProblem {
  const first = readJson(text, '').problems.find((problem) => problem.severity === 'error');
  const line = first?.line ?? 1;
  const lines = text.trimEnd().split('\n').length;
  if (first?.kind === 'unexpected-end' || (line >= lines && isOpenAtEnd(text)))
    return { kind: 'truncated', line };
  const found = first && 'found' in first.params ? String(first.params.found) : '';
  return { kind: 'broken-json', line, column: first?.column ?? 1, found };
}
