import { Chance } from './chance';

/** Pieces that break a text or a habit. */
const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '/',
  '=',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\n',
  '\r',
  '\0',
  '\uFFFE',
  '\uFEFF',
  'é',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<!DOCTYPE x [<!ENTITY y "z">]>',
  '&amp;',
  '&#0;',
  '&y;',
  '<a>',
  '</a>',
  '<a b="c"/>',
  ' x="y"',
  '"__proto__":1,',
  'null',
  '<costs/>',
  '</selectionEntry>',
];

/** What an attribute or property may suddenly say. */
const VALUES = [
  '',
  ' ',
  '-1',
  '0',
  '1e999',
  '-1e15',
  '0.1',
  'NaN',
  'true',
  'false',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'any',
  'self',
  'parent',
  'ancestor',
  'force',
  'roster',
  'unit',
  'model',
  'root-entry',
  'primary-category',
  'primary-catalogue',
  'selections',
  'forces',
  'limit::points',
  'hidden',
  'name',
  'category',
  'error',
  'description',
  'min',
  'max',
  'exactly',
  'equalTo',
  'atLeast',
  'notInstanceOf',
  'set',
  'increment',
  'decrement',
  'append',
  'replace',
  'multiply',
  'divide',
  'power',
  'floor',
  'ceil',
  'add',
  'remove',
  'set-primary',
  'unset-primary',
  'and',
  'or',
  'not',
  'count',
  '99999999999999999999',
  '&lt;',
  '\u202e',
  'x'.repeat(5000),
];

type Change = (text: string, chance: Chance, other: string) => string;

const splice = (text: string, from: number, to: number, piece: string): string =>
  text.slice(0, from) + piece + text.slice(to);

function span(text: string, chance: Chance, most: number): readonly [number, number] {
  const from = chance.below(text.length + 1);
  return [from, Math.min(text.length, from + chance.below(most) + 1)];
}

const VALUE = /(?:=|: ?)"([^"<>]{0,80})"/g;

/** The value of an attribute or a property at or after a place by chance, without its quotes. */
function someValue(text: string, chance: Chance): readonly [number, number] | undefined {
  VALUE.lastIndex = chance.below(text.length + 1);
  const found = VALUE.exec(text);
  if (!found) return undefined;
  const to = found.index + found[0].length - 1;
  return [to - (found[1] as string).length, to];
}

const ID = /(?:id|targetId|childId|scope|field|entryId|Id)(?:="|": ?")([^"<>]+)"/g;

function someId(text: string, chance: Chance): readonly [number, number] | undefined {
  ID.lastIndex = chance.below(text.length + 1);
  const found = ID.exec(text);
  if (!found) return undefined;
  const to = found.index + found[0].length - 1;
  return [to - (found[1] as string).length, to];
}

const ELEMENT = /<(\w+)[^<>]*\/>|<(\w+)[^<>]*>[^<>]*<\/\2>/g;

/** Changes that break what a text is written in, most of the time. */
const BREAKING: readonly Change[] = [
  (text, chance) => splice(text, ...at(span(text, chance, 1)), chance.one(PIECES)),
  (text, chance) => splice(text, ...span(text, chance, 40), ''),
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance, other) => {
    const [from, to] = span(other, chance, 400);
    return splice(text, ...at(span(text, chance, 1)), other.slice(from, to));
  },
  (text, chance) => {
    const [from, to] = span(text, chance, 300);
    return splice(text, to, to, text.slice(from, to));
  },
];

/** Changes that leave it well formed, most of the time, and break what it says. */
const CONFUSING: readonly Change[] = [
  (text, chance) => {
    const value = someValue(text, chance);
    return value ? splice(text, ...value, chance.one(VALUES)) : text;
  },
  (text, chance) => {
    const value = someValue(text, chance);
    const [from, to] = someValue(text, chance) ?? [0, 0];
    return value ? splice(text, ...value, text.slice(from, to)) : text;
  },
  // an id in place of another: links in circles, to things of other kinds, ids twice
  (text, chance) => {
    const id = someId(text, chance);
    const [from, to] = someId(text, chance) ?? [0, 0];
    return id && to > from ? splice(text, ...id, text.slice(from, to)) : text;
  },
  (text, chance) => {
    ELEMENT.lastIndex = chance.below(text.length + 1);
    const found = ELEMENT.exec(text);
    if (!found) return text;
    const end = found.index + found[0].length;
    return splice(text, found.index, end, chance.next() < 0.5 ? '' : found[0].repeat(1 + chance.below(50)));
  },
  (text, chance) => {
    const word = /<\/?(\w+)/g;
    word.lastIndex = chance.below(text.length + 1);
    const name = word.exec(text)?.[1];
    if (!name) return text;
    const opened = text.replaceAll(`<${name} `, '<thing ').replaceAll(`<${name}>`, '<thing>');
    return opened.replaceAll(`</${name}>`, '</thing>');
  },
];

const at = ([from]: readonly [number, number]): readonly [number, number] => [from, from];

/** Of binary files: single bits and bytes, and what is cut off. */
function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const changed = bytes.slice(0, chance.next() < 0.1 ? chance.below(bytes.length + 1) : bytes.length);
  for (let count = 1 + chance.below(4); count > 0 && changed.length > 0; count--) {
    // the directory of a zip is at its end
    const from = chance.next() < 0.5 ? 0 : Math.max(0, changed.length - 120);
    const place = from + chance.below(changed.length - from);
    changed[place] =
      chance.next() < 0.5 ? (changed[place] as number) ^ (1 << chance.below(8)) : chance.below(256);
  }
  return changed;
}

/**
 * A real file changed in a few places, the same for the same seed.
 * @param other another file, to take pieces from
 */
export function mutate(bytes: Uint8Array, other: Uint8Array, seed: number): Uint8Array {
  const chance = new Chance(seed);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return mutateBytes(bytes, chance);
  // Latin-1 keeps every byte, so that changes may break characters in two.
  let text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const piece = Buffer.from(other.buffer, other.byteOffset, other.length).toString('latin1');
  const changes = chance.next() < 0.3 ? BREAKING : CONFUSING;
  for (let count = 1 + chance.below(6); count > 0; count--) text = chance.one(changes)(text, chance, piece);
  return Buffer.from(text, 'latin1');
}
