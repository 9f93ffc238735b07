import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { daysLeft } from '../../../renderer/screens/library/days-left';
import { entryChosen } from '../../../renderer/store/library-slice';
import { rereadLibrary } from '../../../renderer/store/load-library';
import type { ListSummary } from '../../../renderer/worker/protocol/list-summary';
import { aView } from '../builders/a-view';
import { aRecordingEngine, renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

/** Lists that nobody can read: they are rows all the same. Sorted by name, so that their order is theirs. */
async function library(...names: readonly string[]) {
  const app = await renderApp({
    screen: 'library',
    host: { lists: Object.fromEntries(names.map((name) => [name, '{'])) },
  });
  await settled();
  await app.user.click(screen.getByRole('button', { name: 'List' }));
  const row = (name: string) =>
    within(screen.getByTestId('lists')).getByRole('row', { name: new RegExp(name) });
  return {
    ...app,
    row,
    chosen: () => app.store.getState().library.chosen,
    /** On which row the keyboard is. */
    focused: () => document.activeElement?.getAttribute('data-path'),
  };
}

const pathOf = (name: string) => `library:/${name}.muster`;

describe('the library', () => {
  test('a deleted list is in the bin, and is put back from there', async () => {
    const { user, row, store } = await library('Tide');
    await user.click(row('Tide'));
    await user.keyboard('{Delete}');
    await screen.findByText(/deleted, kept for 30 days/);
    await user.click(screen.getByRole('button', { name: /Recently deleted/ }));
    await user.click(screen.getByRole('button', { name: 'Put back “Tide”' }));
    await screen.findByText('Nothing was deleted in the last 30 days.');
    expect(store.getState().library.entries.map(({ name }) => name)).toEqual(['Tide']);
    expect(screen.getByText('“Tide” is among your lists again.')).toBeDefined();
  });

  test('Ctrl Z takes the last deletion back', async () => {
    const { user, row, store } = await library('Tide');
    await user.click(row('Tide'));
    await user.keyboard('{Delete}');
    await screen.findByText(/deleted, kept for 30 days/);
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByRole('row', { name: /Tide/ });
    expect(store.getState().library.bin).toEqual([]);
  });
});

describe('a library of hundreds', () => {
  const NAMES = Array.from({ length: 400 }, (_, index) => `List ${String(index).padStart(3, '0')}`);

  test('draws the rows that are seen, says how many there are, and goes to the last by its key', async () => {
    const { user, chosen, focused } = await library(...NAMES);
    const grid = screen.getByTestId('lists');
    const drawn = within(grid).getAllByRole('row').length;
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThan(200);
    expect(grid.getAttribute('aria-rowcount')).toBe('401');
    await user.click(within(grid).getByRole('row', { name: /List 000/ }));
    await user.keyboard('{End}');
    expect([chosen(), focused()]).toEqual([pathOf('List 399'), pathOf('List 399')]);
    const last = within(grid).getByRole('row', { name: /List 399/ });
    expect(last.getAttribute('aria-rowindex')).toBe('401');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe(pathOf('List 398'));
  });

  test('is told what was read of it some lists at a time', async () => {
    const { store } = await library(...NAMES);
    let told = 0;
    let before = store.getState().library.entries;
    store.subscribe(() => {
      const { entries } = store.getState().library;
      if (entries !== before) told += 1;
      before = entries;
    });
    await act(() => store.dispatch(rereadLibrary()));
    expect(store.getState().library.entries.every(({ problem }) => problem !== undefined)).toBe(true);
    expect(told).toBeLessThan(10);
  });
});

describe('a list whose data are missing', () => {
  const SUMMARY: ListSummary = {
    ...{ id: 'i', name: 'Tide', systemId: 's', bookIds: ['b'], system: 'Harbour Wars', army: 'Port Guard' },
    dataKey: undefined,
    ...{ edition: '', event: '', player: '', points: 170, limit: 500, errors: 0, lost: 0, findings: [] },
    verdict: 'legal',
    forces: [
      { key: 'f', name: 'Fleet', total: 170, units: [{ key: 'u', name: 'Admiral', amount: 0, price: 90 }] },
    ],
  };

  async function missing(verdict: ListSummary['verdict'], language: 'en' | 'fr' = 'en') {
    const { engine } = aRecordingEngine();
    const call = async (name: string) =>
      name === 'summary'
        ? { kind: 'failed', problem: { kind: 'unknown-system', detail: 'Harbour Wars' } }
        : name === 'last-known'
          ? { kind: 'done', value: { ...SUMMARY, verdict } }
          : { kind: 'failed', problem: { kind: 'no-list', detail: '' } };
    const app = await renderApp({
      screen: 'library',
      host: { lists: { Tide: '{}' } },
      settings: { language },
      engine: { ...engine, call: call as typeof engine.call },
    });
    await settled();
    const row = within(screen.getByTestId('lists')).getByRole('row', { name: /Tide/ });
    await app.user.click(row);
    return { ...app, row };
  }

  test.each([
    { verdict: 'legal', says: 'Data missing legal when last seen', why: /as last seen: legal\./ },
    { verdict: 'illegal', says: 'Data missing not legal when last seen', why: /as last seen: not legal\./ },
    { verdict: undefined, says: 'Data missing', why: /it was not seen with its data here/ },
  ] as const)('is shown as it was last seen: $verdict', async ({ verdict, says, why }) => {
    const { row } = await missing(verdict);
    const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim());
    expect(cells.slice(0, 5)).toEqual(['Tide', says, 'Port Guard', '170', '500']);
    screen.getByText('The data of the game Harbour Wars are not there');
    screen.getByText(why);
    screen.getByText('Admiral');
    expect(await violations()).toEqual([]);
  });

  test('is so in French', async () => {
    const { row } = await missing('illegal', 'fr');
    expect(row.textContent).toContain('Données absentes non conforme la dernière fois');
  });

  test('has a place of its own, and is none of those that cannot be read', async () => {
    const { user } = await missing('legal');
    expect(screen.queryByRole('button', { name: /^Unreadable/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Data missing 1/ }));
    expect(within(screen.getByTestId('lists')).getAllByRole('row')).toHaveLength(2);
  });
});

