/** A roster file that was written, against the files of two other programs. */
import { readXml } from '../../renderer/engine/source/xml/read-xml';

type Node = Readonly<Record<string, unknown>>;

/** Every program makes its own ids and says more or less of where a selection comes from. */
const OWN_OF_EACH = new Set(['id', 'generatedBy', 'from', 'group', 'xmlns']);
/** The order of selections and rules in a file is that of adding or of showing; what is shown is compared elsewhere. */
const ORDERED = new Set(['characteristics']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function plain(node: Node): unknown {
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (OWN_OF_EACH.has(key)) return [];
    if (Array.isArray(value)) {
      const members = value
        .filter(isNode)
        .map(plain)
        .filter(Boolean)
        .map((member) => JSON.stringify(member));
      return members.length === 0 ? [] : [[key, ORDERED.has(key) ? members : members.sort()]];
    }
    return [[key, plainText(key, String(value))]];
  });
  const isCost = 'typeId' in node && 'value' in node;
  // One program writes costs of nothing, the other does not.
  if (isCost && Number(node.value) === 0) return undefined;
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plainText(key: string, text: string): string {
  if (key === 'value') return String(Number(text));
  return text === 'Uncategorized' ? 'Uncategorised' : text;
}

/** Empty when the written file says what one of the others says; else where it differs from the nearest. */
export function compareFile(written: string, others: readonly string[]): readonly string[] {
  if (others.length === 0) return ['there is no file to compare with'];
  const textOf = (file: string): string => {
    // Expressions stand for ids of a run; they hold quotes that need no escaping there.
    const { root, problems } = readXml(file, '');
    return root ? JSON.stringify(plain(root)) : `no XML: ${JSON.stringify(problems)}`;
  };
  const ours = textOf(written);
  const theirs = others.map(textOf);
  if (theirs.includes(ours)) return [];
  const same = (other: string): number => [...other].findIndex((sign, index) => sign !== ours[index]);
  const nearest = theirs.toSorted((a, b) => same(b) - same(a))[0] ?? '';
  const at = Math.max(0, same(nearest) - 40);
  return [`the file says ${ours.slice(at, at + 160)} instead of ${nearest.slice(at, at + 160)}`];
}
