/**
 * The largest numbers that a person types, far beyond any list and far below what its file may hold: more is a slip of
 * the finger.
 */
export const MOST_TYPED = {
  amount: 9999,
  limit: 999_999,
} as const;
