import { describe, expect, test } from 'vitest';
import { isForCommandLine } from '../../../electron/cli/command-names';
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
      is: {
        name: 'data-check',
        paths: ['d'],
        isJson: true,
        showsTranslations: true,
        showsSummaries: false,
        ...common,
      },
    },
    {
      words: 'data check d --summaries',
      is: {
        name: 'data-check',
        paths: ['d'],
        isJson: false,
        showsTranslations: false,
        showsSummaries: true,
        ...common,
      },
    },
    { words: 'data new mine', is: { name: 'data-new', folder: 'mine', ...common } },
    { words: '', is: { name: 'help', topic: undefined, language: undefined } },
    { words: '--help', is: { name: 'help', topic: undefined, language: undefined } },
    { words: 'print --help', is: { name: 'help', topic: 'print', language: undefined } },
    { words: 'print a -h --out', is: { name: 'help', topic: 'print', language: undefined } },
    { words: 'check --jsno --help', is: { name: 'help', topic: 'check', language: undefined } },
    { words: 'data --help', is: { name: 'help', topic: 'data', language: undefined } },
    { words: 'data new --help', is: { name: 'help', topic: 'data new', language: undefined } },
    { words: 'data --help check', is: { name: 'help', topic: 'data check', language: undefined } },
    { words: 'help convert', is: { name: 'help', topic: 'convert', language: undefined } },
    { words: 'help data new', is: { name: 'help', topic: 'data new', language: undefined } },
    { words: 'help frobnicate', is: { name: 'help', topic: undefined, language: undefined } },
    { words: '--help --json', is: { name: 'help', topic: undefined, language: undefined } },
    { words: '--lang fr --help', is: { name: 'help', topic: undefined, language: 'fr' } },
    { words: '--help --lang=fr', is: { name: 'help', topic: undefined, language: 'fr' } },
    { words: 'check --help --lang fr', is: { name: 'help', topic: 'check', language: 'fr' } },
    { words: '--lang fr', is: { name: 'help', topic: undefined, language: 'fr' } },
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
    ['frobnicate', { kind: 'unknown-command', given: 'frobnicate', meant: undefined }],
    ['chek a', { kind: 'unknown-command', given: 'chek', meant: 'check' }],
    ['--data x frobnicate', { kind: 'unknown-command', given: 'frobnicate' }],
    ['--jsno', { kind: 'unknown-option', given: '--jsno' }],
    ['check --jsno a', { kind: 'unknown-option', given: '--jsno', meant: '--json' }],
    ['check a -x', { kind: 'unknown-option', given: '-x', meant: undefined }],
    ['check a --constructor', { kind: 'unknown-option', given: '--constructor' }],
    ['check a --translations', { kind: 'unknown-option', given: '--translations' }],
    ['convert a b --json', { kind: 'unknown-option', given: '--json' }],
    ['data new a --json', { kind: 'unknown-option', given: '--json' }],
    ['--lang', { kind: 'no-value', given: '--lang' }],
    ['check a --lang', { kind: 'no-value', given: '--lang' }],
    ['check a --data', { kind: 'no-value', given: '--data' }],
    ['check a --data --json', { kind: 'no-value', given: '--data' }],
    ['print a --out --help', { kind: 'no-value', given: '--out' }],
    ['check a --json=yes', { kind: 'unwanted-value', given: '--json=yes' }],
    ['--lang de', { kind: 'unknown-value', given: '--lang de', known: ['en', 'fr'] }],
    ['--lang de --help', { kind: 'unknown-value', given: '--lang de' }],
    ['check a --lang de', { kind: 'unknown-value', given: '--lang de' }],
    [
      'print a --out b.pdf --paper a3',
      { kind: 'unknown-value', given: '--paper a3', known: ['a4', 'letter'] },
    ],
    ['check', { kind: 'missing', what: 'lists' }],
    ['convert a', { kind: 'missing', what: 'from-and-to' }],
    ['print --out b.pdf', { kind: 'missing', what: 'list' }],
    ['print a', { kind: 'missing', what: 'out' }],
    ['data', { kind: 'missing', what: 'data-command' }],
    ['data check', { kind: 'missing', what: 'data' }],
    ['data new', { kind: 'missing', what: 'folder' }],
    ['data frobnicate x', { kind: 'unknown-command', given: 'data frobnicate', meant: undefined }],
    ['data chek x', { kind: 'unknown-command', given: 'data chek', meant: 'data check' }],
    ['convert a b c', { kind: 'too-many', given: 'c' }],
    ['print a b --out c.pdf', { kind: 'too-many', given: 'b' }],
    ['data new a b', { kind: 'too-many', given: 'b' }],
    ['data new -- --help', { kind: 'like-an-option', given: '--help' }],
    ['convert a -- --help.txt', { kind: 'like-an-option', given: '--help.txt' }],
    ['print a --out=--help.pdf', { kind: 'like-an-option', given: '--help.pdf' }],
    ['print a --out a.muster', { kind: 'no-pdf', given: 'a.muster' }],
  ])('"%s" is wrong usage', (words, mistake) => {
    expect(parseCommand(words.split(' '))).toMatchObject({ name: 'wrong-usage', mistake });
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
    expect(parseCommand(words)).toMatchObject({ name: 'wrong-usage', mistake: { kind: 'empty' } });
  });
});

test.each([
  { words: 'check a', is: true },
  { words: '--lang fr check a', is: true },
  { words: '--help', is: true },
  { words: '--version', is: true },
  { words: 'help', is: true },
  { words: 'mine.muster', is: false },
  { words: '--lang=fr', is: false },
  { words: '', is: false },
])('"$words" after the installed program’s name is for the command line: $is', ({ words, is }) => {
  expect(isForCommandLine(words === '' ? [] : words.split(' '))).toBe(is);
});
