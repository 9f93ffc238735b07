import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import { aBook, aSystem, aUnit } from './play-book';

const text = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data, null, 1));
const told = (files: Readonly<Record<string, unknown>>): string[] =>
  readBooks(Object.entries(files).map(([path, data]) => ({ path, text: text(data) }))).problems.map(
    ({ file, kind, at }) => `${file} ${kind} ${at.join('/')}`,
  );

describe('one run tells every mistake', () => {
  test('those of meaning beside those of shape, in the same unit and in others', () => {
    const units = [
      { ...aUnit('mob'), points: 'ten', roles: [{ role: 'nobody' }], categories: ['core', 'cor'] },
      { ...aUnit('pack'), name: undefined, gear: ['nothing'] },
      { ...aUnit('mob'), zz: 1 },
    ];
    expect(told({ s: aSystem(), b: aBook(units) })).toEqual([
      'b unknown-id units/mob/categories/2',
      'b wrong-type units/mob/points',
      'b unknown-id units/mob/roles/1/role',
      'b missing-property units/pack',
      'b unknown-id units/pack/gear/1',
      'b duplicate-id units/mob/id',
      'b unknown-property units/mob/zz',
    ]);
  });

  test('those of a book whose system has a mistake of meaning, or of shape, or of writing', () => {
    const book = aBook([{ ...aUnit('mob'), categories: ['core', 'cor'] }]);
    const of = (system: unknown) => told({ s: system, b: book });
    expect(
      of(
        aSystem({
          roles: [
            { id: 'r', name: 'R' },
            { id: 'r', name: 'R' },
          ],
        }),
      ),
    ).toEqual(['s duplicate-id roles/R/id', 'b unknown-id units/mob/categories/2']);
    expect(of(aSystem({ edition: 5 }))).toEqual([
      's wrong-type edition',
      'b unknown-id units/mob/categories/2',
    ]);
    expect(of(text(aSystem()).replace(/,(?=\s*"name")/, ''))).toEqual([
      's missing-comma ',
      'b unknown-id units/mob/categories/2',
    ]);
  });

  test('those of a second book of one id', () => {
    const book = aBook([{ ...aUnit('mob'), categories: ['core', 'cor'] }]);
    expect(told({ s: aSystem(), b: { ...book, zz: 1 }, c: book })).toEqual([
      'b unknown-id units/mob/categories/2',
      'b unknown-property zz',
      'c duplicate-book id',
      'c unknown-id units/mob/categories/2',
    ]);
  });
});

