import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { bookChosen, limitChosen, systemChosen, systemsRead } from '../../../renderer/store/new-list-slice';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

async function size() {
  const app = await renderApp({ screen: 'new-list' });
  await act(async () => {
    app.store.dispatch(limitChosen(4000));
  });
  const field = screen.getByLabelText<HTMLInputElement>('Points limit');
  const type = async (text: string) => {
    await app.user.clear(field);
    await app.user.paste(text);
  };
  return { ...app, field, type, limit: () => app.store.getState().newList.limit };
}

describe('the size of a new list', () => {
  test.each([
    { typed: '2500', limit: 2500 },
    { typed: '2,500', limit: 2500 },
    { typed: '1.5', limit: 4000 },
    { typed: '-5', limit: 4000 },
    { typed: 'abc', limit: 4000 },
    { typed: '0', limit: 4000 },
    { typed: '9'.repeat(20), limit: 4000 },
  ])('$typed: $limit', async ({ typed, limit: wanted }) => {
    const { field, type, limit, user } = await size();
    await type(typed);
    expect(limit()).toBe(wanted);
    const isTaken = wanted !== 4000;
    expect(field.getAttribute('aria-invalid')).toBe(String(!isTaken));
    expect(screen.queryByRole('alert') === null).toBe(isTaken);
    await user.tab();
    expect(field.value).toBe(String(wanted));
  });

  test('Enter builds nothing with a number that was not taken, and Escape brings the old one back', async () => {
    const { field, type, user, calls, store } = await size();
    await act(async () => {
      const book = { id: 'b', name: 'Book', second: undefined, edition: '' };
      store.dispatch(systemsRead([{ id: 's', name: 'Game', edition: '', books: [book] } as never]));
    });
    await type('1.5');
    await user.keyboard('{Enter}');
    expect(calls.some(({ name }) => name === 'create')).toBe(false);
    await user.keyboard('{Escape}');
    expect(field.value).toBe('4000');
    expect(store.getState().view.screen).toBe('new-list');
    await user.keyboard('{Escape}');
    expect(store.getState().view.screen).toBe('library');
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
