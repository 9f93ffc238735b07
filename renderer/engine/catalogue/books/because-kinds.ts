/**
 * Why a limit of our own books is there: the contract between the compiler, which sets `because`, and words/, which
 * makes the sentence. A finding brings the numbers as they are now (`count`, `limit`, `percent`, `amounts`, `subject`);
 * the params here say what the numbers are about.
 *
 * Params ending in `Id` or `Ids` are ids that the catalogue names; all others are numbers or fixed words.
 * `say` (our own sentence of the book, `en` and `fr`) follows the sentence, `ruleRef` closes it.
 * @see docs/data-format.md, section 6
 */
import type { Because, Id } from '../definition';

/** Where a limit counts: the whole root selection, one model, a force, with those below it, from its top-level force down, the roster. */
export type CountedIn = 'unit' | 'model' | 'parent' | 'force' | 'force+' | 'top' | 'army';

/** What raises or lowers a number, for "one per 5,000 points started" and the like; only the first such term is told. */
export interface Scaling {
  /** One per so many points of the agreed limit … */
  readonly perPoints?: number;
  /** … or one per so many of these (`perEachIds`); */
  readonly perEach?: number;
  readonly perEachIds?: readonly Id[];
  /** or one per so much of this cost spent or given. */
  readonly perCost?: number;
  readonly perCostId?: Id;
  /** How many for each; 1 unless said. May be negative. */
  readonly times?: number;
  /** A started portion counts in full (`up`) or not (`down`). */
  readonly round?: 'up' | 'down';
  /** Id of the scale that halves or doubles the limit by army size. */
  readonly scaled?: string;
  /** The number as written, before terms, scale and changes. */
  readonly written?: number;
}

interface Counted extends Scaling {
  readonly in: CountedIn;
  /** What is counted. Several ids are counted together; left out where everything counts. */
  readonly ofIds: readonly Id[];
  /** Each unit is one model or none: `Titan × 2`, and not `2 units of Titan`. */
  readonly single?: 1;
}

/**
 * A condition, flattened: all of what is said must hold. What cannot be said so is left out and `partial` is 1;
 * the sentence then says "among other things" or leaves it.
 */
export interface Requirement {
  /** These must all be there. */
  readonly allIds?: readonly Id[];
  /** One of these must be there. */
  readonly anyIds?: readonly Id[];
  /** None of these may be there. */
  readonly noneIds?: readonly Id[];
  /** Where; missing: in the unit. */
  readonly in?: CountedIn;
  /** How many of `anyIds` (counted together), when it is not 1. */
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly modelsAtLeast?: number;
  readonly modelsAtMost?: number;
  readonly limitAtLeast?: number;
  readonly limitAtMost?: number;
  readonly limitBelow?: number;
  readonly limitAbove?: number;
  /** Cost of the four above. */
  readonly limitId?: Id;
  /** Must be (or, with `not-in-force`, may not be) in a force of one of these types. */
  readonly forceIds?: readonly Id[];
  readonly notForceIds?: readonly Id[];
  /** At least or at most so much of this cost spent. */
  readonly costId?: Id;
  readonly costAtLeast?: number;
  readonly costAtMost?: number;
  readonly partial?: 1;
}

interface Kind<K extends string, P extends object> extends Because {
  readonly kind: K;
  readonly params: Readonly<P> & Readonly<Record<string, string | number | readonly string[]>>;
}

