import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, noticed } from '../../../renderer/store/view-slice';
import { renderApp } from '../builders/render-app';

const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function told(severity: Notice['severity']) {
  const app = await renderApp({ screen: 'library' });
  act(() => void app.store.dispatch(noticed({ severity, text: 'So it is.' })));
  return screen.getByText('So it is.');
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));

test('good news goes by itself', async () => {
  await told('ok');
  await wait();
  expect(screen.queryByText('So it is.')).toBeNull();
});

test.each(['warning', 'error'] as const)('%s stays until it is closed', async (severity) => {
  await told(severity);
  await wait();
  expect(screen.queryByText('So it is.')).not.toBeNull();
});

test('nothing goes from under a hand', async () => {
  const strip = (await told('ok')).parentElement as HTMLElement;
  fireEvent.pointerEnter(strip);
  await wait();
  expect(screen.queryByText('So it is.')).not.toBeNull();
  fireEvent.pointerLeave(strip);
  await wait();
  expect(screen.queryByText('So it is.')).toBeNull();
});
