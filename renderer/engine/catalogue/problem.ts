import type { Id } from './definition';

/** Something wrong in the data; loading goes on. */
export type CatalogueProblem =
  | {
      readonly kind: 'broken-link';
      readonly book: string;
      readonly from: Id;
      readonly to: Id;
      readonly name: string;
    }
  | { readonly kind: 'missing-book'; readonly book: string; readonly to: Id; readonly name: string }
  | { readonly kind: 'duplicate-id'; readonly book: string; readonly id: Id; readonly name: string }
  | { readonly kind: 'duplicate-book'; readonly book: string; readonly id: Id; readonly name: string }
  | { readonly kind: 'unknown-modifier'; readonly book: string; readonly from: Id; readonly type: string };
