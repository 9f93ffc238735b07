/** Parts of a list in a text, cut at commas, semicolons and line ends that stand in no brackets. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number) => {
    const part = text.slice(from, to).trim();
    if (part !== '' && part !== '-') parts.push(part);
    from = to + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    // A bracket that nobody opened must not keep the rest of the list together.
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === '\n' || (depth === 0 && (sign === ',' || sign === ';'))) {
      if (sign === '\n') depth = 0;
      cut(at);
    }
  }
  cut(text.length);
  return parts;
}
