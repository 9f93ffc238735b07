import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingsChanged } from '../../../renderer/store/settings-slice';
import { type Notice, noticed } from '../../../renderer/store/view-slice';
import { en } from '../../../renderer/words/en';
import { fr } from '../../../renderer/words/fr';
import { told } from '../../../renderer/words/notice-words';
import { renderApp } from '../builders/render-app';

const LONG_MS = 60_000;
const SAID = en.share.copied;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function tell(severity: Notice['severity']) {
  const app = await renderApp({ screen: 'library' });
  act(() => void app.store.dispatch(noticed({ severity, told: told('text-copied') })));
  return screen.getByText(SAID);
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));

test('good news goes by itself', async () => {
  await tell('ok');
  await wait();
  expect(screen.queryByText(SAID)).toBeNull();
});

test.each(['warning', 'error'] as const)('%s stays until it is closed', async (severity) => {
  await tell(severity);
  await wait();
  expect(screen.queryByText(SAID)).not.toBeNull();
});

test('nothing goes from under a hand', async () => {
  const strip = (await tell('ok')).parentElement as HTMLElement;
  fireEvent.pointerEnter(strip);
  await wait();
  expect(screen.queryByText(SAID)).not.toBeNull();
  fireEvent.pointerLeave(strip);
  await wait();
  expect(screen.queryByText(SAID)).toBeNull();
});

test('what stands in the strip follows the language, also the files that it lists', async () => {
  const { store } = await renderApp({ screen: 'library' });
  const file = (name: string) => told('file-of-host', name, { kind: 'too-large', path: name, detail: '' });
  const refused = [file('a.ros'), file('b.ros')];
  act(() => void store.dispatch(noticed({ severity: 'error', told: told('not-opened', 2), refused })));
  expect(screen.getByText(en.library.notOpened(2))).toBeTruthy();
  act(() => void store.dispatch(settingsChanged({ language: 'fr' })));
  expect(screen.getByRole('alert').textContent).toContain(fr.library.notOpened(2));
  expect(screen.getByRole('alert').textContent).toContain(fr.problems.host['too-large']);
});
