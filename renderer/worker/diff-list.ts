import type { ListPatch } from './protocol/builder-patch';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Whether two plain values say the same; what is left out and `undefined` are one. */
export function isSame(one: unknown, other: unknown): boolean {
  return same(one as Json, other as Json);
}

function same(one: Json, other: Json): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, index) => same(each, other[index]));
  }
  const left = one as { readonly [key: string]: Json };
  const right = other as { readonly [key: string]: Json };
  for (const key in left) if (!same(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
}

/** What turns one list of keyed rows into another; undefined when nothing does. */
export function diffList<Row extends { readonly key: string }>(
  before: readonly Row[],
  after: readonly Row[],
): ListPatch<Row> | undefined {
  const known = new Map(before.map((row) => [row.key, row]));
  const set = after.filter((row) => !isSame(known.get(row.key), row));
  const isReordered =
    before.length !== after.length || after.some((row, index) => row.key !== before[index]?.key);
  if (set.length === 0 && !isReordered) return undefined;
  return isReordered ? { set, order: after.map((row) => row.key) } : { set };
}

/** Rows after a patch. Rows that did not change are the very same objects, so that they need not be drawn again. */
export function applyListPatch<Row extends { readonly key: string }>(
  rows: readonly Row[],
  patch: ListPatch<Row>,
): readonly Row[] {
  const changed = new Map(patch.set.map((row) => [row.key, row]));
  if (patch.order === undefined) return rows.map((row) => changed.get(row.key) ?? row);
  const known = new Map(rows.map((row) => [row.key, row]));
  return patch.order.flatMap((key) => changed.get(key) ?? known.get(key) ?? []);
}
