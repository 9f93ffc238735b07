import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolders } from '../temporary-folder';
import { runCli } from './run-cli';

const folder = temporaryFolders();
let cwd: string;

beforeEach(async () => {
  cwd = await folder();
  await runCli(['data', 'new', 'mine'], { cwd });
});

async function check(...args: readonly string[]) {
  const run = await runCli(['data', 'check', ...args, '--json'], { cwd, dataFolder: join(cwd, 'shipped') });
  return { ...run, report: JSON.parse(run.out) };
}

/** Changes the text of a file of the new game. */
async function change(name: string, from: string, to: string): Promise<void> {
  const path = join(cwd, 'mine', name);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

describe('checking data', () => {
  test('what data new writes is usable: counts, times, memory', async () => {
    const { code, report } = await check('mine');
    expect(code).toBe(0);
    expect(report).toEqual({
      systems: [
        { id: 'my-game', name: 'My Game', revision: '2026-11-30', books: 1, entries: expect.any(Number) },
      ],
      problems: [],
      ms: { read: expect.any(Number), link: expect.any(Number) },
      peakMB: expect.any(Number),
    });
    expect(report.systems[0].entries).toBeGreaterThan(3);
  });

  test('a mistake is told with file, line, column, place and words', async () => {
    await change('books/first-army.json', '"points": 60', '"pionts": 60');
    const { code, report } = await check('mine');
    expect(code).toBe(1);
    expect(report.problems).toContainEqual({
      severity: 'error',
      kind: 'unknown-property',
      file: 'mine/books/first-army.json',
      line: expect.any(Number),
      column: expect.any(Number),
      at: expect.arrayContaining(['units', 'Chief']),
      message: expect.stringContaining('pionts'),
    });
    const { line } = report.problems[0];
    const lines = (await readFile(join(cwd, 'mine/books/first-army.json'), 'utf8')).split('\n');
    expect(lines[line - 1]).toContain('pionts');
  });

  test('an id that names nothing is told', async () => {
    await change('books/first-army.json', '"of": "shield"', '"of": "sheild"');
    const { code, report } = await check('mine');
    expect(code).toBe(1);
    expect(report.problems[0]).toMatchObject({
      kind: 'unknown-id',
      message: expect.stringContaining('sheild'),
    });
  });

  test('a book in Latin-1 is told with the line of its first letter that cannot be read', async () => {
    const path = join(cwd, 'mine/books/first-army.json');
    const text = (await readFile(path, 'utf8')).replace('"Lanciers"', '"Lanciérs"');
    await writeFile(path, Buffer.from(text, 'latin1'));
    const { code, report } = await check('mine');
    expect(code).toBe(1);
    expect(report.problems).toMatchObject([
      {
        severity: 'error',
        kind: 'undecodable',
        file: 'mine/books/first-army.json',
        line: text.slice(0, text.search(/[\u0080-\uffff]/)).split('\n').length,
        message: expect.stringContaining('UTF-8'),
      },
    ]);
    const list = await runCli(['check', 'none.muster', '--data', 'mine'], { cwd, dataFolder: '' });
    expect(list.err).toMatch(/first-army\.json: .*UTF-8 \(line \d+\)/);
  });

  test('French that is missing or unsure is told when asked, counted, and is no error', async () => {
    await change('books/first-army.json', '{ "en": "Spears", "fr": "Lanciers", "mark": "ours" }', '"Spears"');
    await change(
      'books/first-army.json',
      '"fr": "Cheffe", "mark": "ours"',
      '"fr": "Cheffe", "mark": "likely"',
    );
    expect((await check('mine')).report.problems).toEqual([]);
    const { code, report } = await check('mine', '--translations');
    expect(code).toBe(0);
    const told = report.problems as { severity: string; kind: string; message: string }[];
    expect(new Set(told.map(({ severity }) => severity))).toEqual(new Set(['advice']));
    expect(told.filter(({ kind }) => kind === 'no-french')).toHaveLength(1);
    const unsure = told.filter(({ kind }) => kind === 'unsure-french');
    expect(unsure.map(({ message }) => message)).toContain(
      '“Chief” is “Cheffe” in French: likely, not seen.',
    );
    const text = await runCli(['data', 'check', 'mine', '--translations'], { cwd });
    expect(text.out).toContain(
      `French: 1 name missing, 1 name likely, ${unsure.length - 1} translations of our own\n`,
    );
    const french = await runCli(['data', 'check', 'mine', '--translations', '--lang', 'fr'], { cwd });
    expect(french.out).toMatch(/^Français\u00a0: 1 nom manquant, 1 nom probable, \d+ traductions maison$/m);
    expect((await runCli(['data', 'check', 'mine'], { cwd })).out).not.toContain('French');
  });

  test('capabilities that are only a name are told when asked, where they stand, and are no error', async () => {
    const path = join(cwd, 'mine', 'capabilities.json');
    const { capabilities, ...head } = JSON.parse(await readFile(path, 'utf8'));
    const bare = { id: 'bare', name: { en: 'Bare', fr: 'Nu', mark: 'ours' } };
    await writeFile(path, JSON.stringify({ ...head, capabilities: [...capabilities, bare] }, null, 2));
    expect((await check('mine')).report.problems).toEqual([]);
    const { code, report } = await check('mine', '--summaries');
    expect(code).toBe(0);
    expect(report.problems).toEqual([
      {
        severity: 'advice',
        kind: 'no-summary',
        file: 'mine/capabilities.json',
        line: expect.any(Number),
        column: expect.any(Number),
        at: ['capabilities', 'Bare', 'name'],
        message: '“Bare” has no summary: only its name is shown.',
      },
    ]);
    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines.slice(report.problems[0].line - 1).join('\n')).toMatch(/^\s*"name": \{\s*"en": "Bare"/);
  });

  test('a zip is as good as a folder', async () => {
    const files: Record<string, Uint8Array> = {};
    for (const name of ['system.json', 'capabilities.json', 'books/first-army.json']) {
      files[`game/${name}`] = strToU8(await readFile(join(cwd, 'mine', name), 'utf8'));
    }
    await writeFile(join(cwd, 'game.zip'), zipSync(files));
    const { code, report } = await check('game.zip');
    expect(code).toBe(0);
    expect(report.systems).toMatchObject([{ id: 'my-game', books: 1 }]);
  });

  test('a book alone is checked with the system of the folder above it', async () => {
    const { code, report } = await check(join('mine', 'books', 'first-army.json'));
    expect(code).toBe(0);
    expect(report.systems).toMatchObject([{ id: 'my-game', books: 1 }]);
    await change('system.json', '"my-game"', '"other-game"');
    expect((await check(join('mine', 'books', 'first-army.json'))).report.problems).toMatchObject([
      { kind: 'unknown-system' },
    ]);
  });

  test('a book alone is checked against the system that is shipped or added', async () => {
    const book = 'army.json';
    await copyFile(join(cwd, 'mine/books/first-army.json'), join(cwd, book));
    const alone = await check(book);
    expect(alone.code).toBe(1);
    expect(alone.report.problems).toMatchObject([{ kind: 'unknown-system' }]);
    const added = await check(book, '--data', 'mine');
    expect(added.code).toBe(0);
    expect(added.report.systems).toMatchObject([{ id: 'my-game', books: 1 }]);
    await mkdir(join(cwd, 'shipped/my-game'), { recursive: true });
    await writeFile(join(cwd, 'shipped/my-game/system.json'), await readFile(join(cwd, 'mine/system.json')));
    const shipped = await check(book);
    // Its capabilities are not there: what they are called is not known.
    expect(shipped.report.problems.every(({ file }: { file: string }) => file === book)).toBe(true);
  });

  test.each([
    { claim: 'a path that is not there', path: 'nowhere' },
    { claim: 'a folder without data', path: 'empty' },
  ])('$claim is unreadable', async ({ path }) => {
    await mkdir(join(cwd, 'empty'));
    const { code } = await check(path);
    expect(code).toBe(2);
    expect((await runCli(['data', 'check', path], { cwd })).out).not.toContain('no problems');
  });

  test('text: one line for each problem as compilers write it, then the counts, in French too', async () => {
    await change('books/first-army.json', '"points": 60', '"pionts": 60');
    const { out } = await runCli(['data', 'check', 'mine', '--lang', 'fr'], { cwd });
    expect(out).toMatch(/^mine\/books\/first-army\.json:\d+:\d+: Erreur\u00a0: .*pionts/m);
    expect(out).toContain('Mon jeu 30 novembre 2026\u00a0: 0 livre');
    expect(out).toMatch(/^1 système, 0 livre, 0 unité\u00a0: 1 erreur$/m);
  });

  test('text: a mistake in the system comes first; of what it brings about in one book the first five are shown', async () => {
    const units = Array.from({ length: 9 }, (_, index) => ({
      id: `unit-${index}`,
      name: `Unit ${index}`,
      categories: ['gone'],
    }));
    const book = {
      format: 1,
      id: 'second',
      system: 'my-game',
      name: 'Second',
      revision: '2026-11-30',
      units,
    };
    await writeFile(join(cwd, 'mine/books/second.json'), JSON.stringify(book, null, 1));
    await change('system.json', '"default": ', '"defualt": ');
    const { out } = await runCli(['data', 'check', 'mine'], { cwd });
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^mine\/system\.json:.*defualt/);
    expect(lines.filter((line) => line.includes('“gone” is not the id'))).toHaveLength(5);
    expect(out).toContain('mine/books/second.json: … and 4 more places like this one\n');
    expect(out).toMatch(/: 10 errors$/m);
    const french = await runCli(['data', 'check', 'mine', '--lang', 'fr'], { cwd });
    expect(french.out).toContain('second.json\u00a0: … et 4 autres endroits comme celui-ci\n');
  });

  test.each([
    { language: 'en', line: /^1 system, 1 book, [2-9] units: no problems$/m },
    { language: 'fr', line: /^1 système, 1 livre, [2-9] unités\u00a0: aucun problème$/m },
  ])('text: what was read is counted and said to be fine ($language)', async ({ language, line }) => {
    const { code, out } = await runCli(['data', 'check', 'mine', '--lang', language], { cwd });
    expect(code).toBe(0);
    expect(out).toMatch(line);
  });
});

