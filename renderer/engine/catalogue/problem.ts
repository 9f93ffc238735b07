import type { CommunityProblemParams } from '../source/community-problem-params';

/** What linking finds wrong. */
export type CatalogueProblemKind =
  | 'broken-link'
  | 'wrong-target'
  | 'endless-link'
  | 'missing-catalogue'
  | 'into-missing'
  | 'repeated-id'
  | 'shared-catalogue-id';

/** Something wrong in the data; loading goes on. Its sentence is made by `words/problems`. */
export type CatalogueProblem = {
  readonly [Kind in CatalogueProblemKind]: {
    readonly severity: 'warning' | 'advice';
    readonly kind: Kind;
    readonly params: CommunityProblemParams[Kind];
    /** Key of the book that it is in. */
    readonly book: string;
    /** Names from the top of the file down. */
    readonly at: readonly string[];
    /** The element of the book's definition, and what of it; whoever read the file knows where it stands. */
    readonly node: object;
    readonly property: string;
  };
}[CatalogueProblemKind];
