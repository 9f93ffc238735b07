import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printableText } from '../../../renderer/engine/sheet/layout/printable';
import { typeOf } from '../../../renderer/engine/sheet/layout/style';
import { shorten, widthOfRuns, wrapRuns } from '../../../renderer/engine/sheet/layout/wrap';
import { textWidth } from '../../../renderer/engine/sheet/metrics/face';

const TYPE = typeOf(9.25, 'embedded');

describe('widths of text', () => {
  test('are those of the face, in millimetres', () => {
    // "0" is 570 thousandths: ten of them at 10 pt are 57 pt.
    expect(textWidth('0000000000', 10, 'regular', 'embedded')).toBeCloseTo((57 * 25.4) / 72, 5);
    expect(textWidth('W', 10, 'title', 'embedded')).toBeGreaterThan(textWidth('W', 10, 'bold', 'embedded'));
    expect(textWidth('汉', 10, 'regular', 'embedded')).toBeCloseTo((10 * 25.4) / 72, 5);
    expect(textWidth('', 10, 'regular', 'embedded')).toBe(0);
  });
});

describe('wrapping', () => {
  const squeeze = (text: string) => text.replace(/ /g, '');

  test('fits every line and loses no letter', () => {
    const runs = fc.array(
      fc.record({
        text: fc.string({ unit: fc.constantFrom(...'abc ABC-/\u00a0é') }),
        style: fc.constantFrom('body' as const, 'small' as const, 'unit' as const),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(runs, fc.integer({ min: 4, max: 60 }), (given, width) => {
        const lines = wrapRuns(given, width, TYPE);
        for (const line of lines) expect(widthOfRuns(line, TYPE)).toBeLessThanOrEqual(width + 1e-9);
        expect(
          squeeze(
            lines
              .flat()
              .map(({ text }) => text)
              .join(''),
          ),
        ).toBe(squeeze(given.map(({ text }) => text).join('')));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  test('breaks at plain blanks, not at no-break ones', () => {
    const lines = wrapRuns([{ text: 'Banner\u00a020, Musician\u00a010', style: 'body' }], 19, TYPE);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      'Banner\u00a020,',
      'Musician\u00a010',
    ]);
  });

  test('a word that changes its style in the middle stays whole', () => {
    const lines = wrapRuns(
      [
        { text: 'aaaa bbbb', style: 'body' },
        { text: 'cccc', style: 'smallQuiet' },
      ],
      16,
      TYPE,
    );
    expect(lines.map((line) => line.map(({ text }) => text).join('|'))).toEqual(['aaaa', 'bbbb|cccc']);
  });

  test('lines may have different widths', () => {
    const lines = wrapRuns(
      [{ text: 'aa aa aa aa aa aa', style: 'body' }],
      (line) => (line === 0 ? 5 : 60),
      TYPE,
    );
    expect(lines.map((line) => line[0]?.text)).toEqual(['aa', 'aa aa aa aa aa']);
  });

  test('what stands in full elsewhere may be shortened', () => {
    expect(shorten('Silver Tide', 100, 'small', TYPE)).toBe('Silver Tide');
    expect(shorten('Silver Tide of the Many Names', 20, 'small', TYPE)).toMatch(/^Silver.*…$/);
  });

  test('is shortened no more than it must be', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'abW i.é汉'), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 3, max: 60 }), (text, width) => {
        const short = shorten(text, width, 'body', TYPE);
        const whole = textWidth(text, TYPE.body, 'regular', TYPE.face);
        // The longest beginning that fits, tried one letter after the other.
        const starts = [...text].map((_, index) => `${[...text].slice(0, index).join('').trimEnd()}…`);
        const fitting = starts.filter((each) => textWidth(each, TYPE.body, 'regular', TYPE.face) <= width);
        expect(short).toBe(whole <= width ? text : (fitting.at(-1) ?? '…'));
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('a text of a million letters is shortened for a thousand pages in a moment', () => {
    const text = 'x'.repeat(1_000_000);
    const start = performance.now();
    for (let page = 0; page < 1000; page += 1) shorten(text, 80, 'small', TYPE);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('text made fit for a line', () => {
  test.each([
    {
      claim: 'a plain name stays as it is',
      text: 'Épées « d’acier » \u00a020',
      fit: 'Épées « d’acier » \u00a020',
    },
    { claim: 'line breaks and tabs are blanks', text: 'a\nb\tc\u2028d', fit: 'a b c d' },
    { claim: 'what has no shape is a blank', text: 'a\u0000\u0007b', fit: 'a  b' },
    { claim: 'commands of direction are taken away', text: 'a\u202eb\u2066c\u200f', fit: 'abc' },
    { claim: 'half a letter is the sign for one', text: 'a\ud83db', fit: 'a\ufffdb' },
    { claim: 'a whole pair stays', text: '🐉', fit: '🐉' },
    {
      claim: 'four accents stay on a letter, forty do not',
      text: `e${'\u0301'.repeat(40)}x`,
      fit: `e${'\u0301'.repeat(4)}x`,
    },
    { claim: 'a name from the right stands by itself', text: 'שלום', fit: '\u2068שלום\u2069' },
    { claim: 'Arabic too', text: 'سلام 10', fit: '\u2068سلام 10\u2069' },
  ])('$claim', ({ text, fit }) => {
    expect(printableText(text)).toBe(fit);
  });
});

describe('letters outside of the face', () => {
  test.each([
    { claim: 'an accent has no width of its own', text: '\u0301', least: 0, most: 0 },
    { claim: 'nor has a joiner or a direction', text: '\u200d\u2068\ufe0f', least: 0, most: 0 },
    { claim: 'a dragon is wider than high', text: '🐉', least: 1.37, most: 1.5 },
    { claim: 'three dashes in one are three', text: '⸻', least: 2.99, most: 3.1 },
    { claim: 'two letters in one are more than one', text: 'Ǆ', least: 1.5, most: 2 },
    { claim: 'what nobody knows is wide', text: '\u{1f030}', least: 1.35, most: 2 },
  ])('$claim', ({ text, least, most }) => {
    const ems = textWidth(text, 72, 'bold', 'embedded') / 25.4;
    expect(ems).toBeGreaterThanOrEqual(least);
    expect(ems).toBeLessThanOrEqual(most);
  });

  test('an emoji of several signs and an accented letter are not torn', () => {
    const lines = wrapRuns([{ text: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u0301e\u0301', style: 'body' }], 19, TYPE);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      '👨‍👩‍👧‍👦',
      '👨‍👩‍👧‍👦',
      'e\u0301e\u0301',
    ]);
    expect(shorten('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 22, 'body', TYPE)).toBe('👨‍👩‍👧‍👦…');
  });

  test.each(['x', 'e\u0301', '🐉'])('a word of fifty thousand times %s is broken in a moment', (letter) => {
    const start = performance.now();
    const word = letter.repeat(50_000);
    const lines = wrapRuns([{ text: word, style: 'body' }], 50, TYPE);
    expect(lines.flat().reduce((sum, { text }) => sum + text.length, 0)).toBe(word.length);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