describe('a broken part hides nothing but what may follow from it', () => {
  const wrong = { ...aUnit('mob'), gear: ['nothing'], categories: ['core', 'cor'] };
  const MISTAKES = ['b unknown-id units/mob/categories/2', 'b unknown-id units/mob/gear/1'];
  const list = (options: unknown) => ({ arms: { options } });

  test.each([
    { claim: 'an option that is none', book: { lists: list([5]) }, at: 'b wrong-type lists/arms/options/1' },
    { claim: 'an empty option', book: { lists: list([null]) }, at: 'b wrong-type lists/arms/options/1' },
    { claim: 'a list of no options', book: { lists: list('x') }, at: 'b wrong-type lists/arms/options' },
    { claim: 'gear that is none', book: { gear: { axe: null } }, at: 'b wrong-type gear/axe' },
    { claim: 'a property that is unknown', book: { zz: 1 }, at: 'b unknown-property zz' },
    {
      claim: 'an option of the system',
      system: { lists: list([5]) },
      at: 's wrong-type lists/arms/options/1',
    },
    { claim: 'gear of the system', system: { gear: { axe: 5 } }, at: 's wrong-type gear/axe' },
    { claim: 'no costs at all', system: { costs: undefined }, at: 's missing-property ' },
  ])('$claim', ({ book = {}, system = {}, at }) => {
    const problems = told({ s: aSystem(system), b: aBook([wrong], book) });
    expect(problems.toSorted()).toEqual([...MISTAKES, at].toSorted());
  });

  test('a broken member of a list leaves the others', () => {
    const unit = {
      ...aUnit('mob'),
      categories: ['core', 5, 'cor'],
      limits: [null, { id: 'a', max: 1, of: 'none' }],
    };
    expect(told({ s: aSystem(), b: aBook([unit]) })).toEqual([
      'b wrong-type units/mob/categories/2',
      'b unknown-id units/mob/categories/3',
      'b wrong-type units/mob/limits/1',
      'b unknown-id units/mob/limits/a/of',
    ]);
  });

  test('what is in an object with a name that is no id', () => {
    const gear = { 'The Axe': { name: 'Axe', limits: [{ id: 'a', max: 1, scale: 'none' }] } };
    const problems = told({ s: aSystem(), b: aBook([aUnit('mob')], { gear }) });
    expect(problems).toContain('b bad-id gear/The Axe');
    expect(problems).toContain('b unknown-id gear/The Axe/limits/a/scale');
  });

  test('a file without what tells which it is', () => {
    const { costs, ...system } = aSystem();
    const { units, ...book } = aBook([wrong]);
    expect(costs).toBeDefined();
    expect(told({ s: system, b: { ...book, unitz: units } })).toEqual([
      's missing-property ',
      'b unknown-property unitz',
    ]);
  });

  test('a unit that no force offers, beside a mistake of shape in another', () => {
    const lost = { ...aUnit('lost'), categories: ['banner'] };
    expect(told({ s: aSystem(), b: aBook([{ ...aUnit('mob'), zz: 1 }, lost]) })).toEqual([
      'b unknown-property units/mob/zz',
      'b no-place units/lost/id',
    ]);
  });

  test('a bound whose least is above its most, beside one of a wrong shape', () => {
    const limits = [
      { id: 'a', max: 'x' },
      { id: 'b', min: 3, max: 1 },
    ];
    expect(told({ s: aSystem(), b: aBook([{ ...aUnit('mob'), limits }]) })).toEqual([
      'b wrong-type units/mob/limits/a/max',
      'b min-above-max units/mob/limits/b/min',
    ]);
  });

  test('ids of a unit that lost one of its options, where other units are meant', () => {
    const units = [
      { ...aUnit('mob'), options: [5] },
      { ...aUnit('pack'), limits: [{ id: 'a', max: 1, of: 'none' }] },
      { ...aUnit('gang'), limits: [{ id: 'a', max: 1, of: 'mob.none' }] },
    ];
    expect(told({ s: aSystem(), b: aBook(units) })).toEqual([
      'b wrong-type units/mob/options/1',
      'b unknown-id units/pack/limits/a/of',
    ]);
  });
});

describe('numbers below nothing', () => {
  const limited = (limit: object) => aBook([{ ...aUnit('mob'), limits: [{ id: 'x', ...limit }] }]);
  const army = (place: object) =>
    aSystem({ forces: [{ id: 'army', name: 'Army', places: [{ category: 'core', ...place }] }] });

  test.each([
    {
      claim: 'a limit',
      files: { s: aSystem(), b: limited({ max: -1 }) },
      at: 'b too-small units/mob/limits/x/max',
    },
    {
      claim: 'a share',
      files: { s: aSystem(), b: limited({ max: { percent: -5 } }) },
      at: 'b too-small units/mob/limits/x/max/percent',
    },
    {
      claim: 'a number that changes',
      files: { s: aSystem(), b: limited({ max: 1, changes: [{ set: -1, when: { has: 'mob' } }] }) },
      at: 'b too-small units/mob/limits/x/changes/1/set',
    },
    { claim: 'places', files: { s: army({ max: -1 }) }, at: 's too-small forces/Army/places/1/max' },
    {
      claim: 'compulsory places',
      files: { s: army({ min: -1 }) },
      at: 's too-small forces/Army/places/1/min',
    },
    {
      claim: 'a usual limit',
      files: { s: aSystem({ costs: [{ id: 'pts', name: 'points', usual: [0] }] }) },
      at: 's too-small costs/points/usual/1',
    },
  ])('$claim is no number of things', ({ files, at }) => {
    expect(told(files)).toEqual([at]);
  });

  test('prices may be, and what is added to a number', () => {
    const unit = {
      ...aUnit('mob'),
      points: -5,
      limits: [{ id: 'x', max: 3, changes: [{ add: -1, when: { has: 'mob' } }] }],
    };
    expect(told({ s: aSystem(), b: aBook([unit]) })).toEqual([]);
  });
});