describe('lists and broken data', () => {
  test('an added book whose meaning is broken is not used', async () => {
    await change('books/first-army.json', '"of": "shield"', '"of": "sheild"');
    const version = { id: 'my-game', name: 'My Game', revision: '1' };
    const list = {
      format: 1,
      id: 'a',
      name: 'A',
      system: version,
      books: [{ id: 'first-army', name: 'The First Army', revision: '1' }],
      limits: [],
      forces: [],
    };
    await writeFile(join(cwd, 'a.muster'), JSON.stringify(list));
    const run = await runCli(['check', 'a.muster', '--data', 'mine', '--json'], { cwd, dataFolder: '' });
    expect(run.code).toBe(2);
    expect(JSON.parse(run.out).lists[0].findings).toMatchObject([
      { kind: 'broken-data', entry: 'first-army' },
    ]);
  });
});

describe('community data', () => {
  const system = '<gameSystem id="game" name="The Game" revision="3" battleScribeVersion="2.03"/>';
  const catalogue = `<catalogue id="book" name="The Book" revision="1" gameSystemId="game" gameSystemRevision="3">
  <selectionEntries>
    <selectionEntry id="guard" name="Guard" type="unit"/>
  </selectionEntries>
  <entryLinks>
    <entryLink id="l" name="Lost" targetId="gone" type="selectionEntry"/>
  </entryLinks>
</catalogue>`;

  async function write(files: Readonly<Record<string, string>>): Promise<void> {
    await mkdir(join(cwd, 'game'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, 'game', name), text);
  }

  test('is counted, and what is wrong is told with its place', async () => {
    await write({ 'Game.gst': system, 'Book.cat': catalogue });
    const { code, report } = await check('game');
    expect(code).toBe(0);
    expect(report.systems).toEqual([{ id: 'game', name: 'The Game', revision: '3', books: 1, entries: 1 }]);
    expect(report.problems).toEqual([
      {
        severity: 'warning',
        kind: 'broken-link',
        file: 'game/Book.cat',
        line: 6,
        column: 35,
        at: ['Lost'],
        message: expect.stringContaining('gone'),
      },
    ]);
  });

  test('in French, as text', async () => {
    await write({ 'Game.gst': system, 'Book.cat': catalogue });
    const { out } = await runCli(['data', 'check', 'game', '--lang', 'fr'], { cwd });
    expect(out).toMatch(/^game\/Book\.cat:6:35: Alerte\u00a0: Le lien «\u00a0Lost\u00a0» .* \(Lost\)$/m);
    expect(out).toMatch(/^1 système, 1 livre, 1 unité\u00a0: 1 alerte$/m);
  });

  test('of a zip with a top folder', async () => {
    const files = { 'repo-main/Game.gst': strToU8(system), 'repo-main/a/Book.cat': strToU8(catalogue) };
    await writeFile(join(cwd, 'repo.zip'), zipSync(files));
    const { code, report } = await check('repo.zip');
    expect(code).toBe(0);
    expect(report.systems).toMatchObject([{ id: 'game', books: 1 }]);
    expect(report.problems).toMatchObject([{ file: 'repo.zip/repo-main/a/Book.cat', line: 6 }]);
  });

  test('one broken file does not stop the others', async () => {
    await write({ 'Game.gst': system, 'Book.cat': catalogue, 'Bad.cat': '<catalogue id="bad">' });
    const { code, report } = await check('game');
    expect(code).toBe(1);
    expect(report.systems).toMatchObject([{ id: 'game', books: 1 }]);
    expect(report.problems).toContainEqual(
      expect.objectContaining({ file: 'game/Bad.cat', kind: 'unclosed-tag', line: 1 }),
    );
  });

  test('a catalogue alone is checked against the system that is added', async () => {
    await write({ 'Book.cat': catalogue });
    await mkdir(join(cwd, 'system'));
    await writeFile(join(cwd, 'system/Game.gst'), system);
    // A copy of what is checked is not taken in its place.
    await writeFile(join(cwd, 'system/Book.cat'), catalogue.replace('"gone"', '"guard"'));
    // What is only lent is not counted.
    await writeFile(join(cwd, 'system/Other.cat'), catalogue.replace('"book"', '"other"'));
    const alone = await check('game');
    expect(alone.code).toBe(1);
    expect(alone.report).toMatchObject({
      systems: [],
      problems: [{ kind: 'no-game-system' }, { kind: 'into-missing' }],
    });
    const added = await check('game', '--data', 'system');
    expect(added.code).toBe(0);
    expect(added.report).toMatchObject({
      systems: [{ id: 'game', books: 1 }],
      problems: [{ kind: 'broken-link' }],
    });
    const whole = join(cwd, 'system');
    const both = await check(whole, '--data', whole);
    expect(both.report).toMatchObject({ systems: [{ books: 2 }], problems: [{ kind: 'broken-link' }] });
  });

  test('a zip that cannot be opened is unreadable and says why', async () => {
    await writeFile(join(cwd, 'half.zip'), zipSync({ 'a.cat': strToU8(catalogue) }).slice(0, 50));
    const { code, report } = await check('half.zip');
    expect(code).toBe(2);
    expect(report.problems).toMatchObject([{ kind: 'broken-zip', file: 'half.zip', severity: 'error' }]);
  });
});
