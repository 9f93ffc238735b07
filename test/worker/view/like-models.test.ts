/** Units whose models the data keep apart: how many there are, and what is chosen for which of them. */
import { describe, expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { applyBuilderOperation } from '../../../renderer/worker/apply-builder-operation';
import type { BuilderOperation } from '../../../renderer/worker/protocol/builder-operation';
import { chosenView } from '../../../renderer/worker/view/chosen-view';
import { viewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { sizingOf } from '../../../renderer/worker/view/sizing';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const limits = (id: string, min: number, max: number) =>
  [
    { id: `${id}-min`, type: 'min', value: min, field: 'selections', scope: 'parent' },
    { id: `${id}-max`, type: 'max', value: max, field: 'selections', scope: 'parent' },
  ] as const;

/** Rowers with an oar or a hook, kept apart by the data as what hangs on them is no amount, and a helmsman besides. */
function aBoat() {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('Boat', {
            selectionEntries: [
              {
                ...option('Helmsman', { constraints: limits('helmsman', 0, 2), costs: points(10) }),
                type: 'model',
              },
              {
                ...option('Rower', {
                  constraints: limits('rower', 3, 8),
                  costs: points(5),
                  selectionEntries: [
                    option('Hook', {
                      constraints: limits('hook', 0, 1),
                      costs: points(1),
                      selectionEntries: [option('Rope', { constraints: limits('rope', 0, 1) })],
                    }),
                  ],
                }),
                type: 'model',
              },
            ],
          }),
        ],
      },
    }),
  );
  const boat = list.select(list.force(), 'Boat');
  const rowers = () => list.selection(boat).children.filter(({ name }) => name === 'Rower');
  const context = () => viewContext(list.evaluation, list.catalogue, findings(list.evaluation), 'en');
  const act = (operation: BuilderOperation) => {
    list.roster = applyBuilderOperation(list.catalogue, list.evaluation, operation, list.newId).roster;
  };
  return {
    list,
    boat,
    context,
    act,
    rowers,
    amounts: () => rowers().map(({ amount }) => amount),
    size: () => sizingOf(list.evaluation, list.selection(boat))?.amount,
    headings: () => optionSections(context(), list.selection(boat)).map(({ title }) => title),
    hookFor: (rower: string) =>
      act({ kind: 'choose', parent: rower, entryId: 'Hook', groupId: undefined, replaces: [], amount: 1 }),
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

describe('the amount of models that stand apart', () => {
  test.each([
    { claim: 'the key + is one more', does: { kind: 'step-size', by: 1 }, becomes: 4 },
    { claim: 'the key − is none less than the least', does: { kind: 'step-size', by: -1 }, becomes: 3 },
    { claim: 'a typed size is the size of all', does: { kind: 'set-size', amount: 7 }, becomes: 7 },
    { claim: 'a size below the least too', does: { kind: 'set-size', amount: 1 }, becomes: 1 },
  ] as const)('$claim', ({ does, becomes }) => {
    const { act, amounts, size, boat } = aBoat();
    expect(amounts()).toEqual([1, 1, 1]);
    act({ ...does, unit: boat });
    expect(total(amounts())).toBe(becomes);
    expect(size()).toBe(becomes);
  });

  test.each([
    { by: 1, becomes: 4 },
    { by: -1, becomes: 3 },
  ] as const)('the buttons of the field step by one: $by', ({ by, becomes }) => {
    const { act, amounts, boat } = aBoat();
    act({ kind: 'step-option', parent: boat, entryId: 'Rower', groupId: undefined, by });
    expect(total(amounts())).toBe(becomes);
  });

  test.each([6, 5, 4, 3, 2, 1, 0])('a number typed in the field holds for all of them: %i', (typed) => {
    const { act, amounts, rowers } = aBoat();
    act({ kind: 'set-amount', selection: rowers()[0]?.id ?? '', amount: typed });
    expect(total(amounts())).toBe(typed);
  });

  test('one that is many already grows, and no other', () => {
    const { list, act, amounts, rowers, boat } = aBoat();
    list.apply({ kind: 'set-amount', selection: rowers()[1]?.id ?? '', amount: 4 });
    act({ kind: 'step-size', unit: boat, by: 1 });
    expect(amounts()).toEqual([1, 5, 1]);
  });

  test('those that are most alike go first, what was chosen for one stays', () => {
    const { act, rowers, hookFor, boat } = aBoat();
    act({ kind: 'set-size', unit: boat, amount: 5 });
    hookFor(rowers()[4]?.id ?? '');
    act({ kind: 'set-size', unit: boat, amount: 2 });
    expect(rowers().map(({ children }) => children.length)).toEqual([0, 1]);
  });

  test('the size is that of the models that there are most of', () => {
    const { list, size, boat } = aBoat();
    list.select(boat, 'Helmsman');
    expect(size()).toBe(3);
  });
});

test('the price tells them as one part of its sum', () => {
  const { list, boat, context } = aBoat();
  list.select(boat, 'Helmsman');
  const found = findings(list.evaluation);
  const shown = findingsView(context());
  expect(found).toEqual([]);
  expect(chosenView(context(), boat, shown, findingsByRow(shown), [])).toMatchObject({
    price: 25,
    sum: [10, 15],
  });
});

describe('headings of models that stand apart', () => {
  test('like ones have one, which says of how many it is one', () => {
    expect(aBoat().headings()).toEqual(['Models', 'Rower, 1 of 3: options']);
  });

  test('one that is not like the others any more has its own', () => {
    const { rowers, hookFor, headings } = aBoat();
    hookFor(rowers()[1]?.id ?? '');
    expect(headings()).toEqual(['Models', 'Rower, 1 of 2: options', 'Rower (Hook): options']);
  });
});
