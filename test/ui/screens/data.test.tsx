import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DataCheck, DataOverview } from '../../../renderer/worker/protocol/data-view';
import { CHECKS, OVERVIEW } from '../builders/data-state';
import { aRecordingEngine, renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

/** The same data, as of a place that the next addition makes. */
const ofPlace = (id: string): DataOverview => ({
  ...OVERVIEW,
  systems: OVERVIEW.systems.map((system) => (system.place === undefined ? system : { ...system, place: id })),
});

/** @param files what was found in files beside what the builder says */
function anEngine(overview: DataOverview = OVERVIEW, files: DataCheck['files'] = {}) {
  const { engine, calls } = aRecordingEngine();
  return {
    calls,
    engine: {
      ...engine,
      async call(name: string, request: unknown) {
        calls.push({ name, in: request });
        const done = (value: unknown) => ({ kind: 'done', value }) as never;
        if (name === 'data') return done(overview);
        if (name === 'check-data') {
          const { system = '(strays)' } = request as { system?: string };
          const check = CHECKS[system];
          return done(check && { ...check, files: { ...check.files, ...files } });
        }
        if (name === 'file-lines') {
          const { path } = request as { path: string };
          const lines = ['<catalogue>', '  <entry ', '</catalogue>'];
          return done({ path, first: 1, count: 3, lines, mark: 6 });
        }
        if (name === 'systems') return done([]);
        if (name === 'needs') return { kind: 'failed', problem: { kind: 'no-data', detail: '' } } as never;
        if (name === 'zipped-lists') return done([]);
        return done(null);
      },
    } as typeof engine,
  };
}

const PLACE = {
  kind: 'folder',
  name: 'skirmish',
  files: [
    { name: 'Bows.cat', file: new File(['<catalogue/>'], 'Bows.cat') },
    { name: 'notes.txt', file: new File(['x'], 'notes.txt') },
  ],
} as const;

async function opened(overview?: DataOverview, files?: DataCheck['files']) {
  const { engine, calls } = anEngine(overview, files);
  const app = await renderApp({ screen: 'data', engine, host: { now: () => Date.UTC(2020, 0, 1) } });
  const table = await app.findByRole('treegrid', { name: 'Games and books' });
  const row = (name: RegExp) => within(table).findByRole('row', { name });
  return { ...app, calls, table, row };
}

describe('the screen of data', () => {
  test.each(['en', 'fr'] as const)('has no fault that axe can find, in %s', async (language) => {
    const { engine } = anEngine();
    const { findAllByRole, user } = await renderApp({ screen: 'data', engine, settings: { language } });
    await user.click((await findAllByRole('row', { name: /Skirmish/ }))[0] as HTMLElement);
    expect(await violations()).toEqual([]);
  });

  test('shows each game with its books, where they come from and what state they are in', async () => {
    const { row } = await opened();
    await row(/^A Game ?, 1st edition · shipped, our own books.*Ready/);
    await row(/^Army.*3.*Ready/);
    await row(/^Bows rev. 3.*Ready/);
    // This page counts a blank between two parts of a line.
    await row(/^Spears.*Not used ?: 1 error, 1 warning/);
    await row(/^Walls.*Ready ?, 1 warning/);
    await row(/^Files that cannot be used.*Not used ?: 1 error/);
  });

  test.each([
    { language: 'en', said: '30 November 2026' },
    { language: 'fr', said: '30 novembre 2026' },
  ] as const)('says of which day data are as people write it ($language)', async ({ language, said }) => {
    const { engine } = anEngine();
    const { user, findAllByRole } = await renderApp({ screen: 'data', engine, settings: { language } });
    await user.click((await findAllByRole('row', { name: /^A Game/ }))[0] as HTMLElement);
    const details = document.querySelector('[data-side="right"]')?.textContent;
    expect(details).toContain(said);
    expect(details).not.toContain('2026-11-30');
  });

  test('says nothing of how much is in what was not read yet, and of its state no more than a reader needs', async () => {
    const { engine } = anEngine();
    const unread = {
      ...engine,
      call: ((name: string, request: unknown) =>
        name === 'check-data'
          ? new Promise(() => undefined)
          : engine.call(name as never, request as never)) as typeof engine.call,
    };
    const { findByRole, container } = await renderApp({ screen: 'data', engine: unread });
    const book = await findByRole('row', { name: /^Bows/ });
    expect([...book.querySelectorAll('td')].map(({ textContent }) => textContent).at(-1)).toBe(
      '–Waits to be read',
    );
    expect(within(book).getByText('–')).not.toBeNull();
    expect(container.ownerDocument.body.textContent).not.toContain('0 entries');
  });

  test('of a chosen book the problems that are in it, each with its place', async () => {
    const { user, row, findByTestId } = await opened();
    await user.click(await row(/^Spears/));
    const strip = within(await findByTestId('problems'));
    const problems = strip.getAllByRole('button').map(({ textContent }) => textContent);
    expect(problems).toEqual([
      'ErrorThe text ends in the middle. Spears.cat:2:7Spears',
      'WarningA link leads nowhere. Spears.cat:3:1Spears › Shield',
    ]);
  });

  test('F8 goes from problem to problem and shows the lines that they are in', async () => {
    const { user, row, findByTestId, findByRole, calls } = await opened();
    await user.click(await row(/^Skirmish/));
    await user.keyboard('{F8}');
    const lines = await findByTestId('lines');
    expect(lines.querySelector('[aria-current="true"] code')?.textContent).toBe('  <entry ');
    expect(lines.querySelector('[aria-current="true"] mark')?.textContent).toBe('r');
    await findByRole('heading', { name: 'Spears.cat:2:7' });
    await user.keyboard('{F8}');
    await findByRole('heading', { name: 'Spears.cat:3:1' });
    expect(calls.filter(({ name }) => name === 'file-lines')).toEqual([
      { name: 'file-lines', in: { path: 'skirmish/Spears.cat', line: 2, column: 7 } },
      { name: 'file-lines', in: { path: 'skirmish/Spears.cat', line: 3, column: 1 } },
    ]);
    await user.keyboard('{Escape}');
    await findByRole('heading', { name: 'Skirmish', level: 2 });
  });

  test('the lines lead into the file itself, where the shell can open it', async () => {
    const { user, row, store, host, findByRole } = await opened();
    const place = {
      id: '1',
      name: 'skirmish',
      kind: 'folder',
      path: '/home/skirmish',
      files: [],
      problems: [],
    };
    Object.assign(host, { listPlaces: async () => ({ kind: 'done', value: [place] }) });
    await act(async () => host.emit('places-changed', null));
    await expect.poll(() => store.getState().data.places?.length).toBe(1);
    await user.click(await row(/^Spears/));
    await user.keyboard('{F8}');
    await user.click(await findByRole('button', { name: 'Open in the editor' }));
    expect(host.openedAt).toEqual([{ path: '/home/skirmish/Spears.cat', line: 2, column: 7 }]);
    expect(await violations()).toEqual([]);
  });

  test('in a browser, which keeps a copy, they are all there is', async () => {
    const { user, row, findByTestId, queryByRole } = await opened();
    await user.click(await row(/^Spears/));
    await user.keyboard('{F8}');
    await findByTestId('lines');
    expect(queryByRole('button', { name: 'Open in the editor' })).toBeNull();
  });

  test('arrows walk the rows, fold games and unfold them', async () => {
    const { user, row, table } = await opened();
    await user.click(await row(/^Skirmish/));
    await user.keyboard('{ArrowLeft}');
    expect(within(table).queryByRole('row', { name: /^Bows/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    await row(/^Bows/);
  });

  test('Enter on an army starts a list of it', async () => {
    const { user, row, store } = await opened();
    await user.click(await row(/^Spears/));
    await user.keyboard('{Enter}');
    expect(store.getState().view.screen).toBe('new-list');
  });

  test('a list cannot be of what is shared by others', async () => {
    const { user, row, store, queryByRole } = await opened();
    await user.click(await row(/^Walls/));
    await user.keyboard('{Enter}');
    expect(store.getState().view.screen).toBe('data');
    expect(queryByRole('button', { name: 'New list…' })).toBeNull();
  });

  test('a folder is added, removed and brought back', async () => {
    const { user, host, row, findByRole, findByText, store, calls } = await opened(
      ofPlace(String(Date.UTC(2020, 0, 1))),
    );
    host.nextPlaces.push(PLACE);
    await user.click(await findByRole('button', { name: 'Add a folder…' }));
    await expect.poll(() => store.getState().data.places?.map(({ name }) => name)).toEqual(['skirmish']);
    expect(store.getState().data.places?.[0]?.files.map(({ name }) => name)).toEqual(['Bows.cat']);
    expect(calls.filter(({ name }) => name === 'set-places').length).toBe(1);
    await expect.poll(() => store.getState().data.row).toBe('skirmish');
    await user.click(await row(/^Skirmish/));
    await user.keyboard('{Delete}');
    await findByText('“skirmish” removed');
    expect(store.getState().data.places).toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    await expect.poll(() => store.getState().data.places?.map(({ name }) => name)).toEqual(['skirmish']);
  });

  test.each([
    {
      claim: 'without any file',
      place: { ...PLACE, name: 'pictures', files: [] },
      says: /no data in “pictures”\. Files ending in \.gst, .* were looked for, here and in all folders below: there is none\. Add the folder/,
    },
    {
      claim: 'that is empty, of which a browser does not tell the name',
      place: { ...PLACE, name: '', files: [] },
      says: /Nothing was added: the folder is empty\..*there is none\./,
    },
    {
      claim: 'with files that are no data, and zips',
      place: {
        ...PLACE,
        name: 'downloads',
        files: ['a.json', 'b.json', 'c.zip', 'd.zip'].map((name) => ({ name, file: new File([], name) })),
      },
      look: { files: 2, problems: [] },
      says: /no data in “downloads”\..*: 2 are there, but no game system, .* There are 2 zips: use “Add a zip…”\./,
    },
    {
      claim: 'with one zip',
      place: { ...PLACE, name: 'downloads', files: [{ name: 'c.zip', file: new File([], 'c.zip') }] },
      says: /there is none\. There is a zip: use “Add a zip…”\./,
    },
    {
      claim: 'that is a zip without data',
      place: { kind: 'zip', name: 'a.zip', files: [{ name: 'a.zip', file: new File([], 'a.zip') }] } as const,
      look: { files: 1, problems: [] },
      says: /no data in “a\.zip”\..* in the whole zip: 1 is there, but no game system/,
    },
    {
      claim: 'that is a damaged zip',
      place: { kind: 'zip', name: 'a.zip', files: [{ name: 'a.zip', file: new File([], 'a.zip') }] } as const,
      look: { files: 0, problems: ['This is no whole zip.'] },
      says: /no data in “a\.zip”\. This is no whole zip\.$/,
    },
  ])('a place $claim is not added, and that is said', async ({ place, look, says }) => {
    const places = look === undefined ? [] : [{ id: String(Date.UTC(2020, 0, 1)), ...look }];
    const { user, host, findByRole, findByText, store } = await opened({ ...OVERVIEW, places });
    host.nextPlaces.push(place);
    await user.click(await findByRole('button', { name: 'Add a folder…' }));
    await findByText(says);
    expect(store.getState().data.places ?? []).toEqual([]);
    const listed = await host.listPlaces();
    expect(listed.kind === 'done' && listed.value).toEqual([]);
  });

  test('that nothing was added is not said any more once something is', async () => {
    const { user, host, findByRole, findByText, queryByText, store } = await opened(
      ofPlace(String(Date.UTC(2020, 0, 1))),
    );
    host.nextPlaces.push({ ...PLACE, name: 'pictures', files: [] }, PLACE);
    await user.click(await findByRole('button', { name: 'Add a folder…' }));
    await findByText(/Nothing was added/);
    await user.click(await findByRole('button', { name: 'Add a folder…' }));
    await expect.poll(() => store.getState().data.places?.length).toBe(1);
    expect(queryByText(/Nothing was added/)).toBeNull();
  });

  test('a place that lost its data says so, what was looked for and what to do', async () => {
    const { user, host, store, row, findByTestId } = await opened();
    host.nextPlaces.push(PLACE);
    await host.addPlace({ kind: 'folder' });
    await act(async () => host.emit('places-changed', null));
    await expect.poll(() => store.getState().data.places?.length).toBe(1);
    await user.click(await row(/^skirmish.*No data were found here/));
    expect((await findByTestId('nothing')).textContent).toMatch(/^Files ending in .* there is none\. Add/);
  });

  test('of a book that is there twice the file that is used, and what is wrong with the other', async () => {
    const [game, skirmish] = OVERVIEW.systems;
    if (game === undefined || skirmish === undefined) throw new Error('two games');
    const copies = [{ path: 'older/Spears.cat', place: '2', revision: '2' }];
    const books = skirmish.books.map((book) => (book.id === 'Spears' ? { ...book, copies } : book));
    const { user, row, findByTestId } = await opened(
      { ...OVERVIEW, systems: [game, { ...skirmish, books }] },
      { 'older/Spears.cat': { entries: 3, errors: 0, warnings: 0, advice: 0 } },
    );
    await user.click(await row(/^Spears.*Ready in part ?: 1 error, 1 warning/));
    const files = within(await findByTestId('copies'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(files).toEqual(['skirmish/Spears.catdamaged', 'older/Spears.catused']);
    expect(await violations()).toEqual([]);
  });

  test('of a game that is there twice where the other is', async () => {
    const again = OVERVIEW.systems.map((system) => ({ ...system, key: `${system.key}@2`, revision: '9' }));
    const { user, row, findByTestId } = await opened({
      ...OVERVIEW,
      systems: [...OVERVIEW.systems, ...again.slice(1)],
    });
    await user.click(await row(/^Skirmish rev. 4/));
    expect((await findByTestId('same-game')).textContent).toMatch(/rev\. 9A list uses the data of its own/);
  });

  test('a game whose own file is damaged is not called ready', async () => {
    const { row } = await opened(OVERVIEW, {
      'skirmish/Skirmish.gst': { entries: 0, errors: 1, warnings: 0, advice: 0 },
    });
    await row(/^Skirmish.*Not used ?: 2 errors/);
  });

  test('a search finds games by their books', async () => {
    const { user, findByRole, table } = await opened();
    await user.type(await findByRole('searchbox', { name: 'Game, book' }), 'bows');
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ dataset }) => dataset.row);
    expect(names).toEqual(['skirmish', 'skirmish/Bows']);
  });

  test('without data it says what to do', async () => {
    const { findByText } = await opened({ systems: [], strays: [], places: [] });
    await findByText('No data yet');
  });

  test('is reached from the library and left by Escape', async () => {
    const { engine } = anEngine();
    const { user, findByRole, store } = await renderApp({ screen: 'library', engine });
    await user.click(await findByRole('button', { name: 'Data' }));
    expect(store.getState().view.screen).toBe('data');
    await findByRole('treegrid');
    await user.keyboard('{Escape}');
    expect(store.getState().view.screen).toBe('library');
  });
});
