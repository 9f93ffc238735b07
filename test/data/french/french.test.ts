/** A French reader meets no English of the data: not on paper, not in the builder. */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import { findings } from '../../../renderer/engine/findings/findings';
import { EnglishRuns, englishTexts, translations } from './english-texts';
import { KEPT } from './kept-words';
import { GAMES, shippedGame, workedLists } from './shipped-games';
import { builderTexts, listOfAll, sheetTexts } from './shown-texts';

/** Everything that a book offers, in one list: that takes a while. */
const WHOLE_BOOK_MS = 60_000;

describe.each(GAMES)('%s', (id) => {
  const { files, read, catalogue } = shippedGame(id);
  const kept = Object.keys(KEPT[id] ?? {});
  const runs = new EnglishRuns(
    files.flatMap(({ text }) => englishTexts(JSON.parse(text))),
    kept,
  );

  /** English texts in what is shown, each with the text that it was found in. */
  const englishIn = (shown: readonly string[]): string[] => [
    ...new Set(
      shown.flatMap((text) => runs.in(text).map((run) => `${run} | ${text.length > 80 ? '…' : text}`)),
    ),
  ];

  const lists = workedLists(id);
  const isLegal = (roster: (typeof lists)[number]['roster']): boolean =>
    findings(evaluate(catalogue, roster)).every(
      ({ severity }) => severity === 'advice' || severity === 'warning',
    );

  test('there is English to find, and there are legal lists', () => {
    expect(runs.size).toBeGreaterThan(500);
    expect(lists.filter(({ roster }) => isLegal(roster)).length).toBeGreaterThanOrEqual(3);
  });

  test('names, values and parameters all have French', () => {
    const without = read.problems.filter(({ kind }) => kind === 'no-french' || kind === 'no-french-words');
    expect(without).toEqual([]);
  });

  test('a word that is a name elsewhere has the French of that name', () => {
    const names = new Map<string, Set<string>>();
    const words: { text: string; french: string }[] = [];
    for (const { text } of files) {
      translations(JSON.parse(text), (kind, english, french) => {
        if (kind === 'word') words.push({ text: english, french });
        else names.set(english, (names.get(english) ?? new Set()).add(french.toLowerCase()));
      });
    }
    const others = words.filter(({ text, french }) => names.get(text)?.has(french.toLowerCase()) === false);
    expect(others).toEqual([]);
  });

  test.each(lists)('the sheet of $name', ({ roster }) => {
    expect(englishIn(sheetTexts(catalogue, roster))).toEqual([]);
  });

  test.each(lists)('the builder with $name', ({ roster }) => {
    expect(englishIn(builderTexts(catalogue, roster))).toEqual([]);
  });

  test.each(catalogue.books.map(({ key }) => key))(
    'all units of %s, on paper and in the builder',
    (book) => {
      const roster = listOfAll(catalogue, book);
      expect(englishIn([...sheetTexts(catalogue, roster), ...builderTexts(catalogue, roster)])).toEqual([]);
    },
    WHOLE_BOOK_MS,
  );

  test('every kept phrase is met', () => {
    expect(kept.filter((phrase) => !runs.met.has(phrase))).toEqual([]);
  });
});
