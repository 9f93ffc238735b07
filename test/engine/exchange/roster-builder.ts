/** A small list with one of everything. */
import type { Roster, RosterSelection } from '../../../renderer/engine/roster/document';

export function aSelection(id: string, more: Partial<RosterSelection> = {}): RosterSelection {
  return { id, entryId: `core::${id}`, amount: 1, name: `Unit ${id}`, ...more };
}

export function aRoster(more: Partial<Roster> = {}): Roster {
  return {
    format: 1,
    id: 'list-1',
    name: 'Silver Tide',
    player: 'A player',
    system: { id: 'game', name: 'The Game', revision: '2026-11-30' },
    books: [{ id: 'army', name: 'The Army', revision: '2026-11-30' }],
    limits: [{ typeId: 'pts', name: 'points', value: 3000 }],
    forces: [
      {
        id: 'f1',
        entryId: 'company',
        name: 'Company',
        catalogueId: 'army',
        selections: [
          aSelection('a', {
            amount: 12,
            costs: [{ typeId: 'pts', name: 'points', value: 12.5 }],
            selections: [aSelection('a1', { groupId: 'core::weapons' })],
          }),
          aSelection('b', { customName: 'The “Old” Guard', notes: 'one\ntwo' }),
        ],
        forces: [{ id: 'f2', entryId: 'aux', name: 'Auxiliary', catalogueId: 'army' }],
      },
    ],
    roles: [{ role: 'general', selection: 'b' }],
    attachments: [{ character: 'b', unit: 'a' }],
    ...more,
  };
}
