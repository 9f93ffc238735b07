/** What a JSON text amounts to, without parsing it. */
export interface JsonExtent {
  /** How deep objects and arrays stand in each other. */
  readonly depth: number;
  /** Objects and arrays. */
  readonly count: number;
  /** Commas outside texts: there are not many more values than that. */
  readonly commas: number;
  /** Most properties of one object. */
  readonly properties: number;
  /** Characters of the longest text. */
  readonly longest: number;
}

/** `JSON.parse` itself takes anything, and memory for it. The text need not be JSON. */
export function jsonExtent(text: string): JsonExtent {
  let depth = 0;
  let deepest = 0;
  let count = 0;
  let longest = 0;
  let properties = 0;
  let commas = 0;
  /** Colons so far, by depth. */
  const colons: number[] = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      const end = endOfString(text, at);
      longest = Math.max(longest, end - at - 1);
      at = end;
    } else if (code === 123 || code === 91) {
      count++;
      depth++;
      if (depth > deepest) deepest = depth;
      colons[depth] = 0;
    } else if (code === 125 || code === 93) {
      if (depth > 0) depth--;
    } else if (code === 44) {
      commas++;
    } else if (code === 58) {
      const here = (colons[depth] ?? 0) + 1;
      colons[depth] = here;
      if (here > properties) properties = here;
    }
  }
  return { depth: deepest, count, commas, properties, longest };
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === 92) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
