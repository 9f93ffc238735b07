import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

describe('the library', () => {
  test('a deleted list is in the bin, and is put back from there', async () => {
    const { user, findByRole, findByText, store } = await renderApp({
      screen: 'library',
      host: { lists: { Tide: '{' } },
    });
    await user.click(await findByRole('row', { name: /Tide/ }));
    await user.keyboard('{Delete}');
    await findByText(/deleted, kept for 30 days/);
    await user.click(await findByRole('button', { name: /Recently deleted/ }));
    await user.click(await findByRole('button', { name: 'Put “Tide” back' }));
    await findByText('Nothing was deleted in the last 30 days.');
    expect(store.getState().library.entries.map(({ name }) => name)).toEqual(['Tide']);
  });

  test('Ctrl Z takes the last deletion back', async () => {
    const { user, findByRole, findByText, store } = await renderApp({
      screen: 'library',
      host: { lists: { Tide: '{' } },
    });
    await user.click(await findByRole('row', { name: /Tide/ }));
    await user.keyboard('{Delete}');
    await findByText(/deleted, kept for 30 days/);
    await user.keyboard('{Control>}z{/Control}');
    await findByRole('row', { name: /Tide/ });
    expect(store.getState().library.bin).toEqual([]);
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
