import type { CommunityProblemParams } from '../../source/community-problem-params';
import type { FileProblemParams } from '../../source/file-problem-params';
import type { ProblemKind, ProblemParams, ValueKind, WantedId } from '../../source/source-problem';

/** A sentence for every kind of problem; a new kind does not compile until both languages have it. */
export interface ProblemTable {
  readonly kinds: { readonly [Kind in ProblemKind]: (params: ProblemParams[Kind]) => string };
  readonly values: Readonly<Record<ValueKind, string>>;
  readonly wanted: Readonly<Record<WantedId, string>>;
}

/** The part of the table that is about files of others. */
export type FileProblemTable = {
  readonly [Kind in keyof FileProblemParams]: (params: FileProblemParams[Kind]) => string;
};

/** The part of the table that is about what community data say. */
export type CommunityProblemTable = {
  readonly [Kind in keyof CommunityProblemParams]: (params: CommunityProblemParams[Kind]) => string;
};