export type BookBecause =
  // how many there may or must be
  | Kind<'most-units', Counted>
  | Kind<'least-units', Counted>
  | Kind<'exact-units', Counted>
  | Kind<'most-models', Counted>
  | Kind<'least-models', Counted>
  | Kind<'exact-models', Counted>
  /** Options, gear, tags: "at most one Sword of Might per army". */
  | Kind<'most-choices', Counted>
  | Kind<'least-choices', Counted>
  | Kind<'exact-choices', Counted>
  /** One in so many models: at most `choices` per full `models` models. */
  | Kind<'ratio', { readonly ofIds: readonly Id[]; readonly choices: number; readonly models: number }>
  /** An option that is taken more often than it may be below its parent (`least`, `most` as the book says). */
  | Kind<'option-most', { readonly ofIds: readonly Id[]; readonly most: number }>
  | Kind<'option-least', { readonly ofIds: readonly Id[]; readonly least: number }>
  /** A group: choose from `least` to `most` (missing: any number) of its members, before what changes the numbers. */
  | Kind<'choose', { readonly groupId: Id; readonly least: number; readonly most?: number }>
  /** A member of the group taken twice where each may be taken once. */
  | Kind<'choose-once', { readonly groupId: Id; readonly ofIds: readonly Id[] }>
  /** More spent in this group than its allowance. The finding's field is the cost. */
  | Kind<'allowance', { readonly groupId: Id; readonly costId: Id }>

  // blocks of a force
  /** `givenByIds`: what has `perEachIds` among its choices, when they are not to be had without. */
  | Kind<
      'place-most',
      Scaling & { readonly forceId: Id; readonly placeId: Id; readonly givenByIds?: readonly Id[] }
    >
  | Kind<'place-least', Scaling & { readonly forceId: Id; readonly placeId: Id }>
  /** A unit with another price or its own limit in this block: at most so many of it here. */
  | Kind<'place-unit-most', { readonly placeId: Id; readonly ofIds: readonly Id[] }>
  /** The force has no block for the unit's category. */
  | Kind<'no-place', { readonly placeId: Id }>
  /** The block accepts just these units or tags. */
  | Kind<'place-only', { readonly forceId: Id; readonly placeId: Id; readonly ofIds: readonly Id[] }>

  // points
  /** At most, at least this percentage of the agreed limit on what is counted. */
  | Kind<'share-most', Counted & { readonly costId: Id; readonly percent: number }>
  | Kind<'share-least', Counted & { readonly costId: Id; readonly percent: number }>
  /** At most, at least so much spent on what is counted. */
  | Kind<'spend-most', Counted & { readonly costId: Id }>
  /** With `below`: the whole roster must come to the agreed limit minus `below`. */
  | Kind<'spend-least', Counted & { readonly costId: Id; readonly below?: number }>
  /** More spent of a resource than is given. `givenId` is the cost that is given, or `givenByIds` what gives it. */
  | Kind<'resource', { readonly costId: Id; readonly givenId?: Id; readonly givenByIds?: readonly Id[] }>

  // roles
  | Kind<'role-least', { readonly roleId: Id; readonly least: number }>
  | Kind<'role-most', { readonly roleId: Id; readonly most: number }>

  // forces
  | Kind<'forces-most', Counted>
  | Kind<'forces-least', Counted>
  /** Forces that something in the roster gives room for: `byIds`. */
  | Kind<'forces-unlocked', Counted & { readonly byIds: readonly Id[] }>
  | Kind<'force-needs-limit', Requirement & { readonly forceId: Id }>
  /** A force that may only be taken while something else holds. */
  | Kind<'force-needs', Requirement & { readonly forceId: Id }>
  | Kind<'force-unless', Requirement & { readonly forceId: Id }>

  // number of models
  | Kind<'size-least', { readonly least: number; readonly modelId: Id }>
  | Kind<'size-most', { readonly most: number; readonly modelId: Id }>
  /** `least`, then always `step` more, up to `most` (missing: without end). */
  | Kind<
      'size-step',
      { readonly step: number; readonly least: number; readonly most?: number; readonly modelId: Id }
    >
  /** Only the finding's `amounts`. */
  | Kind<'size-only', { readonly modelId: Id }>

  // why something is not offered
  /** `subjectId` needs what the requirement says. */
  | Kind<'needs', Requirement & { readonly subjectId: Id }>
  /** `subjectId` is not offered while the requirement holds. */
  | Kind<'unless', Requirement & { readonly subjectId: Id }>;

export type BookBecauseKind = BookBecause['kind'];
