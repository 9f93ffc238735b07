/**
 * Lists that differ from a worked list by one change, with the findings that the change earns or clears.
 * Sentences: see ../list-editor.ts. `from` makes the starting point of several rows; its findings are those of its own.
 */
export interface Variant {
  readonly claim: string;
  /** Sentences that make the starting point from the worked list; usually none. */
  readonly from?: readonly string[];
  readonly change: string;
  /** Findings that come, once for each place where they show. */
  readonly earns?: readonly string[];
  /** Findings of the starting point that go. */
  readonly clears?: readonly string[];
}

/** The total passes the agreed limit. */
export const OVER = 'over-limit:pts';

/** Room for more points. */
export const BIG = ['limit 5000'];
