import { describe, expect, test } from 'vitest';
import { applyOperation } from '../../../renderer/engine/roster/apply-operation';
import type { Roster } from '../../../renderer/engine/roster/document';
import { nodeIds } from '../../../renderer/engine/roster/find-node';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';
import { counter } from '../../builders/list-builder';

const selection = (id: string, selections: Roster['forces'][number]['selections'] = []) => ({
  id,
  entryId: `entry-${id}`,
  amount: 1,
  name: id,
  selections,
  unknownToUs: `kept ${id}`,
});

/** Two forces, a nested one; every level carries a field that this version does not know. */
const roster = {
  format: 1,
  id: 'r',
  name: 'List',
  system: { id: 'game', name: 'Game', revision: '1' },
  books: [],
  limits: [{ typeId: 'pts', name: 'pts', value: 1000, unknownToUs: 1 }],
  forces: [
    {
      id: 'f1',
      entryId: 'army',
      name: 'Army',
      catalogueId: 'book',
      unknownToUs: true,
      selections: [selection('a', [selection('a1'), selection('a2')]), selection('b'), selection('c')],
      forces: [
        { id: 'f3', entryId: 'wing', name: 'Wing', catalogueId: 'book', selections: [selection('d')] },
      ],
    },
    { id: 'f2', entryId: 'army', name: 'Army', catalogueId: 'book', selections: [] },
  ],
  roles: [{ role: 'general', selection: 'a' }],
  attachments: [{ character: 'a', unit: 'b' }],
  embarkations: [{ unit: 'b', transport: 'c' }],
  unknownToUs: { deep: ['kept'] },
} as unknown as Roster;

const applied = (operation: RosterOperation, from = roster): Roster =>
  applyOperation(from, operation, counter('new'));
const ids = (operation: RosterOperation): string => nodeIds(applied(operation)).join(' ');

describe('structure', () => {
  test.each<{ claim: string; operation: RosterOperation; nodes: string }>([
    {
      claim: 'a force is added at the end',
      operation: { kind: 'add-force', entryId: 'army', catalogueId: 'book' },
      nodes: 'f1 a a1 a2 b c f3 d f2 new1',
    },
    {
      claim: 'a force is added below another',
      operation: { kind: 'add-force', entryId: 'wing', catalogueId: 'book', parent: 'f3' },
      nodes: 'f1 a a1 a2 b c f3 d new1 f2',
    },
    {
      claim: 'a selection is added below a force',
      operation: { kind: 'select', parent: 'f2', entryId: 'x' },
      nodes: 'f1 a a1 a2 b c f3 d f2 new1',
    },
    {
      claim: 'a selection is added below a selection',
      operation: { kind: 'select', parent: 'a1', entryId: 'x' },
      nodes: 'f1 a a1 new1 a2 b c f3 d f2',
    },
    {
      claim: 'a selection goes with all below',
      operation: { kind: 'remove', node: 'a' },
      nodes: 'f1 b c f3 d f2',
    },
    { claim: 'a force goes with all below', operation: { kind: 'remove', node: 'f1' }, nodes: 'f2' },
    {
      claim: 'deselecting removes',
      operation: { kind: 'deselect', selection: 'a2' },
      nodes: 'f1 a a1 b c f3 d f2',
    },
    {
      claim: 'a copy of a selection stands last',
      operation: { kind: 'duplicate', node: 'a' },
      nodes: 'f1 a a1 a2 b c new1 new2 new3 f3 d f2',
    },
    {
      claim: 'a copy of a nested force stands last beside it',
      operation: { kind: 'duplicate', node: 'f3' },
      nodes: 'f1 a a1 a2 b c f3 d new1 new2 f2',
    },
    {
      claim: 'moving before a sibling',
      operation: { kind: 'move', node: 'c', parent: 'f1', before: 'a' },
      nodes: 'f1 c a a1 a2 b f3 d f2',
    },
    {
      claim: 'moving to the end',
      operation: { kind: 'move', node: 'a', parent: 'f1' },
      nodes: 'f1 b c a a1 a2 f3 d f2',
    },
    {
      claim: 'moving to another force',
      operation: { kind: 'move', node: 'b', parent: 'f3' },
      nodes: 'f1 a a1 a2 c f3 d b f2',
    },
    {
      claim: 'moving a force out to the top',
      operation: { kind: 'move', node: 'f3', parent: undefined, before: 'f1' },
      nodes: 'f3 d f1 a a1 a2 b c f2',
    },
    {
      claim: 'moving a force below another',
      operation: { kind: 'move', node: 'f2', parent: 'f3' },
      nodes: 'f1 a a1 a2 b c f3 d f2',
    },
    {
      claim: 'nothing moves into itself',
      operation: { kind: 'move', node: 'a', parent: 'a1' },
      nodes: 'f1 a a1 a2 b c f3 d f2',
    },
    {
      claim: 'a selection cannot stand at the top',
      operation: { kind: 'move', node: 'b', parent: undefined },
      nodes: 'f1 a a1 a2 b c f3 d f2',
    },
    {
      claim: 'a copy from elsewhere stands last, all of it under new ids',
      operation: {
        kind: 'insert-selection',
        parent: 'f2',
        selection: selection('a', [selection('a1')]),
        entryId: 'x',
      },
      nodes: 'f1 a a1 a2 b c f3 d f2 new1 new2',
    },
    {
      claim: 'a copied force stands last below its parent',
      operation: {
        kind: 'insert-force',
        parent: 'f1',
        force: { id: 'f3', entryId: 'wing', name: 'Wing', catalogueId: 'book', selections: [selection('d')] },
      },
      nodes: 'f1 a a1 a2 b c f3 d new1 new2 f2',
    },
    {
      claim: 'an amount of 0 removes',
      operation: { kind: 'set-amount', selection: 'c', amount: 0 },
      nodes: 'f1 a a1 a2 b f3 d f2',
    },
  ])('$claim', ({ operation, nodes }) => {
    expect(ids(operation)).toBe(nodes);
  });

  test('a move may take another path', () => {
    const moved = applied({ kind: 'move', node: 'b', parent: 'f2', entryId: 'link::entry-b', groupId: 'g' });
    expect(moved.forces[1]?.selections?.[0]).toMatchObject({
      id: 'b',
      entryId: 'link::entry-b',
      groupId: 'g',
    });
  });

  test.each<RosterOperation>([
    { kind: 'remove', node: 'gone' },
    { kind: 'duplicate', node: 'gone' },
    { kind: 'move', node: 'gone', parent: 'f1' },
    { kind: 'move', node: 'b', parent: 'gone' },
    { kind: 'select', parent: 'gone', entryId: 'x' },
    { kind: 'set-amount', selection: 'gone', amount: 3 },
    { kind: 'set-amount', selection: 'b', amount: 1 },
    { kind: 'set-limit', typeId: 'other', value: undefined },
  ])('$kind of what is not there or already so gives the same roster', (operation) => {
    expect(applied(operation)).toBe(roster);
  });
});

