import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readOrAnswer, type Script } from '../../build/scripts/read-args.mjs';

const root = resolve(import.meta.dirname, '../..');

const SCRIPT: Script = {
  usage: 'node script.mjs <file>… [--port N] [--loud]',
  en: 'Does something.',
  fr: 'Fait quelque chose.',
  options: { port: { number: true }, loud: { type: 'boolean' } },
  least: 1,
  most: 2,
};

describe('the words after a developer script', () => {
  test('are told apart; numbers are numbers', () => {
    expect(readOrAnswer(SCRIPT, ['a', '--port', '5170', '--loud', '--', '--b'])).toEqual({
      values: { port: 5170, loud: true },
      positionals: ['a', '--b'],
    });
  });

  test.each([['--help'], ['-h'], ['a', '--odd', '--help']])('%j %j %j asks for help', (...args) => {
    const { answer, code } = readOrAnswer(SCRIPT, args) as { answer: string; code: number };
    expect(code).toBe(0);
    for (const said of [SCRIPT.usage, SCRIPT.en, SCRIPT.fr]) expect(answer).toContain(said);
  });

  test.each([
    { args: ['a', '--odd'], english: 'not understood: --odd', french: 'pas compris\u00a0: --odd' },
    { args: ['a', '--port'], english: 'not understood: --port', french: 'pas compris\u00a0: --port' },
    { args: ['a', '--port', 'x'], english: 'no number: --port x', french: 'pas un nombre\u00a0: --port x' },
    { args: [], english: 'something is missing', french: 'il manque quelque chose' },
    { args: ['a', 'b', 'c'], english: 'one word too many: c', french: 'un mot de trop\u00a0: c' },
  ])('$args is told in both languages', ({ args, english, french }) => {
    const { answer, code } = readOrAnswer(SCRIPT, args) as { answer: string; code: number };
    expect(code).toBe(64);
    const [first] = answer.split('\n');
    expect(first).toContain(english);
    expect(first).toContain(french);
    expect(answer).toContain(SCRIPT.usage);
  });
});

/** Every script that is started by hand, and not only imported by others. */
const scripts = ['build/scripts', 'test/e2e/screens'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mjs') && name !== 'read-args.mjs')
    .map((name) => join(folder, name))
    .filter((path) => /readArgs\(|process\.argv/.test(readFileSync(join(root, path), 'utf8'))),
);

describe.each(scripts)('%s', (path) => {
  test.concurrent('answers --help and does nothing', async ({ expect }) => {
    const cwd = await mkdtemp(join(tmpdir(), 'muster-help-'));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(root, path), '--help'], {
      cwd,
    });
    const made = await readdir(cwd);
    await rm(cwd, { recursive: true });
    expect({ stderr, made }).toEqual({ stderr: '', made: [] });
    expect(stdout).toMatch(/^Usage/);
  });
});

test('there are scripts to ask', () => {
  expect(scripts.length).toBeGreaterThan(12);
});