describe('earlier versions of a list', () => {
  async function changed() {
    const app = await renderApp({ screen: 'library', host: { lists: { Tide: '{"first"' } } });
    await app.host.saveList({ path: pathOf('Tide'), name: 'Tide', text: '{"second"', overwrite: true });
    await settled();
    const { user, host } = app;
    await user.click(within(screen.getByTestId('lists')).getByRole('row', { name: /Tide/ }));
    await settled();
    const text = async (): Promise<string> => {
      const read = await host.readList({ path: pathOf('Tide') });
      return read.kind === 'done' ? read.value.text : '';
    };
    return { ...app, text };
  }

  test('are shown beside it; one is put back, and that is taken back by the button or by Ctrl Z', async () => {
    const { user, text } = await changed();
    expect(screen.getByTestId('versions').textContent).toMatch(/^until .*Restore$/);
    expect(await violations()).toEqual([]);
    for (const takeBack of [
      () => user.click(screen.getByRole('button', { name: 'Undo' })),
      () => user.keyboard('{Control>}z{/Control}'),
    ]) {
      const [restore] = screen
        .getAllByRole('button', { name: /^Restore the list as it was until/ })
        .slice(-1);
      await user.click(restore as HTMLElement);
      await screen.findByText(/“Tide” is as it was until/);
      expect(await text()).toBe('{"first"');
      await takeBack();
      await settled();
      expect(screen.queryByText(/is as it was until/)).toBeNull();
      expect(await text()).toBe('{"second"');
    }
  });

  test('are said not to be there yet', async () => {
    const { user, row } = await library('Tide');
    await user.click(row('Tide'));
    expect(screen.getByText(/^None yet\./)).toBeTruthy();
  });
});

