import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ListProblem, ListProblemKind } from '../../../renderer/engine/exchange/list/list-problem';
import { type ReadList, readList } from '../../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import { EN } from '../../../renderer/engine/exchange/words/en';
import {
  listNoteSentence,
  listProblemSentence,
  listProblemWords,
  mistakeSentence,
} from '../../../renderer/engine/exchange/words/list-problem-words';
import { applyOperation } from '../../../renderer/engine/roster/apply-operation';
import type { Roster } from '../../../renderer/engine/roster/document';
import { aRoster, aSelection } from './roster-builder';
import { KNOWN, strangeRoster } from './strange-roster';

function read(text: string | Uint8Array): ReadList {
  const result = readList(text);
  if (result.kind !== 'list') throw new Error(JSON.stringify(result));
  return result;
}

function problem(text: string | Uint8Array): ListProblem {
  const result = readList(text);
  if (result.kind === 'list') throw new Error('it was read');
  return result;
}

const TEXT = writeList(aRoster());

/** How many there are of each, all parents counted, in the order of the list. */
function numbersIn(roster: Roster): readonly number[] {
  const below = (list: Roster['forces'][number]['selections'], above: number): readonly number[] =>
    (list ?? []).flatMap((each) => [above * each.amount, ...below(each.selections, above * each.amount)]);
  return roster.forces.flatMap(({ selections }) => below(selections, 1));
}

describe('amounts that multiply', () => {
  const M = 1_000_000;
  const tower = (...amounts: readonly number[]): Roster => {
    const build = ([amount, ...rest]: readonly number[]): readonly ReturnType<typeof aSelection>[] =>
      amount === undefined ? [] : [{ ...aSelection(`s${rest.length}`), amount, selections: build(rest) }];
    const [force] = aRoster().forces;
    return { ...aRoster(), roles: [], attachments: [], forces: [{ ...force!, selections: build(amounts) }] };
  };
  const crowd = (count: number, amount: number): Roster => {
    const [force] = aRoster().forces;
    const selections = Array.from({ length: count }, (_, index) => ({ ...aSelection(`s${index}`), amount }));
    return { ...aRoster(), roles: [], attachments: [], forces: [{ ...force!, selections }] };
  };
  test.each([
    { claim: 'as many as an army has stay', roster: tower(3, 100, 2), numbers: [3, 300, 600] },
    { claim: 'a million of one thing stays', roster: tower(M), numbers: [M] },
    { claim: 'a million times a million is a million', roster: tower(M, M, 5), numbers: [M, M, M] },
    {
      claim: 'what is below three of them comes as near as it can',
      roster: tower(3, M),
      numbers: [3, 999_999],
    },
    {
      claim: 'twenty times a million is twenty times less',
      roster: crowd(20, M),
      numbers: Array(20).fill(M / 10),
    },
  ])('$claim', ({ roster, numbers }) => {
    const { roster: now, notes } = read(writeList(roster));
    expect(numbersIn(now)).toEqual(numbers);
    const isSame = JSON.stringify(numbersIn(roster)) === JSON.stringify(numbers);
    expect(notes.map(({ kind }) => kind)).toEqual(isSame ? [] : ['bounded-amounts']);
  });
});

