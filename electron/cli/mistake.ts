import type { Topic } from './command-names';

/** What a command cannot do without. */
export type Needed = 'lists' | 'from-and-to' | 'list' | 'out' | 'data-command' | 'data' | 'folder';

/** What is wrong with the words after `muster`. */
export type Mistake =
  | { readonly kind: 'unknown-command'; readonly given: string; readonly meant: string | undefined }
  | { readonly kind: 'unknown-option'; readonly given: string; readonly meant: string | undefined }
  /** `--out` as the last word, or before another option. */
  | { readonly kind: 'no-value'; readonly given: string }
  /** `--json=yes` */
  | { readonly kind: 'unwanted-value'; readonly given: string }
  | { readonly kind: 'unknown-value'; readonly given: string; readonly known: readonly string[] }
  | { readonly kind: 'missing'; readonly what: Needed }
  | { readonly kind: 'too-many'; readonly given: string }
  /** As a variable of a script that was never set gives it: the folder one stands in is not meant. */
  | { readonly kind: 'empty' }
  /** Something to be written that is called `--help`: nobody wants such a file. */
  | { readonly kind: 'like-an-option'; readonly given: string }
  | { readonly kind: 'no-pdf'; readonly given: string };

export interface WrongUsage {
  readonly name: 'wrong-usage';
  /** Whose usage to show; undefined: everything's. */
  readonly topic: Topic | undefined;
  readonly mistake: Mistake;
}
