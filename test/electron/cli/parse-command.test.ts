import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../../electron/cli/parse-command';

const common = { data: [], language: undefined };

describe('the words after muster', () => {
  test.each([
    { words: 'check a b', is: { name: 'check', paths: ['a', 'b'], isJson: false, ...common } },
    {
      words: 'check a --json --data x --data y --lang fr',
      is: { name: 'check', paths: ['a'], isJson: true, data: ['x', 'y'], language: 'fr' },
    },
    { words: 'check -- --odd', is: { name: 'check', paths: ['--odd'], isJson: false, ...common } },
    { words: 'convert a.ros b.muster', is: { name: 'convert', from: 'a.ros', to: 'b.muster', ...common } },
    {
      words: 'print a --out b.pdf',
      is: { name: 'print', list: 'a', to: 'b.pdf', layout: undefined, paper: 'a4', ...common },
    },
    {
      words: 'print a --out=b.pdf --paper letter --layout one-page',
      is: { name: 'print', list: 'a', to: 'b.pdf', layout: 'one-page', paper: 'letter', ...common },
    },
    {
      words: 'data check d --translations --json',
      is: { name: 'data-check', paths: ['d'], isJson: true, showsTranslations: true, ...common },
    },
    { words: 'data new mine', is: { name: 'data-new', folder: 'mine', ...common } },
    { words: '', is: { name: 'help', language: undefined } },
    { words: '--help', is: { name: 'help', language: undefined } },
    { words: 'print --help', is: { name: 'help', language: undefined } },
    { words: '--lang fr --help', is: { name: 'help', language: 'fr' } },
    { words: '--help --lang=fr', is: { name: 'help', language: 'fr' } },
    { words: 'check --help --lang fr', is: { name: 'help', language: 'fr' } },
    { words: '--lang fr', is: { name: 'help', language: 'fr' } },
    { words: '--lang fr --version', is: { name: 'version' } },
    {
      words: '--lang fr --data x check a --data y',
      is: { name: 'check', paths: ['a'], isJson: false, data: ['x', 'y'], language: 'fr' },
    },
    {
      words: '--data=x check -- --odd',
      is: { name: 'check', paths: ['--odd'], isJson: false, data: ['x'], language: undefined },
    },
    { words: '--version', is: { name: 'version' } },
  ])('"$words"', ({ words, is }) => {
    expect(parseCommand(words === '' ? [] : words.split(' '))).toEqual(is);
  });

  test.each([
    'frobnicate',
    '--lang',
    '--lang de',
    '--lang de --help',
    '--help --json',
    '--data x frobnicate',
    'check',
    'check --jsno a',
    'check a --data',
    'check a --lang de',
    'check a --translations',
    'convert a',
    'convert a b c',
    'convert a b --json',
    'print a',
    'print a b --out c',
    'print a --out b --paper a3',
    'data',
    'data frobnicate x',
    'data check',
    'data new',
    'data new a b',
    'data new a --json',
  ])('"%s" is wrong usage', (words) => {
    expect(parseCommand(words.split(' ')).name).toBe('wrong-usage');
  });

  test.each([
    { words: ['check', ''] },
    { words: ['check', 'a', ''] },
    { words: ['convert', '', 'b.txt'] },
    { words: ['print', 'a', '--out', ''] },
    { words: ['check', 'a', '--data', ''] },
    { words: ['data', 'check', ''] },
    { words: ['data', 'new', ''] },
  ])('$words is wrong usage: an empty word names nothing', ({ words }) => {
    expect(parseCommand(words)).toMatchObject({ name: 'wrong-usage', given: '""' });
  });
});