describe('a list file', () => {
  test('reads as what was written, and writes as what was read', () => {
    expect(read(TEXT)).toEqual({
      kind: 'list',
      format: 'muster',
      roster: aRoster(),
      seal: undefined,
      stored: [],
      notes: [],
    });
    expect(writeList(read(TEXT).roster)).toBe(TEXT);
  });

  test('is readable: known fields in a fixed order, small objects on one line', () => {
    const shuffled = {
      zebra: { b: 1, a: 2 },
      ...Object.fromEntries(Object.entries(aRoster()).reverse()),
    } as never;
    const text = writeList(shuffled);
    expect(text.endsWith(',\n  "zebra": { "b": 1, "a": 2 }\n}\n')).toBe(true);
    expect(text.startsWith('{\n  "format": 1,\n  "id": "list-1",\n  "name": "Silver Tide",\n')).toBe(true);
    expect(text).toContain(
      '"costs": [\n            { "typeId": "pts", "name": "points", "value": 12.5 }\n          ]',
    );
  });

  test('bytes and a byte order mark are taken', () => {
    expect(read(new TextEncoder().encode(`\ufeff${TEXT}`)).roster).toEqual(aRoster());
  });

  test('its seal is told and not kept in the roster', () => {
    const sealed = writeList(aRoster(), 'abc');
    expect(read(sealed).seal).toBe('abc');
    expect(read(sealed).roster).toEqual(aRoster());
    expect(writeList(read(sealed).roster)).toBe(TEXT);
  });

  test('two choices with one id: the later gets a new one, the list is usable', () => {
    const copied = aRoster({
      forces: [
        {
          id: 'f1',
          entryId: 'x',
          name: 'X',
          catalogueId: 'army',
          selections: [aSelection('a'), aSelection('a'), aSelection('a-2')],
        },
      ],
    });
    const { roster, notes } = read(writeList(copied));
    expect(roster.forces[0]?.selections?.map((each) => each.id)).toEqual(['a', 'a-2', 'a-2-2']);
    expect(notes).toEqual([{ kind: 'renamed-ids', ids: ['a', 'a-2'] }]);
  });

  test('a lone surrogate is replaced, and said', () => {
    const { roster, notes } = read(TEXT.replace('Silver', 'Sil\\ud800ver'));
    expect(roster.name).toBe('Sil\ufffdver Tide');
    expect(notes).toEqual([{ kind: 'replaced-characters' }]);
  });
});

