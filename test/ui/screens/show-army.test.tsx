/** Ways to the army itself, where its limit and player are: they are seen, and each takes a hand and a key. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseRow } from '../../../renderer/store/edit-list';
import { aForceRow, aUnitRow, aView, someTotals } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const LABEL = /limit, player/;
const view = (rows = [aForceRow('Army'), aUnitRow('Spears')]) =>
  aView(rows, {
    values: [{ key: 'units', name: 'Units', value: 4, most: undefined, state: undefined }],
    totals: someTotals({ spent: 360, limit: 3000 }),
  });

async function onSpears() {
  const app = await renderApp({ view: view() });
  await act(async () => void app.store.dispatch(chooseRow('n:spears')));
  return app;
}

const WAYS = [
  {
    claim: 'the name of the list',
    button: () => within(screen.getByRole('heading', { level: 1 })).getByRole('button'),
  },
  { claim: 'the total', button: () => screen.getByTestId('spent').closest('button') as HTMLElement },
  { claim: 'the numbers above the ledger', button: () => screen.getByRole('button', { name: 'Units 4' }) },
];

describe('a press shows the army', () => {
  test.each(WAYS)('on $claim, which says so', async ({ button }) => {
    const { user, store, calls } = await onSpears();
    expect(button().title).toMatch(LABEL);
    await user.click(button());
    expect(store.getState().builder.row).toBeUndefined();
    expect(store.getState().view.pane).toBe('right');
    expect(calls.at(-1)).toEqual({ name: 'choose', in: { node: undefined, force: undefined } });
  });

  test.each(WAYS)('and the keyboard reaches $claim', async ({ button }) => {
    const { user, store } = await onSpears();
    act(() => button().focus());
    await user.keyboard('{Enter}');
    expect(store.getState().builder.row).toBeUndefined();
  });

  test('on the page beside the rows', async () => {
    const { user, store } = await onSpears();
    await user.click(screen.getByTestId('ledger'));
    expect(store.getState().builder.row).toBeUndefined();
  });

  test('on the words of an empty army', async () => {
    const { user, store } = await renderApp({ view: view([]) });
    await user.click(screen.getByText('Nothing in the army yet'));
    expect(store.getState().builder.row).toBeUndefined();
  });

  test('the numbers are marked while it is shown', async () => {
    const { user } = await onSpears();
    const numbers = screen.getByRole('button', { name: 'Units 4' });
    expect(numbers.getAttribute('aria-current')).toBe('false');
    await user.click(numbers);
    expect(numbers.getAttribute('aria-current')).toBe('true');
  });

  test('on the sheet the name and the total are no buttons', async () => {
    await renderApp({ view: view(), screen: 'sheet' });
    expect(within(screen.getByRole('heading', { level: 1 })).queryByRole('button')).toBeNull();
    expect(screen.getByTestId('spent').closest('button')).toBeNull();
  });
});

describe('Ctrl K leads there', () => {
  async function searched(text: string, language: 'en' | 'fr' = 'en') {
    const app = await renderApp({ view: view(), settings: { language } });
    await app.user.keyboard('{Control>}k{/Control}');
    const field = within(screen.getByRole('dialog')).getByRole('searchbox');
    // This page knows no :focus-within, so the dialog believes that nothing in it has the keyboard.
    act(() => field.focus());
    await app.user.keyboard(text);
    const answers = within(screen.getByRole('menu')).queryAllByRole('menuitem');
    return { ...app, answers: answers.map((each) => each.textContent ?? '') };
  }

  test.each(['points', 'size', 'taille', 'limit', 'limite', 'player', 'joueur', 'club', 'tournoi'])(
    'by “%s”',
    async (text) => {
      const { answers } = await searched(text);
      expect(answers.some((answer) => LABEL.test(answer))).toBe(true);
    },
  );

  test.each([
    { text: '2000', language: 'en', offers: 'Set the limit to 2,000 points' },
    { text: '2,000', language: 'en', offers: 'Set the limit to 2,000 points' },
    { text: 'limit 2 000', language: 'en', offers: 'Set the limit to 2,000 points' },
    { text: '2000', language: 'fr', offers: 'Mettre la limite à 2\u202f000 points' },
    { text: 'taille 2000', language: 'fr', offers: 'Mettre la limite à 2\u202f000 points' },
  ] as const)('“$text” offers to set the limit ($language)', async ({ text, language, offers }) => {
    const { answers } = await searched(text, language);
    expect(answers[0]).toContain(offers);
  });

  test.each(['7', '99999999', '1.5', '20x', '-300x'])('“%s” offers none', async (text) => {
    const { answers } = await searched(text);
    expect(answers.filter((answer) => answer.includes('Set the limit'))).toEqual([]);
  });

  test('Enter sets it, and shows where', async () => {
    const { user, calls, store } = await searched('2000');
    await user.keyboard('{Enter}');
    await act(async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(calls.filter(({ name }) => name === 'edit').map((call) => call.in)).toEqual([
      { kind: 'set-limit', typeId: 'pts', value: 2000 },
    ]);
    expect(store.getState().builder.row).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Points'));
  });
});
