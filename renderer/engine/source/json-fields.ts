/** Values longer than this are no name and no number: they are not parsed. */
const MOST_PLAIN = 4000;

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const COMMA = 44;
const SLASH = 47;

/** Where a value of an object stands in the text. */
export interface JsonField {
  readonly start: number;
  readonly end: number;
}

/** After the string that begins at `at`. */
function afterString(text: string, at: number): number {
  for (let pos = at + 1; pos < text.length; pos++) {
    const code = text.charCodeAt(pos);
    if (code === BACKSLASH) pos++;
    else if (code === QUOTE) return pos + 1;
  }
  return text.length;
}

/** After blanks and comments, which careful hands write although JSON has none. */
function afterBlanks(text: string, at: number): number {
  let pos = at;
  for (; pos < text.length; pos++) {
    const code = text.charCodeAt(pos);
    if (code === SLASH && text.charCodeAt(pos + 1) === SLASH) {
      const end = text.indexOf('\n', pos);
      pos = end < 0 ? text.length : end;
    } else if (code > 32 && code !== 0xfeff) break;
  }
  return pos;
}

/** After the value that begins at `at`: brackets are counted and nothing of it is built. */
function afterValue(text: string, at: number): number {
  let depth = 0;
  for (let pos = at; pos < text.length; pos++) {
    const code = text.charCodeAt(pos);
    if (code === QUOTE) {
      pos = afterString(text, pos) - 1;
      if (depth === 0) return pos + 1;
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) depth++;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      if (depth === 0) return pos;
      depth--;
      if (depth === 0) return pos + 1;
    } else if (code === COMMA && depth === 0) return pos;
  }
  return text.length;
}

/**
 * The fields of one object without its values being built: what is at the head of a large file, at the cost of one look
 * over it. Never throws; of a broken text it gives what comes before the break.
 * @param at where the object begins; by default the outermost of the text
 */
export function jsonFields(text: string, at = 0): ReadonlyMap<string, JsonField> {
  const fields = new Map<string, JsonField>();
  let pos = afterBlanks(text, at);
  if (text.charCodeAt(pos) !== OPEN_OBJECT) return fields;
  pos = afterBlanks(text, pos + 1);
  while (text.charCodeAt(pos) === QUOTE) {
    const keyEnd = afterString(text, pos);
    const key = text.slice(pos + 1, keyEnd - 1);
    pos = afterBlanks(text, keyEnd);
    if (text.charCodeAt(pos) !== COLON) return fields;
    const start = afterBlanks(text, pos + 1);
    const end = afterValue(text, start);
    if (!fields.has(key)) fields.set(key, { start, end });
    pos = afterBlanks(text, end);
    if (text.charCodeAt(pos) !== COMMA) return fields;
    pos = afterBlanks(text, pos + 1);
  }
  return fields;
}

/** A short value as it was meant; undefined for a long one and for what is no JSON. */
export function plainField(text: string, field: JsonField | undefined): unknown {
  if (field === undefined || field.end - field.start > MOST_PLAIN) return undefined;
  try {
    return JSON.parse(text.slice(field.start, field.end));
  } catch {
    return undefined;
  }
}
