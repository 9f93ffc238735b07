import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settingsChanged } from '../../../renderer/store/settings-slice';
import { aForceRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const hints = () => [...document.querySelectorAll('footer kbd')].map((each) => each.textContent);

test('keys take their names of the other language with the words', async () => {
  const { store } = await renderApp({ view: aView([aForceRow('Army')]), settings: { language: 'fr' } });
  act(() => document.querySelector<HTMLElement>('[role="combobox"]')?.focus());
  expect(hints()).toContain('Échap');
  act(() => void store.dispatch(settingsChanged({ language: 'en' })));
  expect(hints()).toContain('Esc');
  expect(hints()).not.toContain('Échap');
});
