/** Sheets as data, small by default; and random ones for laws. */
import fc from 'fast-check';
import type {
  SheetBlock,
  SheetDocument,
  SheetForce,
  SheetLine,
  SheetOption,
  SheetProfile,
  SheetTable,
  SheetUnit,
} from '../../../renderer/engine/sheet/document';

export const TABLES: readonly SheetTable[] = [
  {
    id: 'stand',
    name: 'Stand',
    subject: 'model',
    columns: ['Move', 'Save', 'AF'].map((label) => ({ id: label, label })),
  },
  {
    id: 'weapon',
    name: 'Weapon',
    subject: 'weapon',
    columns: ['Range', 'Dice'].map((label) => ({ id: label, label })),
  },
];

export function aUnit(name: string, more: Partial<SheetUnit> = {}): SheetUnit {
  return {
    name,
    customName: '',
    count: 1,
    models: 6,
    price: '175',
    values: [],
    isLost: false,
    lines: [aLine()],
    options: [],
    capabilities: [],
    links: [],
    source: '',
    notes: '',
    ...more,
  };
}

export function aLine(more: Partial<SheetLine> = {}): SheetLine {
  return { name: '', models: 6, profile: stats(['10', '5+', '+1']), weapons: [], ...more };
}

export function stats(values: readonly string[], table = 'stand', name = 'Warrior'): SheetProfile {
  return { table, name, values, capabilities: [] };
}

export function anOption(name: string, more: Partial<SheetOption> = {}): SheetOption {
  return {
    name,
    count: 1,
    price: '',
    of: '',
    isRole: false,
    isLost: false,
    isGiven: false,
    isWeapon: false,
    options: [],
    ...more,
  };
}

export function aSheetForce(
  name: string,
  units: readonly SheetUnit[],
  more: Partial<SheetForce> = {},
): SheetForce {
  const block: SheetBlock = { name: 'Compulsory', note: '', units };
  return {
    name,
    army: '',
    total: '1,000',
    depth: 0,
    isFrame: false,
    isLost: false,
    capabilities: [],
    notes: '',
    blocks: [block],
    ...more,
  };
}

export function aSheet(more: Partial<SheetDocument> = {}): SheetDocument {
  return {
    language: 'en',
    title: 'Silver Tide',
    army: 'The Army · The Game · 3,000 points',
    armyInShort: 'The Army · 3,000 points',
    player: '',
    total: '2,950',
    limit: '3,000',
    isOver: false,
    verdict: { isLegal: true, line: 'Legal' },
    edition: 'The Game, 2nd edition',
    data: 'data of 30 Nov 2026',
    values: [{ label: 'units', value: '3', note: '', isBroken: false, isCount: true }],
    findings: [],
    tables: TABLES,
    unitWord: 'Unit',
    forces: [],
    declarations: [],
    glossary: [],
    glossaryWords: 'ours',
    notes: '',
    ...more,
  };
}

const word = fc.string({
  minLength: 1,
  maxLength: 14,
  unit: fc.constantFrom(...'abcdeimnoprstuéèàçÉÀW’-—œ汉'),
});
const words = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((each) => each.join(' '));
const price = fc.integer({ min: 0, max: 20_000 }).map((value) => value.toLocaleString('en'));
const value = fc.constantFrom('10', '4+/5+f', '–', '+12', 'passes', '8″');

const option: fc.Arbitrary<SheetOption> = fc
  .record({ name: words(4), price: fc.oneof(price, fc.constant('')), count: fc.integer({ min: 1, max: 3 }) })
  .map(({ name, ...more }) => anOption(name, more));
const line = fc
  .record({
    name: words(2),
    models: fc.integer({ min: 0, max: 12 }),
    values: fc.array(value, { minLength: 3, maxLength: 3 }),
    guns: fc.array(fc.record({ name: words(3), values: fc.array(value, { minLength: 2, maxLength: 2 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ name, models, values, guns }) =>
    aLine({
      name,
      models,
      profile: stats(values),
      weapons: guns.map((gun) => stats(gun.values, 'weapon', gun.name)),
    }),
  );

export const anyUnit: fc.Arbitrary<SheetUnit> = fc
  .record({
    name: words(5),
    customName: fc.oneof(fc.constant(''), words(3)),
    price,
    lines: fc.array(line, { maxLength: 3 }),
    options: fc.array(option, { maxLength: 8 }),
    values: fc.array(words(2), { maxLength: 3 }),
    capabilities: fc.array(words(3), { maxLength: 10 }),
    source: fc.oneof(fc.constant(''), words(4)),
    notes: fc.oneof(fc.constant(''), words(20)),
    isLost: fc.boolean(),
  })
  .map(({ name, ...more }) => aUnit(name, more));

const force = fc
  .record({
    name: words(4),
    total: price,
    capabilities: fc.array(words(3), { maxLength: 4 }),
    notes: fc.oneof(fc.constant(''), words(12)),
    isFrame: fc.boolean(),
    blocks: fc.array(
      fc.record({
        name: words(2),
        note: fc.constantFrom('', '2 of 3'),
        units: fc.array(anyUnit, { maxLength: 6 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ name, ...more }) => aSheetForce(name, [], more));

export const anySheet: fc.Arbitrary<SheetDocument> = fc
  .record({
    language: fc.constantFrom('en' as const, 'fr' as const),
    title: words(8),
    player: words(6),
    forces: fc.array(force, { maxLength: 5 }),
    glossary: fc.array(
      fc.record({
        name: words(3),
        summary: fc.oneof(fc.constant(''), words(25)),
        source: fc.oneof(fc.constant(''), words(4)),
      }),
      { maxLength: 30 },
    ),
    notes: fc.oneof(fc.constant(''), words(40)),
    findings: fc.array(
      fc.record({
        severity: fc.constantFrom('error' as const, 'lost' as const),
        label: fc.constant('Error'),
        text: words(12),
        place: words(3),
        reason: fc.oneof(fc.constant(''), words(15)),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 4 },
    ),
    values: fc.array(
      fc.record({
        label: words(3),
        value: price,
        note: fc.oneof(fc.constant(''), words(3)),
        isBroken: fc.boolean(),
        isCount: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  })
  .map((more) => aSheet(more));
