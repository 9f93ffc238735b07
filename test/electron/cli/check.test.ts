import fs, { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListReport } from '../../../electron/cli/list-report';
import { writeList } from '../../../renderer/engine/exchange/list/write-list';
import type { Roster, RosterSelection } from '../../../renderer/engine/roster/document';
import { sentence } from '../../../renderer/engine/words/findings/sentence';
import { makeList } from './make-list';
import { runCli } from './run-cli';

/** As it is, and counted. */
vi.mock(import('../../../renderer/engine/words/findings/sentence'), { spy: true });

/** The game that `muster data new` writes; no shipped data are needed. */
let where: string;
let legal: Roster;

beforeAll(async () => {
  where = await mkdtemp(join(tmpdir(), 'muster-check-'));
  await runCli(['data', 'new', 'data'], { cwd: where });
  legal = await makeList({
    data: join(where, 'data'),
    system: 'my-game',
    book: 'first-army',
    limit: 200,
    name: 'Patrol',
    role: { id: 'captain', of: 'chief' },
  });
  await save('legal.muster', legal);
});
afterAll(() => rm(where, { recursive: true, force: true }));

const save = (name: string, roster: Roster) => writeFile(join(where, name), writeList(roster));

async function checked(...args: readonly string[]) {
  const run = await runCli(['check', ...args, '--data', 'data', '--json'], {
    cwd: where,
    dataFolder: join(where, 'none'),
  });
  return { ...run, lists: (JSON.parse(run.out) as { lists: readonly ListReport[] }).lists };
}

/** The list with one of its root selections changed. */
function withUnit(roster: Roster, change: (unit: RosterSelection) => RosterSelection): Roster {
  const [force, ...others] = roster.forces;
  const [unit, ...more] = force?.selections ?? [];
  if (force === undefined || unit === undefined) throw new Error('the list is empty');
  return { ...roster, forces: [{ ...force, selections: [change(unit), ...more] }, ...others] };
}

