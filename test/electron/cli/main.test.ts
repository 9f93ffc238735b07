import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { cliLanguage } from '../../../electron/cli/cli-language';
import { COMMANDS } from '../../../electron/cli/command-names';
import { temporaryFolders } from '../temporary-folder';
import { runCli } from './run-cli';

const folder = temporaryFolders();

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCli(args, { env, version: '1.2.3' });

describe('the command line', () => {
  test('wrong usage is 64, with help in both languages on stderr', async () => {
    const { code, out, err } = await run(['frobnicate']);
    expect(code).toBe(64);
    expect(out).toBe('');
    expect(err).toContain('frobnicate');
    expect(err).toContain('Usage: muster');
    expect(err).toContain('Usage\u00a0: muster');
  });

  test('help is on stdout in the language of the environment', async () => {
    expect(await run(['--help'], { LANG: 'fr_FR.UTF-8' })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Codes de sortie'),
    });
    expect((await run([])).out).toContain('Exit codes');
    for (const args of [
      ['--lang', 'fr', '--help'],
      ['--help', '--lang', 'fr'],
    ]) {
      expect((await run(args)).out).toContain('Codes de sortie');
    }
  });

  test.each(COMMANDS)('help about %s: how it is written, what it does, its exit codes', async (command) => {
    const words = command.split(' ');
    const { code, out } = await run([...words, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: muster ${command} <`));
    expect(out).toContain('Exit code: 0');
    const french = (await run([...words, '--help', '--lang', 'fr'])).out;
    expect(french).toMatch(new RegExp(`^Usage\u00a0: muster ${command} <`));
    expect(french).toContain('Code de sortie\u00a0: 0');
    const options = (text: string) => text.match(/--[a-z]+|\.[a-z]{2,6}\b/g)?.toSorted();
    expect(options(french)).toEqual(options(out));
  });

  test.each([
    [
      'chek',
      'muster: there is no command chek; is check meant?',
      'muster\u00a0: pas de commande chek\u00a0; peut-être check\u00a0?',
    ],
    ['check --jsno a', 'muster check: there is no option --jsno', 'muster check\u00a0: pas d’option --jsno'],
    ['data new -- --help', '--help looks like an option', '--help ressemble à une option'],
    ['print a --out a.muster', 'a.muster must end in .pdf', 'a.muster doit finir par .pdf'],
  ])('"%s" is told in both languages, first of all, and makes nothing', async (words, english, french) => {
    const where = await folder();
    const { code, out, err } = await runCli(words.split(' '), { cwd: where });
    expect({ code, out }).toEqual({ code: 64, out: '' });
    const [first, second] = err.split('\n');
    expect(first).toContain(english);
    expect(second).toContain(french);
    expect(await readdir(where)).toEqual([]);
  });

  test('the version', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n' });
  });
});

test.each([
  { env: {}, is: 'en' },
  { env: { LANG: 'fr_CA.UTF-8' }, is: 'fr' },
  { env: { LANG: 'fr_FR', LC_ALL: 'C' }, is: 'en' },
  { env: { LANG: 'C', LC_ALL: '', LC_MESSAGES: 'fr_FR' }, is: 'fr' },
])('$env speaks $is', ({ env, is }) => {
  expect(cliLanguage(env)).toBe(is);
});

describe('help is true', () => {
  test.each(['en', 'fr'])('it names every format that is written (%s)', async (language) => {
    const { out } = await run(['--help', '--lang', language]);
    const { err } = await run(['convert', 'a.muster', 'a.nothing', '--lang', language]);
    const endings = err.match(/\.[a-z]+\b/g)?.filter((each) => each !== '.nothing') ?? [];
    expect(endings.length).toBeGreaterThan(3);
    const [line = ''] = out.split('\n').filter((each) => each.startsWith('  convert <'));
    expect(line.match(/\.[a-z]+\b/g)).toEqual(endings);
  });

  test('it calls a verdict what the screens call it', async () => {
    const { out } = await run(['--help', '--lang', 'fr']);
    expect(out).not.toMatch(/légal/i);
    expect(out).toContain('conformes');
  });
});
