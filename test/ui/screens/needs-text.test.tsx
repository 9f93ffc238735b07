import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bookChosen, systemChosen, systemsRead } from '../../../renderer/store/new-list-slice';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { CallName } from '../../../renderer/worker/protocol/calls';
import type { NewListNeeds } from '../../../renderer/worker/protocol/new-list';
import { aRecordingEngine, renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

/** Data write notes to players as names of options. */
const NOTE = `How boats are built: ${'take a plank and nail it to the last one, '.repeat(8)}then launch it`;

const NEEDS: NewListNeeds = {
  army: 'Book',
  sizes: [],
  limit: undefined,
  usual: undefined,
  costName: '',
  forces: [],
  needs: [
    { key: 'a', name: NOTE, detail: 'Army', points: 0, isFilled: true, open: [] },
    { key: 'b', name: 'Spears', detail: 'Army', points: 0, isFilled: true, open: [] },
  ],
  left: undefined,
  skeleton: 0,
};

test('long notes of the data are folded to a few lines, and the whole is a press away', async () => {
  const { engine } = aRecordingEngine();
  const call = async (name: CallName, request: never) =>
    name === 'needs' ? { kind: 'done', value: NEEDS } : engine.call(name, request);
  const { store, user } = await renderApp({
    screen: 'new-list',
    engine: { ...engine, call } as EngineClient,
  });
  const book = { id: 'b', name: 'Book', second: undefined, edition: '' };
  await act(async () => {
    store.dispatch(systemsRead([{ id: 's', name: 'Game', edition: '', revision: '', books: [book] }]));
    store.dispatch(systemChosen('s'));
    store.dispatch(bookChosen('b'));
  });
  const column = screen.getByRole('region', { name: 'What a legal list needs' });
  await waitFor(() => expect(column.textContent).toContain('How boats are built'));
  expect(column.textContent).not.toContain('then launch it');
  const [more, ...others] = within(column).getAllByRole('button', { name: 'Whole text' });
  expect(others).toEqual([]);
  expect(await violations()).toEqual([]);
  await user.click(more as HTMLElement);
  expect(column.textContent).toContain('then launch it');
  await user.click(within(column).getByRole('button', { name: 'Shorter' }));
  expect(column.textContent).not.toContain('then launch it');
});
