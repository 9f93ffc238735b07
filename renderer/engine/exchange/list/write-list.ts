import type { Roster } from '../../roster/document';
import { wellFormed } from '../well-formed';
import { orderedKeys } from './key-order';

const INDENT = '  ';
/** Short objects of plain values stand on one line: prices and roles read as a table. */
const ONE_LINE = 120;

/**
 * The text of a list file: two spaces, fields in a fixed order, unknown fields after them, a line break at the end. The
 * same roster always gives the same text, so a version control shows what changed. This is not the canonical form
 * that the digest is taken over (`canonicalJson`).
 * @param seal digest to store in the file; a `digest` that the roster carries is not believed
 */
export function writeList(roster: Roster, seal?: string): string {
  const { digest: _, ...content } = roster as Roster & { readonly digest?: unknown };
  const sealed = seal === undefined ? content : { ...content, digest: seal };
  return `${write(wellFormed(sealed), undefined, '')}\n`;
}

function write(value: unknown, heldBy: string | undefined, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const inner = indent + INDENT;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((member) => inner + write(member, heldBy, inner)).join(',\n')}\n${indent}]`;
  }
  const keys = orderedKeys(value, heldBy).filter(
    (key) => (value as Record<string, unknown>)[key] !== undefined,
  );
  if (keys.length === 0) return '{}';
  const members = keys.map((key) => {
    const member = (value as Record<string, unknown>)[key];
    return `${JSON.stringify(key)}: ${write(member, key, inner)}`;
  });
  const line = `{ ${members.join(', ')} }`;
  const isFlat =
    heldBy !== undefined && keys.every((key) => typeof (value as Record<string, unknown>)[key] !== 'object');
  if (isFlat && indent.length + line.length <= ONE_LINE) return line;
  return `{\n${members.map((member) => inner + member).join(',\n')}\n${indent}}`;
}