describe('and nothing that only follows from another', () => {
  const book = aBook([aUnit('mob')]);

  test.each([
    { claim: 'its text ends early', system: text(aSystem()).slice(0, -20), is: ['s unexpected-end '] },
    { claim: 'its id is no id', system: aSystem({ id: 'The Game' }), is: ['s bad-id id'] },
    { claim: 'it has no costs', system: aSystem({ costs: [] }), is: ['s too-few-items costs'] },
  ])('a system that is broken is not missing: $claim', ({ system, is }) => {
    expect(told({ s: system, b: book })).toEqual(is);
  });

  test('a system that no file is, is missing, whatever else is broken', () => {
    expect(told({ x: '{"id": "other", ', b: book })).toEqual([
      'x unexpected-end ',
      'b unknown-system system',
    ]);
  });

  test('an id that is misspelt where it is given is not told again where it is named', () => {
    const categories = [{ idd: 'special', name: 'Special' }];
    expect(
      told({ s: aSystem(), b: aBook([{ ...aUnit('mob'), categories: ['special'] }], { categories }) }),
    ).toEqual(['b unknown-property categories/Special/idd']);
  });

  // A good file with one broken shape has no other mistake: whatever else is told would be an echo.
  test('one broken shape anywhere in our examples', () => {
    const names = ['system', 'capabilities', 'book'];
    const examples = join(import.meta.dirname, '../../../../schemas/examples/good');
    const good = new Map(names.map((name) => [name, readFileSync(join(examples, `${name}.json`), 'utf8')]));
    const changes = ['delete', 'rename', 5, 'x y', null, [], {}, [5], { q: 1 }] as const;
    let count = 0;
    for (const [name, whole] of good) {
      for (const [path, change] of [...placesIn(JSON.parse(whole))].flatMap((each) =>
        changes.map((to) => [each, to] as const),
      )) {
        // The ids of a table that is replaced are gone indeed.
        if (path.length === 1 && TABLES.has(path[0]) && 'q' in Object(change)) continue;
        // All of them take a minute.
        count += 1;
        if (count % EVERY !== 0) continue;
        const broken = changed(JSON.parse(whole), path, change);
        const files = names.map((each) => ({
          path: each,
          text: each === name ? JSON.stringify(broken) : (good.get(each) as string),
        }));
        const { problems } = readBooks(files);
        const isShape = ({ kind }: { kind: string }) => !OF_MEANING.has(kind);
        if (!problems.some(isShape)) continue;
        expect({ path, change, echoes: problems.filter((each) => !isShape(each)) }).toEqual({
          path,
          change,
          echoes: [],
        });
      }
    }
  }, 120_000);
});

/** Has no divisor in common with the number of changes, so that each change is tried. */
const EVERY = process.env.MUSTER_RUNS === undefined ? 13 : 1;

const OF_MEANING = new Set<string>([
  'unknown-id',
  'duplicate-id',
  'id-of-system',
  'unknown-system',
  'duplicate-book',
  'min-above-max',
  'list-in-itself',
  'default-too-many',
  'too-few-members',
  'size-outside',
  'living-former-id',
  'bad-pattern',
  'no-place',
  'wrong-parameters',
  'unused-former-id',
  'bad-size',
  'no-word',
  'without-parameters',
  'form-unknown-place',
  'form-missing-place',
  'without-models',
]);

const TABLES = new Set<unknown>(['gear', 'lists']);

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    yield* placesIn(inner, [...path, isList ? Number(key) : key]);
}

function changed(value: unknown, path: Path, change: unknown): unknown {
  const parent = path.slice(0, -1).reduce((inner, step) => (inner as Parent)[step], value) as Parent;
  const key = path.at(-1) as string | number;
  if (change === 'delete' && !Array.isArray(parent)) delete parent[key];
  else if (change === 'rename' && !Array.isArray(parent)) {
    parent[`${key}x`] = parent[key];
    delete parent[key];
  } else parent[key] = structuredClone(change);
  return value;
}