describe('joins and roles', () => {
  test('a removed node takes its roles, attachments and embarkations along', () => {
    expect(applied({ kind: 'remove', node: 'a' })).toMatchObject({
      roles: [],
      attachments: [],
      embarkations: [{ unit: 'b' }],
    });
    expect(applied({ kind: 'remove', node: 'b' })).toMatchObject({
      roles: [{ role: 'general' }],
      attachments: [],
      embarkations: [],
    });
  });

  test('a copied force keeps its inner joins and leaves the role with the original', () => {
    const copy = applied({ kind: 'duplicate', node: 'f1' });
    expect(copy.roles).toEqual(roster.roles);
    expect(copy.attachments).toEqual([
      { character: 'a', unit: 'b' },
      { character: 'new2', unit: 'new5' },
    ]);
    expect(copy.embarkations).toEqual([
      { unit: 'b', transport: 'c' },
      { unit: 'new5', transport: 'new6' },
    ]);
  });

  test('a character joins one unit, a unit rides in one transport', () => {
    expect(applied({ kind: 'attach', character: 'a', unit: 'c' }).attachments).toEqual([
      { character: 'a', unit: 'c' },
    ]);
    expect(applied({ kind: 'detach', character: 'a' }).attachments).toEqual([]);
    expect(applied({ kind: 'embark', unit: 'b', transport: 'a' }).embarkations).toEqual([
      { unit: 'b', transport: 'a' },
    ]);
    expect(applied({ kind: 'disembark', unit: 'b' }).embarkations).toEqual([]);
  });

  test('a role is set once and cleared', () => {
    const twice = applied({ kind: 'set-role', role: 'general', selection: 'a' });
    expect(twice.roles).toEqual([{ role: 'general', selection: 'a' }]);
    expect(applied({ kind: 'set-role', role: 'general', selection: 'b' }).roles).toHaveLength(2);
    expect(applied({ kind: 'clear-role', role: 'general', selection: 'a' }).roles).toEqual([]);
  });
});

describe('words and limits', () => {
  test('names and notes are set and taken away', () => {
    const named = applied({ kind: 'customise', node: 'b', customName: 'The Brave', notes: 'painted' });
    expect(named.forces[0]?.selections?.[1]).toMatchObject({ customName: 'The Brave', notes: 'painted' });
    const bare = applied({ kind: 'customise', node: 'b', customName: '' }, named).forces[0]?.selections?.[1];
    expect(bare).toMatchObject({ notes: 'painted' });
    expect(bare).not.toHaveProperty('customName');
  });

  test('a block of a force may be named', () => {
    const once = applied({ kind: 'customise', node: 'f1', category: 'core', customName: 'Line' });
    const twice = applied({ kind: 'customise', node: 'f1', category: 'core', notes: 'n' }, once);
    expect(twice.forces[0]?.categories).toEqual([{ entryId: 'core', customName: 'Line', notes: 'n' }]);
  });

  test('a limit changes, comes and goes', () => {
    expect(applied({ kind: 'set-limit', typeId: 'pts', value: 2000 }).limits).toEqual([
      { typeId: 'pts', name: 'pts', value: 2000, unknownToUs: 1 },
    ]);
    expect(applied({ kind: 'set-limit', typeId: 'pts', value: undefined }).limits).toEqual([]);
    expect(applied({ kind: 'set-limit', typeId: 'power', name: 'Power', value: 0 }).limits).toHaveLength(2);
  });

  test('details are set', () => {
    expect(applied({ kind: 'set-details', details: { player: 'Ann', date: '2026-12-01' } })).toMatchObject({
      player: 'Ann',
      date: '2026-12-01',
      name: 'List',
    });
  });
});

test('fields that this version does not know survive a change beside them', () => {
  const changed = applied({ kind: 'set-amount', selection: 'a1', amount: 3 });
  const strip = (text: string): string => text.replace('"amount":3', '"amount":1');
  expect(strip(JSON.stringify(changed))).toBe(JSON.stringify(roster));
});

test('what a change does not touch stays the same object', () => {
  const changed = applied({ kind: 'set-amount', selection: 'a1', amount: 3 });
  expect(changed.forces[1]).toBe(roster.forces[1]);
  expect(changed.forces[0]?.selections?.[1]).toBe(roster.forces[0]?.selections?.[1]);
  expect(changed.forces[0]?.forces).toBe(roster.forces[0]?.forces);
});
