import { describe, expect, test } from 'vitest';
import { dataFolder, idsBeyond, textsIn } from '../data-folder';

const { system, capabilities, books } = dataFolder('netepic');

describe('the NetEpic files', () => {
  test('are the system and five armies', () => {
    expect(books.map((book) => book.id).sort()).toEqual([
      'adeptus-mechanicus',
      'biel-tan',
      'necrons',
      'tau',
      'tyranids',
    ]);
  });

  test('use every capability of their ruleset', () => {
    const used = new Set(
      books.flatMap((book) => textsIn(book, 'capabilities', 'id').map((text) => text.split(' ')[0])),
    );
    const ofTheBooks = capabilities.capabilities.filter(
      ({ ruleset }) => ruleset === undefined || [ruleset].flat().includes(system.ruleset ?? ''),
    );
    expect(ofTheBooks.length).toBeGreaterThan(150);
    expect(ofTheBooks.map((each) => each.id).filter((id) => !used.has(id))).toEqual([]);
  });

  describe.each(books.map((book) => [book.id, book] as const))('%s', (_, book) => {
    const categories = [...system.categories, ...(book.categories ?? [])].map((each) => each.id);
    const units = book.units.map((unit) => unit.id);

    test('refers only to what is there', () => {
      expect(idsBeyond(textsIn(book.units, 'categories', ''), categories)).toEqual([]);
      expect(idsBeyond(textsIn(book, 'tags', 'tag'), categories)).toEqual([]);
      expect(idsBeyond(textsIn(book.forces, 'category', ''), categories)).toEqual([]);
      expect(idsBeyond(textsIn(book.forces, 'unit', ''), units)).toEqual([]);
      expect(idsBeyond(textsIn(book.forces, 'only', ''), [...categories, ...units])).toEqual([]);
      expect(idsBeyond(textsIn(book, 'list', ''), Object.keys(book.lists ?? {}))).toEqual([]);
      const options = [...textsIn(book.lists, 'of', ''), ...textsIn(book.lists, 'only', '')];
      expect(idsBeyond(options, Object.keys(book.gear ?? {}))).toEqual([]);
    });

    test('offers every unit in a block or in a company', () => {
      const offered = new Set(textsIn(book.forces, 'unit', ''));
      expect(book.units.filter((unit) => !unit.categories && !offered.has(unit.id))).toEqual([]);
    });
  });
});
