import { describe, expect, test } from 'vitest';
import type { Roster } from '../../../renderer/engine/roster/document';
import { knownSummary } from '../../../renderer/worker/view/known-summary';
import { knownView } from '../../../renderer/worker/view/known-view';

/** As other programs write it: the costs of a choice by name, so that a second one stands before the points. */
const ROSTER: Roster = {
  format: 1,
  id: 'r',
  name: 'Ford',
  system: { id: 'g', name: 'Game', revision: '1' },
  books: [],
  limits: [
    { typeId: 'might', name: ' Might', value: 50 },
    { typeId: 'pts', name: 'pts', value: 1000 },
  ],
  forces: [
    {
      id: 'f',
      entryId: 'a',
      name: 'Army',
      catalogueId: 'b',
      selections: [
        {
          id: 's',
          entryId: 'e',
          name: 'Ferry',
          amount: 1,
          costs: [
            { typeId: 'might', name: ' Might', value: 9 },
            { typeId: 'pts', name: 'pts', value: 120 },
          ],
        },
      ],
    },
  ],
};

describe('a list without its data', () => {
  test('is counted in points in the builder: total, limit, forces and units', () => {
    const { spent, limit, rows } = knownView(ROSTER);
    expect({ spent, limit }).toEqual({ spent: 120, limit: 1000 });
    expect(rows).toMatchObject([
      { kind: 'force', total: 120 },
      { kind: 'unit', price: 120 },
    ]);
  });

  test('is counted in points in the library', () => {
    expect(knownSummary(ROSTER)).toMatchObject({
      points: 120,
      limit: 1000,
      forces: [{ total: 120, units: [{ price: 120 }] }],
    });
  });

  test('has no limit where its file says that there is none', () => {
    const limits = [{ typeId: 'pts', name: 'pts', value: -1 }];
    expect(knownView({ ...ROSTER, limits }).limit).toBeUndefined();
  });
});
