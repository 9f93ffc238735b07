import { expect, test } from 'vitest';
import { fittingChoices } from '../../../renderer/worker/view/fitting-choices';
import { offersView } from '../../../renderer/worker/view/offers-view';
import { AList } from '../builders/a-list';

const count = (list: AList, left: number) => fittingChoices(list.context(), left)?.count ?? 0;

test.each<{ claim: string; units: readonly string[]; left: number; fits: number }>([
  { claim: 'an option that costs as much as is left', units: ['lord'], left: 5, fits: 1 },
  { claim: 'not one that costs more', units: ['lord'], left: 4, fits: 0 },
  { claim: 'one more model of a unit', units: ['spears'], left: 10, fits: 1 },
  { claim: 'choices of every unit', units: ['lord', 'lord', 'spears'], left: 10, fits: 3 },
  { claim: 'nothing where nothing is left', units: ['lord'], left: 0, fits: 0 },
])('$claim', ({ units, left, fits }) => {
  expect(count(new AList().with(...units), left)).toBe(fits);
});

test('what is taken as often as it may be is no choice any more', () => {
  const list = new AList().with('lord');
  list.do({ kind: 'select', parent: list.unit('lord'), entryId: 'lord.shield' });
  expect(count(list, 5)).toBe(0);
});

test('the first unit that has one is told, and in a large list only that there are many', () => {
  const list = new AList().with('spears', ...Array.from({ length: 30 }, () => 'lord'));
  expect(fittingChoices(list.context(), 5)).toEqual({ count: 20, isMore: true, unit: list.unit('lord') });
});

test.each([
  { claim: 'a unit still fits', limit: 1000, fitsNothing: false, choices: undefined },
  { claim: 'none fits, but a choice does', limit: 105, fitsNothing: true, choices: 1 },
  { claim: 'the list is full', limit: 100, fitsNothing: true, choices: undefined },
])('what may be taken says whether $claim', ({ limit, fitsNothing, choices }) => {
  const view = offersView(new AList(undefined, limit).with('lord').context(), undefined);
  expect([view.fitsNothing, view.fitting?.count]).toEqual([fitsNothing, choices]);
});
