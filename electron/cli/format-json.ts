const INDENT = '  ';
const WIDTH = 110;

/** JSON for people: two spaces, whatever fits on one line stands on one line. */
export function formatJson(value: unknown): string {
  return `${formatted(value, '')}\n`;
}

function formatted(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const short = oneLine(value);
  if (indent.length + short.length <= WIDTH && !hasNested(value)) return short;
  const inner = indent + INDENT;
  const lines = Array.isArray(value)
    ? value.map((member) => inner + formatted(member, inner))
    : Object.entries(value).map(
        ([key, member]) => `${inner}${JSON.stringify(key)}: ${formatted(member, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Objects of objects of objects are easier to read on lines of their own. */
function hasNested(value: object): boolean {
  const depth = (each: unknown): number =>
    typeof each === 'object' && each !== null ? 1 + Math.max(0, ...Object.values(each).map(depth)) : 0;
  return depth(value) > 2;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
