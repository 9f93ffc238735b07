/** How a choice and its group are named in a roster: the links passed on the way, then the id. */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { Roster } from '../../../renderer/engine/roster/document';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

/** A squad behind a link; the link itself adds a banner, a group with a linked horn, and a linked group of its own. */
const catalogue = smallCatalogue({
  book: {
    entryLinks: [
      {
        id: 'to-squad',
        targetId: 'squad',
        type: 'selectionEntry',
        selectionEntries: [option('banner')],
        selectionEntryGroups: [
          {
            id: 'music',
            name: 'Music',
            entryLinks: [{ id: 'to-horn', targetId: 'horn', type: 'selectionEntry' }],
          },
        ],
        entryLinks: [
          {
            id: 'to-arms',
            targetId: 'arms',
            type: 'selectionEntryGroup',
            selectionEntries: [option('knife')],
          },
        ],
      },
    ],
    sharedSelectionEntries: [
      unit('squad', { selectionEntries: [option('drum')] }),
      option('horn', { selectionEntries: [option('strap')] }),
    ],
    sharedSelectionEntryGroups: [{ id: 'arms', name: 'Arms', selectionEntries: [option('sword')] }],
  },
});

function build() {
  const list = new ListBuilder(catalogue);
  const squad = list.select(list.force(), 'to-squad');
  return { list, squad };
}

describe('the path of a choice', () => {
  test.each([
    {
      claim: 'in the target of a link has that link in it',
      id: 'drum',
      path: 'to-squad::drum',
      group: undefined,
    },
    { claim: 'on a link has not passed it', id: 'banner', path: 'banner', group: undefined },
    { claim: 'behind a link in a group on a link', id: 'horn', path: 'to-horn::horn', group: 'music' },
    { claim: 'in a group linked on a link', id: 'sword', path: 'to-arms::sword', group: 'to-arms::arms' },
    { claim: 'on the link of a group on a link', id: 'knife', path: 'knife', group: 'to-arms::arms' },
  ])('$claim', ({ id, path, group }) => {
    const { list, squad } = build();
    const chosen = list.selection(list.select(squad, id));
    expect([chosen.entryId, chosen.groupId]).toEqual([path, group]);
    expect(chosen.selection).toMatchObject({ entryId: path });
  });

  test('goes on from there', () => {
    const { list, squad } = build();
    const strap = list.select(list.select(squad, 'horn'), 'strap');
    expect(list.selection(strap).entryId).toBe('to-horn::strap');
  });

  test.each(['banner', 'to-squad::banner'])('%s is found again', (entryId) => {
    const { list, squad } = build();
    const [force] = list.roster.forces;
    const [unit] = force?.selections ?? [];
    if (!force || !unit) throw new Error('no unit');
    const stored: Roster = {
      ...list.roster,
      forces: [
        {
          ...force,
          selections: [{ ...unit, selections: [{ id: 'x', entryId, amount: 1, name: 'Banner' }] }],
        },
      ],
    };
    expect(unit.id).toBe(squad);
    expect(evaluate(catalogue, stored).node('x')).toMatchObject({ isLost: false, entryId: 'banner' });
  });
});
