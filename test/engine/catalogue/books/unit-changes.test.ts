/** What an option or a piece of gear changes of its whole unit, wherever in the unit it hangs. */
import { describe, expect, test } from 'vitest';
import type { EvaluatedSelection } from '../../../../renderer/engine/evaluation/evaluated';
import { aBook, aSystem, aUnit, findingsOf, type Pick, type Played, play } from './play-book';

/** A rider on a horse; the horse has options of its own, and its barding is gear with an option. */
function ridden(changes: {
  horse?: object;
  wings?: object;
  spikes?: object;
  torch?: object;
  unit?: object;
}): object {
  return aBook(
    [
      aUnit('u', {
        models: [{ id: 'man', name: 'Man', size: 1, profiles: [{ type: 'body', values: { ld: 7, mv: 4 } }] }],
        options: [{ of: 'horse' }, { id: 'torch', name: 'Torch', ...changes.torch }],
        ...changes.unit,
      }),
      aUnit('v', { options: [{ of: 'horse' }] }),
    ],
    {
      gear: {
        horse: {
          name: 'Horse',
          profiles: [{ type: 'body', values: { ld: 5, mv: 8 } }],
          options: [{ id: 'wings', name: 'Wings', ...changes.wings }, { of: 'barding' }],
          ...changes.horse,
        },
        barding: { name: 'Barding', options: [{ id: 'spikes', name: 'Spikes', ...changes.spikes }] },
      },
    },
  );
}

const on = (...horse: Pick['with'] & object): Pick => ({ id: 'u', with: [{ id: 'horse', with: horse }] });

/** `Man ld/mv`, in the order of the unit. */
function lines({ list }: Played): string[] {
  const found: string[] = [];
  const visit = (view: EvaluatedSelection): void => {
    for (const { name, characteristics } of view.profiles) {
      found.push(`${name} ${characteristics.map(({ value }) => value).join('/')}`);
    }
    for (const child of view.children) visit(child);
  };
  for (const unit of list.evaluation.forces[0]?.selections ?? []) visit(unit);
  return found;
}

const stat = (more: object) => ({ statChanges: [{ column: 'mv', ...more }] });

