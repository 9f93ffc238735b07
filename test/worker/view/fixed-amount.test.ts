/** What comes in a fixed number: shown with it, no box to untick, and whole again once it is taken back. */
import { describe, expect, test } from 'vitest';
import type { SelectionEntryDefinition } from '../../../renderer/engine/catalogue/definition';
import { findings } from '../../../renderer/engine/findings/findings';
import { applyBuilderOperation } from '../../../renderer/worker/apply-builder-operation';
import type { BuilderOperation } from '../../../renderer/worker/protocol/builder-operation';
import { viewContext } from '../../../renderer/worker/view/context';
import { optionSections } from '../../../renderer/worker/view/option-sections';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

const between = (id: string, least: number, most: number): Partial<SelectionEntryDefinition> => ({
  constraints: [
    { id: `${id}-min`, type: 'min', value: least, field: 'selections', scope: 'parent', shared: true },
    { id: `${id}-max`, type: 'max', value: most, field: 'selections', scope: 'parent', shared: true },
  ],
});

/** Two carts, each of its own three wheels: two choices of one entry, and not one of amount 2. */
const CART = option('Cart', {
  ...between('cart', 2, 2),
  selectionEntries: [{ id: 'Wheel', name: 'Wheel', type: 'model', ...between('wheel', 3, 3) }],
});

class Convoy {
  readonly #list = new ListBuilder(
    smallCatalogue({
      book: {
        sharedSelectionEntries: [option('Oath', between('oath', 1, 1))],
        selectionEntries: [
          unit('Convoy', {
            selectionEntries: [CART],
            entryLinks: [
              { id: 'first', name: 'Oath', targetId: 'Oath', type: 'selectionEntry' },
              { id: 'again', name: 'Oath', targetId: 'Oath', type: 'selectionEntry' },
            ],
          }),
        ],
      },
    }),
  );
  readonly unit = this.#list.select(this.#list.force(), 'Convoy');

  get carts() {
    return this.#list.selection(this.unit).children.filter(({ name }) => name === 'Cart');
  }

  rows(name: string) {
    const { evaluation, catalogue } = this.#list;
    const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
    return optionSections(context, this.#list.selection(this.unit))
      .flatMap(({ rows }) => rows)
      .filter((row) => row.name === name);
  }

  do(operation: BuilderOperation): void {
    const { evaluation, catalogue, newId } = this.#list;
    this.#list.roster = applyBuilderOperation(catalogue, evaluation, operation, newId).roster;
  }
}

test('a fixed number is shown with it and is nothing to untick', () => {
  const convoy = new Convoy();
  expect(convoy.rows('Cart')).toMatchObject([{ control: 'fixed', amount: 2, isOn: true, why: undefined }]);
});

describe('what was taken out of it comes back whole', () => {
  test.each([
    { gone: 1, claim: 'one of two' },
    { gone: 2, claim: 'both' },
  ])('$claim', ({ gone }) => {
    const convoy = new Convoy();
    for (const { id } of convoy.carts.slice(0, gone)) convoy.do({ kind: 'drop', selection: id });
    const [row] = convoy.rows('Cart');
    expect(row).toMatchObject({ control: 'number', amount: 2 - gone, least: 2, most: 2 });
    if (row === undefined) return;
    const { parent, entryId, groupId } = row;
    convoy.do({ kind: 'step-option', parent, entryId, groupId, by: 1 });
    expect(convoy.carts.map(({ children }) => children[0]?.amount)).toEqual([3, 3]);
    expect(convoy.rows('Cart')).toMatchObject([{ control: 'fixed', amount: 2 }]);
  });

  test('one too many goes the same way', () => {
    const convoy = new Convoy();
    const { parent, entryId, groupId } = convoy.rows('Cart')[0] ??
      convoy.carts[0] ?? { parent: '', entryId: '', groupId: undefined };
    convoy.do({ kind: 'choose', parent, entryId, groupId, replaces: [] });
    expect(convoy.rows('Cart')).toMatchObject([{ control: 'number', amount: 3 }]);
    convoy.do({ kind: 'step-option', parent, entryId, groupId, by: -1 });
    expect(convoy.rows('Cart')).toMatchObject([{ control: 'fixed', amount: 2 }]);
  });
});

test('what is linked twice and asked for once is not refused beside itself', () => {
  expect(new Convoy().rows('Oath')).toEqual([]);
});
