import type { Language } from './language';

const MINUS = '\u2212';
const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** Cost amounts have at most four places; binary leftovers beyond them are no news to anybody. */
const PLACES = 4;

/** `2,825` and `12.5`; `2 825` (U+202F) and `12,5`. Minus is U+2212. Infinity is `∞`. */
export function number(value: number, language: Language): string {
  if (!Number.isFinite(value)) return value < 0 ? `${MINUS}∞` : '∞';
  const text = Math.abs(value)
    .toFixed(PLACES)
    .replace(/\.?0+$/, '');
  const [whole = '0', part] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? NARROW_SPACE : ',');
  const sign = value < 0 && text !== '0' ? MINUS : '';
  return sign + grouped + (part ? (language === 'fr' ? ',' : '.') + part : '');
}

/** With its sign: `+50`, `−185`, `±0`. */
export function signed(value: number, language: Language): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}

/** A percentage, with at most one place: `22.6%`, `22,6 %`. */
export function percent(value: number, language: Language): string {
  const rounded = Math.round(value * 10) / 10;
  return number(rounded, language) + (language === 'fr' ? `${NO_BREAK_SPACE}%` : '%');
}

/** The same for a column of them, always with one place, so that they stand under each other: `5.0%`. */
export function percentInColumn(value: number, language: Language): string {
  const text = percent(value, language);
  if (!Number.isInteger(Math.round(value * 10) / 10)) return text;
  return text.replace(/(?=\u00a0?%)/, language === 'fr' ? ',0' : '.0');
}

/** English counts one alone as one; French everything below two, nought included. */
export function isSingular(value: number, language: Language): boolean {
  const size = Math.abs(value);
  return language === 'fr' ? size < 2 : size === 1;
}

/** `1 point`, `325 points`; French `0 point`. */
export function points(value: number, language: Language): string {
  return `${number(value, language)} ${isSingular(value, language) ? 'point' : 'points'}`;
}
