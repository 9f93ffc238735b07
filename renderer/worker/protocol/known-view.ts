import type { LedgerRow } from './ledger-row';
import type { HeadView } from './totals-view';

/** A list as its file says it, before the data are read: choices with their last known names and prices, no rules. */
export interface KnownView {
  readonly head: HeadView;
  readonly spent: number;
  readonly limit: number | undefined;
  readonly rows: readonly LedgerRow[];
}
