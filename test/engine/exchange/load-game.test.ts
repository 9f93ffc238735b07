import { describe, expect, test } from 'vitest';
import { fillShelf } from '../../../renderer/engine/catalogue/shelf/data-shelf';
import { SystemLoader } from '../../../renderer/engine/catalogue/shelf/load-system';
import { loadGame } from '../../../renderer/engine/exchange/relink/load-game';
import type { Roster } from '../../../renderer/engine/roster/document';
import * as own from '../catalogue/books/play-book';
import { aBook, aSystem, ShelfFiles } from '../catalogue/shelf/shelf-files';

type Files = Readonly<Record<string, string>>;
/** What was added, in order: the place's name, and its files; `shipped` is the program's own. */
type Places = readonly (readonly [place: string, files: Files])[];

const torn = (text: string): string => text.slice(0, Math.ceil(text.length * 0.8));

async function load(places: Places, revision = '1') {
  const shelf = await fillShelf(
    places.flatMap(([place, files]) => {
      const named = Object.entries(files).map(([name, text]) => [`${place}/${name}`, text] as const);
      return new ShelfFiles().of(Object.fromEntries(named), place);
    }),
  );
  const [first] = shelf.systems;
  const roster: Roster = {
    ...{ format: 1, id: 'r', name: 'R', limits: [], forces: [] },
    system: { id: first?.id ?? '', name: '', revision: '' },
    books: [{ id: 'b', name: '', revision }],
  };
  const game = await loadGame(roster, shelf, (system) => new SystemLoader(system));
  if (game.kind !== 'loaded') return game;
  const { catalogue, files, passedOver } = game.loaded;
  return {
    kind: game.kind,
    units: catalogue.books[0]?.roots.slots.map((slot) => slot.path),
    files: files.map(({ path }) => path),
    passedOver: passedOver.map(({ path, used }) => `${path} -> ${used}`),
  };
}

const GST = aSystem();
const CAT = aBook('b', { units: ['spears'] });
const OWN_SYSTEM = JSON.stringify(own.aSystem({ id: 'g' }));
const ownBook = (units: Parameters<typeof own.aBook>[0], more: object = {}): string =>
  JSON.stringify({ ...own.aBook(units), id: 'b', system: 'g', ...more });
const OWN_BOOK = ownBook([own.aUnit('spears')]);

