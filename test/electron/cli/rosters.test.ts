import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListReport } from '../../../electron/cli/list-report';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import { runCli } from './run-cli';

/** Data and rosters in the community's formats, of our own making. */
const SYSTEM = `<gameSystem id="sys-1" name="The Game" revision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <forceEntries><forceEntry id="army" name="Army"/></forceEntries>
</gameSystem>`;
const BOOK = `<catalogue id="book-1" name="River Folk" revision="5" gameSystemId="sys-1" gameSystemRevision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <selectionEntries>
    <selectionEntry id="guard" name="Guard" type="unit">
      <costs><cost name="pts" typeId="pts" value="10"/></costs>
      <constraints><constraint id="most" type="max" value="2" field="selections" scope="roster" shared="true"/></constraints>
      <profiles><profile id="p" name="Guard" typeId="t" typeName="Model"><characteristics><characteristic name="M" typeId="m">5</characteristic></characteristics></profile></profiles>
    </selectionEntry>
  </selectionEntries>
</catalogue>`;
const guard = (id: string) =>
  `<selection id="${id}" name="Guard" entryId="guard" number="1" type="unit" odd="kept"><costs><cost name="pts" typeId="pts" value="9.0"/></costs></selection>`;
const roster = (guards: number, revision = 5) =>
  `<roster id="r" name="Ford" battleScribeVersion="2.03" gameSystemId="sys-1" gameSystemName="The Game" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="pts" typeId="pts" value="${guards * 9}.0"/></costs>
  <forces><force id="f" name="Army" entryId="army" catalogueId="book-1" catalogueRevision="${revision}" catalogueName="River Folk">
    <selections>${Array.from({ length: guards }, (_, index) => guard(`g${index}`)).join('')}</selections>
  </force></forces></roster>`;

