import type { ConstraintDefinition } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import type { BrokenConstraint } from '../evaluated';
import type { ScopeNode } from './nodes';

/** Where a breach is shown. */
export type Shown = Pick<BrokenConstraint, 'onType' | 'onEntryId' | 'at'>;

/** One constraint that was asked while a unit was judged, as far as others have to know of it. */
export class Told {
  constructor(
    readonly owned: OwnedConstraint,
    readonly scope: ScopeNode,
    readonly broken: Broken | undefined,
  ) {}
}

/** With what it is for people, but for where it is shown. */
export interface Broken extends Omit<BrokenConstraint, keyof Shown> {
  /** How far it is from what it may be. */
  readonly passedBy: number;
  readonly shown: Shown;
  /** What it adds to, and what it makes superfluous. */
  readonly breach: Breach;
  readonly silences: readonly Breach[];
  /** What was made of it, shown where the last that broke the same was shown. */
  whole: BrokenConstraint | undefined;
  wholeShown: Shown | undefined;
}

/** All that break one constraint in one place by one thing that is counted there. It stays with the place. */
export interface Breach {
  readonly definition: ConstraintDefinition;
  /** What is counted. */
  readonly key: string;
  /** The evaluation that the rest is of. */
  turn: number;
  what: Broken | undefined;
  last: Broken | undefined;
  /** A bound says nothing more where the numbers that are allowed are told one by one. */
  isSilent: boolean;
  /** Another one of the same place. */
  readonly next: Breach | undefined;
}
