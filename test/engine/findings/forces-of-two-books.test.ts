import { expect, test } from 'vitest';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import { newRoster } from '../../../renderer/engine/roster/new-roster';
import { counter } from '../../builders/list-builder';
import { smallCatalogue } from '../../builders/small-catalogue';

const catalogue = smallCatalogue({
  system: {
    forceEntries: [
      {
        id: 'fleet',
        name: 'Fleet',
        constraints: [{ id: 'fleets', type: 'max', value: 0, field: 'forces', scope: 'roster' }],
        modifiers: [
          {
            type: 'set',
            field: 'fleets',
            value: '1',
            conditions: [{ type: 'instanceOf', value: 1, scope: 'primary-catalogue', childId: 'isles' }],
          },
        ],
      },
    ],
  },
  others: [{ id: 'isles', name: 'Isles', gameSystemId: 'game' }],
});

test.each([{ order: ['book', 'isles'] }, { order: ['isles', 'book'] }])(
  'forces of books that allow different numbers: the number that is passed most is told ($order)',
  ({ order }) => {
    const newId = counter();
    let roster = newRoster(catalogue, 'List', newId);
    for (const catalogueId of order) {
      roster = edit(catalogue, roster, { kind: 'add-force', entryId: 'fleet', catalogueId }, newId);
    }
    const found = findings(evaluate(catalogue, roster)).filter(({ kind }) => kind === 'too-many');
    expect(found.map((finding) => 'limit' in finding && finding.limit)).toEqual([0]);
  },
);