let where: string;
beforeAll(async () => {
  where = await mkdtemp(join(tmpdir(), 'muster-rosters-'));
  await mkdir(join(where, 'data'));
  await writeFile(join(where, 'data/Game.gst'), SYSTEM);
  await writeFile(join(where, 'data/River.cat'), BOOK);
  await writeFile(join(where, 'two.ros'), roster(2));
  await writeFile(join(where, 'three.ros'), roster(3, 4));
  await writeFile(join(where, 'other.ros'), roster(1).replaceAll('sys-1', 'sys-2'));
  await writeFile(
    join(where, 'costs.ros'),
    roster(1)
      .replaceAll('sys-1', 'sys-2')
      .replaceAll('<cost name="pts"', '<cost name=" Might" typeId="might" value="2.0"/><cost name="pts"'),
  );
  await writeFile(join(where, 'nameless.ros'), roster(1).replace(/ gameSystem\w+="[^"]*"/g, ''));
  await writeFile(
    join(where, 'lost.ros'),
    roster(2).replace('entryId="guard"', 'entryId="gone"').replace('name="Guard"', 'name="Ferry"'),
  );
  await writeFile(
    join(where, 'book.ros'),
    roster(1).replace('book-1', 'book-9').replace('River Folk', 'Lake Folk'),
  );
});
afterAll(() => rm(where, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  runCli(args, { cwd: where, dataFolder: join(where, 'none'), fontFolders: [] });

async function checked(file: string): Promise<{ readonly code: number; readonly report: ListReport }> {
  const { code, out } = await run('check', file, '--data', 'data', '--json');
  const [report] = (JSON.parse(out) as { lists: readonly ListReport[] }).lists;
  if (report === undefined) throw new Error('no report');
  return { code, report };
}

describe('checking rosters of other programs', () => {
  test('with their data: our totals beside those that the file claims', async () => {
    const { code, report } = await checked('two.ros');
    expect(code).toBe(0);
    expect(report).toMatchObject({
      format: 'ros',
      name: 'Ford',
      system: { id: 'sys-1', name: 'The Game', revision: '3' },
      books: [{ id: 'book-1', name: 'River Folk', revision: '5' }],
      totals: { pts: 20 },
      totalsById: { pts: 20 },
      stored: { pts: 18 },
      selections: 2,
      verdict: 'legal',
      findings: [],
    });
  });

  test('a broken limit is found with its ids; older books are to be reviewed', async () => {
    const { code, report } = await checked('three.ros');
    expect(code).toBe(1);
    expect(report).toMatchObject({ verdict: 'illegal', review: true });
    expect(report.findings).toMatchObject([{ severity: 'error', constraint: 'most', entry: 'guard' }]);
    expect((await run('check', 'three.ros', '--data', 'data')).out).toContain('revision 4 of River Folk');
  });

  test.each([
    { claim: 'a game', file: 'other.ros', kind: 'unknown-system', entry: 'sys-2' },
    { claim: 'a book', file: 'book.ros', kind: 'unknown-book', entry: 'book-9' },
  ])('$claim that is not there: unreadable, with last names and prices', async ({ file, kind, entry }) => {
    const { code, report } = await checked(file);
    expect(code).toBe(2);
    expect(report).toMatchObject({ verdict: 'unreadable', totals: { pts: 9 }, findings: [{ kind, entry }] });
    expect(report.lastKnown).toEqual([{ name: 'Guard', at: ['Army'], costs: [{ name: 'pts', value: 9 }] }]);
    const { out } = await run('check', file, '--data', 'data', '--lang', 'fr');
    expect(out).toContain('Army · Guard · pts 9');
  });

  test('without its game: points are told before other costs, of the list and of its units', async () => {
    const { out } = await run('check', 'costs.ros', '--data', 'data', '--lang', 'en');
    expect(out).toContain('last known: pts 9, Might 2');
    expect(out).toContain('Army · Guard · pts 9, Might 2');
  });

  test('a choice that the book no longer knows: illegal and lost, with its name and price', async () => {
    const { code, report } = await checked('lost.ros');
    expect(code).toBe(1);
    expect(report.findings).toMatchObject([{ severity: 'lost', kind: 'unknown-entry', entry: 'gone' }]);
    expect(report.findings[0]?.message).toMatch(/Ferry.*9/);
  });

  test('a roster that names no game is known by its book', async () => {
    expect((await checked('nameless.ros')).report).toMatchObject({ verdict: 'legal', totals: { pts: 10 } });
  });
});

describe('converting rosters', () => {
  const read = async (name: string) => {
    const list = readList(await readFile(join(where, name)));
    if (list.kind !== 'list') throw new Error(list.kind);
    return list;
  };

  test.each(['ros', 'rosz', 'json', 'muster'])('to .%s and back loses nothing', async (ending) => {
    const there = await run('convert', 'two.ros', `two-again.${ending}`, '--data', 'data');
    expect({ code: there.code, err: there.err }).toEqual({ code: 0, err: '' });
    const back = await run('convert', `two-again.${ending}`, 'back.ros', '--data', 'data');
    expect(back.code).toBe(0);
    const list = await read('back.ros');
    expect(list.stored).toEqual([{ typeId: 'pts', name: 'pts', value: 20 }]);
    expect(list.roster.forces[0]?.selections?.map(({ id, kept }) => [id, kept?.odd])).toEqual([
      ['g0', 'kept'],
      ['g1', 'kept'],
    ]);
    expect(await readFile(join(where, 'back.ros'), 'utf8')).toContain(
      '<characteristic name="M" typeId="m">5<',
    );
  });

  test('without its data a roster is written with what it kept', async () => {
    const { code, err } = await run('convert', 'two.ros', 'kept.rosz');
    expect(code).toBe(0);
    expect(err).toContain('The Game');
    expect((await read('kept.rosz')).roster).toEqual((await read('two.ros')).roster);
  });

  test('without its data a list of ours has no profiles to write, which is said', async () => {
    await run('convert', 'two.ros', 'ours.muster', '--data', 'data');
    const { code, err } = await run('convert', 'ours.muster', 'ours.ros');
    expect(code).toBe(1);
    expect(err).toContain('statistics');
  });

  test('to text, with its data', async () => {
    const { code } = await run('convert', 'two.ros', 'two.txt', '--data', 'data');
    expect(code).toBe(1);
    expect(await readFile(join(where, 'two.txt'), 'utf8')).toContain('Guard');
  });
});
