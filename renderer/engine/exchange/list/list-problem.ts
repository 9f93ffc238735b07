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
    | { readonly kind: 'not-finite' }
    | { readonly kind: 'other'; readonly keyword: string };
}

/** Why a file could not be read as a list. The file itself is never touched. */
export type ListProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large'; readonly size: number; readonly most: number }
  | { readonly kind: 'too-deep'; readonly most: number }
  /** Bytes that are no text. */
  | { readonly kind: 'binary' }
  /** A zip, `.rosz` among them. */
  | { readonly kind: 'zip' }
  /** A roster of another list builder in XML (`.ros`). */
  | { readonly kind: 'xml-roster'; readonly program: string | undefined }
  /** XML or HTML that is no roster. */
  | { readonly kind: 'markup' }
  /** Text that does not begin like JSON: a list as plain text, for instance. */
  | { readonly kind: 'plain-text' }
  /** JSON that ends too early. */
  | { readonly kind: 'truncated'; readonly line: number }
  | { readonly kind: 'broken-json'; readonly line: number; readonly column: number; readonly found: string }
  /** JSON of something else. `looksLike` what it may be; `keys` the first fields at its top. */
  | {
      readonly kind: 'foreign-json';
      readonly looksLike: 'roster' | 'data' | undefined;
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
  /** Text with characters that no file can hold; they became U+FFFD. */
  | { readonly kind: 'replaced-characters' };
