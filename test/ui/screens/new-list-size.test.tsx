import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  bookChosen,
  limitChosen,
  needsFailed,
  systemChosen,
  systemsRead,
} from '../../../renderer/store/new-list-slice';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { CallName } from '../../../renderer/worker/protocol/calls';
import type { NewListChoice, NewListNeeds } from '../../../renderer/worker/protocol/new-list';
import { aRecordingEngine, renderApp } from '../builders/render-app';

afterEach(cleanup);

const NEEDS: NewListNeeds = {
  army: 'Book',
  sizes: [2000, 4000],
  limit: 4000,
  usual: 4000,
  costName: '',
  forces: [],
  needs: [],
  left: 4000,
  skeleton: 0,
};

/** Without a usual size, as community data have it. */
const FREE: Partial<NewListNeeds> = { sizes: [], usual: undefined };

const BOOK = { id: 'b', name: 'Book', second: undefined, edition: '' };
const GAMES = ['s', 't'].map((id) => ({ id, name: `Game ${id}`, edition: '', revision: '', books: [BOOK] }));

/** An engine that answers what a list of a size needs. */
function anEngine(over: Partial<NewListNeeds>) {
  const { engine, calls } = aRecordingEngine();
  const call = async (name: CallName, request: never) => {
    if (name !== 'needs') return engine.call(name, request);
    const needs = { ...NEEDS, ...over };
    const limit = (request as NewListChoice).limit ?? needs.usual;
    return { kind: 'done', value: { ...needs, limit, left: limit } };
  };
  return { engine: { ...engine, call } as EngineClient, calls };
}

async function size(over: Partial<NewListNeeds> = {}) {
  const { engine, calls } = anEngine(over);
  const app = await renderApp({ screen: 'new-list', engine });
  await act(async () => void app.store.dispatch(systemsRead(GAMES)));
  const field = () => screen.getByLabelText<HTMLInputElement>('Points limit');
  const type = async (text: string) => {
    await app.user.clear(field());
    if (text !== '') await app.user.paste(text);
  };
  const button = (name: RegExp | string) => screen.getByRole('button', { name });
  return {
    ...app,
    field,
    type,
    limit: () => app.store.getState().newList.limit,
    created: () => calls.filter(({ name }) => name === 'create').map((call) => call.in),
    build: () => button('Build the list'),
    empty: () => button('Empty list'),
  };
}

const WRONG = ['', '1.5', '1,5', '-5', 'abc', '0', '9'.repeat(20)];
const isUnavailable = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('the size of a new list', () => {
  test.each([
    { typed: '2500', limit: 2500 },
    { typed: '2,500', limit: 2500 },
    { typed: ' 2 500', limit: 2500 },
  ])('$typed is $limit', async ({ typed, limit: wanted }) => {
    const { field, type, limit, build, user } = await size();
    await type(typed);
    expect(limit()).toBe(wanted);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isUnavailable(build())).toBe(false);
    await user.tab();
    expect(field().value).toBe(String(wanted));
  });

  test.each(WRONG)('%j is none: nothing can be built, and why is told', async (typed) => {
    const { field, type, build, empty, created, user } = await size();
    await type(typed);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    for (const button of [build(), empty()]) {
      expect(isUnavailable(button)).toBe(true);
      const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(why?.textContent).toBe('First give the size: a whole number from 1 to 999,999.');
      await user.click(button);
    }
    expect(created()).toEqual([]);
    // It stands there until it is mended: no other size takes its place unseen.
    expect(field().value).toBe(typed);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    await type('2000');
    expect(isUnavailable(build())).toBe(false);
    expect(build().getAttribute('aria-describedby')).toBeNull();
    await user.click(build());
    expect(created()).toMatchObject([{ limit: 2000 }]);
  });

  test('Enter anywhere builds nothing with it but leads to the field, and Escape brings the old one back', async () => {
    const { field, type, user, created, store } = await size();
    await type('1.5');
    await user.keyboard('{Enter}');
    act(() => screen.getByLabelText('Name of the list').focus());
    await user.keyboard('{Enter}');
    expect(created()).toEqual([]);
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Escape}');
    expect(field().value).toBe('4000');
    expect(store.getState().view.screen).toBe('new-list');
    await user.keyboard('{Enter}');
    expect(created()).toHaveLength(1);
  });

  test('one of the usual sizes takes the place of what was typed wrong, also the one that held before', async () => {
    const { field, type, user, build } = await size();
    await type('abc');
    await user.click(screen.getByRole('radio', { name: '4,000' }));
    expect(field().value).toBe('4000');
    expect(isUnavailable(build())).toBe(false);
  });

  test('another game begins with its own size', async () => {
    const { field, type, store } = await size();
    await type('abc');
    await act(async () => void store.dispatch(systemChosen('t')));
    expect(field().value).toBe('4000');
    expect(store.getState().newList.isSizeWrong).toBe(false);
  });

  test('data that cannot be used let nothing be built', async () => {
    const { store, build, user, created } = await size();
    await act(async () => void store.dispatch(needsFailed({ kind: 'broken-data', detail: 'Book' })));
    expect(isUnavailable(build())).toBe(true);
    await user.click(build());
    expect(created()).toEqual([]);
  });
});

describe('data that name no usual size', () => {
  test('an empty field is no limit, and says so', async () => {
    const { field, build, user, created } = await size(FREE);
    expect(field().value).toBe('');
    expect(field().placeholder).toBe('no limit');
    expect(screen.getByText('The list has no limit.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name of the list').value).toBe('Book');
    expect(document.body.textContent).not.toMatch(/\b0 points|\b0 left/);
    await user.click(build());
    expect(created()).toMatchObject([{ limit: undefined, name: '' }]);
  });

  test('a size that is typed counts, and emptied again there is none', async () => {
    const { field, type, limit, build } = await size(FREE);
    await type('2000');
    expect(limit()).toBe(2000);
    await type('');
    expect(limit()).toBeUndefined();
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect(isUnavailable(build())).toBe(false);
    await type('1.5');
    expect(isUnavailable(build())).toBe(true);
  });
});

test.each([
  { language: 'en', label: 'Name of the list', name: 'Book 2,100' },
  { language: 'fr', label: 'Nom de la liste', name: 'Book 2\u202f100' },
] as const)(
  'the name made for a list has its number as numbers are written ($language)',
  async ({ language, label, name }) => {
    const { store } = await renderApp({ screen: 'new-list', settings: { language } });
    const book = { id: 'b', name: 'Book', second: undefined, edition: '' };
    await act(async () => {
      store.dispatch(systemsRead([{ id: 's', name: 'Game', edition: '', books: [book] } as never]));
      store.dispatch(systemChosen('s'));
      store.dispatch(bookChosen('b'));
      store.dispatch(limitChosen(2100));
    });
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(name);
  },
);
