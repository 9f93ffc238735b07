import { describe, expect, test } from 'vitest';
import { cliLanguage } from '../../../electron/cli/cli-language';
import { runCli } from './run-cli';

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
      ['check', '--help', '--lang', 'fr'],
    ]) {
      expect((await run(args)).out).toContain('Codes de sortie');
    }
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
