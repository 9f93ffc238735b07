/**
 * JSON in the canonical form of RFC 8785: no white space, keys by their UTF-16 code units, numbers as ECMAScript
 * writes them. Two equal values have one text, so their digest is one too.
 * @throws RangeError for what JSON cannot hold: NaN, Infinity, a lone surrogate, a value that is no JSON
 * @see docs/list-file.md, "Digest"
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalText(value);
    case 'number':
      if (!Number.isFinite(value)) throw new RangeError(`${value} has no canonical JSON`);
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(canonicalJson).join(',')}]` : canonicalObject(value);
    default:
      throw new RangeError(`A ${typeof value} has no canonical JSON`);
  }
}

/** An undefined property is left out, as JSON does. */
function canonicalObject(value: object): string {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  // The default comparison of strings is that of UTF-16 code units, which the RFC asks for; a locale's is not.
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, member]) => `${canonicalText(key)}:${canonicalJson(member)}`).join(',')}}`;
}

function canonicalText(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new RangeError('A lone surrogate has no canonical JSON');
  return JSON.stringify(text);
}
