/** Sheets at the edges: too much, too long, too strange. Shared by the tests of the layout and of the real PDF. */
import type { SheetDocument } from '../../../renderer/engine/sheet/document';
import { aLine, anOption, aSheet, aSheetForce, aUnit, stats } from './document-builder';

export interface HostileSheet {
  readonly claim: string;
  readonly document: SheetDocument;
  /** Texts that must stand on the paper whole, however they are broken into lines. */
  readonly says: readonly string[];
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const words = (letters: number, word: string) =>
  `${word} `
    .repeat(Math.ceil(letters / (word.length + 1)))
    .slice(0, letters)
    .trim();

const OPTIONS = many(40, (index) => anOption(`Option number ${index}`, { price: String(index * 5) }));
const OWN_NAME = words(300, 'Invincible');
const ONE_WORD = 'Unbreakable'.repeat(28).slice(0, 300);
const TITLE = words(200, 'Crusade');
const SCRIPT = '<script>alert("1")</script><b>&amp;</b>';
const RIGHT_TO_LEFT = 'משמר הזהב של הצפון';
const ARABIC = 'حرس الشمال الذهبي';
const EMOJI = '🔥🐉 Dragons 👨‍👩‍👧‍👦🇫🇷 ⚔️🛡️';
const WIDE = '﷽ ⸻ 𒐫 𒈙 ꧅ ௵ ㈜ Ǆ ഈ';
const STACKED = `Za${'\u0301\u0316\u0320'.repeat(40)}lgo`;
const CONTROLS = 'Line one\nline two\ttab\u0000\u0007\u2028end\u202Egnorw\u202C \ud83d';

function withUnit(
  name: string,
  more: Parameters<typeof aUnit>[1] = {},
  sheet: Partial<SheetDocument> = {},
): SheetDocument {
  return aSheet({
    ...sheet,
    forces: [aSheetForce('Company', [aUnit('Before'), aUnit(name, more), aUnit('After')])],
  });
}

/** The same text wherever a list or its data may bring one. */
function everywhere(text: string): SheetDocument {
  const unit = aUnit(text, {
    customName: text,
    options: [anOption(text, { price: '10', of: text, options: [anOption(text, { price: '5' })] })],
    values: [text],
    capabilities: [text],
    links: [text],
    source: text,
    notes: text,
    lines: [
      aLine({ name: text, weapons: [stats(['45', '1'], 'weapon', text)] }),
      aLine({
        name: text,
        models: 2,
        weapons: [{ ...stats(['45', '1'], 'weapon', 'Flayer'), capabilities: [text] }],
      }),
    ],
  });
  return aSheet({
    title: text,
    army: text,
    player: text,
    data: text,
    verdict: { isLegal: false, line: text },
    notes: text,
    values: [
      { label: text, value: '3', note: '', isBroken: false, isCount: true },
      { label: text, value: '3', note: text, isBroken: true, isCount: false },
    ],
    findings: [{ severity: 'error', label: 'Error', text, place: text, reason: text, count: 2 }],
    glossary: [
      { name: text, summary: text, source: text },
      { name: text, summary: '', source: '' },
    ],
    forces: [
      aSheetForce(text, [unit, aUnit('After')], {
        army: text,
        capabilities: [text],
        notes: text,
        blocks: [{ name: text, note: text, units: [unit, unit] }],
      }),
    ],
  });
}

/** Tables of community data: more columns than a page is wide, and a sentence in a cell. */
function wideTables(): SheetDocument {
  const columns = many(40, (index) => ({ id: `c${index}`, label: `Col ${index}` }));
  const values = columns.map((_, index) => (index === 3 ? words(120, 'sentence') : String(index)));
  const tables = [
    { id: 'stand', name: 'Stand', subject: 'model' as const, columns },
    { id: 'weapon', name: 'Weapon', subject: 'weapon' as const, columns },
  ];
  const line = aLine({ profile: stats(values), weapons: [stats(values, 'weapon', 'Flayer')] });
  const second = aLine({
    name: 'Other',
    profile: stats(
      values.map((value) => `${value}+`),
      'stand',
      'Other',
    ),
  });
  return aSheet({ tables, forces: [aSheetForce('Company', [aUnit('Warriors', { lines: [line, second] })])] });
}

export const HOSTILE: readonly HostileSheet[] = [
  { claim: 'an empty list', document: aSheet({ values: [] }), says: ['Silver Tide', '2,950'] },
  {
    claim: 'a list without any text',
    document: aSheet({ title: '', army: '', limit: '', data: '', values: [] }),
    says: ['2,950'],
  },
  {
    claim: 'a force with nothing in it',
    document: aSheet({ forces: [aSheetForce('Company', [], { blocks: [] })] }),
    says: ['Company'],
  },
  {
    claim: 'a unit with 40 options',
    document: withUnit('Warriors', { options: OPTIONS }),
    says: OPTIONS.map(({ name, price }) => `${name} ${price}`),
  },
  {
    claim: 'an own name of 300 letters',
    document: withUnit('Warriors', { customName: OWN_NAME }),
    says: OWN_NAME.split(' '),
  },
  {
    claim: 'an own name of 300 letters in one word',
    document: withUnit('Warriors', { customName: ONE_WORD }),
    says: ['175'],
  },
  {
    claim: 'a list name of 200 letters',
    document: withUnit('Warriors', {}, { title: TITLE }),
    says: TITLE.split(' '),
  },
  {
    claim: 'a list name of 200 letters in one word',
    document: aSheet({ title: ONE_WORD.slice(0, 200) }),
    says: ['2,950'],
  },
  {
    claim: '60 units',
    document: aSheet({
      forces: [
        aSheetForce(
          'Company',
          many(60, (index) => aUnit(`Unit ${index}.`)),
        ),
      ],
    }),
    says: many(60, (index) => `Unit ${index}.`),
  },
  { claim: 'text that would be markup', document: everywhere(SCRIPT), says: [SCRIPT] },
  { claim: 'text from right to left', document: everywhere(RIGHT_TO_LEFT), says: RIGHT_TO_LEFT.split(' ') },
  { claim: 'Arabic text', document: everywhere(ARABIC), says: ARABIC.split(' ') },
  { claim: 'emoji', document: everywhere(EMOJI), says: EMOJI.split(' ') },
  { claim: 'letters that are wider than high', document: everywhere(WIDE), says: WIDE.split(' ').slice(1) },
  { claim: 'accents upon accents', document: everywhere(STACKED), says: ['lgo'] },
  {
    claim: 'control characters',
    document: everywhere(CONTROLS),
    says: ['Line', 'one', 'two', 'tab', 'gnorw'],
  },
  { claim: 'one long word everywhere', document: everywhere(ONE_WORD), says: ['175'] },
  { claim: 'a long text everywhere', document: everywhere(OWN_NAME), says: ['Invincible'] },
  {
    claim: 'tables wider than the page',
    document: wideTables(),
    says: ['Warriors', 'Other', 'Flayer', 'Col 40: 39', '39+'],
  },
  {
    claim: 'more findings than a page holds',
    document: aSheet({
      verdict: { isLegal: false, line: 'Not legal: 90 errors' },
      findings: many(90, (index) => ({
        severity: 'error' as const,
        label: 'Error',
        text: `Finding number ${index}.`,
        place: 'Company',
        reason: 'As the book says.',
        count: 1,
      })),
      forces: [aSheetForce('Company', [aUnit('Warriors')])],
    }),
    says: many(90, (index) => `Finding number ${index}.`),
  },
  {
    claim: 'more values than a page holds',
    document: aSheet({
      values: many(300, (index) => ({
        label: `Value ${index}.`,
        value: String(index),
        note: `(≤ ${index})`,
        isBroken: false,
        isCount: false,
      })),
      forces: [aSheetForce('Company', [aUnit('Warriors')])],
    }),
    says: many(300, (index) => `Value ${index}. ${index}`),
  },
  {
    claim: 'notes and prices without end',
    document: withUnit(
      'Warriors',
      { notes: many(120, (index) => `Note ${index}.`).join('\n'), price: '1,234,567,890' },
      { notes: words(9000, 'word') },
    ),
    says: ['1,234,567,890', 'Note 1.', 'Note 120.'],
  },
  {
    claim: 'one kind of model whose name is longer than a line',
    document: withUnit(
      'Squad',
      {
        lines: [aLine({ name: words(150, 'Champion') }), aLine({ name: words(150, 'Sergeant'), models: 3 })],
      },
      { tables: aSheet().tables.slice(0, 1) },
    ),
    says: ['Champion', 'Sergeant'],
  },
];
