/**
 * A finding says what breaks a rule of the game, where and why, as data. Words come last (`words/`).
 * Sorted by severity, then place. A list is legal when no finding is an `error` or `lost`.
 */
import type { Because, Id, LocalNames } from '../catalogue/definition';
import type { NodeId } from '../roster/document';

export type Severity = 'error' | 'warning' | 'advice' | 'lost';

/** Where a finding stands: names from the force down, for people; the node, for a click. */
export interface Place {
  readonly node: NodeId | undefined;
  /** Category instance, when the finding is about a block of a force. */
  readonly category: Id | undefined;
  readonly path: readonly { readonly name: string; readonly names: LocalNames | undefined }[];
}

interface Common {
  readonly severity: Severity;
  readonly place: Place;
  /** Ids in the data, or undefined. */
  readonly constraint: Id | undefined;
  readonly entry: Id | undefined;
  /** Set by the compiler of our books: which sentence to say. */
  readonly because: Because | undefined;
}

export interface LimitFinding extends Common {
  readonly kind: 'too-many' | 'too-few' | 'wrong-amount';
  /** Name of what is counted. */
  readonly subject: { readonly name: string; readonly names: LocalNames | undefined };
  /** `selections`, `forces` or a cost type id. */
  readonly field: string;
  readonly count: number;
  readonly limit: number;
  readonly percent: number | undefined;
  /** The limit is the only number that is allowed now. */
  readonly isExact: boolean;
  /** Allowed amounts, for `wrong-amount`. */
  readonly amounts: readonly number[] | undefined;
}

export interface OverLimitFinding extends Common {
  readonly kind: 'over-limit';
  readonly costType: Id;
  readonly spent: number;
  readonly limit: number;
}

/** The game is played to a limit of this cost, and the list has none: nothing says how large it may be. */
export interface NoLimitFinding extends Common {
  readonly kind: 'no-limit';
  readonly costType: Id;
}

export interface HiddenFinding extends Common {
  readonly kind: 'hidden-but-taken';
  readonly subject: { readonly name: string; readonly names: LocalNames | undefined };
  /** Of several things that the reason names: those that are there. Empty when that is not known. */
  readonly present: readonly Id[];
}

/** What a lost choice cost when the data still knew it. */
export interface LastPrice {
  readonly costType: Id;
  /** As noted; the data may have lost the cost too. */
  readonly name: string;
  readonly value: number;
}

export interface LostFinding extends Common {
  readonly kind: 'unknown-entry' | 'unknown-force' | 'unknown-book' | 'unknown-role';
  readonly subject: { readonly name: string; readonly names: LocalNames | undefined };
  /** With all that hangs below; empty when nothing was noted or it was free. */
  readonly prices: readonly LastPrice[];
}

/** Somebody joins or rides in what is not in the list, in itself, or in a circle. */
export interface LinkFinding extends Common {
  readonly kind: 'link-to-nothing' | 'link-to-itself' | 'link-in-a-circle';
  readonly link: 'joins' | 'rides';
  /** Who and where, or all of a circle; undefined for what is not there. */
  readonly names: readonly (Place['path'][number] | undefined)[];
}

/** Nothing was chosen yet, in a game that asks for nothing by itself: no list to play with. */
export interface EmptyFinding extends Common {
  readonly kind: 'empty';
}

export interface LoopFinding extends Common {
  readonly kind: 'cost-loop';
  readonly costType: Id;
}

/** A message written in the data, shown as it is. */
export interface MessageFinding extends Common {
  readonly kind: 'message';
  readonly text: string;
}

export type Finding =
  | LimitFinding
  | OverLimitFinding
  | NoLimitFinding
  | HiddenFinding
  | LostFinding
  | LinkFinding
  | EmptyFinding
  | LoopFinding
  | MessageFinding;
