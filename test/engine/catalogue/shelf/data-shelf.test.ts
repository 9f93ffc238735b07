import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ReadingBudget } from '../../../../renderer/engine/catalogue/community/reading-budget';
import { type DataShelf, fillShelf } from '../../../../renderer/engine/catalogue/shelf/data-shelf';
import { SystemLoader } from '../../../../renderer/engine/catalogue/shelf/load-system';
import type { ShelvedSystem } from '../../../../renderer/engine/catalogue/shelf/shelved-system';
import { aUnit, aBook as ownData, aSystem as ownSystem } from '../books/play-book';
import { aBook, aSystem, ShelfFiles } from './shelf-files';

const OWN_SYSTEM = '{"id":"g","name":"G","costs":[],"profiles":[]}';
const ownBook = (id: string, name: string): string =>
  `{"units":[],"system":"g","id":"${id}","name":"${name}"}`;

const outline = ({ systems }: DataShelf) =>
  systems.map(({ key, file, books }) => [
    key,
    file?.file.path,
    books.map((book) => `${book.key} ${book.file.path}`),
  ]);

function only(shelf: DataShelf): ShelvedSystem {
  const [system] = shelf.systems;
  if (system === undefined) throw new Error('no system');
  return system;
}

describe('what data there are', () => {
  test('is known from the beginning of each file', async () => {
    const files = new ShelfFiles();
    const shelf = await fillShelf(files.of({ 'p/a.gst': aSystem(), 'p/b.cat': aBook('b') }));
    expect(outline(shelf)).toEqual([['sys', 'p/a.gst', ['b p/b.cat']]]);
    expect(files.reads).toEqual(['p/a.gst start', 'p/b.cat start']);
  });

  test('a file that was looked at before is not looked at again', async () => {
    const files = new ShelfFiles();
    const known = new Map();
    await fillShelf(files.of({ 'p/a.gst': aSystem() }), known);
    await fillShelf(files.of({ 'p/a.gst': aSystem() }), known);
    expect(files.reads).toEqual(['p/a.gst start']);
  });

  test('two catalogues of one id are told apart by file, in the order of their names', async () => {
    const shelf = await fillShelf(
      new ShelfFiles().of({
        'p/a.gst': aSystem(),
        'p/2.cat': aBook('twin', { name: 'Two' }),
        'p/1.cat': aBook('twin', { name: 'One' }),
      }),
    );
    expect(outline(shelf)).toEqual([['sys', 'p/a.gst', ['twin p/1.cat', 'twin#Two p/2.cat']]]);
  });

  test('of one book the highest revision is used wherever it lies, of equal ones that of the place added last', async () => {
    const files = new ShelfFiles();
    const shelf = await fillShelf([
      ...files.of(
        {
          'all/a.gst': aSystem(),
          'all/new.cat': aBook('new', { revision: 3 }),
          'all/old.cat': aBook('old', { revision: 1, name: 'Boats' }),
          'all/same.cat': aBook('same', { revision: 2 }),
        },
        'all',
      ),
      ...files.of(
        {
          'part/new.cat': aBook('new', { revision: 2 }),
          'part/old.cat': aBook('old', { revision: 2, name: 'River Boats' }),
          'part/same.cat': aBook('same', { revision: 2 }),
        },
        'part',
      ),
    ]);
    expect(outline(shelf)).toEqual([
      ['sys', 'all/a.gst', ['new all/new.cat', 'old part/old.cat', 'same part/same.cat']],
    ]);
    expect(only(shelf).books.map(({ copies }) => copies.map(({ file }) => file.path))).toEqual([
      ['part/new.cat'],
      ['all/old.cat'],
      ['all/same.cat'],
    ]);
  });

  test('of two versions of one game each keeps its books, the later addition first', async () => {
    const files = new ShelfFiles();
    const shelf = await fillShelf([
      ...files.of({ 'old/a.gst': aSystem(), 'old/b.cat': aBook('b') }, 'old'),
      ...files.of({ 'new/a.gst': aSystem(), 'new/b.cat': aBook('b') }, 'new'),
    ]);
    expect(outline(shelf)).toEqual([
      ['sys', 'new/a.gst', ['b new/b.cat']],
      ['sys@old/a.gst', 'old/a.gst', ['b old/b.cat']],
    ]);
  });

  test('a person’s book joins the shipped ones of its game, and stands in the place of one with its id', async () => {
    const files = new ShelfFiles();
    const shelf = await fillShelf([
      ...files.of(
        { 'g/system.json': OWN_SYSTEM, 'g/a.json': ownBook('a', 'A'), 'g/b.json': ownBook('b', 'B') },
        'shipped',
      ),
      ...files.of({ 'mine/b.json': ownBook('b', 'Mine'), 'mine/c.json': ownBook('c', 'C') }),
    ]);
    expect(outline(shelf)).toEqual([
      ['g', 'g/system.json', ['a g/a.json', 'b mine/b.json', 'c mine/c.json']],
    ]);
  });

  test('catalogues without their game are there, but the game is not', async () => {
    const shelf = await fillShelf(new ShelfFiles().of({ 'p/b.cat': aBook('b', { system: 'lost' }) }));
    expect(outline(shelf)).toEqual([['lost', undefined, ['b p/b.cat']]]);
  });

  test('files that were meant as data and are none are told, other JSON is nobody’s business', async () => {
    const shelf = await fillShelf(
      new ShelfFiles().of({ 'p/a.cat': '<html/>', 'p/b.json': '{"tabs":2}', 'p/c.catz': 'no zip' }),
    );
    expect(shelf.strays.map(({ file }) => file.path)).toEqual(['p/a.cat', 'p/c.catz']);
  });

  test.each([
    {
      claim: 'a system of ours that is cut short before its profiles',
      text: '{"id": "g", "costs": [{"id',
      is: true,
    },
    { claim: 'settings with a comment', text: '{\n// tabs\n"tabs": 2}', is: false },
    { claim: 'whole JSON that only speaks of data', text: '{"catalogue": []}', is: false },
  ])('$claim: told $is', async ({ text, is }) => {
    const shelf = await fillShelf(new ShelfFiles().of({ 'p/b.json': text }));
    expect(shelf.strays.map(({ file }) => file.path)).toEqual(is ? ['p/b.json'] : []);
  });

  test('a zip of one file is read as that file', async () => {
    const zip = zipSync({ 'b.cat': strToU8(aBook('b')) });
    const shelf = await fillShelf(new ShelfFiles().of({ 'p/a.gst': aSystem(), 'p/b.catz': zip }));
    expect(outline(shelf)).toEqual([['sys', 'p/a.gst', ['b p/b.catz']]]);
  });

  test('a file that cannot be read does not keep the others from being read', async () => {
    const broken = {
      path: 'p/b.cat',
      place: 'p',
      version: '1',
      read: async () => {
        throw new Error('gone');
      },
    };
    const shelf = await fillShelf([broken, ...new ShelfFiles().of({ 'p/a.gst': aSystem() })]);
    expect(shelf.strays).toMatchObject([{ why: 'unreadable', file: { path: 'p/b.cat' } }]);
    expect(shelf.systems).toHaveLength(1);
  });
});

