/** A worked list with one thing changed, and what that earns. */
export interface Variant {
  readonly claim: string;
  /** Statements of `ListScript`. */
  readonly change: string;
  /**
   * Errors that come up and were not there before: the constraint's id; for a choice that may not be made, or that the
   * data do not know, the kind and the id of the choice. None when left out.
   */
  readonly earns?: readonly string[];
  /** Errors of the worked list that are gone. */
  readonly clears?: readonly string[];
  /** Points of the whole list, where the change is about a price. */
  readonly total?: number;
}
