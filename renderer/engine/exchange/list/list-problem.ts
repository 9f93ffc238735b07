import type { SourceProblem } from '../../source/source-problem';

/** A field of a list file that is not what it must be, usually after an edit by hand. */
export interface ListMistake {
  /** `forces[0].selections[2].amount`; empty for the list itself. */
  readonly path: string;
  /** Name of the nearest thing above that has one: `Archers`. */
  readonly near: string | undefined;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly what:
    | { readonly kind: 'missing'; readonly field: string }
    | { readonly kind: 'wrong-type'; readonly wanted: string; readonly found: string }
    | { readonly kind: 'too-small'; readonly least: number }
    | { readonly kind: 'too-great'; readonly most: number }
    | { readonly kind: 'not-the-value'; readonly wanted: string; readonly found: string }
    | { readonly kind: 'not-finite' }
    | { readonly kind: 'other'; readonly keyword: string };
}

/** Why a file could not be read as a list. The file itself is never touched. */
export type ListProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large'; readonly size: number; readonly most: number }
  | { readonly kind: 'too-deep'; readonly most: number }
  /** A text with bytes that mean nothing in its encoding; nothing of it is taken. */
  | { readonly kind: 'undecodable'; readonly encoding: string; readonly line: number }
  /** More forces and choices than any list has. */
  | { readonly kind: 'too-many'; readonly most: number }
  /** Bytes that are no text. */
  | { readonly kind: 'binary' }
  /** A zip without a roster in it. */
  | { readonly kind: 'zip' }
  /** A roster of another list builder in a version that is older than what is read. */
  | { readonly kind: 'old-roster'; readonly version: string }
  /** XML or HTML that is no roster. */
  | { readonly kind: 'markup' }
  /** A roster whose XML cannot be read. */
  | { readonly kind: 'broken-xml'; readonly problem: SourceProblem }
  /** A zip that is damaged, or whose roster cannot be unpacked. */
  | { readonly kind: 'broken-zip'; readonly problem: SourceProblem }
  /** Text that does not begin like JSON: a list as plain text, for instance. */
  | { readonly kind: 'plain-text' }
  /** JSON that ends too early. */
  | { readonly kind: 'truncated'; readonly line: number }
  | { readonly kind: 'broken-json'; readonly line: number; readonly column: number; readonly found: string }
  /** JSON of something else. `looksLike` what it may be; `keys` the first fields at its top. */
  | {
      readonly kind: 'foreign-json';
      readonly looksLike: 'data' | undefined;
      readonly keys: readonly string[];
    }
  | { readonly kind: 'newer-format'; readonly format: number; readonly known: number }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly ListMistake[] };

export type ListProblemKind = ListProblem['kind'];

/** Something that reading put right or found odd; the list is usable. */
export type ListNote =
  | { readonly kind: 'migrated'; readonly from: number; readonly to: number }
  /** Two choices had one id; the later got a new one. */
  | { readonly kind: 'renamed-ids'; readonly ids: readonly string[] }
  /** The file stored on each choice the cost with everything below it; the choices' own costs were worked out. */
  | { readonly kind: 'costs-with-children' }
  /** Choices whose number is no multiple of their parent's; it was rounded. */
  | { readonly kind: 'uneven-numbers'; readonly names: readonly string[] }
  /** Amounts that multiply to more than can be counted exactly; each became the most that can be. */
  | { readonly kind: 'bounded-amounts'; readonly most: number; readonly names: readonly string[] }
  /** The zip holds more rosters than the first, which was read. */
  | { readonly kind: 'other-rosters'; readonly names: readonly string[] }
  /** Choices that the data have under another path now; how they were found again. */
  | { readonly kind: 'relinked'; readonly by: 'group' | 'id' | 'name'; readonly names: readonly string[] }
  /** The list was made with another revision of a system or book than the one that is there. */
  | {
      readonly kind: 'other-revision';
      readonly name: string;
      readonly revision: string;
      readonly current: string;
    }
  /** What the file claims to cost, and what it costs with these data; those costs that differ. */
  | {
      readonly kind: 'other-totals';
      readonly totals: readonly { readonly name: string; readonly stored: number; readonly now: number }[];
    }
  /** A damaged file of data, and the whole one of the same thing that is used in its place. */
  | { readonly kind: 'passed-over'; readonly path: string; readonly used: string }
  /** Text with characters that no file can hold; they became U+FFFD. */
  | { readonly kind: 'replaced-characters' }
  /** The digest in the file is that of another content. */
  | { readonly kind: 'broken-seal' };
