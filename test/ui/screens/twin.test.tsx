import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { askTwin } from '../../../renderer/store/ask-twin';
import type { TwinQuestion } from '../../../renderer/store/twin-slice';
import { paletteShown } from '../../../renderer/store/view-slice';
import { aView } from '../builders/a-view';
import { type RenderOptions, renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

const QUESTION: TwinQuestion = {
  name: 'Tide',
  changed: { mine: '2019-11-30T12:00:00.000Z', file: '2018-10-03T12:00:00.000Z' },
  isInPlace: false,
};

async function asked(options: RenderOptions = { screen: 'library' }, over: Partial<TwinQuestion> = {}) {
  const app = await renderApp(options);
  const answers: string[] = [];
  const ask = () =>
    act(async () => {
      void app.store.dispatch(askTwin({ ...QUESTION, ...over })).then((answer) => answers.push(answer));
    });
  return { ...app, ask, answers, strip: () => within(screen.getByTestId('twin')) };
}

describe('a file that holds a list of the library', () => {
  test.each([
    { screen: 'library' },
    { screen: 'new-list' },
    { screen: 'settings' },
    { screen: 'data' },
    { view: aView([]) },
  ] as const)('is asked about where the user is: %o', async (options) => {
    const { ask, strip } = await asked(options);
    await ask();
    expect(strip().getByRole('alert').textContent).toBe(
      '“Tide” is among your lists already, and not as this file has it. Last changed: yours 30 Nov 2019, that of the file 3 Oct 2018. What is to become of the two?',
    );
    const first = strip().getByRole('button', { name: 'Keep both' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  test.each([
    { name: 'Keep both', answer: 'both' },
    { name: 'Replace mine', answer: 'replace' },
    { name: 'Open mine', answer: 'mine' },
    { name: 'Cancel', answer: 'cancel' },
  ])('$name', async ({ name, answer }) => {
    const { ask, strip, user, answers } = await asked();
    await ask();
    await user.click(strip().getByRole('button', { name }));
    expect(answers).toEqual([answer]);
    expect(screen.queryByTestId('twin')).toBeNull();
  });

  test('Escape calls it off as soon as it stands there, and when the keyboard is nowhere', async () => {
    const { ask, user, answers } = await asked();
    await ask();
    await user.keyboard('{Escape}');
    await ask();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    expect(answers).toEqual(['cancel', 'cancel']);
  });

  test('Escape calls it off, and the keyboard is where it was', async () => {
    const { ask, user, answers, store } = await asked({ screen: 'settings' });
    const before = screen.getByRole('button', { name: 'Show' });
    act(() => before.focus());
    await ask();
    await waitFor(() => expect(document.activeElement).not.toBe(before));
    await user.keyboard('{Escape}');
    expect(answers).toEqual(['cancel']);
    expect(store.getState().view.screen).toBe('settings');
    expect(document.activeElement).toBe(before);
  });

  test('is seen in front of the search that was open', async () => {
    const { ask, store } = await asked();
    await act(async () => void store.dispatch(paletteShown(true)));
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    { isInPlace: true, says: /edited where it lies/ },
    { isInPlace: false, says: /among yours/ },
  ])('says what becomes of the file when both are kept ($isInPlace)', async ({ isInPlace, says }) => {
    const { ask, strip } = await asked(undefined, { isInPlace });
    await ask();
    expect(strip().getByText(says)).toBeDefined();
  });

  test('says nothing of times that a file does not name', async () => {
    const { ask, strip } = await asked(undefined, {
      changed: { mine: QUESTION.changed.mine, file: undefined },
    });
    await ask();
    expect(strip().getByRole('alert').textContent).not.toMatch(/changed|NaN|Invalid/);
  });

  test.each(['en', 'fr'] as const)('has no fault that axe can find, in %s', async (language) => {
    const { ask } = await asked({ screen: 'library', settings: { language } });
    await ask();
    expect(await violations()).toEqual([]);
  });
});
