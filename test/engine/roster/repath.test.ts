import { describe, expect, test } from 'vitest';
import type { RosterSelection } from '../../../renderer/engine/roster/document';
import { repath } from '../../../renderer/engine/roster/repath';

const selection = (
  entryId: string,
  selections?: readonly RosterSelection[],
  groupId?: string,
): RosterSelection => ({
  id: entryId,
  entryId,
  amount: 1,
  name: entryId,
  ...(groupId === undefined ? {} : { groupId }),
  ...(selections === undefined ? {} : { selections }),
});

const paths = (each: RosterSelection): readonly (string | undefined)[] => [
  each.entryId,
  each.groupId,
  ...(each.selections ?? []).flatMap(paths),
];

describe('a selection under another path', () => {
  test.each([
    {
      claim: 'takes what hangs on it along, over the new link',
      from: selection('first::guard', [selection('first::guard.model', undefined, 'first::guard.size')]),
      to: 'second::guard',
      paths: ['second::guard', undefined, 'second::guard.model', 'second::guard.size'],
    },
    {
      claim: 'gains a link where it stood without one',
      from: selection('guard', [selection('guard.model', [selection('spear::weapon')])]),
      to: 'second::guard',
      paths: [
        'second::guard',
        undefined,
        'second::guard.model',
        undefined,
        'second::spear::weapon',
        undefined,
      ],
    },
    {
      claim: 'loses the link where it then stands without one',
      from: selection('first::guard', [selection('first::spear::weapon')]),
      to: 'guard',
      paths: ['guard', undefined, 'spear::weapon', undefined],
    },
    {
      claim: 'leaves a path alone that does not begin with the old links',
      from: selection('first::guard', [selection('other::weapon')]),
      to: 'second::guard',
      paths: ['second::guard', undefined, 'other::weapon', undefined],
    },
  ])('$claim', ({ from, to, paths: wanted }) => {
    expect(paths(repath(from, to, undefined))).toEqual(wanted);
  });

  test('says its group there, and forgets the old one', () => {
    expect(repath(selection('a', [], 'old'), 'b', 'new').groupId).toBe('new');
    expect('groupId' in repath(selection('a', [], 'old'), 'b', undefined)).toBe(false);
  });
});
