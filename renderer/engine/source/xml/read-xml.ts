import { decodeText } from '../decode-text';
import { LineIndex } from '../line-index';
import type { SourcePosition, SourceProblem } from '../source-problem';
import { attributeOffset } from './attribute-offset';
import { scanXml } from './scan-xml';
import type { XmlMistake } from './xml-mistake';
import type { XmlNode } from './xml-node';

/** Larger than any file of data by far (the largest known has 5 million bytes); a file is text in memory. */
export const MOST_XML_BYTES = 64 * 1024 * 1024;

export interface ReadXml {
  /** Name of the outermost element: `gameSystem`, `catalogue`, `roster`; empty when there is none. */
  readonly name: string;
  /** The outermost element; undefined when the text could not be read. */
  readonly root: XmlNode | undefined;
  readonly problems: readonly SourceProblem[];
  /** How many there are: memory grows with them. */
  readonly tags: number;
  /** Every property is of the type that the format gives it; else `regularise` has something to do. */
  readonly isRegular: boolean;
  /**
   * Where an element of `root`, or an attribute of it, stands. Undefined for what is no element of it.
   * The first question reads the text again; positions cost nothing until then.
   */
  positionOf(node: object, attribute?: string): SourcePosition | undefined;
}

/**
 * Reads a file in XML into nodes of New Recruit's shape (`xml-node.ts`). Never throws, and takes time and memory in
 * proportion to the bytes. A text that is not well formed is refused: the last problem is an error that says where.
 * @param source bytes, whose encoding is found out, or a text
 * @param file name that the problems carry
 */
export function readXml(source: Uint8Array | string, file: string): ReadXml {
  const size = source.length;
  if (size > MOST_XML_BYTES) {
    return refused([
      { severity: 'error', kind: 'too-large', offset: 0, params: { size, most: MOST_XML_BYTES } },
    ]);
  }
  const decoded = typeof source === 'string' ? plain(source) : decodeText(source);
  if ('unknownEncoding' in decoded) {
    const params = { encoding: decoded.unknownEncoding };
    return refused([{ severity: 'error', kind: 'unknown-encoding', offset: 0, params }]);
  }
  const { text, encoding, isWhole } = decoded;
  let lines: LineIndex | undefined;
  const positionAt = (offset: number): SourcePosition => {
    lines ??= new LineIndex(text);
    return lines.position(offset);
  };
  const lineAt = (offset: number): number => positionAt(offset).line;
  const { name, root, mistakes, tags, isRegular } = scanXml(text, lineAt);
  const first: XmlMistake[] = isWhole
    ? []
    : [{ severity: 'warning', kind: 'bad-encoding', offset: text.indexOf('\uFFFD'), params: { encoding } }];

  let offsets: ReadonlyMap<object, number> | undefined;
  return {
    name,
    root,
    tags,
    isRegular,
    problems: [...first, ...mistakes].map((mistake) => located(mistake, positionAt(mistake.offset))),
    positionOf(node, attribute) {
      offsets ??= root === undefined ? new Map() : offsetsOf(root, text, lineAt);
      const offset = offsets.get(node);
      if (offset === undefined) return undefined;
      return positionAt(attribute === undefined ? offset : attributeOffset(text, offset, attribute));
    },
  };

  function located({ offset: _, ...mistake }: XmlMistake, position: SourcePosition): SourceProblem {
    return { ...mistake, ...position, file, at: [] } as unknown as SourceProblem;
  }

  function refused(mistakes: readonly XmlMistake[]): ReadXml {
    return {
      name: '',
      root: undefined,
      tags: 0,
      isRegular: false,
      problems: mistakes.map((mistake) => located(mistake, { line: 1, column: 1 })),
      positionOf: () => undefined,
    };
  }
}

const plain = (text: string) => ({
  text: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'),
  encoding: 'utf-8',
  isWhole: true,
});

/** Reads the text once more and goes through both trees at once: they are the same but for what was added since. */
function offsetsOf(root: XmlNode, text: string, lineAt: (offset: number) => number): Map<object, number> {
  const marks = new Map<object, number>();
  const again = scanXml(text, lineAt, marks).root;
  const offsets = new Map<object, number>();
  const walk = (node: object, twin: object): void => {
    const offset = marks.get(twin);
    if (offset !== undefined) offsets.set(node, offset);
    for (const key of Object.keys(twin)) {
      const value = (node as Record<string, unknown>)[key];
      const other = (twin as Record<string, unknown>)[key];
      if (typeof value === 'object' && value !== null && typeof other === 'object' && other !== null)
        walk(value, other);
    }
  };
  if (again) walk(root, again);
  return offsets;
}
