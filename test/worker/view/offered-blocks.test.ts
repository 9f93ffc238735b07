/** A block of a force that the book has nothing for says so, and does not ask for what is not there. */
import { expect, test } from 'vitest';
import { findings } from '../../../renderer/engine/findings/findings';
import { viewContext } from '../../../renderer/worker/view/context';
import { findingsByRow } from '../../../renderer/worker/view/findings-by-row';
import { findingsView } from '../../../renderer/worker/view/findings-view';
import { ledgerView } from '../../../renderer/worker/view/ledger-view';
import { ListBuilder } from '../../builders/list-builder';
import { smallCatalogue, unit } from '../../builders/small-catalogue';

const counts = (targetId: string) => [{ id: `of-${targetId}`, targetId, primary: true }];

function emptyRows() {
  const list = new ListBuilder(
    smallCatalogue({
      system: {
        categoryEntries: [
          { id: 'ships', name: 'Ships' },
          { id: 'ghosts', name: 'Ghosts' },
          { id: 'gifts', name: 'Gifts' },
        ],
        forceEntries: [
          {
            id: 'army',
            name: 'Army',
            categoryLinks: [
              { id: 'army.ships', targetId: 'ships' },
              { id: 'army.ghosts', targetId: 'ghosts' },
              {
                id: 'army.gifts',
                targetId: 'gifts',
                constraints: [
                  { id: 'gifts.max', type: 'max', value: 1, field: 'selections', scope: 'force' },
                ],
              },
            ],
          },
        ],
      },
      book: {
        selectionEntries: [
          unit('Barge', { categoryLinks: counts('ships') }),
          unit('Shade', { categoryLinks: counts('ghosts'), hidden: true }),
        ],
      },
    }),
  );
  list.force();
  const { evaluation, catalogue } = list;
  const context = viewContext(evaluation, catalogue, findings(evaluation), 'en');
  return ledgerView(context, findingsByRow(findingsView(context))).filter((row) => row.kind === 'empty');
}

test.each([
  { block: 'ships', isBarren: false, claim: 'what may be taken fills it' },
  { block: 'ghosts', isBarren: false, claim: 'what is hidden now may come' },
  { block: 'gifts', isBarren: true, claim: 'one place and nothing for it' },
])('$claim: $block', ({ block, isBarren }) => {
  expect(emptyRows().find((row) => row.block === block)).toMatchObject({ isBarren });
});
