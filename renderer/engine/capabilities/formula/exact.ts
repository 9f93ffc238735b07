/** Exact numbers: a whole number over a whole number, in lowest terms. Thirds and halves stay what they are. */
export interface Exact {
  readonly over: number;
  /** Always above 0. */
  readonly under: number;
}

function commonDivisor(a: number, b: number): number {
  let [big, small] = [Math.abs(a), Math.abs(b)];
  while (small !== 0) [big, small] = [small, big % small];
  return big;
}

/** Undefined when there is no such number, or when it would no longer be exact. */
export function exact(over: number, under = 1): Exact | undefined {
  if (under === 0 || !Number.isSafeInteger(over) || !Number.isSafeInteger(under)) return undefined;
  const divisor = commonDivisor(over, under) * Math.sign(under);
  // `+ 0` makes one zero of the two.
  return { over: over / divisor + 0, under: under / divisor };
}

/** `12`, `-4`, `2.5`. */
export function exactFromText(text: string): Exact | undefined {
  const match = /^([+-]?)(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole, places = ''] = match;
  const size = Number(`${whole}${places}`);
  return exact(sign === '-' ? -size : size, 10 ** places.length);
}

export const plus = (a: Exact, b: Exact) => exact(a.over * b.under + b.over * a.under, a.under * b.under);

export const negative = (a: Exact): Exact => ({ over: 0 - a.over, under: a.under });

export const times = (a: Exact, b: Exact) => exact(a.over * b.over, a.under * b.under);

export const divided = (a: Exact, b: Exact) => exact(a.over * b.under, a.under * b.over);

/** Below, at or above 0 as `a` is less than, equal to or more than `b`. */
export const compare = (a: Exact, b: Exact): number => a.over * b.under - b.over * a.under;

export const toNumber = ({ over, under }: Exact): number => over / under;
