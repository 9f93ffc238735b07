import type { LedgerRow } from '../../../worker/protocol/ledger-row';

/** Letters that the columns of numbers have room for in every window. */
const AMOUNT_LETTERS = 4;
const PRICE_LETTERS = 8;
/** The width of a digit, in pixels, at the size of the ledger's numbers. */
const DIGIT = 8;

export interface NumberWidths {
  /** Pixels that each column needs beyond its own width. */
  readonly amount: number;
  readonly price: number;
}

/**
 * What the columns of the ledger need for its longest numbers. All rows have the same columns, also those that are not
 * drawn: a number that is wider than its place would stand on the one beside it.
 * @param written a number as it is shown
 */
export function numberWidths(rows: readonly LedgerRow[], written: (value: number) => string): NumberWidths {
  let [amount, price] = [0, 0];
  for (const row of rows) {
    if (row.kind === 'unit') {
      amount = Math.max(amount, written(row.amount).length);
      price = Math.max(price, written(row.price).length + (row.isSurcharge ? 1 : 0));
    } else if (row.kind === 'also') price = Math.max(price, written(row.price).length + 2);
  }
  return {
    amount: Math.max(0, amount - AMOUNT_LETTERS) * DIGIT,
    price: Math.max(0, price - PRICE_LETTERS) * DIGIT,
  };
}
