import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import type { Because } from '../../../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../../../renderer/engine/catalogue/link-catalogues';
import { processorTime } from '../../../builders/processor-time';
import { aBook, aSystem, aUnit } from './play-book';

const file = (path: string, data: unknown) => ({
  path,
  text: typeof data === 'string' ? data : JSON.stringify(data),
});
const kinds = (files: Parameters<typeof readBooks>[0]) =>
  readBooks(files).problems.map(({ kind, file: name }) => `${name} ${kind}`);
const bookIds = (files: Parameters<typeof readBooks>[0]) =>
  readBooks(files).systems.map(({ system, books }) => [system.id, ...books.map(({ id }) => id)]);

describe('files in any order', () => {
  const good = aBook([aUnit('mob')]);

  test('a book before its system', () => {
    expect(bookIds([file('b', good), file('s', aSystem())])).toEqual([['game', 'book']]);
  });

  test('a broken book leaves the others usable', () => {
    const broken = { ...aBook([{ ...aUnit('mob'), points: 'ten' }]), id: 'broken' };
    const unreadable = '{"system": "game", "units": [';
    const files = [file('s', aSystem()), file('x', broken), file('y', unreadable), file('b', good)];
    expect(bookIds(files)).toEqual([['game', 'book']]);
    expect(kinds(files)).toEqual(['x wrong-type', 'y unexpected-end']);
  });

  test('a book with a letter that cannot be read is left out and says where; bytes of UTF-8 are read', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const system = { path: 's', text: bytes(JSON.stringify(aSystem())) };
    const text = JSON.stringify(good, null, 2).replace('"id": "book"', '"id": "bàd"');
    const latin = { path: 'x', text: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) };
    const files = [system, latin, { path: 'b', text: bytes(JSON.stringify(good)) }];
    expect(bookIds(files)).toEqual([['game', 'book']]);
    const line = text.slice(0, text.indexOf('bàd')).split('\n').length;
    expect(readBooks(files).problems).toMatchObject([
      { severity: 'error', kind: 'undecodable', file: 'x', line, params: { encoding: 'utf-8' } },
    ]);
  });

  test('a mistake whose meaning is plain keeps the book out until it is put right', () => {
    const text = JSON.stringify(good).replace(/\}$/, ',}');
    expect(bookIds([file('s', aSystem()), file('b', text)])).toEqual([['game']]);
  });

  test('a warning keeps nothing out', () => {
    const nowhere = aBook([aUnit('mob'), { ...aUnit('ship'), categories: [] }]);
    const files = [file('s', aSystem()), file('b', nowhere)];
    expect(kinds(files)).toEqual(['b no-place']);
    expect(bookIds(files)).toEqual([['game', 'book']]);
  });

  test('two books of one id: the first holds', () => {
    const files = [file('s', aSystem()), file('b', good), file('c', good)];
    expect(kinds(files)).toEqual(['c duplicate-book']);
  });

  test('a book without its system, and a file that is none of ours', () => {
    expect(kinds([file('b', good), file('z', { hello: 1 })])).toEqual([
      'b unknown-system',
      'z unknown-kind-of-file',
    ]);
  });

  test.each([
    { claim: 'a name of spaces', name: '   ', problems: ['blank-text units › mob › name'] },
    {
      claim: 'a name of signs that nobody sees',
      name: '\u200b\u2060',
      problems: ['blank-text units › mob › name'],
    },
    {
      claim: 'a French name of no-break spaces',
      name: { en: 'Mob', fr: '\u00a0' },
      problems: ['blank-text units › Mob › name › fr'],
    },
    { claim: 'an empty name', name: '', problems: ['empty-text units › mob › name'] },
    { claim: 'a name of one letter, of a sign, of another script', name: 'A', problems: [] },
  ])('$claim is told, once', ({ name, problems }) => {
    const told = readBooks([file('s', aSystem()), file('b', aBook([{ ...aUnit('mob'), name }]))]).problems;
    expect(told.map(({ kind, at }) => `${kind} ${at.join(' › ')}`)).toEqual(problems);
  });

  test.each([
    { revision: '2026-99-99', kinds: ['bad-date'] },
    { revision: '2026-02-29', kinds: ['bad-date'] },
    { revision: '2026-00-10.2', kinds: ['bad-date'] },
    { revision: '30.11.2026', kinds: ['bad-date'] },
    { revision: '2028-02-29', kinds: [] },
    { revision: '2026-11-30.2', kinds: [] },
  ])('the revision $revision: $kinds', ({ revision, kinds: expected }) => {
    const told = readBooks([
      file('s', aSystem()),
      file('b', { ...aBook([aUnit('mob')]), revision }),
    ]).problems;
    expect(told.map(({ kind }) => kind)).toEqual(expected);
    expect(told.every(({ at, line }) => at.join() === 'revision' && line > 0)).toBe(true);
  });

  test('names without French are told when asked', () => {
    const files = [file('b', good), file('s', aSystem())];
    expect(readBooks(files).problems).toEqual([]);
    const told = readBooks(files, { translations: true }).problems;
    expect(told.map(({ at }) => at.join(' › '))).toContain('units › mob › models › Man › name');
    expect(new Set(told.map(({ severity }) => severity))).toEqual(new Set(['advice']));
  });

  test('names and words whose French is not sure are told when asked', () => {
    const names = [
      { en: 'Mob', fr: 'Foule', mark: 'seen' },
      { en: 'Pack', fr: 'Meute', mark: 'likely' },
      { en: 'Herd', fr: 'Troupeau', mark: 'ours' },
    ];
    const words = { fire: { fr: 'feu', mark: 'ours' }, ice: { fr: 'glace', mark: 'seen' } };
    const abilities = { id: 'breath', name: names[0], parameters: ['what'], words };
    const files = [
      file('s', aSystem()),
      file('b', aBook(names.map((name, index) => ({ ...aUnit(`u${index}`), name })))),
      file('c', { format: 1, system: 'game', capabilities: [abilities] }),
    ];
    expect(readBooks(files).problems).toEqual([]);
    const { problems } = readBooks(files, { translations: true });
    expect(
      problems.flatMap((each) => (each.kind === 'unsure-french' ? [[each.file, each.params]] : [])),
    ).toEqual([
      ['b', { name: 'Pack', french: 'Meute', mark: 'likely' }],
      ['b', { name: 'Herd', french: 'Troupeau', mark: 'ours' }],
      ['c', { name: 'fire', french: 'feu', mark: 'ours' }],
    ]);
  });

  describe('words without French are told when asked', () => {
    const column = (words: object) => ({
      profiles: [
        { id: 'body', name: 'Body', subject: 'model', columns: [{ id: 'ld', name: 'Leadership', words }] },
      ],
    });
    const unit = aUnit('mob', {
      profiles: [{ type: 'body', values: { ld: '2+ Sheet' } }],
      capabilities: ['fly 8"', { id: 'breath', params: ['D6', 'fire'] }],
      statChanges: [{ column: 'ld', set: 'Broken' }],
    });
    const abilities = (words: object) => ({
      format: 1,
      system: 'game',
      capabilities: [
        { id: 'fly', name: 'Fly', parameters: ['a'] },
        { id: 'breath', name: 'Breath', parameters: ['n', 'what'], words },
      ],
    });
    test.each([
      { claim: 'none translated', values: {}, params: {}, told: ['2+ Sheet', 'fire', 'Broken'] },
      {
        claim: 'values translated',
        values: { Sheet: { fr: 'Fiche' }, Broken: { fr: 'Broken' } },
        params: {},
        told: ['fire'],
      },
      {
        claim: 'all translated',
        values: { Sheet: { fr: 'Fiche' }, Broken: { fr: 'Broken' } },
        params: { fire: { fr: 'feu' } },
        told: [],
      },
    ])('$claim', ({ values, params, told }) => {
      const files = [
        file('s', aSystem(column(values))),
        file('b', aBook([unit])),
        file('c', abilities(params)),
      ];
      expect(readBooks(files).problems).toEqual([]);
      const { problems } = readBooks(files, { translations: true });
      const words = problems.flatMap((each) => (each.kind === 'no-french-words' ? [each] : []));
      expect(words.map((each) => each.params.text)).toEqual(told);
      expect(
        words.every(({ severity, file: name, line }) => severity === 'advice' && name === 'b' && line > 0),
      ).toBe(true);
    });
  });

  test('capabilities with an error are left out, their books stay usable', () => {
    const abilities = {
      format: 1,
      system: 'game',
      capabilities: [{ id: 'fly', name: 'Fly', parameters: ['a'], form: { en: 'Flies', fr: 'Vole' } }],
    };
    const files = [file('s', aSystem()), file('b', good), file('c', abilities)];
    expect(kinds(files)).toEqual(['c form-missing-place', 'c form-missing-place']);
    expect(bookIds(files)).toEqual([['game', 'book']]);
    expect(readBooks(files).systems[0]?.system.capabilities).toEqual([]);
  });

  test('hostile keys are plain keys', () => {
    const text = JSON.stringify(good).replace('"units"', '"__proto__": {"points": 1}, "units"');
    expect(kinds([file('s', aSystem()), file('b', text)])).toEqual(['b unknown-property']);
  });
});