describe('the keyboard is where the choice is', () => {
  test('after Ctrl D on the copy', async () => {
    const { user, row, chosen, focused } = await library('Ebb', 'Tide');
    await user.click(row('Ebb'));
    await user.keyboard('{Control>}d{/Control}');
    await settled();
    expect(chosen()).toBe(pathOf('Ebb (copy)'));
    expect(focused()).toBe(pathOf('Ebb (copy)'));
  });

  test.each([
    { claim: 'the next one', deleted: 'Flood', neighbour: 'Tide' },
    { claim: 'of the last one the one before', deleted: 'Tide', neighbour: 'Flood' },
  ])('after Del on the neighbour: $claim', async ({ deleted, neighbour }) => {
    const { user, row, chosen, focused } = await library('Ebb', 'Flood', 'Tide');
    await user.click(row(deleted));
    await user.keyboard('{Delete}');
    await settled();
    expect(screen.queryByRole('row', { name: new RegExp(deleted) })).toBeNull();
    expect(chosen()).toBe(pathOf(neighbour));
    expect(focused()).toBe(pathOf(neighbour));
  });

  test('a list that cannot be deleted stays chosen', async () => {
    const { user, row, host, chosen, focused } = await library('Ebb', 'Tide');
    Object.assign(host, {
      binList: async () => ({ kind: 'failed', problem: { kind: 'read-only', path: '', detail: '' } }),
    });
    await user.click(row('Ebb'));
    await user.keyboard('{Delete}');
    await settled();
    expect(chosen()).toBe(pathOf('Ebb'));
    expect(focused()).toBe(pathOf('Ebb'));
  });

  test.each([
    { claim: 'Ctrl Z', isKey: true },
    { claim: 'the button', isKey: false },
  ])('after $claim that takes a deletion back on the list that is there again', async ({ isKey }) => {
    const { user, row, chosen, focused } = await library('Ebb', 'Flood', 'Tide');
    await user.click(row('Flood'));
    await user.keyboard('{Delete}');
    await settled();
    if (isKey) await user.keyboard('{Control>}z{/Control}');
    else await user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(chosen()).toBe(pathOf('Flood'));
    expect(focused()).toBe(pathOf('Flood'));
  });

  test('after Put back on the next that can be, and after the last on the place', async () => {
    const { user, row } = await library('Ebb', 'Flood');
    await user.click(row('Ebb'));
    await user.keyboard('{Delete}');
    await settled();
    await user.keyboard('{Delete}');
    await settled();
    await user.click(screen.getByRole('button', { name: /Recently deleted/ }));
    act(() => screen.getByRole('button', { name: 'Put back “Flood”' }).focus());
    await user.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put back “Ebb”' }));
    await user.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Recently deleted/ }));
  });

  test('who is in the search stays there', async () => {
    const { user, row, store } = await library('Ebb', 'Tide');
    await user.click(row('Ebb'));
    await user.keyboard('{Delete}');
    await settled();
    const search = screen.getByRole('searchbox');
    await user.click(search);
    await act(async () => void store.dispatch(entryChosen(pathOf('Tide'))));
    await settled();
    expect(document.activeElement).toBe(search);
  });
});

describe('the foot of the window', () => {
  const hints = () => document.querySelector('footer')?.textContent ?? '';

  test('shows only keys that do something there', async () => {
    const { user, row } = await library('Tide');
    expect(hints()).toMatch(/open.*duplicate.*delete/);
    await user.click(row('Tide'));
    await user.keyboard('{Delete}');
    await settled();
    expect(hints()).not.toMatch(/open|duplicate|delete/);
    expect(hints()).toContain('new');
    await user.click(screen.getByRole('button', { name: /Recently deleted/ }));
    expect(hints()).toContain('put back');
    expect(hints()).not.toMatch(/open|duplicate|delete/);
  });

  test('in the bin no list is shown that does not lie there', async () => {
    const { user, row } = await library('Ebb', 'Tide');
    await user.click(row('Ebb'));
    await user.keyboard('{Delete}');
    await settled();
    await user.click(screen.getByRole('button', { name: /Recently deleted/ }));
    expect(screen.queryByRole('heading', { name: 'Tide' })).toBeNull();
    expect(screen.getByText('Put a list back to see what is in it.')).toBeDefined();
  });
});

describe('days left in the bin', () => {
  const DAY = 24 * 60 * 60 * 1000;
  test.each([
    { claim: 'thirty right after', since: 0, days: 30 },
    { claim: 'thirty a moment later', since: 1, days: 30 },
    { claim: 'one less after a day', since: DAY + 1, days: 29 },
    { claim: 'the last one is one', since: 30 * DAY - 1, days: 1 },
    { claim: 'one as long as it lies there', since: 30 * DAY + 1, days: 1 },
    { claim: 'no more than thirty by a clock that was put back', since: -2 * DAY, days: 30 },
  ])('$claim', ({ since, days }) => {
    expect(daysLeft(5_000, 5_000 + since)).toBe(days);
  });
});

describe('sharing', () => {
  test('the menu offers the list file, a roster for others, and text in two ways', async () => {
    const { user, findByRole, findAllByRole, calls } = await renderApp({ view: aView([]) });
    await user.click(await findByRole('button', { name: 'Share' }));
    const names = (await findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'List file, to open again (.muster)',
      'Roster for other list builders (.rosz)',
      'Copy as text',
      'Text (.txt)',
      'Text with headings (.md)',
    ]);
    await user.click(await findByRole('menuitem', { name: 'Text (.txt)' }));
    expect(calls.filter(({ name }) => name === 'export')).toEqual([
      { name: 'export', in: { format: 'txt' } },
    ]);
  });
});
