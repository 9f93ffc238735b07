/** The ledger, the paper and the library show the units of a list in one order: blocks, then as the user arranged them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheet } from '../../../renderer/engine/sheet/build/sheet';
import type { ViewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { ledgerView } from '../../../renderer/worker/view/ledger-view';
import { summaryView } from '../../../renderer/worker/view/summary-view';
import { AList } from '../builders/a-list';

const ledgerNames = (context: ViewContext) =>
  ledgerView(context, findingsByRow(findingsView(context))).flatMap((row) =>
    row.kind === 'unit' ? [row.customName ?? row.name] : [],
  );
const sheetNames = (context: ViewContext) =>
  sheet(context.evaluation, context.sheet).forces.flatMap(({ blocks }) =>
    blocks.flatMap(({ units }) => units.map((unit) => unit.customName || unit.name)),
  );
const libraryNames = (context: ViewContext) =>
  summaryView(context, 'game').forces.flatMap(({ units }) => units.map(({ name }) => name));

test('whatever was added, named and moved, all three say the same', () => {
  const units = fc.array(
    fc.record({
      entry: fc.constantFrom('spears', 'riders', 'lord'),
      own: fc.constantFrom(undefined, 'Anvil', 'Zeal', 'Mercy'),
      before: fc.nat({ max: 5 }),
    }),
    { minLength: 2, maxLength: 6 },
  );
  fc.assert(
    fc.property(units, (taken) => {
      const list = new AList().with(...taken.map(({ entry }) => entry));
      const ids = (list.roster.forces[0]?.selections ?? []).map(({ id }) => id);
      taken.forEach(({ own, before }, index) => {
        const node = ids[index];
        if (node === undefined) return;
        if (own !== undefined) list.do({ kind: 'customise', node, customName: own });
        const next = ids[before];
        if (next !== undefined && next !== node)
          list.do({ kind: 'move', node, parent: list.army, before: next });
      });
      const context = list.context();
      const names = ledgerNames(context);
      expect(sheetNames(context)).toEqual(names);
      expect(libraryNames(context)).toEqual(names);
    }),
    { seed: 5, numRuns: 60 },
  );
});

test('the paper follows the arrangement, not the names', () => {
  const list = new AList().with('spears', 'riders');
  expect(sheetNames(list.context())).toEqual(['Spears', 'Riders']);
  list.do({ kind: 'move', node: list.unit('riders'), parent: list.army, before: list.unit('spears') });
  expect(sheetNames(list.context())).toEqual(['Riders', 'Spears']);
});
