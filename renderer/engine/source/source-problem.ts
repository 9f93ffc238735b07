import type { CommunityProblemParams } from './community-problem-params';
import type { FileProblemParams } from './file-problem-params';

/**
 * Something wrong in a file of data, where it is, and with what. Data, not words: the sentence is made by
 * words/problems. A problem never stops the reading of other files.
 */

/** A kind of value as a person calls it. */
export type ValueKind = 'text' | 'number' | 'whole-number' | 'yes-no' | 'object' | 'list' | 'nothing';

/** Params of each kind of problem. */
export interface ProblemParams extends FileProblemParams, CommunityProblemParams {
  // the text of the file
  'unexpected-end': { readonly expected: string; readonly openedLine: number };
  'unexpected-character': { readonly found: string; readonly expected: string };
  'trailing-comma': { readonly closing: string };
  'missing-comma': Record<never, never>;
  'missing-colon': { readonly key: string };
  'single-quotes': { readonly text: string };
  'curly-quotes': { readonly text: string };
  'unquoted-key': { readonly key: string };
  'unquoted-text': { readonly text: string };
  'comment-in-json': Record<never, never>;
  'line-break-in-text': Record<never, never>;
  /** The closing quote of this text. */
  'missing-quote': { readonly text: string };
  'bad-escape': { readonly escape: string };
  /** A tab, or a sign that nobody sees. */
  'control-in-text': { readonly code: number };
  'bad-number': { readonly text: string };
  /** `39,5` */
  'decimal-comma': { readonly text: string };
  'number-out-of-range': { readonly text: string; readonly most: number };
  'wrong-bracket': { readonly found: string; readonly expected: string };
  'text-after-end': Record<never, never>;
  'byte-order-mark': Record<never, never>;
  'duplicate-key': { readonly key: string; readonly firstLine: number };
  'too-deep': { readonly most: number };
  'too-large': { readonly size: number; readonly most: number };
  'empty-file': Record<never, never>;
  /** Bytes that mean nothing in the encoding; nothing of the file is used. */
  undecodable: { readonly encoding: string };

  // the shape
  'wrong-type': {
    readonly property: string;
    readonly expected: readonly ValueKind[];
    readonly actual: ValueKind;
    readonly value: string;
  };
  'missing-property': { readonly property: string };
  'needs-one-of': { readonly properties: readonly string[] };
  'not-together': { readonly properties: readonly string[] };
  'unknown-property': {
    readonly property: string;
    readonly suggestion?: string;
    readonly known: readonly string[];
  };
  'not-allowed-value': {
    readonly property: string;
    readonly value: string;
    readonly allowed: readonly string[];
    readonly suggestion?: string;
  };
  'bad-id': { readonly property: string; readonly value: string };
  'bad-date': { readonly value: string };
  'bad-capability': { readonly value: string };
  'bad-text': { readonly property: string; readonly value: string };
  'too-small': {
    readonly property: string;
    readonly value: number;
    readonly least: number;
    readonly more: boolean;
  };
  'empty-text': { readonly property: string };
  /** Spaces and signs that nobody sees. */
  'blank-text': { readonly property: string };
  'too-few-items': { readonly property: string; readonly least: number };
  'too-many-items': { readonly property: string; readonly most: number };

  // the meaning
  'unknown-kind-of-file': Record<never, never>;
  'unknown-id': { readonly id: string; readonly wanted: WantedId; readonly suggestion?: string };
  'duplicate-id': { readonly id: string };
  'id-of-system': { readonly id: string };
  'unknown-system': { readonly id: string };
  'duplicate-book': { readonly id: string; readonly firstFile: string };
  /** The same thing in another place, which is used. */
  'other-copy': { readonly other: string };
  'min-above-max': { readonly min: number; readonly max: number };
  /** A group asks for more than it has. */
  'too-few-members': { readonly min: number; readonly members: number };
  'list-in-itself': { readonly id: string };
  'default-too-many': { readonly most: number };
  'no-place': { readonly unit: string; readonly categories: readonly string[] };
  'no-french': { readonly name: string };
  /** A capability that is only a name. */
  'no-summary': { readonly name: string };
  /** `ours`: our own translation; `likely`: of a thing like it. */
  'unsure-french': { readonly name: string; readonly french: string; readonly mark: 'likely' | 'ours' };
  'wrong-parameters': { readonly id: string; readonly expected: number; readonly actual: number };
  'unused-former-id': { readonly id: string };
  /** An id that is in use, listed as one that was renamed. */
  'living-former-id': { readonly id: string };
  'bad-size': { readonly size: number };
  /** One of the only sizes lies outside the least and the most. */
  'size-outside': { readonly size: number; readonly min: number; readonly max: number | null };
  /** A regular expression that is none. */
  'bad-pattern': { readonly pattern: string };
  /** A table of words holds a text without a letter. */
  'no-word': { readonly text: string };
  'without-parameters': { readonly property: string };
  'form-unknown-place': { readonly place: number; readonly parameters: number };
  'form-missing-place': { readonly place: number };
  /** Letters of a value or a parameter that no table of words has. */
  'no-french-words': { readonly text: string; readonly of: string };
  'without-models': { readonly property: string };
}

/** What an id should have named. */
export type WantedId =
  | 'gear'
  | 'list'
  | 'unit'
  | 'category'
  | 'tag'
  | 'role'
  | 'cost'
  | 'scale'
  | 'force'
  | 'column'
  | 'profile-type'
  | 'capability'
  | 'ruleset'
  | 'member'
  | 'thing';

export type ProblemKind = keyof ProblemParams;

export interface SourcePosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
}

export type SourceProblem = {
  readonly [Kind in ProblemKind]: SourcePosition & {
    readonly severity: 'error' | 'warning' | 'advice';
    readonly kind: Kind;
    readonly file: string;
    /** Path for people: `units`, `Brave Neighbours`, `options`, `2`. */
    readonly at: readonly string[];
    readonly params: ProblemParams[Kind];
  };
}[ProblemKind];

/** A problem at a place of the value (a JSON pointer), before its position is known. */
export type PlacedProblem = {
  readonly [Kind in ProblemKind]: {
    readonly severity: 'error' | 'warning' | 'advice';
    readonly kind: Kind;
    /** JSON pointer, RFC 6901. */
    readonly pointer: string;
    /** The problem is the key of the property, not its value. */
    readonly onKey?: boolean;
    readonly params: ProblemParams[Kind];
  };
}[ProblemKind];
