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
  /** The unit or force whose row it stands in, for something inside a unit too; undefined: the whole list. */
  readonly node: string | undefined;
  readonly block: string | undefined;
  /** Where the rule can be looked up: `see Core Rules, p. 34`; undefined when the data do not say. */
  readonly rule: string | undefined;
}
