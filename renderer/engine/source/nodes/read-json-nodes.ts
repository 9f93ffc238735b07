import { decodeText } from '../decode-text';
import { toPointer } from '../json-pointer';
import { MOST_DEPTH } from '../json-scanner';
import { LineIndex } from '../line-index';
import { MOST_CHARACTERS, type ReadJson, readJson } from '../read-json';
import type { SourcePosition, SourceProblem } from '../source-problem';
import { MOST_VALUE } from '../xml/xml-cursor';
import { jsonExtent } from './json-extent';

/** Objects and arrays of one text; each takes memory beyond its characters. */
const MOST_OBJECTS = 600_000;
/** Of one text; real data have some 150,000. */
const MOST_VALUES = 1_500_000;
/** Of one object. Real data have 40; tables of other programs have thousands. */
const MOST_PROPERTIES = 100_000;

export interface ReadJsonNodes {
  /** Undefined when the text could not be read; as meant when its mistakes are plain. */
  readonly value: unknown;
  readonly problems: readonly SourceProblem[];
  /** How many there are, about: memory grows with them. */
  readonly values: number;
  /** Beyond the limits; nobody should try to read it in another way. */
  readonly isRefused: boolean;
  /** Where an object of the value, or a property of it, stands. The first question reads the text again. */
  positionOf(node: object, property?: string): SourcePosition | undefined;
}

/**
 * Reads JSON of others, as fast as `JSON.parse` where it is well formed. Never throws; depth and number of objects are
 * bounded.
 */
export function readJsonNodes(bytes: Uint8Array, file: string): ReadJsonNodes {
  const refused = (problem: Pick<SourceProblem, 'kind' | 'params'>): ReadJsonNodes => ({
    value: undefined,
    values: 0,
    isRefused: true,
    problems: [{ ...problem, severity: 'error', file, line: 1, column: 1, at: [] } as SourceProblem],
    positionOf: () => undefined,
  });
  if (bytes.length > MOST_CHARACTERS) {
    return refused({ kind: 'too-large', params: { size: bytes.length, most: MOST_CHARACTERS } });
  }
  const decoded = decodeText(bytes);
  if ('unknownEncoding' in decoded) {
    return refused({ kind: 'unknown-encoding', params: { encoding: decoded.unknownEncoding } });
  }
  const { text, isWhole, encoding } = decoded;
  const { depth, count, commas, properties, longest } = jsonExtent(text);
  if (depth > MOST_DEPTH) return refused({ kind: 'too-deep', params: { most: MOST_DEPTH } });
  if (count > MOST_OBJECTS) return refused({ kind: 'too-many-objects', params: { most: MOST_OBJECTS } });
  if (commas > MOST_VALUES) return refused({ kind: 'too-many-values', params: { most: MOST_VALUES } });
  if (properties > MOST_PROPERTIES) {
    return refused({ kind: 'too-many-properties', params: { most: MOST_PROPERTIES } });
  }
  if (longest > MOST_VALUE) return refused({ kind: 'value-too-long', params: { most: MOST_VALUE } });

  let again: ReadJson | undefined;
  const slowly = (): ReadJson => {
    again ??= readJson(text, file);
    return again;
  };
  const problems: SourceProblem[] = [];
  if (!isWhole) {
    const position = new LineIndex(text).position(text.indexOf('\uFFFD'));
    problems.push({
      severity: 'warning',
      kind: 'bad-encoding',
      params: { encoding },
      file,
      ...position,
      at: [],
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = slowly().value;
    problems.push(...slowly().problems);
  }
  let pointers: ReadonlyMap<object, readonly string[]> | undefined;
  return {
    value,
    problems,
    values: count + commas,
    isRefused: false,
    positionOf(node, property) {
      pointers ??= pointersOf(value);
      const path = pointers.get(node);
      if (path === undefined) return undefined;
      return property === undefined
        ? slowly().positionAt(toPointer(path))
        : slowly().positionAt(toPointer([...path, property]), true);
    },
  };
}

function pointersOf(value: unknown): Map<object, readonly string[]> {
  const pointers = new Map<object, readonly string[]>();
  const visit = (each: unknown, path: readonly string[]): void => {
    if (typeof each !== 'object' || each === null) return;
    pointers.set(each, path);
    for (const [key, member] of Object.entries(each)) visit(member, [...path, key]);
  };
  visit(value, []);
  return pointers;
}
