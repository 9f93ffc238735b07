import type { ProblemKind, ProblemParams, ValueKind, WantedId } from '../../source/source-problem';

/** A sentence for every kind of problem; a new kind does not compile until both languages have it. */
export interface ProblemTable {
  readonly kinds: { readonly [Kind in ProblemKind]: (params: ProblemParams[Kind]) => string };
  readonly values: Readonly<Record<ValueKind, string>>;
  readonly wanted: Readonly<Record<WantedId, string>>;
}
