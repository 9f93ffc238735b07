import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roster } from '../../../renderer/engine/roster/document';
import {
  LONGEST_HISTORY,
  recordStep,
  redo,
  startHistory,
  undo,
} from '../../../renderer/engine/roster/history';

const roster = (name: string): Roster => ({
  format: 1,
  id: 'r',
  name,
  system: { id: 'game', name: 'Game', revision: '' },
  books: [],
  limits: [],
  forces: [],
});

test('undo gives the very roster back, redo the one undone', () => {
  const [first, second] = [roster('1'), roster('2')];
  const history = recordStep(startHistory(first), second, 'rename');
  expect(undo(history).present.roster).toBe(first);
  expect(redo(undo(history))).toEqual(history);
  expect(redo(undo(history)).present.roster).toBe(second);
});

test('a new step forgets what was undone', () => {
  const history = recordStep(startHistory(roster('1')), roster('2'), 'a');
  const branched = recordStep(undo(history), roster('3'), 'b');
  expect(redo(branched)).toBe(branched);
  expect(branched.past.map((step) => step.roster.name)).toEqual(['1']);
});

test('a step that is not to be undone replaces the present and keeps what can be redone', () => {
  const history = undo(recordStep(startHistory(roster('1')), roster('2'), 'a'));
  const refreshed = recordStep(history, roster('1 with new data'), 'refresh', false);
  expect(refreshed.past).toEqual([]);
  expect(redo(refreshed).present.roster.name).toBe('2');
  expect(undo(refreshed)).toBe(refreshed);
});

test('no change is no step', () => {
  const history = startHistory(roster('1'));
  expect(recordStep(history, history.present.roster, 'nothing')).toBe(history);
});

test('the oldest steps are forgotten', () => {
  let history = startHistory(roster('0'));
  for (let step = 1; step <= LONGEST_HISTORY + 10; step++)
    history = recordStep(history, roster(String(step)), 's');
  expect(history.past).toHaveLength(LONGEST_HISTORY);
  expect(history.past[0]?.roster.name).toBe('10');
});

test('any number of undos followed by as many redos changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), (steps, back) => {
      let history = startHistory(roster('start'));
      for (let step = 0; step < steps; step++) history = recordStep(history, roster(String(step)), 's');
      const before = history;
      const done = Math.min(back, steps);
      for (let step = 0; step < done; step++) history = undo(history);
      for (let step = 0; step < done; step++) history = redo(history);
      expect(history).toEqual(before);
    }),
  );
});
