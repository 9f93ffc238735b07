import type { ArmyValue, ChosenView } from './chosen-view';
import type { FindingView } from './findings-view';
import type { LedgerRow } from './ledger-row';
import type { OfferGroupView, OfferRow, OffersView } from './offers-view';
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

/** A group whose head or lines are not as they were. */
export interface OfferGroupPatch {
  readonly key: string;
  readonly head: Omit<OfferGroupView, 'items'>;
  readonly items?: ListPatch<OfferRow>;
}

/** What may be taken: a large book offers thousands of lines, of which an edit changes few. */
export interface OffersPatch {
  readonly rest: Omit<OffersView, 'groups'>;
  readonly groups?: ListPatch<OfferGroupPatch>;
}

/** Only what is not as it was. */
export interface BuilderPatch {
  readonly head?: HeadView;
  readonly totals?: TotalsView;
  readonly values?: readonly ArmyValue[];
  readonly rows?: ListPatch<LedgerRow>;
  readonly findings?: readonly FindingView[];
  readonly chosen?: ChosenView;
  readonly offers?: OffersPatch;
  readonly history?: HistoryView;
}
