import type { UnitType } from '../../../../schemas/generated/types';

/** Written out, so that a type that the schema gains or loses is missed here. */
const KNOWN: Readonly<Record<UnitType, true>> = {
  infantry: true,
  cavalry: true,
  beast: true,
  construct: true,
  'light-artillery': true,
  artillery: true,
  walker: true,
  vehicle: true,
  superheavy: true,
  knight: true,
  titan: true,
  praetorian: true,
  flyer: true,
};

const isType = (text: string): text is UnitType => Object.hasOwn(KNOWN, text);

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
