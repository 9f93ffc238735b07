import type { ArmyValue, ChosenView } from './chosen-view';
import type { FindingView } from './findings-view';
import type { LedgerRow } from './ledger-row';
import type { OffersView } from './offers-view';
import type { HeadView, HistoryView, TotalsView } from './totals-view';

/** The whole builder as plain data: what the window keeps. */
export interface BuilderView {
  readonly head: HeadView;
  readonly totals: TotalsView;
  readonly values: readonly ArmyValue[];
  readonly rows: readonly LedgerRow[];
  readonly findings: readonly FindingView[];
  readonly chosen: ChosenView;
  readonly offers: OffersView;
  readonly history: HistoryView;
}

/** Rows that are new or changed, and the order of all keys when that changed. */
export interface ListPatch<Row extends { readonly key: string }> {
  readonly order?: readonly string[];
  readonly set: readonly Row[];
}

/** Only what is not as it was. */
export interface BuilderPatch {
  readonly head?: HeadView;
  readonly totals?: TotalsView;
  readonly values?: readonly ArmyValue[];
  readonly rows?: ListPatch<LedgerRow>;
  readonly findings?: readonly FindingView[];
  readonly chosen?: ChosenView;
  readonly offers?: OffersView;
  readonly history?: HistoryView;
}
