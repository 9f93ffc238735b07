/** Where units may go: those that stand in the list, or one that may be taken. */
export type PlacesRequest =
  | { readonly kind: 'units'; readonly nodes: readonly string[] }
  | { readonly kind: 'offer'; readonly entryId: string };

/** A block of a force that takes them. */
export interface PlaceView {
  readonly key: string;
  readonly force: string;
  readonly forceName: string;
  /** Undefined: each unit goes to a block of its own. */
  readonly block: string | undefined;
  readonly blockName: string;
  /** All of them stand here already: only their order can change. */
  readonly isHere: boolean;
  /** The rule that would break. */
  readonly why: string | undefined;
}
