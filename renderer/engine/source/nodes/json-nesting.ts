/**
 * How deep objects and arrays stand in each other and how many there are, without parsing: `JSON.parse` itself takes any
 * depth, and memory for it. The text need not be JSON.
 */
export function jsonNesting(text: string): { readonly depth: number; readonly count: number } {
  let depth = 0;
  let deepest = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    // { and [, } and ]
    else if (code === 123 || code === 91) {
      count++;
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (code === 125 || code === 93) depth--;
  }
  return { depth: deepest, count };
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === 92) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
