import { describe, expect, test } from 'vitest';
import { chooseData, type GameData } from '../../../renderer/engine/exchange/relink/choose-data';
import { relinkNotes } from '../../../renderer/engine/exchange/relink/relink-notes';
import type { BookVersion, Roster } from '../../../renderer/engine/roster/document';
import { smallBook, smallCatalogue, smallSystem } from '../../builders/small-catalogue';

const version = (id: string, name: string, revision = '1'): BookVersion => ({ id, name, revision });

const rosterOf = (system: BookVersion, books: readonly BookVersion[]): Roster => ({
  ...{ format: 1, id: 'r', name: 'R', limits: [], forces: [] },
  system,
  books,
});

const data = (
  revision: number,
  books: readonly { id?: string; name: string; revision?: number }[],
  id = 'game',
): GameData => ({
  system: smallSystem({ id, revision }),
  books: books.map((book) => smallBook({ revision: 1, ...book })),
});

const GAME = version('game', 'The Game', '3');
const RIVER = version('river', 'River', '2');

describe('the data of a roster', () => {
  test.each([
    {
      claim: 'are of its game',
      all: [data(3, [{ id: 'river', name: 'River' }], 'other'), data(1, [{ id: 'river', name: 'River' }])],
      chosen: 1,
    },
    {
      claim: 'are those of its own revision',
      all: [
        data(3, [{ id: 'river', name: 'River', revision: 2 }]),
        data(4, [{ id: 'river', name: 'River' }]),
      ],
      chosen: 0,
    },
    {
      claim: 'are those with its books rather than of its revision',
      all: [data(4, [{ id: 'river', name: 'River' }]), data(3, [{ id: 'lake', name: 'Lake' }])],
      chosen: 0,
    },
    {
      claim: 'are the last given of equal ones',
      all: [data(4, [{ id: 'river', name: 'River' }]), data(5, [{ id: 'river', name: 'River' }])],
      chosen: 1,
    },
  ])('$claim', ({ all, chosen }) => {
    expect(chooseData(rosterOf(GAME, [RIVER]), all)?.data).toBe(all[chosen]);
  });

  test('are not there when the game is not', () => {
    expect(chooseData(rosterOf(GAME, [RIVER]), [data(3, [{ name: 'River' }], 'other')])).toBeUndefined();
  });

  test('lack the books that are not among them', () => {
    const lake = version('lake', 'Lake');
    expect(
      chooseData(rosterOf(GAME, [RIVER, lake]), [data(3, [{ id: 'river', name: 'River' }])])?.missing,
    ).toEqual([lake]);
  });

  test('have a book of another id by its name, and two of one id by theirs', () => {
    const all = [
      data(3, [
        { id: 'new', name: ' river' },
        { id: 'twin', name: 'Dead' },
        { id: 'twin', name: 'Pale' },
      ]),
    ];
    const books = [RIVER, version('twin', 'Dead'), version('twin#Pale', 'Pale')];
    expect(chooseData(rosterOf(GAME, books), all)?.missing).toEqual([]);
  });

  test.each([
    { claim: 'by its name', system: version('', 'the game', ''), books: [] },
    {
      claim: 'by its books when it has none',
      system: version('', '', ''),
      books: [version('', 'River', '')],
    },
  ])('are found without an id $claim', ({ system, books }) => {
    const all = [data(3, [{ id: 'lake', name: 'Lake' }], 'other'), data(3, [{ id: 'river', name: 'River' }])];
    const named = [
      { ...all[0], system: smallSystem({ id: 'other', name: 'Other' }) } as GameData,
      all[1] as GameData,
    ];
    expect(chooseData(rosterOf(system, books), named)?.data).toBe(all[1]);
  });
});

describe('what is told of it', () => {
  test('revisions that differ, and choices that were found otherwise, each name once', () => {
    const catalogue = smallCatalogue({ system: { revision: 4 }, book: { revision: '2' } });
    const roster = rosterOf(GAME, [version('book', 'The Book', '2')]);
    const step = { at: 'a', from: 'x', to: 'y' };
    expect(
      relinkNotes(catalogue, roster, [
        { ...step, name: 'Bow', by: 'id' },
        { ...step, name: 'Bow', by: 'id' },
        { ...step, name: 'Axe', by: 'group' },
      ]),
    ).toEqual([
      { kind: 'other-revision', name: 'The Game', revision: '3', current: '4' },
      { kind: 'relinked', by: 'group', names: ['Axe'] },
      { kind: 'relinked', by: 'id', names: ['Bow'] },
    ]);
  });

  test('a file that does not name its data: they are called as they call themselves', () => {
    const catalogue = smallCatalogue({ system: { id: 'sys', name: 'The Game', revision: 4 } });
    expect(relinkNotes(catalogue, rosterOf(version('sys', '', ''), []), [])).toEqual([
      { kind: 'other-revision', name: 'The Game', revision: '', current: '4' },
    ]);
  });
});
