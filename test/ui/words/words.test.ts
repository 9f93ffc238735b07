import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../renderer/words/use-words';
import { whenShort } from '../../../renderer/words/when';

/** Every label as text; those that take something are given numbers and words that show spacing. */
function labels(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    if (path.endsWith('.step') || path === 'step') return [];
    // A label takes numbers or names; given the wrong ones it may fail, which is no label.
    return [
      [2, 3],
      ['Abc', 'Def'],
    ].flatMap((given) => {
      try {
        const text: unknown = value(...given);
        return typeof text === 'string' ? [[path, text] as const] : [];
      } catch {
        return [];
      }
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => labels(each, path === '' ? key : `${path}.${key}`));
}

describe('French', () => {
  const all = labels(WORDS.fr);

  test('has every label', () => {
    expect(all.length).toBeGreaterThan(250);
  });

  test('stands no-break before : ; ? ! % and inside « »', () => {
    const wrong = all.filter(([, text]) => /(?:^|[^\u00a0\u202f])[:;?!%»](?:\s|$)|«[^\u00a0]/.test(text));
    expect(wrong).toEqual([]);
  });

  test('writes the apostrophe as printers do', () => {
    expect(all.filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  test('is no copy of the English, but for names and signs', () => {
    const english = new Map(labels(WORDS.en));
    const same = all.filter(([path, text]) => text.length > 16 && english.get(path) === text);
    expect(same).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('labels in %s', (language) => {
  const words = WORDS[language];

  test('have one colon at most in a sentence', () => {
    const twice = labels(words).filter(([, text]) => /:\s[^.?!]*:\s/.test(text));
    expect(twice).toEqual([]);
  });

  test.each([
    { claim: 'points that will be left', text: words.newList.leftThen(1) },
    { claim: 'points over the limit', text: words.newList.overThen(1) },
    { claim: 'problems that are not listed', text: words.data.moreProblems(1) },
  ])('count one as one: $claim', ({ text }) => {
    expect(text).toMatch(/1\s(?:point\b|more is|de plus n’est)/);
  });

  test('quote the name of one model, which stands in the singular', () => {
    const { amountOf, increase, decrease } = words.chosen;
    const said = [amountOf('Pike'), increase('Pike'), decrease('Pike'), words.step('amount', 'Pike')];
    for (const text of said) expect(text).toMatch(/[«“]\s?Pike\s?[»”]$/);
  });
});

describe('when a list was changed', () => {
  const now = new Date(2026, 10, 30, 15).getTime();
  const day = 24 * 60 * 60 * 1000;
  test.each([
    { claim: 'today is a time', at: now - 3_600_000, en: '14:00', fr: '14:00' },
    { claim: 'yesterday is a word', at: now - day, en: 'yesterday', fr: 'hier' },
    { claim: 'this week is a weekday', at: now - 3 * day, en: 'Friday', fr: 'vendredi' },
    { claim: 'earlier is a day', at: now - 40 * day, en: '21 Oct', fr: '21 oct.' },
    { claim: 'last year has its year', at: now - 400 * day, en: '26 Oct 2025', fr: '26 oct. 2025' },
  ])('$claim', ({ at, en, fr }) => {
    expect(whenShort(at, now, 'en', WORDS.en.library.yesterday)).toBe(en);
    expect(whenShort(at, now, 'fr', WORDS.fr.library.yesterday)).toBe(fr);
  });
});
