/** Ids that a list has already: from a counter that starts anew, or written by hand into a file. */
import { describe, expect, test } from 'vitest';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import type { Roster, RosterForce, RosterSelection } from '../../../renderer/engine/roster/document';
import { nodeIds } from '../../../renderer/engine/roster/find-node';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';
import { ListBuilder } from '../../builders/list-builder';
import { option, smallCatalogue, unit } from '../../builders/small-catalogue';

const least = (value: number, automatic = false) => ({ id: `least-${value}`, type: 'min', value, automatic });

const catalogue = smallCatalogue({
  book: {
    selectionEntries: [
      unit('squad', {
        selectionEntries: [option('drum'), option('horn', { constraints: [least(1)] })],
      }),
      unit('crew', {
        selectionEntries: [
          option('gunner', {
            selectionEntries: [
              option('gun', {
                constraints: [least(1, true)],
                selectionEntries: [
                  option('sight', { constraints: [least(2), { id: 'most', type: 'max', value: 1 }] }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  },
});

const list = new ListBuilder(catalogue);
const force = list.force();
const squad = list.select(force, 'squad');
const { roster } = list;
const [whole] = roster.forces as [RosterForce];
const [chosen] = whole.selections as [RosterSelection];

const ADDING: readonly {
  readonly claim: string;
  readonly operation: RosterOperation;
  readonly made: number;
}[] = [
  { claim: 'a force', operation: { kind: 'add-force', entryId: 'army', catalogueId: 'book' }, made: 1 },
  {
    claim: 'a unit with what it must have',
    operation: { kind: 'select', parent: force, entryId: 'squad' },
    made: 2,
  },
  { claim: 'an option', operation: { kind: 'select', parent: squad, entryId: 'drum' }, made: 1 },
  { claim: 'the copy of a unit', operation: { kind: 'duplicate', node: squad }, made: 2 },
  { claim: 'the copy of a force', operation: { kind: 'duplicate', node: force }, made: 3 },
  {
    claim: 'a pasted unit',
    operation: { kind: 'insert-selection', parent: force, selection: chosen, entryId: 'squad' },
    made: 2,
  },
  { claim: 'a pasted force', operation: { kind: 'insert-force', parent: undefined, force: whole }, made: 3 },
];

describe('what is added has ids of its own, whatever the shell gives', () => {
  test.each(ADDING)('$claim', ({ operation, made }) => {
    for (const taken of nodeIds(roster)) {
      const next = edit(catalogue, roster, operation, () => taken);
      const ids = nodeIds(next);
      expect(ids, taken).toHaveLength(nodeIds(roster).length + made);
      expect(new Set(ids).size, taken).toBe(ids.length);
      expect(nodeIds(roster).every((id) => ids.includes(id))).toBe(true);
    }
  });
});

test('a choice may have the id of something that the data derive below it', () => {
  const damaged: Roster = {
    ...roster,
    forces: [
      {
        ...whole,
        selections: [
          {
            ...chosen,
            id: 'g/gun',
            entryId: 'crew',
            selections: [{ ...chosen, id: 'g', entryId: 'gunner', selections: [] }],
          },
        ],
      },
    ],
  };
  const evaluation = evaluate(catalogue, damaged);
  const [crew] = evaluation.forces[0]?.selections ?? [];
  const gun = crew?.children[0]?.children[0];
  expect(gun?.name).toBe('gun');
  const way: (string | undefined)[] = [];
  for (let id = gun?.id; id !== undefined && way.length < 9; id = evaluation.node(id)?.parent) way.push(id);
  expect(way).toEqual(['g/gun#2', 'g', 'g/gun', force]);
  expect(findings(evaluation).map(({ place }) => place.path.map(({ name }) => name).join(' '))).toContain(
    'Army crew gunner gun sight',
  );
  // What is chosen below something derived stores that first: under ids that are nobody else’s.
  const next = edit(
    catalogue,
    damaged,
    { kind: 'select', parent: gun?.id ?? '', entryId: 'sight' },
    () => 'g',
  );
  const ids = nodeIds(next);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('g/gun#2');
});
