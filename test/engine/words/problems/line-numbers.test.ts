import { expect, test } from 'vitest';
import { problemSentence } from '../../../../renderer/engine/words/problems/problem-sentence';

test('numbers of lines are written as the language does', () => {
  const told = (kind: string, params: object) =>
    (['en', 'fr'] as const).map((language) => problemSentence({ kind, params } as never, language));
  expect(told('duplicate-key', { key: 'gear', firstLine: 12345 })).toEqual([
    expect.stringMatching(/in line 12,345\.$/),
    expect.stringMatching(/à la ligne 12\u202f345\.$/),
  ]);
  for (const [kind, params] of [
    ['unexpected-end', { expected: ']', openedLine: 12345 }],
    ['unclosed-tag', { tag: 'entry', openedLine: 12345 }],
    ['wrong-end-tag', { found: 'entry', expected: 'entries', openedLine: 12345 }],
  ] as const)
    expect(told(kind, params)).toEqual([
      expect.stringContaining('12,345'),
      expect.stringContaining('12\u202f345'),
    ]);
});