describe('loading', () => {
  const FILES = {
    'p/a.gst': aSystem(),
    'p/b.cat': aBook('b', { links: ['lib'], units: ['spears'] }),
    'p/c.cat': aBook('c', { units: ['bows'] }),
    'p/lib.cat': aBook('lib', { isLibrary: true, links: ['deep'], units: ['wall'] }),
    'p/deep.cat': aBook('deep', { isLibrary: true, links: ['b'], units: ['moat'] }),
    'p/twin1.cat': aBook('twin', { name: 'One', units: ['one'] }),
    'p/twin2.cat': aBook('twin', { name: 'Two', units: ['two'] }),
  };

  async function loader() {
    const files = new ShelfFiles();
    const shelf = await fillShelf(files.of(FILES));
    files.reads.length = 0;
    return { files, loader: new SystemLoader(only(shelf)) };
  }

  test('reads the files that a list needs and those that they link, each once', async () => {
    const { files, loader: system } = await loader();
    const first = await system.load(['b']);
    // The others are looked through once for what only data of New Recruit have.
    const others = files.reads.slice(4);
    expect(files.reads.slice(0, 4)).toEqual(['p/a.gst', 'p/b.cat', 'p/lib.cat', 'p/deep.cat']);
    expect(others).toEqual(expect.arrayContaining(['p/c.cat', 'p/twin1.cat', 'p/twin2.cat']));
    expect(first?.catalogue.problems).toEqual([]);
    expect(first?.catalogue.book('b')?.roots.slots.map((slot) => slot.path)).toEqual([
      'wall',
      'moat',
      'spears',
    ]);
    const second = await system.load(['b']);
    expect(second?.catalogue).toBe(first?.catalogue);
    expect(files.reads).toHaveLength(4 + others.length);
  });

  const LIVING = aBook('c', { units: ['bows'] });
  test.each([
    { claim: 'no file is one of New Recruit', other: LIVING, isStaged: false },
    {
      claim: 'one that no list needs has a key of it',
      other: LIVING.replace('id="bows"', 'id="bows" sortIndex="1"'),
      isStaged: true,
    },
    {
      claim: 'one that no list needs has a modifier of it, behind a sign that looks like an end',
      other: LIVING.replace(
        'type="unit">',
        'type="unit"><modifiers><modifier name="a > b" type="ceil" field="pts" value="1"/></modifiers>',
      ),
      isStaged: true,
    },
    {
      claim: 'one that no list needs has a scope of it',
      other: LIVING.replace(
        'type="unit">',
        'type="unit"><constraints><constraint id="k" type="max" value="1" scope="root-entry" field="selections"/></constraints>',
      ),
      isStaged: true,
    },
    {
      claim: 'only words of a text are like its keys',
      other: LIVING.replace('name="bows"', 'name="a step = sortIndex"'),
      isStaged: false,
    },
  ])('modifiers apply in stages ($isStaged) where $claim', async ({ other, isStaged }) => {
    const files = { ...FILES, 'p/c.cat': other };
    const load = async (books: readonly string[]) =>
      (await new SystemLoader(only(await fillShelf(new ShelfFiles().of(files)))).load(books))?.catalogue;
    expect((await load(['b']))?.isStaged).toBe(isStaged);
    expect((await load(['b', 'c']))?.isStaged).toBe(isStaged);
  });

  test('a file that no list needs and that cannot be read stops none', async () => {
    const files = new ShelfFiles()
      .of(FILES)
      .map((file) =>
        file.path === 'p/c.cat' ? { ...file, read: () => Promise.reject(new Error('gone')) } : file,
      );
    const loaded = await new SystemLoader(only(await fillShelf(files))).load(['b']);
    expect(loaded?.catalogue.isStaged).toBe(false);
    expect(loaded?.broken).toEqual([]);
  });

  test('a list meets its own books only', async () => {
    const { loader: system } = await loader();
    await system.load(['b']);
    const other = await system.load(['c']);
    expect(other?.catalogue.books.map(({ key }) => key)).toEqual(['c']);
  });

  test('catalogues of one id come together, so that each has the key that it has always', async () => {
    const { loader: system } = await loader();
    const loaded = await system.load(['twin#Two']);
    expect(loaded?.catalogue.books.map(({ key, name }) => [key, name])).toEqual([
      ['twin', 'One'],
      ['twin#Two', 'Two'],
    ]);
  });

  test('a book that cannot be used is told, and the others are there', async () => {
    const files = new ShelfFiles().of({ ...FILES, 'p/c.cat': `${aBook('c')}<` });
    const loaded = await new SystemLoader(only(await fillShelf(files))).load(['b', 'c']);
    expect(loaded?.broken).toEqual(['c']);
    expect(loaded?.catalogue.book('b')?.name).toBe('b');
  });

  test('what is more than a game may take is not read', async () => {
    const shelf = await fillShelf(new ShelfFiles().of(FILES));
    const loaded = await new SystemLoader(only(shelf), new ReadingBudget(1_000_000, 20)).load(['b', 'c']);
    expect(loaded?.catalogue.books.map(({ key }) => key)).toEqual(['b']);
    expect(loaded?.broken).toEqual(['c']);
  });

  const PLAIN = JSON.stringify(ownData([aUnit('squad')]));
  test.each([
    {
      claim: 'nested deeper than any book',
      text: PLAIN.replace('"units"', `"note":${'['.repeat(3000)}${']'.repeat(3000)},"units"`),
    },
    { claim: 'with a price out of all proportion', text: PLAIN.replace('"points":10', '"points":1e9') },
    { claim: 'with a property written twice', text: PLAIN.replace('"points":10', '"points":10,"points":11') },
  ])('a book of a person’s own $claim is no more used than the check of data says', async ({ text }) => {
    const system = JSON.stringify(ownSystem());
    const load = async (book: string) => {
      const shelf = await fillShelf(new ShelfFiles().of({ 'p/system.json': system, 'p/book.json': book }));
      return new SystemLoader(only(shelf)).load(['book']);
    };
    expect((await load(PLAIN))?.broken).toEqual([]);
    expect((await load(text))?.broken).toEqual(['book']);
  });
});
