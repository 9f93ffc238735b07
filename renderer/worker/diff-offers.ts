import { applyListPatch, diffList, isSame } from './diff-list';
import type { ListPatch, OfferGroupPatch, OffersPatch } from './protocol/builder-patch';
import type { OfferGroupView, OfferRow, OffersView } from './protocol/offers-view';

/** What turns the offers into others; undefined when nothing does. */
export function diffOffers(before: OffersView, after: OffersView): OffersPatch | undefined {
  const { groups: old, ...oldRest } = before;
  const { groups, ...rest } = after;
  const known = new Map(old.map((group) => [group.key, group]));
  const set = groups.flatMap((group) => groupPatch(known.get(group.key), group) ?? []);
  const isReordered =
    old.length !== groups.length || groups.some((group, index) => group.key !== old[index]?.key);
  const hasGroups = set.length > 0 || isReordered;
  if (!hasGroups && isSame(oldRest, rest)) return undefined;
  if (!hasGroups) return { rest };
  return { rest, groups: isReordered ? { set, order: groups.map(({ key }) => key) } : { set } };
}

function groupPatch(before: OfferGroupView | undefined, after: OfferGroupView): OfferGroupPatch | undefined {
  const { items: old = [], ...oldHead } = before ?? { items: [] };
  const { items, ...head } = after;
  const changed: ListPatch<OfferRow> | undefined = diffList(old, items);
  if (changed === undefined && isSame(oldHead, head)) return undefined;
  return { key: after.key, head, ...(changed === undefined ? {} : { items: changed }) };
}

/** Offers after a patch. Lines and groups that did not change are the very same objects. */
export function applyOffersPatch(before: OffersView, { rest, groups }: OffersPatch): OffersView {
  if (groups === undefined) return { ...rest, groups: before.groups };
  const known = new Map(before.groups.map((group) => [group.key, group]));
  const set = groups.set.map(({ key, head, items }): OfferGroupView => {
    const old = known.get(key)?.items ?? [];
    return { ...head, items: items === undefined ? old : applyListPatch(old, items) };
  });
  const changes: ListPatch<OfferGroupView> =
    groups.order === undefined ? { set } : { set, order: groups.order };
  return { ...rest, groups: applyListPatch(before.groups, changes) };
}