/** Every book that the program ships, and the one that a new folder begins with. */
describe('the shipped books', () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const below = (path: string): string[] =>
    statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => below(join(path, name)))
      : path.endsWith('.json')
        ? [path]
        : [];
  const read = (folder: string) =>
    readBooks(below(join(root, folder)).map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  const shipped = read('data');

  test('have no error', () => {
    expect(shipped.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(shipped.systems.length).toBeGreaterThan(0);
  });

  test.each(shipped.systems.map((each) => [each.system.id, each] as const))(
    '%s links without a problem',
    (_, { system, books, order }) => {
      expect(linkCatalogues(system, books, { order }).problems).toEqual([]);
    },
  );

  test('every limit and every hiding has its reason', () => {
    const without: string[] = [];
    const visit = (value: unknown, place: string): void => {
      if (Array.isArray(value)) {
        for (const each of value) visit(each, place);
        return;
      }
      if (typeof value !== 'object' || value === null) return;
      const node = value as { id?: string; because?: Because; constraints?: Node[]; modifiers?: Node[] };
      interface Node {
        readonly id?: string;
        readonly field?: string;
        readonly automatic?: boolean;
        readonly because?: Because;
      }
      for (const constraint of node.constraints ?? []) {
        if (!constraint.because && !constraint.automatic) without.push(`${constraint.id}`);
      }
      const isGiven = node.constraints?.some(({ automatic }) => automatic);
      for (const modifier of node.modifiers ?? []) {
        if (modifier.field === 'hidden' && !modifier.because && !isGiven)
          without.push(`${node.id ?? place} hidden`);
      }
      for (const [key, inner] of Object.entries(node)) if (key !== 'profiles') visit(inner, node.id ?? place);
    };
    for (const { books } of shipped.systems) visit(books, '');
    expect(without).toEqual([]);
  });

  test('a new folder is valid as it is written', () => {
    const begun = read('electron/cli/new-data');
    expect(begun.problems).toEqual([]);
    expect(begun.systems.map(({ books }) => books.length)).toEqual([1]);
  });
});

test('four times the units are about four times as much work to read, check and compile', () => {
  const files = (count: number) => {
    const units = Array.from({ length: count }, (_, index) =>
      aUnit(`unit-${index}`, {
        options: Array.from({ length: 8 }, (_each, option) => ({
          id: `option-${option}`,
          name: { en: `Option ${option}`, fr: `Choix ${option}` },
          points: option,
        })),
      }),
    );
    return [file('s', aSystem()), file('b', aBook(units))];
  };
  const [few, many] = [files(110), files(440)];
  // Each as it is when least disturbs it, in turn, so that what slows the machine slows both; more rounds when in doubt.
  const least = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  const isLinear = (): boolean => least.many / least.few < 7;
  for (let round = 0; round < 25 && (round < 5 || !isLinear()); round += 1) {
    least.few = Math.min(
      least.few,
      processorTime(() => readBooks(few)),
    );
    least.many = Math.min(
      least.many,
      processorTime(() => readBooks(many)),
    );
  }
  expect(least.many / least.few).toBeLessThan(7);
});
