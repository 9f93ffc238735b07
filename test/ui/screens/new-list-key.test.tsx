import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keysShown } from '../../../renderer/store/view-slice';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const caps = (within: string) =>
  [...document.querySelectorAll(`${within} kbd`)].map((cap) => cap.textContent);

test.each([
  { claim: 'of the desktop window is Ctrl N', shell: 'desktop', key: 'Ctrl N', other: 'Alt N' },
  { claim: 'in a browser is Alt N, for Ctrl N is its own', shell: 'browser', key: 'Alt N', other: 'Ctrl N' },
] as const)('the key of a new list that is told $claim', async ({ shell, key, other }) => {
  const { store } = await renderApp({ screen: 'library', host: { info: { shell } } });
  await screen.findByText(key, { selector: 'footer kbd' });
  store.dispatch(keysShown(true));
  await screen.findByRole('dialog');
  expect(caps('[role="dialog"]')).toContain(key);
  expect(caps('body')).not.toContain(other);
});

test.each([
  { claim: 'Alt N', init: { key: 'n', code: 'KeyN', altKey: true }, goes: true },
  {
    claim: '⌥N, which a Mac reads as a tilde',
    init: { key: 'Dead', code: 'KeyN', altKey: true },
    goes: true,
  },
  { claim: 'Ctrl N', init: { key: 'n', code: 'KeyN', ctrlKey: true }, goes: true },
  { claim: 'AltGr N', init: { key: 'n', code: 'KeyN', altKey: true, ctrlKey: true }, goes: false },
  { claim: 'N', init: { key: 'n', code: 'KeyN' }, goes: false },
])('$claim begins a new list: $goes', async ({ init, goes }) => {
  const { store } = await renderApp({ screen: 'library' });
  fireEvent.keyDown(document.body, init);
  expect(store.getState().view.screen === 'new-list').toBe(goes);
});

test('⌥N writes in a text and begins no list', async () => {
  const { store } = await renderApp({ screen: 'library' });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Dead', code: 'KeyN', altKey: true });
  expect(store.getState().view.screen).toBe('library');
});
