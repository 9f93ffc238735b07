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