describe('statistics', () => {
  test.each([
    {
      claim: 'of gear are changed by its own option',
      changes: { wings: stat({ profile: 'Horse', set: 16 }) },
      pick: on('horse.wings'),
      shown: ['Man 7/4', 'Horse 5/16'],
    },
    {
      claim: 'of gear are left alone without the option',
      changes: { wings: stat({ profile: 'Horse', set: 16 }) },
      pick: on(),
      shown: ['Man 7/4', 'Horse 5/8'],
    },
    {
      claim: 'of the whole unit are changed by an option of gear',
      changes: { wings: stat({ add: 2 }) },
      pick: on('horse.wings'),
      shown: ['Man 7/6', 'Horse 5/10'],
    },
    {
      claim: 'of a model are changed by an option of gear that names it',
      changes: { wings: stat({ profile: 'Man', add: -1 }) },
      pick: on('horse.wings'),
      shown: ['Man 7/3', 'Horse 5/8'],
    },
    {
      claim: 'of gear are changed by an option of gear below it',
      changes: { spikes: stat({ profile: 'Horse', add: -1 }) },
      pick: on({ id: 'barding', with: ['barding.spikes'] }),
      shown: ['Man 7/4', 'Horse 5/7'],
    },
    {
      claim: 'of gear are changed by an option of the unit',
      changes: { torch: stat({ profile: 'Horse', add: 1 }) },
      pick: { id: 'u', with: ['u.torch', 'u.horse'] },
      shown: ['Man 7/4', 'Horse 5/9'],
    },
    {
      claim: 'of gear are changed by the unit',
      changes: { unit: stat({ profile: 'Horse', set: 9 }) },
      pick: on(),
      shown: ['Man 7/4', 'Horse 5/9'],
    },
    {
      claim: 'of gear are changed by the gear itself',
      changes: { horse: stat({ set: 1 }) },
      pick: on(),
      shown: ['Man 7/1', 'Horse 5/1'],
    },
    {
      claim: 'are set first, then added to, then capped, wherever the changes hang',
      changes: {
        unit: stat({ add: 3 }),
        torch: stat({ add: 5, cap: 14 }),
        wings: stat({ profile: 'Horse', set: 10 }),
      },
      pick: { id: 'u', with: ['u.torch', { id: 'horse', with: ['horse.wings'] }] },
      shown: ['Man 7/12', 'Horse 5/14'],
    },
    {
      claim: 'are changed under a condition on the unit',
      changes: { wings: stat({ profile: 'Horse', set: 16, when: { has: 'u.torch' } }) },
      pick: on('horse.wings'),
      shown: ['Man 7/4', 'Horse 5/8'],
    },
    {
      claim: 'and while it holds',
      changes: { wings: stat({ profile: 'Horse', set: 16, when: { has: 'u.torch' } }) },
      pick: { id: 'u', with: ['u.torch', { id: 'horse', with: ['horse.wings'] }] },
      shown: ['Man 7/4', 'Horse 5/16'],
    },
  ])('$claim', ({ changes, pick, shown }) => {
    expect(lines(play({ books: [ridden(changes) as never] }, [{ units: [pick] }]))).toEqual(shown);
  });

  test('of another unit with the same gear are left alone', () => {
    const book = ridden({ wings: stat({ profile: 'Horse', set: 16 }) });
    const units = [on('horse.wings'), { id: 'v', with: ['v.horse'] }];
    expect(lines(play({ books: [book as never] }, [{ units }]))).toEqual([
      'Man 7/4',
      'Horse 5/16',
      'Horse 5/8',
    ]);
  });

  test('a change that names another column changes nothing', () => {
    const book = ridden({ wings: { statChanges: [{ column: 'ld', profile: 'Horse', add: 1 }] } });
    expect(lines(play({ books: [book as never] }, [{ units: [on('horse.wings')] }]))).toEqual([
      'Man 7/4',
      'Horse 6/8',
    ]);
  });
});

describe('categories', () => {
  const limited = aSystem({
    limits: [{ id: 'flyers', of: 'flyer', max: 0 }],
    roles: [{ id: 'leader', name: 'Leader' }],
  });
  const found = (changes: Parameters<typeof ridden>[0], pick: Pick) =>
    findingsOf(play({ system: limited, books: [ridden(changes) as never] }, [{ units: [pick] }]));
  const flies = { categoryChanges: [{ add: ['flyer'] }] };

  test.each([
    {
      claim: 'of the unit are changed by an option of gear',
      changes: { wings: flies },
      pick: on('horse.wings'),
    },
    {
      claim: 'of the unit are changed by an option of gear below gear',
      changes: { spikes: flies },
      pick: on({ id: 'barding', with: ['barding.spikes'] }),
    },
    { claim: 'of the unit are changed by gear', changes: { horse: flies }, pick: on() },
    {
      claim: 'of the unit are changed by a role that an option of gear gives',
      changes: { wings: { roles: [{ role: 'leader', tags: ['flyer'] }] } },
      pick: { ...on('horse.wings'), role: 'leader' },
    },
  ])('$claim', ({ changes, pick }) => {
    expect(found(changes, pick)).toEqual(['most-choices 1/0 game.flyers']);
  });

  test('are as they were without the option', () => {
    expect(found({ wings: flies }, on())).toEqual([]);
  });

  test('and in the block that counts units it is the unit that counts, once', () => {
    const { list } = play({ books: [ridden({ wings: flies }) as never] }, [{ units: [on('horse.wings')] }]);
    const unit = list.evaluation.forces[0]?.selections[0];
    expect(unit?.categories.map(({ entryId }) => entryId)).toContain('flyer');
    const horse = unit?.children.find(({ name }) => name === 'Horse');
    expect(horse?.categories.map(({ entryId }) => entryId)).not.toContain('flyer');
  });
});
