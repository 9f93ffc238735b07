/** What a choice is tried out with leaves nothing behind in the tree that the next evaluation goes on with. */
import { describe, expect, test } from 'vitest';
import { edit } from '../../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../../renderer/engine/evaluation/evaluate';
import { counter, ListBuilder } from '../../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../../builders/small-catalogue';

describe('a choice that is tried out in a unit', () => {
  const scopes = ['core', 'force', 'roster'];

  test.each(scopes)('is counted once where it is the first to ask what is counted there (%s)', (scope) => {
    const catalogue = smallCatalogue({
      system: {
        categoryEntries: [{ id: 'core', name: 'core' }],
        forceEntries: [{ id: 'army', name: 'Army', categoryLinks: [{ targetId: 'core' }] }],
      },
      book: {
        selectionEntries: [
          unit('guards', {
            categoryLinks: [{ targetId: 'core', primary: true }],
            selectionEntries: [
              option('horn', {
                modifiers: [
                  {
                    type: 'append',
                    field: 'name',
                    value: '+',
                    repeats: [{ scope, childId: 'horn', value: 1, includeChildSelections: true }],
                  },
                ],
              }),
            ],
          }),
        ],
      },
    });
    const list = new ListBuilder(catalogue);
    const army = list.force();
    const [guards, others] = [list.select(army, 'guards'), list.select(army, 'guards')];
    const before = evaluate(catalogue, list.roster);
    const operation = { kind: 'select', parent: guards, entryId: 'horn', amount: 2 } as const;
    const once = edit(catalogue, list.roster, operation, counter('horn'), before);
    expect(once.forces[0]?.selections?.[0]?.selections?.[0]?.name).toBe('horn + +');
    const after = evaluate(catalogue, once, before);
    expect(after.node('horn1')?.name).toBe('horn + +');
    const another = { kind: 'select', parent: others, entryId: 'horn' } as const;
    const twice = edit(catalogue, once, another, counter('other'), after);
    expect(evaluate(catalogue, twice, after).node('horn1')?.name).toBe('horn + + +');
  });

  test('has the ids that it is given first, however often it is tried', () => {
    const catalogue = smallCatalogue({
      book: {
        selectionEntries: [
          unit('guards', {
            costs: points(10),
            selectionEntries: [
              option('horn', {
                constraints: [{ id: 'horn-least', type: 'min', value: 0, scope: 'parent' }],
                modifiers: [
                  {
                    type: 'increment',
                    field: 'horn-least',
                    value: 1,
                    repeats: [{ field: 'pts', scope: 'force', childId: 'any', value: 20 }],
                  },
                ],
              }),
            ],
          }),
        ],
      },
    });
    const list = new ListBuilder(catalogue);
    const army = list.force();
    list.select(army, 'guards');
    const operation = { kind: 'select', parent: army, entryId: 'guards' } as const;
    const known = edit(catalogue, list.roster, operation, counter('new'), evaluate(catalogue, list.roster));
    expect(known).toEqual(edit(catalogue, list.roster, operation, counter('new')));
    expect(known.forces[0]?.selections?.[1]).toMatchObject({ id: 'new1', selections: [{ id: 'new2' }] });
  });
});
