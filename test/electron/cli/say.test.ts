import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { harmless } from '../../../electron/cli/say';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import type { Roster } from '../../../renderer/engine/roster/document';
import { temporaryFolders } from '../temporary-folder';
import { makeList } from './make-list';
import { runCli } from './run-cli';

/** A line break, a verdict, colours, a window title, a C1 sequence, letters from right to left. */
const FORGED = 'A\r\nForged · Legal\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u2028B\u007f';
/** What a terminal or an editor may take for more than a sign; the line feeds between our own lines aside. */
const HARM = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const folder = temporaryFolders();
let cwd: string;
let list: Roster;

beforeEach(async () => {
  cwd = await folder();
  await runCli(['data', 'new', 'mine'], { cwd });
  list = await makeList({
    data: join(cwd, 'mine'),
    system: 'my-game',
    book: 'first-army',
    limit: 200,
    name: 'Patrol',
  });
});

const save = (name: string, roster: Roster) => writeFile(join(cwd, name), writeList(roster));
const run = (...args: readonly string[]) =>
  runCli([...args, '--data', 'mine'], { cwd, dataFolder: join(cwd, 'none') });

function expectHarmless({ out, err }: { readonly out: string; readonly err: string }): void {
  const lines = [...out.split('\n'), ...err.split('\n')];
  for (const line of lines) {
    expect(line).not.toMatch(HARM);
    expect(line).not.toMatch(/^Forged/);
  }
}

describe('what is printed of a text', () => {
  test.each([
    { claim: 'letters of any language stay', text: 'Épée — 剑 · ’ 🗡️ é', shown: 'Épée — 剑 · ’ 🗡️ é' },
    { claim: 'no-break blanks stay', text: '2\u202f100\u00a0%', shown: '2\u202f100\u00a0%' },
    { claim: 'a line break becomes its picture', text: 'a\nb', shown: 'a\u240ab' },
    { claim: 'an escape becomes its picture', text: '\u001b[31m', shown: '\u241b[31m' },
    { claim: 'a second kind of escape is spelt out', text: '\u009b31m', shown: '<U+009B>31m' },
    { claim: 'a turn of direction is spelt out', text: '\u202eb', shown: '<U+202E>b' },
  ])('$claim', ({ text, shown }) => {
    expect(harmless(text)).toBe(shown);
  });
});

describe('names in files cannot forge an answer', () => {
  const forged = (): Roster => ({
    ...list,
    name: FORGED,
    player: FORGED,
    notes: FORGED,
    limits: [{ typeId: 'pts', name: FORGED, value: 1 }],
    forces: list.forces.map((force) => ({
      ...force,
      customName: FORGED,
      selections: (force.selections ?? []).map((each) => ({ ...each, entryId: FORGED, name: FORGED })),
    })),
  });

  test('check, as text and as JSON, which still says what the file said', async () => {
    await save('a.muster', forged());
    const text = await run('check', 'a.muster');
    expect(text.code).toBe(1);
    expectHarmless(text);
    expect(text.out).toContain('Forged · Legal');
    const json = await run('check', 'a.muster', '--json');
    expectHarmless(json);
    expect(JSON.parse(json.out).lists[0].name).toBe(FORGED);
  });

  test('a list of a game that is not there', async () => {
    await save('a.muster', { ...forged(), system: { id: FORGED, name: FORGED, revision: '1' } });
    for (const args of [
      ['check', 'a.muster'],
      ['convert', 'a.muster', 'a.txt'],
      ['print', 'a.muster', '--out', 'a.pdf'],
    ]) {
      const text = await run(...args);
      expect(text.code).toBe(2);
      expectHarmless(text);
    }
  });

  test.each(['txt', 'md'])('a list as .%s', async (ending) => {
    await save('a.muster', forged());
    expectHarmless(await run('convert', 'a.muster', `a.${ending}`));
    const written = await readFile(join(cwd, `a.${ending}`), 'utf8');
    expect(written).toContain('Forged · Legal');
    for (const line of written.split('\n')) expect(line).not.toMatch(HARM);
    // The notes of a list have lines of their own, all else is one line.
    expect(written.split('\n').filter((line) => line.startsWith('Forged'))).toHaveLength(1);
  });

  test('data check: names of files, texts and places', async () => {
    const path = join(cwd, 'mine/books/first-army.json');
    const broken = (await readFile(path, 'utf8'))
      .replace('"of": "shield"', `"of": ${JSON.stringify(FORGED)}`)
      .replace('"en": "Chief"', `"en": ${JSON.stringify(FORGED)}`);
    await writeFile(path, broken);
    for (const args of [['mine'], ['mine', '--json'], ['mine', '--translations', '--lang', 'fr']]) {
      const text = await run('data', 'check', ...args);
      expect(text.code).toBe(1);
      expectHarmless(text);
    }
  });

  test.skipIf(process.platform === 'win32')('names of files and words of the command line', async () => {
    const name = FORGED.replaceAll('/', '');
    await mkdir(join(cwd, 'lists'));
    await writeFile(join(cwd, 'lists', `${name}.muster`), '');
    await writeFile(join(cwd, 'lists', `${name}.doc`), '');
    expectHarmless(await run('check', 'lists'));
    expectHarmless(await run('check', name));
    const wrong = await runCli([FORGED]);
    expect(wrong.code).toBe(64);
    expectHarmless(wrong);
  });
});
