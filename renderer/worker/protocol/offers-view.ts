/** What may be taken, for the left column: of one force, grouped by its blocks, and the forces that may be added. */
export interface OffersView {
  /** The force that a choice goes to. */
  readonly target: TargetView | undefined;
  readonly targets: readonly TargetView[];
  /** Points left of the limit; undefined without one. */
  readonly left: number | undefined;
  /** Nothing that the target offers and that costs anything fits in them. */
  readonly fitsNothing: boolean;
  /** Then: choices for units of the list that still do, and the first unit that has one. */
  readonly fitting: FittingView | undefined;
  readonly groups: readonly OfferGroupView[];
  readonly forces: readonly ForceGroupView[];
}

export interface FittingView {
  readonly count: number;
  /** There may be more: they are not all counted. */
  readonly isMore: boolean;
  readonly unit: string;
}

export interface TargetView {
  readonly force: string;
  readonly name: string;
  /** For narrow places, where the data have one; so below. */
  readonly short: string | undefined;
  readonly depth: number;
}

export interface OfferGroupView {
  readonly key: string;
  /** Block of the force; undefined for what has none. */
  readonly block: string | undefined;
  readonly name: string;
  readonly short: string | undefined;
  /** Places or points left in it. */
  readonly room: RoomView | undefined;
  /** Compulsory places that are empty. */
  readonly missing: number;
  /** Nothing more goes in: names of what takes the place. */
  readonly takenBy: readonly string[] | undefined;
  /** Why it has no places at all; undefined when it has some. */
  readonly why: string | undefined;
  /** The list has no block for it: it has no places, and nothing stands in it. */
  readonly isClosed: boolean;
  readonly items: readonly OfferRow[];
}

export type RoomView =
  | { readonly kind: 'places'; readonly left: number }
  | { readonly kind: 'points'; readonly left: number }
  | { readonly kind: 'least-met'; readonly percent: number }
  | { readonly kind: 'least-short'; readonly points: number };

export interface OfferRow {
  readonly key: string;
  readonly entryId: string;
  readonly groupId: string | undefined;
  readonly name: string;
  readonly short: string | undefined;
  readonly second: string | undefined;
  /** All names it can be found by, lower case without accents. */
  readonly search: string;
  readonly price: number;
  readonly taken: number;
  /** How many the list may have of it; undefined: as many as wished. */
  readonly most: number | undefined;
  /** Points by which it passes the limit; 0 when it fits. */
  readonly over: number;
  /** Why it is greyed; undefined when it may be taken, empty when the head of its group says why. */
  readonly why: string | undefined;
}

/** A unit that was searched for and goes to another force than the one that is aimed at. */
export interface ElsewhereRow extends OfferRow {
  readonly force: string;
  /** Its force and block, by name. */
  readonly place: string;
}

/** Forces of one kind: companies, auxiliary detachments; or those of other armies. */
export interface ForceGroupView {
  readonly key: string;
  readonly name: string | undefined;
  /** What speaks against all of them. */
  readonly why: string | undefined;
  /** Few lists have one: folded until it is asked for. */
  readonly isAside: boolean;
  readonly items: readonly ForceOfferRow[];
}

export interface ForceOfferRow {
  readonly key: string;
  readonly parent: string | undefined;
  readonly entryId: string;
  readonly catalogueId: string;
  readonly name: string;
  readonly short: string | undefined;
  readonly second: string | undefined;
  readonly search: string;
  readonly taken: number;
  readonly most: number | undefined;
  /** Why it is greyed; undefined when it may be taken, empty when the heading over it says why. */
  readonly why: string | undefined;
  /** Only the army is known so far: taken, its book is read, and then its forces stand here. */
  readonly isUnread: boolean;
}
