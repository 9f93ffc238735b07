import { applyListPatch, diffList, isSame } from './diff-list';
import { applyOffersPatch, diffOffers } from './diff-offers';
import type { BuilderPatch, BuilderView } from './protocol/builder-patch';

/** Only what is not as it was. `after` may be a part of a view: what it leaves out stays. */
export function diffView(before: BuilderView, after: Partial<BuilderView>): BuilderPatch {
  const patch: { -readonly [Key in keyof BuilderPatch]: BuilderPatch[Key] } = {};
  if (after.rows !== undefined) {
    const rows = diffList(before.rows, after.rows);
    if (rows !== undefined) patch.rows = rows;
  }
  if (after.head !== undefined && !isSame(before.head, after.head)) patch.head = after.head;
  if (after.totals !== undefined && !isSame(before.totals, after.totals)) patch.totals = after.totals;
  if (after.values !== undefined && !isSame(before.values, after.values)) patch.values = after.values;
  if (after.findings !== undefined && !isSame(before.findings, after.findings))
    patch.findings = after.findings;
  if (after.chosen !== undefined && !isSame(before.chosen, after.chosen)) patch.chosen = after.chosen;
  if (after.offers !== undefined) {
    const offers = diffOffers(before.offers, after.offers);
    if (offers !== undefined) patch.offers = offers;
  }
  if (after.history !== undefined && !isSame(before.history, after.history)) patch.history = after.history;
  return patch;
}

export function applyPatch(view: BuilderView, patch: BuilderPatch): BuilderView {
  const { rows, offers, ...whole } = patch;
  return {
    ...view,
    ...whole,
    rows: rows === undefined ? view.rows : applyListPatch(view.rows, rows),
    offers: offers === undefined ? view.offers : applyOffersPatch(view.offers, offers),
  };
}

export function isEmptyPatch(patch: BuilderPatch): boolean {
  return Object.keys(patch).length === 0;
}