describe('checking lists', () => {
  test('a folder without a list is not "all legal"', async () => {
    await mkdir(join(where, 'nothing/inside'), { recursive: true });
    const { code, lists, err } = await checked('nothing');
    expect({ code, lists }).toEqual({ code: 2, lists: [] });
    expect(err).toContain('nothing: no list in this folder');
  });

  test('a folder that may not be looked into is not "all legal", but one of the results', async () => {
    await mkdir(join(where, 'closed'), { recursive: true });
    const { readdir } = fs;
    // A mode would not stop whoever runs the tests as root.
    const spy = vi.spyOn(fs, 'readdir').mockImplementation((async (path: string, options: object) => {
      if (path.endsWith('closed')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      return readdir(path, options as never);
    }) as never);
    const { code, lists } = await checked('legal.muster', 'closed');
    const text = await runCli(['check', 'closed'], { cwd: where });
    spy.mockRestore();
    expect(code).toBe(2);
    expect(lists[1]).toMatchObject({
      file: 'closed',
      verdict: 'unreadable',
      findings: [{ kind: 'not-readable', message: 'closed: cannot be read: no permission' }],
    });
    expect(text).toMatchObject({ code: 2, out: expect.stringContaining('cannot be read: no permission') });
  });

  test('a legal list: verdict, totals, books, digest', async () => {
    const { code, lists } = await checked('legal.muster');
    expect(lists).toEqual([
      expect.objectContaining({
        file: 'legal.muster',
        format: 'muster',
        name: 'Patrol',
        system: { id: 'my-game', name: 'My Game', revision: '2026-11-30' },
        books: [{ id: 'first-army', name: 'The First Army', revision: '2026-11-30' }],
        limits: { points: 200 },
        stored: {},
        review: false,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
    const [report] = lists;
    expect(report?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect({ code, verdict: report?.verdict }).toEqual({ code: 0, verdict: 'legal' });
    expect(report?.totals.points).toBeGreaterThan(0);
    expect(report?.totalsById).toEqual({ pts: report?.totals.points });
    expect(report?.selections).toBeGreaterThan(3);
  });

  test('fields stand in the order of the contract', async () => {
    const { lists } = await checked('legal.muster');
    expect(Object.keys(lists[0] ?? {})).toEqual([
      'file',
      'format',
      'name',
      'system',
      'books',
      'limits',
      'totals',
      'totalsById',
      'stored',
      'selections',
      'verdict',
      'review',
      'findings',
      'digest',
    ]);
  });

  test('a list without its leader is illegal: the finding has ids, words and a place', async () => {
    const [force] = legal.forces;
    const troops = (force?.selections ?? []).filter(({ entryId }) => !entryId.includes('chief'));
    await save('illegal.muster', { ...legal, roles: [], forces: [{ ...force!, selections: troops }] });
    const { code, lists } = await checked('illegal.muster');
    expect({ code, verdict: lists[0]?.verdict }).toEqual({ code: 1, verdict: 'illegal' });
    const errors = lists[0]?.findings.filter(({ severity }) => severity === 'error') ?? [];
    expect(errors.length).toBeGreaterThan(0);
    for (const finding of errors) {
      expect(finding.message).not.toBe('');
      expect(finding.constraint).toBeTruthy();
    }
    expect(errors.some(({ at }) => at[0] === 'Warband')).toBe(true);
  });

  test('a choice that its book no longer knows is kept, lost, and makes the list illegal', async () => {
    await save(
      'lost.muster',
      withUnit(legal, (unit) => ({ ...unit, entryId: 'dragon', name: 'Dragon' })),
    );
    const { code, lists } = await checked('lost.muster');
    expect({ code, verdict: lists[0]?.verdict }).toEqual({ code: 1, verdict: 'illegal' });
    expect(lists[0]?.findings).toContainEqual(
      expect.objectContaining({ severity: 'lost', kind: 'unknown-entry' }),
    );
  });

  test('a book that is not there: unreadable, with last known names and prices', async () => {
    const [force] = legal.forces;
    const books = [{ id: 'other-army', name: 'The Other Army', revision: '7' }];
    await save('no-book.muster', { ...legal, books, forces: [{ ...force!, catalogueId: 'other-army' }] });
    const { code, lists } = await checked('no-book.muster');
    const [report] = lists;
    expect({ code, verdict: report?.verdict }).toEqual({ code: 2, verdict: 'unreadable' });
    expect(report?.findings).toMatchObject([{ kind: 'unknown-book', severity: 'lost', entry: 'other-army' }]);
    expect(report?.books).toEqual(books);
    const [known] = (await checked('legal.muster')).lists;
    expect(report?.totals).toEqual(known?.totals);
    expect(report?.name).toBe('Patrol');
  });

  test('what is said alike of many is told once with its number; to programs only where there is no end of it', async () => {
    const gone = (count: number): Roster => {
      const [force] = legal.forces;
      const unit = { entryId: 'nobody', amount: 1, name: 'Nobody', costs: [] };
      const more = Array.from({ length: count }, (_, index) => ({ ...unit, id: `x${index}` }));
      return { ...legal, forces: [{ ...force!, selections: [...(force?.selections ?? []), ...more] }] };
    };
    await save('three.muster', gone(3));
    await save('many.muster', gone(150));
    const { out } = await runCli(['check', 'three.muster', '--data', 'data'], { cwd: where });
    const lines = out.split('\n').filter((line) => line.includes('Nobody'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ \(3 times\)$/);
    const [three, many] = (await checked('three.muster', 'many.muster')).lists;
    expect(three?.findings.map(({ kind, times }) => [kind, times])).toEqual(
      Array(3).fill(['unknown-entry', undefined]),
    );
    expect(many?.findings.map(({ kind, times }) => [kind, times])).toEqual([['unknown-entry', 150]]);
  });

  test('a book without an id is found by its name, and nothing of the list is lost', async () => {
    const books = legal.books.map((book) => ({ ...book, id: '' }));
    const forces = legal.forces.map((force) => ({ ...force, catalogueId: '' }));
    await save('nameless.muster', { ...legal, books, forces });
    const [found, whole] = (await checked('nameless.muster', 'legal.muster')).lists;
    expect(found).toMatchObject({ verdict: 'legal', findings: [] });
    expect([found?.totals, found?.books]).toEqual([whole?.totals, whole?.books]);
    await save('nameless.muster', {
      ...legal,
      books: books.map((book) => ({ ...book, name: 'Gone' })),
      forces,
    });
    const [gone] = (await checked('nameless.muster')).lists;
    expect(gone).toMatchObject({ verdict: 'unreadable', findings: [{ kind: 'unknown-book' }] });
    expect(gone?.totals).toEqual(whole?.totals);
  });

  test('a game that is not there: unreadable', async () => {
    await save('no-game.muster', {
      ...legal,
      system: { id: 'other-game', name: 'Other Game', revision: '1' },
    });
    const { code, lists } = await checked('no-game.muster');
    expect(code).toBe(2);
    expect(lists[0]?.findings).toMatchObject([{ kind: 'unknown-system', entry: 'other-game' }]);
  });

  test.each([
    { claim: 'a file that is not there', text: undefined, kind: 'not-found' },
    { claim: 'an empty file', text: '', kind: 'empty' },
    {
      claim: 'another program’s list cut off',
      text: '<?xml version="1.0"?><roster id="1" xmlns="http://www.battlescribe.net/schema/rosterSchema">',
      kind: 'broken-xml',
    },
    { claim: 'a list cut off', text: '{"format":1,"name":"A","sys', kind: 'truncated' },
    {
      claim: 'a list of the future',
      text: '{"format":99,"system":{},"books":[],"limits":[],"forces":[]}',
      kind: 'newer-format',
    },
  ])('$claim is unreadable and says why', async ({ text, kind }) => {
    if (text !== undefined) await writeFile(join(where, 'bad.muster'), text);
    const { code, lists } = await checked(text === undefined ? 'missing.muster' : 'bad.muster');
    expect(code).toBe(2);
    expect(lists[0]).toMatchObject({ verdict: 'unreadable', name: null, findings: [{ kind }] });
    expect(lists[0]?.findings[0]?.message).not.toBe('');
  });

  test('texts of a million letters: kept in the file, shown shortened, and no wait', async () => {
    const long = 'x'.repeat(1_000_000);
    const [force] = legal.forces;
    await save('long.muster', {
      ...legal,
      name: long,
      player: long,
      notes: long,
      forces: [{ ...force!, customName: long, notes: long }],
    });
    const start = performance.now();
    const args = ['--data', 'data'];
    const world = { cwd: where, dataFolder: join(where, 'none') };
    const { out } = await runCli(['check', 'long.muster', ...args], world);
    for (const to of ['long.html', 'long.txt', 'long-copy.muster']) {
      expect((await runCli(['convert', 'long.muster', to, ...args], world)).code).toBeLessThan(2);
    }
    // 100 s before, for a hundredth of the letters.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(out.length).toBeLessThan(2000);
    expect(out).toContain('x… · Legal');
    expect((await readFile(join(where, 'long.txt'), 'utf8')).length).toBeLessThan(20_000);
    const copy = JSON.parse(await readFile(join(where, 'long-copy.muster'), 'utf8'));
    expect([copy.name, copy.notes, copy.forces[0].customName]).toEqual([long, long, long]);
  }, 30_000);

  test('a seal: whole in a copy, told when the file was changed afterwards, gone for nobody', async () => {
    const world = { cwd: where, dataFolder: join(where, 'none') };
    await runCli(['convert', 'legal.muster', 'sealed.muster', '--data', 'data'], world);
    const kinds = async (name: string) => {
      const { code, lists } = await checked(name);
      return { code, kinds: lists[0]?.findings.filter(({ kind }) => kind === 'broken-seal') };
    };
    expect(await kinds('legal.muster')).toEqual({ code: 0, kinds: [] });
    expect(await kinds('sealed.muster')).toEqual({ code: 0, kinds: [] });

    const text = await readFile(join(where, 'sealed.muster'), 'utf8');
    await writeFile(join(where, 'touched.muster'), text.replace('"name": "Patrol"', '"name": "Patrul"'));
    expect(await kinds('touched.muster')).toMatchObject({ code: 0, kinds: [{ severity: 'advice', at: [] }] });
    const said = await runCli(['check', 'touched.muster', '--data', 'data'], world);
    expect(said.out.match(/changed outside the program/g)).toHaveLength(1);
    const converted = await runCli(['convert', 'touched.muster', 'again.muster', '--data', 'data'], world);
    expect(converted.err).toContain('changed outside the program');
  });

  test('newer data: to review, whatever the verdict', async () => {
    const older = legal.books.map((book) => ({ ...book, revision: '2025-01-01' }));
    await save('older.muster', { ...legal, books: older });
    expect((await checked('older.muster')).lists[0]).toMatchObject({ verdict: 'legal', review: true });
    const changed = legal.books.map((book) => ({ ...book, digest: '0'.repeat(64) }));
    await save('changed.muster', { ...legal, books: changed });
    expect((await checked('changed.muster')).lists[0]).toMatchObject({ review: true });
  });

  test('a folder stands for its lists by name; unreadable wins over illegal', async () => {
    await mkdir(join(where, 'folder'), { recursive: true });
    await save('folder/b.muster', legal);
    await save('folder/a.muster', { ...legal, forces: [{ ...legal.forces[0]!, selections: [] }] });
    await writeFile(join(where, 'folder/notes.txt'), 'not a list');
    const { code, lists, err } = await checked('folder', 'missing.muster', 'legal.muster');
    expect(lists.map(({ file, verdict }) => [file, verdict])).toEqual([
      [join('folder', 'a.muster'), 'illegal'],
      [join('folder', 'b.muster'), 'legal'],
      ['missing.muster', 'unreadable'],
      ['legal.muster', 'legal'],
    ]);
    expect(code).toBe(2);
    expect(err).toContain('notes.txt');
    expect((await checked('folder')).code).toBe(1);
  });

  test('text is for people, in their language', async () => {
    const args = ['check', 'legal.muster', 'lost.muster', '--data', 'data'];
    const world = { cwd: where, dataFolder: join(where, 'none') };
    const english = await runCli(args, world);
    expect(english.out).toContain('Patrol · Legal');
    expect(english.out).toContain('2 lists: 1 legal, 1 not legal, 0 unreadable\n');
    const french = await runCli(args, { ...world, env: { LANG: 'fr_FR.UTF-8' } });
    expect(french.out).toContain('Patrol · Conforme');
    expect(french.out).toMatch(/Perdu|Disparu|Introuvable|perdu/);
    expect(french.out).not.toContain('Not legal');
  });

  test('text: a list whose data are not there was not checked, which is first said and then why', async () => {
    const world = { cwd: where, dataFolder: join(where, 'none') };
    const args = ['check', 'legal.muster', 'no-book.muster', 'no-such.muster', '--data', 'data'];
    const { out } = await runCli(args, world);
    const lines = out.split('\n');
    const at = lines.indexOf('Patrol · Not checked (no-book.muster)');
    expect(lines[at + 1]).toContain('The Other Army');
    expect(lines[at + 2]).toMatch(/^ {2}last known: points \d+$/);
    expect(out).not.toContain('Lost: ');
    expect(lines).toContain('no-such.muster · Unreadable');
    expect(lines).toContain('  Error: no-such.muster: not found');
    expect(lines.at(-2)).toBe('3 lists: 1 legal, 0 not legal, 1 not checked, 1 unreadable');
    const french = await runCli([...args, '--lang', 'fr'], world);
    expect(french.out).toContain('Patrol · Non vérifiée (no-book.muster)');
    expect(french.out).toContain('3 listes\u00a0: 1 conforme, 0 non conforme, 1 non vérifiée, 1 illisible\n');
  });

  test('each finding is put into words once, also as text', async () => {
    await save('leaderless.muster', { ...legal, roles: [] });
    vi.mocked(sentence).mockClear();
    const { out } = await runCli(['check', 'leaderless.muster', '--data', 'data'], { cwd: where });
    const told = vi.mocked(sentence).mock.calls.map(([finding]) => finding);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
    expect(out.split('\n').filter((line) => line.startsWith('  Error')).length).toBeGreaterThan(0);
  });

  test('text: a finding has the place that the screens show', async () => {
    const { out } = await runCli(['check', 'illegal.muster', '--data', 'data'], {
      cwd: where,
      dataFolder: join(where, 'none'),
    });
    expect(out).toContain('Error: ');
    // The only force of a list goes without saying.
    expect(out).not.toContain('(Warband · ');
  });

  test('folders in a folder of lists are told: nobody takes them for checked', async () => {
    await mkdir(join(where, 'teams/red'), { recursive: true });
    await save('teams/a.muster', legal);
    const { code, err } = await checked('teams');
    expect(code).toBe(0);
    expect(err).toContain(
      `teams: folders below it are not searched; to check them, name them (${join('teams', 'red')})`,
    );
    // However the folder was written, what is told can be copied.
    expect((await checked('teams/')).err).toContain(`name them (${join('teams', 'red')})`);
  });

  test('the verdict does not depend on the company a list is checked in', async () => {
    const alone = await checked('illegal.muster');
    const together = await checked('legal.muster', 'illegal.muster', 'lost.muster');
    expect(together.lists[1]).toEqual(alone.lists[0]);
  });

  test('data that cannot be read are said', async () => {
    const { err } = await runCli(['check', 'legal.muster', '--data', 'nowhere'], { cwd: where });
    expect(err).toContain('nowhere');
  });

  test.each([
    { claim: 'a list', path: 'legal.muster', told: true },
    { claim: 'a file of notes', path: 'data/README.md', told: true },
    { claim: 'JSON of something else', path: 'data/schemas/system.schema.json', told: true },
    { claim: 'a folder without data', path: 'data/schemas', told: true },
    { claim: 'a folder with data', path: 'data', told: false },
    { claim: 'a book alone', path: 'data/books/first-army.json', told: false },
  ])('what --data names and is no data is told: $claim', async ({ path, told }) => {
    const { err } = await runCli(['check', 'legal.muster', '--data', path, '--data', 'data'], { cwd: where });
    expect(err.includes('no data of any game')).toBe(told);
    if (told) expect(err).toContain(path);
  });

  test('a book with errors makes its lists unreadable and names the command that tells which', async () => {
    const path = join(where, 'broken/books/first-army.json');
    await runCli(['data', 'new', 'broken'], { cwd: where });
    await writeFile(path, (await readFile(path, 'utf8')).replace('"points": 60', '"points": "sixty"'));
    const run = await runCli(['check', 'legal.muster', '--data', 'broken', '--json'], {
      cwd: where,
      dataFolder: join(where, 'none'),
    });
    expect(run.code).toBe(2);
    expect(JSON.parse(run.out).lists[0].findings[0]).toMatchObject({
      kind: 'broken-data',
      message: expect.stringContaining('muster data check'),
    });
  });
});

describe('converting a list', () => {
  const convert = (to: string, from = 'legal.muster', ...more: readonly string[]) =>
    runCli(['convert', from, to, '--data', 'data', ...more], { cwd: where, dataFolder: join(where, 'none') });

  test('to a list file: whole, and the same list', async () => {
    expect(await convert('copy.muster')).toMatchObject({ code: 0, err: '' });
    const [one] = (await checked('legal.muster')).lists;
    const [other] = (await checked('copy.muster')).lists;
    expect(other).toEqual({ ...one, file: 'copy.muster' });
  });

  test('fields that nobody knows travel along', async () => {
    await save('strange.muster', { ...legal, 'x-club-number': 7 } as Roster);
    await convert('strange-copy.muster', 'strange.muster');
    expect(JSON.parse(await readFile(join(where, 'strange-copy.muster'), 'utf8'))['x-club-number']).toBe(7);
  });

  test.each([
    { to: 'list.txt', has: 'Chief', losses: 5 },
    { to: 'list.md', has: 'Chief', losses: 5 },
    { to: 'list.html', has: '<!doctype html>', losses: 3 },
  ])('to $to: with losses, each named', async ({ to, has, losses }) => {
    const { code, err } = await convert(to);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(losses);
    expect(await readFile(join(where, to), 'utf8')).toContain(has);
  });

  test('says what was written, and of what file it speaks', async () => {
    expect(await convert('said.md')).toMatchObject({
      out: 'Written: said.md\n',
      err: expect.stringContaining('Not in said.md: '),
    });
    const nowhere = await convert('no/where.muster');
    expect(nowhere).toMatchObject({
      code: 2,
      out: '',
      err: 'no/where.muster: there is no folder no; make it first\n',
    });
    const french = await convert('no/where.muster', 'legal.muster', '--lang', 'fr');
    expect(french.err).toBe('no/where.muster\u00a0: il n’y a pas de dossier no\u00a0; le créer d’abord\n');
    await writeFile(join(where, 'nothing.muster'), '');
    expect((await convert('x.muster', 'nothing.muster')).err).toMatch(/^nothing\.muster: The file is empty/);
    expect((await convert('x.muster', 'gone.muster')).err).toBe('gone.muster: not found\n');
  });

  test('French text has French names', async () => {
    await convert('liste.txt', 'legal.muster', '--lang', 'fr');
    expect(await readFile(join(where, 'liste.txt'), 'utf8')).toContain('Cheffe');
  });

  test.each([
    { claim: 'an ending that is no format', to: 'list.doc', from: 'legal.muster' },
    { claim: 'no ending at all', to: 'list', from: 'legal.muster' },
    { claim: 'a file that is no list', to: 'list.txt', from: 'data/system.json' },
    { claim: 'a file that is not there', to: 'list.txt', from: 'missing.muster' },
    { claim: 'a folder that is not there', to: 'no/where/list.txt', from: 'legal.muster' },
  ])('$claim: unreadable, with the reason', async ({ to, from }) => {
    const { code, err } = await convert(to, from);
    expect(code).toBe(2);
    expect(err).not.toBe('');
  });
});
