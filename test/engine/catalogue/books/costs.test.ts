/** What a unit costs counts with its own price, wherever a book asks for it. */
import { describe, expect, test } from 'vitest';
import { aBook, aUnit, findingsOf, type Pick, play } from './play-book';

const book = (more: Readonly<Record<string, unknown>>) =>
  aBook(
    [
      aUnit('u', {
        points: 100,
        tags: ['flyer'],
        models: [{ id: 'man', name: 'Man', size: { min: 1, max: 9 }, points: 10 }],
        ...more,
      }),
    ],
    { gear: { shield: { name: 'Shield', tags: ['banner'] } } },
  );

const u = (...options: Pick['with'] & object): Pick => ({ id: 'u', with: options });
const played = (more: Readonly<Record<string, unknown>>, pick: Pick) =>
  play({ books: [book(more)] }, [{ units: [pick] }]);

describe('a condition on what the unit costs', () => {
  const needing = (needs: object) => ({
    options: [
      { of: 'shield', points: 20 },
      { id: 'crown', name: 'Crown', needs },
    ],
  });
  const men = (x: number) => ({ id: 'u.man', x });

  test.each([
    { claim: 'counts its own price', needs: { cost: 'pts', atLeast: 110 }, holds: true },
    { claim: 'and no more than that', needs: { cost: 'pts', atLeast: 111 }, holds: false },
    { claim: 'counts its models', needs: { cost: 'pts', atLeast: 130 }, with: [men(3)], holds: true },
    { claim: 'counts its options', needs: { cost: 'pts', atLeast: 130 }, with: ['u.shield'], holds: true },
    { claim: 'at most', needs: { cost: 'pts', atMost: 109 }, holds: false },
    {
      claim: 'of a tag that the unit has is of all of it',
      needs: { cost: 'pts', of: ['flyer'], atLeast: 130 },
      with: ['u.shield'],
      holds: true,
    },
    { claim: 'of the unit by its id', needs: { cost: 'pts', of: ['u'], atLeast: 110 }, holds: true },
    {
      claim: 'of a tag of its gear is of that gear alone',
      needs: { cost: 'pts', of: ['banner'], atMost: 20 },
      with: ['u.shield'],
      holds: true,
    },
  ])('$claim', ({ needs, with: options = [], holds }) => {
    expect(findingsOf(played(needing(needs), u('u.crown', ...options)))).toEqual(
      holds ? [] : ['needs u.crown'],
    );
  });

  test('of one model counts its own price too', () => {
    const each = (atLeast: number) => ({
      points: 0,
      models: [
        {
          id: 'man',
          name: 'Man',
          size: { min: 1, max: 2 },
          each: true,
          points: 10,
          options: [
            { of: 'shield', points: 5 },
            { id: 'crown', name: 'Crown', needs: { cost: 'pts', in: 'model', atLeast } },
          ],
        },
      ],
    });
    const man = u({ id: 'u.man', with: ['u.man.shield', 'u.man.crown'] });
    expect(findingsOf(played(each(15), man))).toEqual([]);
    expect(findingsOf(played(each(16), man))).toEqual(['needs u.man.crown']);
  });
});

test('so many for each of what the unit costs counts its own price', () => {
  const orders = {
    options: [
      {
        id: 'orders',
        choose: [0, 0],
        changes: [{ each: { cost: 'pts' }, per: 55 }],
        options: [{ id: 'order', name: 'Order', max: null }],
      },
    ],
  };
  const taking = (x: number) => findingsOf(played(orders, u({ id: 'u.order', x })));
  expect(taking(2)).toEqual([]);
  expect(taking(3)).toEqual(['choose 3/2 u.orders.choose-max']);
});

describe('a limit on what the unit costs', () => {
  const limited = (limit: object) => ({
    options: [{ of: 'shield', points: 20 }],
    limits: [{ id: 'cap', count: 'pts', in: 'unit', ...limit }],
  });

  test.each([
    { claim: 'counts all of it', limit: { max: 129 }, findings: ['spend-most 130/129 u.cap'] },
    { claim: 'and is kept by as much', limit: { max: 130 }, findings: [] },
    { claim: 'at least', limit: { min: 131 }, findings: ['spend-least 130/131 u.cap'] },
    {
      claim: 'of a tag that it has counts all of it',
      limit: { max: 129, of: 'flyer' },
      findings: ['spend-most 130/129 u.cap'],
    },
    {
      claim: 'of a tag of its gear counts the gear',
      limit: { max: 19, of: 'banner' },
      findings: ['spend-most 20/19 u.cap'],
    },
  ])('$claim', ({ limit, findings }) => {
    expect(findingsOf(played(limited(limit), u('u.shield')))).toEqual(findings);
  });
});

test('a price that hangs on itself is told as such', () => {
  const { list } = played({ priceChanges: [{ when: { cost: 'pts', atLeast: 50 }, add: 5 }] }, u());
  expect(list.findings.map(({ kind }) => kind)).toEqual(['cost-loop']);
});
