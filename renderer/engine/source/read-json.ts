import { fromPointer } from './json-pointer';
import { type Mark, type Mistake, scanJson } from './json-scanner';
import { LineIndex } from './line-index';
import { pathForPeople } from './path-for-people';
import type { PlacedProblem, SourcePosition, SourceProblem } from './source-problem';

/** Larger than any file of ours by far; a file is text in memory. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;

export interface ReadJson {
  /** Undefined when the text could not be read; as meant when it has mistakes that are plain. */
  readonly value: unknown;
  readonly problems: readonly SourceProblem[];
  /** Where a value (or, with `onKey`, its key) stands; the nearest place above it that exists. */
  positionAt(pointer: string, onKey?: boolean): SourcePosition;
  /** Gives a problem of this value its position and its path for people. */
  locate(problem: PlacedProblem): SourceProblem;
}

/**
 * Reads a JSON text of our own formats. Never throws. Positions are worked out when the first is asked for.
 * @param file name that the problems carry
 */
export function readJson(text: string, file: string): ReadJson {
  let lines: LineIndex | undefined;
  const linesOf = () => {
    lines ??= new LineIndex(text);
    return lines;
  };
  const locateMistake = ({ offset, ...mistake }: Mistake): SourceProblem =>
    ({ ...mistake, ...linesOf().position(offset), file, at: [] }) as unknown as SourceProblem;

  const mistakes: Mistake[] = [];
  let body = text;
  let value: unknown;
  if (text.length > MOST_CHARACTERS) {
    const params = { size: text.length, most: MOST_CHARACTERS };
    mistakes.push({ severity: 'error', kind: 'too-large', offset: 0, params });
  } else {
    if (text.startsWith('\uFEFF')) {
      mistakes.push({ severity: 'warning', kind: 'byte-order-mark', offset: 0, params: {} });
      body = ` ${text.slice(1)}`;
    }
    const scanned = scanJson(body, (offset) => linesOf().position(offset).line, false);
    value = scanned.value;
    mistakes.push(...scanned.mistakes);
  }

  let root: Mark | undefined;
  const markAt = (pointer: string): { readonly mark: Mark | undefined; readonly isWhole: boolean } => {
    root ??= scanJson(body, () => 1, true).root;
    let mark = root;
    for (const step of fromPointer(pointer)) {
      const child = mark?.children.get(step);
      if (!child) return { mark, isWhole: false };
      mark = child;
    }
    return { mark, isWhole: true };
  };
  const positionAt = (pointer: string, onKey = false): SourcePosition => {
    const { mark, isWhole } = markAt(pointer);
    return linesOf().position(mark ? (onKey && isWhole ? mark.key : mark.start) : 0);
  };
  return {
    value,
    problems: mistakes.map(locateMistake),
    positionAt,
    locate: ({ pointer, onKey, ...problem }) =>
      ({
        ...problem,
        ...positionAt(pointer, onKey),
        file,
        at: pathForPeople(value, fromPointer(pointer)),
      }) as unknown as SourceProblem,
  };
}