describe('fields that we do not know', () => {
  test('survive reading and writing', () => {
    fc.assert(
      fc.property(strangeRoster, (roster) => {
        const text = writeList(roster);
        expect(read(text).roster).toEqual(roster);
        expect(writeList(read(text).roster)).toBe(text);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('survive an edit between', () => {
    fc.assert(
      fc.property(strangeRoster, fc.integer({ min: 1, max: 40 }), (roster, amount) => {
        const edited = [
          { kind: 'set-amount', selection: 'a', amount } as const,
          { kind: 'customise', node: 'f1', notes: 'n' } as const,
          { kind: 'select', parent: 'f1', entryId: 'core::c' } as const,
          { kind: 'remove', node: 'b' } as const,
        ].reduce(
          (list, operation) => applyOperation(list, operation, () => 'new'),
          read(writeList(roster)).roster,
        );
        const again = read(writeList(edited)).roster;
        const strangers = (value: object | undefined) =>
          Object.entries(value ?? {})
            .filter(([key]) => !KNOWN.test(key))
            .map(([key, each]) => [key, JSON.stringify(each)]);
        const choice = (list: Roster) => list.forces[0]?.selections?.find((each) => each.id === 'a');
        expect(strangers(again)).toEqual(strangers(roster));
        expect(strangers(again.forces[0])).toEqual(strangers(roster.forces[0]));
        expect(strangers(choice(again))).toEqual(strangers(choice(roster)));
        expect(strangers(choice(again)?.costs?.[0])).toEqual(strangers(choice(roster)?.costs?.[0]));
        expect(choice(again)?.amount).toBe(amount);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const WITHOUT_AMOUNT = TEXT.replace('"amount": 12,', '');
const CASES: readonly { claim: string; file: string | Uint8Array; kind: ListProblemKind; more?: object }[] = [
  { claim: 'nothing', file: '', kind: 'empty' },
  { claim: 'white space', file: ' \n\t ', kind: 'empty' },
  {
    claim: 'the beginning of a zip',
    file: new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
    kind: 'broken-zip',
  },
  { claim: 'a zip of something else', file: zipSync({ 'readme.txt': strToU8('x') }), kind: 'zip' },
  {
    claim: 'a picture',
    file: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    kind: 'binary',
  },
  {
    claim: 'noise without a zero byte',
    file: new Uint8Array([0xff, 0xfe, 0x81, 0x9d, 0x02, 0x03, 0xc3]),
    kind: 'binary',
  },
  {
    claim: 'a list in Latin-1',
    file: latin1(TEXT.replace('Unit a', 'Unité')),
    kind: 'undecodable',
    more: { encoding: 'utf-8', line: TEXT.slice(0, TEXT.indexOf('Unit a')).split('\n').length },
  },
  {
    claim: 'a roster in Latin-1 that does not say so',
    file: latin1('<?xml version="1.0"?>\n<roster id="1" name="Armée"><forces/></roster>'),
    kind: 'undecodable',
    more: { line: 2 },
  },
  {
    claim: 'a text in Latin-1',
    file: latin1('An army list of summer: one été, many spears.'),
    kind: 'plain-text',
  },
  { claim: 'a web page in Latin-1', file: latin1('<!doctype html><title>été</title>'), kind: 'markup' },
  { claim: 'a roster cut off', file: '<roster id="1"><forces>', kind: 'broken-xml' },
  {
    claim: 'a roster of before version 2',
    file: '<roster id="1" battleScribeVersion="1.15" points="10"><forces/></roster>',
    kind: 'old-roster',
    more: { version: '1.15' },
  },
  { claim: 'a web page', file: '<!doctype html><title>x</title>', kind: 'markup' },
  { claim: 'a list as text', file: 'Silver Tide\n3,000 points\n', kind: 'plain-text' },
  { claim: 'the first half', file: TEXT.slice(0, TEXT.length / 2), kind: 'truncated' },
  {
    claim: 'a missing comma',
    file: TEXT.replace('"format": 1,', '"format": 1'),
    kind: 'broken-json',
    more: { line: 2 },
  },
  { claim: 'a number', file: '[1, 2]', kind: 'foreign-json', more: { keys: [] } },
  {
    claim: 'JSON with forces only',
    file: '{"roster":{"forces":[]}}',
    kind: 'foreign-json',
    more: { looksLike: undefined, keys: ['roster'] },
  },
  {
    claim: 'a book of ours',
    file: '{"format":1,"id":"x","system":"y","limits":[],"forces":[],"units":[]}',
    kind: 'foreign-json',
    more: { looksLike: 'data' },
  },
  {
    claim: 'a newer format',
    file: TEXT.replace('"format": 1', '"format": 7'),
    kind: 'newer-format',
    more: { format: 7, known: 1 },
  },
  {
    claim: 'a format that is no number',
    file: TEXT.replace('"format": 1', '"format": "1"'),
    kind: 'mistakes',
  },
  { claim: 'nesting without end', file: `{"forces":${'['.repeat(100_000)}`, kind: 'too-deep' },
  { claim: 'brackets in texts do not nest', file: `"${'['.repeat(1000)}`, kind: 'plain-text' },
  {
    claim: 'more choices than a list can have',
    file: TEXT.replace('"selections": [', `"selections": [${'{},'.repeat(50_000)}`),
    kind: 'too-many',
  },
  {
    claim: 'more objects than a list can have',
    file: `{"forces":[${'{},'.repeat(500_000)}{}]}`,
    kind: 'too-many',
  },
  {
    claim: 'more choices than a roster can have',
    file: `<roster><forces><force><selections>${'<selection/>'.repeat(50_000)}</selections></force></forces></roster>`,
    kind: 'too-many',
  },
  { claim: 'more than a list can be', file: ' '.repeat(16 * 1024 * 1024 + 1), kind: 'too-large' },
  {
    claim: 'a field taken out by hand',
    file: WITHOUT_AMOUNT,
    kind: 'mistakes',
    more: {
      mistakes: [
        { path: 'forces[0].selections[0]', near: 'Unit a', what: { kind: 'missing', field: 'amount' } },
      ],
    },
  },
  {
    claim: 'an amount of nought',
    file: TEXT.replace('"amount": 12,', '"amount": 0,'),
    kind: 'mistakes',
    more: {
      mistakes: [
        { path: 'forces[0].selections[0].amount', near: 'Unit a', what: { kind: 'too-small', least: 1 } },
      ],
    },
  },
  {
    claim: 'an amount out of all proportion',
    file: TEXT.replace('"amount": 12,', '"amount": 1000000000,'),
    kind: 'mistakes',
    more: { mistakes: [{ what: { kind: 'too-great', most: 1_000_000 } }] },
  },
  {
    claim: 'a format that never was',
    file: TEXT.replace('"format": 1,', '"format": 0,'),
    kind: 'mistakes',
    more: { mistakes: [{ path: 'format', what: { kind: 'not-the-value', wanted: '1', found: '0' } }] },
  },
  {
    claim: 'an amount as text',
    file: TEXT.replace('"amount": 12,', '"amount": "12",'),
    kind: 'mistakes',
    more: { mistakes: [{ what: { kind: 'wrong-type', wanted: 'integer', found: 'string' } }] },
  },
  {
    claim: 'a number that no file can keep, in a field that we do not know',
    file: TEXT.replace('"format": 1,', '"format": 1, "odd": { "x": [1e999] },'),
    kind: 'mistakes',
    more: { mistakes: [{ path: 'odd.x[0]', what: { kind: 'not-finite' } }] },
  },
];

describe('what is no list says what it is', () => {
  test.each(CASES)('$claim', ({ file, kind, more }) => {
    expect(problem(file)).toMatchObject({ kind, ...more });
  });

  test.each(CASES)('$claim, in words', ({ file }) => {
    for (const language of ['en', 'fr'] as const) {
      const { what, todo } = listProblemWords(problem(file), language);
      expect(what.length).toBeGreaterThan(10);
      expect(todo).toMatch(/\.$/);
      expect(listProblemSentence(problem(file), language)).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(listProblemSentence(problem(file), 'fr')).not.toMatch(/ [:;?!%»]|'/);
  });

  test('every kind of problem is in the table above', () => {
    expect([...new Set(CASES.map((each) => each.kind))].sort()).toEqual(Object.keys(EN.problems).sort());
  });

  test('a mistake has its line, its name and what is wrong', () => {
    const found = problem(WITHOUT_AMOUNT);
    const mistake = found.kind === 'mistakes' ? found.mistakes[0] : undefined;
    const line = TEXT.split('\n').findIndex((each) => each.includes('"id": "a"'));
    expect(mistake?.line).toBe(line);
    expect(mistake && mistakeSentence(mistake, 'en')).toBe(
      `forces[0].selections[0] (Unit a), line ${line}: “amount” is missing`,
    );
    expect(mistake && mistakeSentence(mistake, 'fr')).toBe(
      `forces[0].selections[0] (Unit a), ligne ${line}\u00a0: il manque «\u00a0amount\u00a0»`,
    );
  });

  test('no text makes reading throw', () => {
    const damaged = fc
      .tuple(fc.nat(TEXT.length), fc.nat(40), fc.string())
      .map(([at, cut, put]) => TEXT.slice(0, at) + put + TEXT.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string(), fc.json()), (text) => {
        expect(readList(text).kind).toBeTypeOf('string');
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('older formats', () => {
  const steps = [
    {
      from: 1,
      migrate: ({ name, ...rest }: Readonly<Record<string, unknown>>) => ({
        ...rest,
        title: name,
        name: `${name}!`,
      }),
    },
    { from: 2, migrate: (list: Readonly<Record<string, unknown>>) => ({ ...list, name: `${list.name}?` }) },
  ];

  test('are brought up step by step, unknown fields included', () => {
    const result = readList(TEXT.replace('"format": 1', '"odd": 5, "format": 1'), {
      format: 3,
      migrations: steps,
    });
    expect(result).toMatchObject({
      kind: 'list',
      notes: [{ kind: 'migrated', from: 1, to: 3 }],
      roster: { format: 3, name: 'Silver Tide!?', title: 'Silver Tide', odd: 5 },
    });
  });

  test('a missing step is our fault and thrown', () => {
    expect(() => readList(TEXT, { format: 3, migrations: steps.slice(0, 1) })).toThrow('format 2');
  });

  test('notes have words in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const note of [
        { kind: 'migrated', from: 1, to: 2 },
        { kind: 'renamed-ids', ids: ['a'] },
        { kind: 'costs-with-children' },
        { kind: 'uneven-numbers', names: ['Archers'] },
        { kind: 'other-rosters', names: ['second.ros'] },
        { kind: 'relinked', by: 'name', names: Array.from({ length: 20 }, (_, index) => `Unit ${index}`) },
        { kind: 'other-revision', name: 'The Book', revision: '', current: '4' },
        { kind: 'replaced-characters' },
      ] as const) {
        expect(listNoteSentence(note, language).length).toBeGreaterThan(10);
      }
    }
  });
});
