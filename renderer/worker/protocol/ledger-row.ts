import type { Severity } from '../../engine/findings/finding';

/** How one block of a force stands, drawn in the margin beside its first rows. Numbers only: words are the screen's. */
export interface MarginView {
  readonly name: string;
  readonly shortName: string | undefined;
  /** Places used and the most there may be (undefined: any number); undefined when places are not limited. */
  readonly places: PlacesView | undefined;
  readonly share: ShareView | undefined;
  /** Units in the block: what puts no model on the table is none. */
  readonly count: number;
  readonly state: 'ok' | 'short' | 'over' | undefined;
}

export interface PlacesView {
  readonly taken: number;
  readonly least: number;
  readonly most: number | undefined;
}

/** How many are taken that there is no place for. */
export function surplusOf(places: PlacesView | undefined): number {
  return places?.most === undefined ? 0 : Math.max(0, places.taken - places.most);
}

export interface ShareView {
  readonly points: number;
  /** Of the agreed limit; undefined when the list has none. */
  readonly percent: number | undefined;
  /** Part of the bar that is filled, 0 to 1, all bars of one list on one scale. */
  readonly fill: number;
  /** Where the limit stands on the bar. */
  readonly tick: number | undefined;
  readonly kind: 'at-most' | 'at-least' | 'free';
  readonly limitPercent: number | undefined;
  readonly limitPoints: number | undefined;
  readonly state: 'ok' | 'short' | 'over';
}

interface RowBase {
  readonly key: string;
  readonly level: number;
  /** On the first row of a block. */
  readonly margin: MarginView | undefined;
  /** The block and force that the row stands in: what may be taken follows it. */
  readonly force: string | undefined;
  readonly block: string | undefined;
  readonly blockName: string;
  readonly forceName: string;
  /** First row of its block. */
  readonly isFirst: boolean;
}

export interface ForceRow extends RowBase {
  readonly kind: 'force';
  readonly node: string;
  readonly name: string;
  readonly second: string | undefined;
  /** What it is and whose army it is: quiet, after the name. */
  readonly note: string | undefined;
  /** Points of what stands directly under it; undefined where only the forces below it have some. */
  readonly total: number | undefined;
  readonly errors: number;
  readonly missing: number;
  readonly isLost: boolean;
  readonly severity: Severity | undefined;
  /** Units below it, for the folded head. */
  readonly units: number;
}

export interface UnitRow extends RowBase {
  readonly kind: 'unit';
  readonly node: string;
  readonly name: string;
  /** The name in the other language, shown quietly where there is room. */
  readonly second: string | undefined;
  /** For narrow windows, where the data have one. */
  readonly short: string | undefined;
  /** A name of the user's own. */
  readonly customName: string | undefined;
  /** What was chosen for it, in short. */
  readonly options: string;
  /** What it is on the table, for wide windows; empty where profiles are too long for a row. */
  readonly profile: string;
  /** Models; 0 for what is no unit and costs nothing. */
  readonly amount: number;
  /** Of the points limit, in per cent with one decimal. */
  readonly share: number | undefined;
  readonly price: number;
  /** The game prints the price with a plus: it is added to another unit. */
  readonly isSurcharge: boolean;
  /** Roles it has, by id, named for reading aloud. */
  readonly roles: readonly RoleMark[];
  readonly severity: Severity | undefined;
  /** Short reason after the name. */
  readonly reason: string | undefined;
  readonly isLost: boolean;
  readonly hasNotes: boolean;
  /** Amount may be changed by + and −, down to and up to; undefined when it cannot. */
  readonly sizing: Sizing | undefined;
}

export interface Sizing {
  readonly amount: number;
  readonly least: number;
  readonly most: number | undefined;
  /** The only amounts allowed, ascending. */
  readonly amounts: readonly number[] | undefined;
}

export interface RoleMark {
  readonly role: string;
  readonly name: string;
}

/** A unit that counts in this block too, bought elsewhere. */
export interface AlsoRow extends RowBase {
  readonly kind: 'also';
  readonly node: string;
  readonly name: string;
  /** The block where it stands. */
  readonly where: string;
  readonly price: number;
}

/** A compulsory place that nothing fills. */
export interface MissingRow extends RowBase {
  readonly kind: 'missing';
  /** What would fill it, at most three names; empty when it can be anything of the block. */
  readonly wanted: readonly string[];
}

/** All places that are left, in one line. */
export interface EmptyRow extends RowBase {
  readonly kind: 'empty';
  /** undefined: any number. */
  readonly places: number | undefined;
  /** The data hold nothing that could go there: it leads nowhere. */
  readonly isBarren: boolean;
}

/** Nothing: the block is as high as its margin. */
export interface FillRow extends RowBase {
  readonly kind: 'fill';
}

export type LedgerRow = ForceRow | UnitRow | AlsoRow | MissingRow | EmptyRow | FillRow;