describe('the data of a list, where one of two copies is damaged: the whole one is used, whichever was added last', () => {
  test.each([
    {
      claim: 'a whole folder added again',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': CAT }],
        ['two', { 'a.gst': GST, 'b.cat': torn(CAT) }],
      ],
      files: ['one/a.gst', 'one/b.cat'],
      passedOver: ['two/b.cat -> one/b.cat'],
    },
    {
      claim: 'its game system',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': CAT }],
        ['two', { 'a.gst': torn(GST), 'b.cat': CAT }],
      ],
      files: ['one/a.gst', 'one/b.cat'],
      passedOver: ['two/a.gst -> one/a.gst'],
    },
    {
      claim: 'a newer catalogue in one folder',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': CAT, 'c.cat': torn(aBook('b', { revision: 9, units: ['bows'] })) }],
      ],
      files: ['one/a.gst', 'one/b.cat'],
      passedOver: ['one/c.cat -> one/b.cat'],
    },
    {
      claim: 'a newer game system in one folder',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': CAT, 'c.gst': torn(GST.replace('revision="4"', 'revision="9"')) }],
      ],
      files: ['one/a.gst', 'one/b.cat'],
      passedOver: ['one/c.gst -> one/a.gst'],
    },
    {
      claim: 'a book of ours, by its shape',
      places: [
        ['shipped', { 's.json': OWN_SYSTEM, 'b.json': OWN_BOOK }],
        ['mine', { 'b.json': ownBook([own.aUnit('bows')], { units: 5 }) }],
      ],
      files: ['shipped/s.json', 'shipped/b.json'],
      passedOver: ['mine/b.json -> shipped/b.json'],
    },
    {
      claim: 'a book of ours, by its meaning',
      places: [
        ['shipped', { 's.json': OWN_SYSTEM, 'b.json': OWN_BOOK }],
        ['mine', { 'b.json': ownBook([{ ...own.aUnit('bows'), categories: ['nothing'] }]) }],
      ],
      files: ['shipped/s.json', 'shipped/b.json'],
      passedOver: ['mine/b.json -> shipped/b.json'],
    },
    {
      claim: 'a system of ours, cut short',
      places: [
        ['shipped', { 's.json': OWN_SYSTEM, 'b.json': OWN_BOOK }],
        ['mine', { 's.json': torn(OWN_SYSTEM) }],
      ],
      files: ['shipped/s.json', 'shipped/b.json'],
      passedOver: ['mine/s.json -> shipped/s.json'],
    },
    {
      claim: 'of the two formats, ours',
      places: [
        ['mine', { 's.json': OWN_SYSTEM, 'b.json': ownBook([own.aUnit('bows')], { units: 5 }) }],
        ['theirs', { 'a.gst': aSystem('g'), 'b.cat': aBook('b', { system: 'g', units: ['spears'] }) }],
      ],
      files: ['theirs/a.gst', 'theirs/b.cat'],
      passedOver: ['mine/b.json -> theirs/b.cat'],
    },
  ] as const satisfies readonly { claim: string; places: Places; [key: string]: unknown }[])(
    '$claim',
    async ({ places, files, passedOver }) => {
      expect(await load(places, '7')).toEqual({ kind: 'loaded', units: ['spears'], files, passedOver });
    },
  );

  test('without a whole one the damaged one is told', async () => {
    const damaged = await load([['one', { 'a.gst': GST, 'b.cat': torn(CAT), 'c.cat': torn(CAT) }]]);
    expect(damaged).toEqual({ kind: 'broken-data', books: [{ id: 'b', name: 'b' }] });
  });
});

describe('of several whole copies', () => {
  const newer = aBook('b', { revision: 2, units: ['bows'] });
  test.each([
    {
      claim: 'that of the list’s own revision is used, wherever it is',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': CAT }],
        ['two', { 'a.gst': GST, 'b.cat': newer }],
      ],
      revision: '1',
      files: ['one/a.gst', 'one/b.cat'],
    },
    {
      claim: 'else that of the place added last',
      places: [
        ['one', { 'a.gst': GST, 'b.cat': newer }],
        ['two', { 'a.gst': GST, 'b.cat': CAT }],
      ],
      revision: '7',
      files: ['two/a.gst', 'two/b.cat'],
    },
    {
      claim: 'in one place the newest',
      places: [
        [
          'one',
          {
            'new/a.gst': GST.replace('revision="4"', 'revision="5"'),
            'new/b.cat': CAT,
            'old/a.gst': GST,
            'old/b.cat': CAT,
            'very-old/a.gst': GST.replace('revision="4"', 'revision="3"'),
            'very-old/b.cat': CAT,
          },
        ],
      ],
      revision: '7',
      files: ['one/new/a.gst', 'one/new/b.cat'],
    },
    {
      claim: 'of ours the newest day in one place',
      places: [
        [
          'mine',
          {
            's.json': OWN_SYSTEM,
            'b.json': OWN_BOOK,
            'c.json': ownBook([own.aUnit('spears')], { revision: '2026-12-01' }),
          },
        ],
      ],
      revision: '1',
      files: ['mine/s.json', 'mine/c.json'],
    },
    {
      claim: 'of the two formats ours',
      places: [
        ['mine', { 's.json': OWN_SYSTEM, 'b.json': OWN_BOOK }],
        ['theirs', { 'a.gst': aSystem('g'), 'b.cat': aBook('b', { system: 'g', units: ['bows'] }) }],
      ],
      revision: '7',
      files: ['mine/s.json', 'mine/b.json'],
    },
  ] as const satisfies readonly { claim: string; places: Places; [key: string]: unknown }[])(
    '$claim',
    async ({ places, revision, files }) => {
      expect(await load(places, revision)).toMatchObject({ kind: 'loaded', files, passedOver: [] });
    },
  );
});
