import type { LedgerRow } from '../worker/protocol/ledger-row';
import type { PlacesRequest, PlaceView } from '../worker/protocol/places';

/** Units on their way to another place. */
export interface Moving {
  readonly what: PlacesRequest;
  readonly name: string;
  readonly count: number;
  readonly by: 'keys' | 'pointer';
  readonly places: readonly PlaceView[];
  /** Where they would go now. */
  readonly at: DropAt | undefined;
}

/** A gap between two rows of the ledger, as part of a place. */
export interface DropAt {
  /** Key of the place; undefined: nothing goes here. */
  readonly place: string | undefined;
  /** The unit that stands after the gap; undefined: the end of the block. */
  readonly before: string | undefined;
  /** The row whose edge the gap is. */
  readonly row: string;
  readonly edge: 'top' | 'bottom';
}

const isOf = (row: LedgerRow, place: PlaceView): boolean =>
  row.kind !== 'force' && row.force === place.force && row.block === place.block;

/** The end of a place: below its last unit, above what says that it is empty, or below the head of its force. */
export function endOf(rows: readonly LedgerRow[], place: PlaceView): DropAt | undefined {
  const last = rows.findLast((row) => row.kind === 'unit' && isOf(row, place));
  if (last !== undefined) return { place: place.key, before: undefined, row: last.key, edge: 'bottom' };
  const first = rows.find((row) => isOf(row, place));
  if (first !== undefined) return { place: place.key, before: undefined, row: first.key, edge: 'top' };
  const head = rows.find((row) => row.kind === 'force' && row.node === place.force);
  return head && { place: place.key, before: undefined, row: head.key, edge: 'bottom' };
}

/** What the pointer is over: the gap nearest to it in the place that the row belongs to. */
export function gapAt(
  rows: readonly LedgerRow[],
  index: number,
  isLowerHalf: boolean,
  places: readonly PlaceView[],
): DropAt | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const edge = isLowerHalf ? 'bottom' : 'top';
  const inForce = places.filter((place) => place.force === row.force);
  const place =
    row.kind === 'force'
      ? (inForce.find(({ why, isHere }) => why === undefined && !isHere) ?? inForce[0])
      : (inForce.find(({ block }) => block === row.block) ??
        inForce.find(({ block }) => block === undefined));
  if (place === undefined) return { place: undefined, before: undefined, row: row.key, edge };
  if (row.kind !== 'unit' || place.block === undefined) return endOf(rows, place);
  if (!isLowerHalf) return { place: place.key, before: row.node, row: row.key, edge };
  const next = rows[index + 1];
  const before = next?.kind === 'unit' && isOf(next, place) ? next.node : undefined;
  return { place: place.key, before, row: row.key, edge };
}
