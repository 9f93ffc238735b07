import type { Severity } from '../../engine/findings/finding';

export interface FindingView {
  readonly key: string;
  readonly severity: Severity;
  /** The whole sentence. */
  readonly sentence: string;
  /** Few words for the row of the unit. */
  readonly short: string;
  /** Where it stands, quiet after the sentence; empty for the whole list. */
  readonly place: string;
  readonly node: string | undefined;
  readonly block: string | undefined;
  /** Number of the rule in the book or the page on capabilities. */
  readonly rule: string | undefined;
}
