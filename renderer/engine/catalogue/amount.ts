/** A cost in ten-thousandths (5.5 points = 55000): whole numbers add exactly. Safe up to 900 billion points. */
export type Amount = number & { readonly [amount]: never };
declare const amount: unique symbol;
