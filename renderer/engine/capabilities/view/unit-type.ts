import { UNIT_TYPES, type UnitType } from '../../../../schemas/generated/types';

const KNOWN: ReadonlySet<string> = new Set(UNIT_TYPES);

const isType = (text: string): text is UnitType => KNOWN.has(text);

/** `Infantry`, `Super-heavies`, `Light Titans`, `type-walker`: data write it in the plural, and with a word in front. */
export function unitTypeOf(text: string): UnitType | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/u);
  const last = singular(words.at(-1) ?? '');
  const lastTwo = [...words.slice(-2, -1), last];
  return [lastTwo.join('-'), lastTwo.join(''), last].find(isType);
}

const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/s$/u, '');
