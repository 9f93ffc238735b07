/** Gear that is always there and has choices of its own: nothing of it is stored before something is chosen. */
import { describe, expect, test } from 'vitest';
import type { EvaluatedSelection } from '../../../../renderer/engine/evaluation/evaluated';
import { rememberNames } from '../../../../renderer/engine/evaluation/remember-names';
import type { ListBuilder } from '../../../builders/list-builder';
import { aBook, aUnit, findingsOf, play } from './play-book';

const barding = {
  id: 'barding',
  name: 'Barding',
  choose: [1, 1],
  options: [
    { id: 'leather', name: 'Leather', default: true, points: 3 },
    { id: 'plates', name: 'Plates', points: 8 },
  ],
};

/** A rider whose horse is always there, but for one on a dragon. */
const book = aBook(
  [
    aUnit('rider', {
      points: 100,
      gear: [{ gear: 'horse', when: { not: { has: 'dragon' } } }],
      options: [{ of: 'dragon', points: 50 }],
    }),
  ],
  {
    gear: {
      dragon: { name: 'Dragon' },
      horse: {
        name: 'Horse',
        options: [
          barding,
          { id: 'bells', name: 'Bells', points: 1, max: 3 },
          { id: 'ribbon', name: 'Ribbon', min: 1 },
        ],
        limits: [{ id: 'most', max: 1 }],
      },
    },
  },
);

function aRider(...options: string[]): ListBuilder {
  return play({ books: [book] }, [{ units: [{ id: 'rider', with: options }] }]).list;
}

function find(list: ListBuilder, name: string): EvaluatedSelection {
  const search = (views: readonly EvaluatedSelection[]): EvaluatedSelection | undefined => {
    for (const view of views) {
      const found = view.name === name ? view : search(view.children);
      if (found) return found;
    }
    return undefined;
  };
  const found = search(list.evaluation.forces[0]?.selections ?? []);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const shown = (list: ListBuilder): string[] =>
  find(list, 'Horse')
    .children.filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => (amount > 1 ? `${name} × ${amount}` : name));

const stored = (list: ListBuilder): string => JSON.stringify(list.roster);

describe('gear that is always there, with choices of its own', () => {
  test('is derived with what comes along, and not stored', () => {
    const list = aRider();
    expect(shown(list)).toEqual(['Leather', 'Ribbon']);
    expect(list.points).toBe(103);
    expect(stored(list)).not.toContain('horse');
    expect(findingsOf({ list, problems: [] })).toEqual([]);
  });

  test('has the price of what comes along in the offer', () => {
    const list = aRider();
    const [offer] = list.evaluation.rootOffers(list.evaluation.forces[0]?.id ?? '');
    expect(offer?.price.find(({ typeId }) => typeId === 'pts')?.value).toBe(1_030_000);
  });

  test('is stored under its id with what came along when something is added to it', () => {
    const list = aRider();
    const { id } = find(list, 'Horse');
    list.select(id, 'horse.bells');
    expect(shown(list)).toEqual(['Leather', 'Bells', 'Ribbon']);
    expect(find(list, 'Horse')).toMatchObject({ id, isDerived: false });
    expect(list.points).toBe(104);
    list.select(id, 'horse.bells');
    expect(shown(list)).toEqual(['Leather', 'Bells × 2', 'Ribbon']);
  });

  test('lets what came along be replaced', () => {
    const list = aRider();
    const horse = find(list, 'Horse').id;
    list.apply({ kind: 'remove', node: find(list, 'Leather').id });
    list.select(horse, 'horse.plates');
    expect(shown(list)).toEqual(['Plates', 'Ribbon']);
    expect(list.points).toBe(108);
    expect(list.findings).toEqual([]);
  });

  test('lets what came along be taken away or multiplied', () => {
    const bare = aRider();
    bare.apply({ kind: 'deselect', selection: find(bare, 'Ribbon').id });
    expect(shown(bare)).toEqual(['Leather']);
    expect(findingsOf({ list: bare, problems: [] })).toEqual(['option-least 0/1 horse.ribbon.min']);
    const more = aRider();
    more.apply({ kind: 'set-amount', selection: find(more, 'Ribbon').id, amount: 2 });
    expect(shown(more)).toEqual(['Leather', 'Ribbon × 2']);
  });

  test('stays as the data set it', () => {
    const list = aRider();
    const before = list.roster;
    list.apply({ kind: 'remove', node: find(list, 'Horse').id });
    list.apply({ kind: 'set-amount', selection: find(list, 'Horse').id, amount: 5 });
    list.select(find(list, 'Horse').id, 'nowhere');
    expect(list.roster).toBe(before);
  });

  test('goes when its condition fails, without a word', () => {
    const list = aRider('rider.dragon');
    expect(list.findings).toEqual([]);
    expect(list.points).toBe(150);
  });

  test('is put aside with what was chosen for it, and comes back', () => {
    const list = aRider();
    list.select(find(list, 'Horse').id, 'horse.bells', 3);
    list.select(find(list, 'Horse').id, 'horse.plates');
    expect(list.points).toBe(114);
    const rider = find(list, 'rider').id;
    const dragon = list.select(rider, 'rider.dragon');
    expect(list.findings).toEqual([]);
    expect(list.points).toBe(150);
    expect(find(list, 'Horse')).toMatchObject({ amount: 0, hidden: true });
    // What it is worth is still known.
    expect(JSON.stringify(rememberNames(list.evaluation))).toContain('"value":8');
    list.apply({ kind: 'remove', node: dragon });
    expect(shown(list).sort()).toEqual(['Bells × 3', 'Leather', 'Plates', 'Ribbon']);
    expect(findingsOf({ list, problems: [] })).toEqual(['choose 2/1 horse.barding.choose-max']);
  });

  test('counts where it is limited, derived or stored', () => {
    const two = play({ books: [book] }, [{ units: ['rider', 'rider'] }]).list;
    expect(findingsOf({ list: two, problems: [] })).toEqual(['most-choices 2/1 horse.most']);
    two.select(find(two, 'Horse').id, 'horse.bells');
    expect(findingsOf({ list: two, problems: [] })).toEqual(['most-choices 2/1 horse.most']);
  });

  test('is copied with its unit, choices and all', () => {
    const list = aRider();
    list.select(find(list, 'Horse').id, 'horse.bells');
    list.apply({ kind: 'duplicate', node: find(list, 'rider').id });
    const horses = list.evaluation.forces[0]?.selections.map((unit) =>
      unit.children.filter(({ name }) => name === 'Horse').map(({ children }) => children.length),
    );
    expect(horses).toEqual([[3], [3]]);
  });
});

test('gear below gear that is always there is not stored with it', () => {
  const nested = aBook([aUnit('rider', { gear: ['horse'] })], {
    gear: {
      horse: { name: 'Horse', options: [{ id: 'cart', name: 'Cart', default: true, gear: ['wheel'] }] },
      wheel: { name: 'Wheel' },
    },
  });
  const { list } = play({ books: [nested] }, [{ units: ['rider'] }]);
  expect(find(list, 'Wheel')).toMatchObject({ isDerived: true });
  list.apply({ kind: 'set-amount', selection: find(list, 'Cart').id, amount: 2 });
  expect(stored(list)).toContain('cart');
  expect(stored(list)).not.toContain('wheel');
  expect(find(list, 'Wheel')).toMatchObject({ isDerived: true, number: 2 });
});
