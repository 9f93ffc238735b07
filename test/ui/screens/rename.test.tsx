import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { entriesRead } from '../../../renderer/store/library-slice';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
const PATH = 'library:/Tide.muster';

/** The library with one list that can be read, its name in the field. */
async function renaming() {
  const app = await renderApp({ screen: 'library', host: { lists: { Tide: '{}' } } });
  await settled();
  act(() => {
    const { modified } = app.store.getState().library.entries[0]!;
    const read = { path: PATH, modified, version: '1', summary: undefined, problem: undefined };
    app.store.dispatch(entriesRead([read]));
  });
  await app.user.click(within(screen.getByTestId('lists')).getByRole('row', { name: /Tide/ }));
  await app.user.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: 'Name of the list' });
  expect(document.activeElement).toBe(field);
  return { ...app, renamed: () => app.store.getState().library.renamed };
}

test('F2 makes the name of a list a field: Enter takes what was typed', async () => {
  const { user, renamed } = await renaming();
  await user.keyboard('Ebb{Enter}');
  await screen.findByText('“Tide” is now called “Ebb”');
  expect(renamed()).toEqual({ path: PATH, before: 'Tide', after: 'Ebb' });
  expect(document.activeElement?.getAttribute('data-path')).toBe(PATH);
});

test('Escape leaves the list the name that it had', async () => {
  const { user, renamed } = await renaming();
  await user.keyboard('Ebb{Escape}');
  await settled();
  expect(screen.queryByRole('textbox', { name: 'Name of the list' })).toBeNull();
  expect(renamed()).toBeUndefined();
  expect(document.activeElement?.getAttribute('data-path')).toBe(PATH);
});
