import type { Amount } from './amount';
import type { Decimal } from './definition';

/** Ten-thousandths in one unit. */
export const AMOUNT_UNIT = 10_000;
const MOST_AMOUNT = 1e15;

/**
 * A decimal of the data as ten-thousandths. Four places are exact; more (`0.30000000000000004`, what a program
 * with binary floats once wrote) are rounded to the nearest ten-thousandth. What is no number reads as 0.
 */
export function parseDecimal(value: Decimal | undefined): Amount {
  const number = typeof value === 'number' ? value : Number(value ?? 0);
  if (!Number.isFinite(number)) return 0 as Amount;
  // The product is within half a unit of the true whole number for every decimal of up to four places.
  const amount = Math.round(number * AMOUNT_UNIT);
  // Beyond this a sum of amounts would no longer be exact; no price or limit is near it.
  return Math.max(-MOST_AMOUNT, Math.min(MOST_AMOUNT, amount)) as Amount;
}

/** In units of the cost: 55000 is 5.5. */
export function amountToNumber(amount: number): number {
  return amount / AMOUNT_UNIT;
}

/** As data spell it, without trailing zeros: 55000 is `5.5`. */
export function amountToText(amount: number): string {
  return String(amount / AMOUNT_UNIT);
}

/** The whole text as a number of ten-thousandths, or undefined when it is anything else. */
export function parseNumberText(text: string): Amount | undefined {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? parseDecimal(text) : undefined;
}
