import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { paletteCommands } from '../../../renderer/screens/palette/palette-commands';
import { rowChosen } from '../../../renderer/store/builder-slice';
import { libraryListed } from '../../../renderer/store/library-slice';
import {
  aChosenUnit,
  aForceRow,
  anOffer,
  anOfferGroup,
  aUnitRow,
  aView,
  someOffers,
} from '../builders/a-view';
import { renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

const VIEW = aView(
  [
    aForceRow('Army'),
    aUnitRow('Spears', { isFirst: true, second: 'Lanciers' }),
    aUnitRow('Riders', { customName: 'Élite of the Vale' }),
  ],
  {
    offers: someOffers([
      anOfferGroup('Core', [
        anOffer('Archers', 90, { second: 'Archères', search: 'archers · archeres' }),
        anOffer('Giant', 400, { why: 'needs a hill' }),
      ]),
    ]),
  },
);

async function opened(options: Parameters<typeof renderApp>[0] = { view: VIEW }) {
  const app = await renderApp(options);
  await app.user.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Search and commands' });
  // This page knows no :focus-within, so the dialog believes that nothing in it has the keyboard.
  act(() => field.focus());
  const frames = () =>
    act(async () => {
      for (let index = 0; index < 3; index += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  const answers = (): readonly string[] =>
    within(screen.getByRole('menu'))
      .queryAllByRole('menuitem')
      .map((item) => item.getAttribute('aria-label') ?? item.textContent ?? '');
  const edits = () => app.calls.filter(({ name }) => name === 'edit').map((call) => call.in);
  return { ...app, field, frames, answers, edits };
}

describe('search and commands', () => {
  test.each([
    { claim: 'no second of what may be had once', isRepeatable: false },
    { claim: 'a second of what may be had again', isRepeatable: true },
  ])('offers, like the buttons, $claim', async ({ isRepeatable }) => {
    const row = aUnitRow('Oath');
    const chosen = aChosenUnit('Oath', { node: row.node, isRepeatable });
    const app = await renderApp({ view: aView([aForceRow('Army'), row], { chosen }) });
    act(() => void app.store.dispatch(rowChosen({ row: row.key, block: undefined })));
    const names = paletteCommands(app.store.getState()).map(({ name }) => name);
    expect(names.includes('duplicate')).toBe(isRepeatable);
    expect(names).toContain('remove');
  });

  test.each(['', 'arch'])('Ctrl K opens it; Escape closes it, with “%s” in its field', async (typed) => {
    const { user } = await opened();
    if (typed !== '') await user.keyboard(typed);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a unit that may be taken is found by its name in the other language, without accents, and Enter takes it', async () => {
    const { user, frames, answers, edits } = await opened();
    await user.keyboard('archer');
    expect(answers()[0]).toMatch(/^Archers/);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}archeres{Enter}');
    await frames();
    expect(edits()).toEqual([{ kind: 'add', force: 'f1', entryId: 'Archers', groupId: undefined }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    { claim: 'Enter leaves it', keys: '{Enter}', taken: 0 },
    { claim: 'Shift Enter takes it', keys: '{Shift>}{Enter}{/Shift}', taken: 1 },
  ])('a greyed one says why; $claim', async ({ keys, taken }) => {
    const { user, frames, answers, edits } = await opened();
    await user.keyboard('giant');
    expect(answers()[0]).toContain('needs a hill');
    await user.keyboard(keys);
    await frames();
    await waitFor(() => expect(edits()).toHaveLength(taken));
    // What is not taken is told, and the search stays open.
    const told = screen.queryByText('Giant: needs a hill');
    expect(told?.getAttribute('role')).toBe(taken === 0 ? 'status' : undefined);
  });

  test('the list may still point at an answer of the letter before: Shift Enter takes one of those that there are', async () => {
    const { user, frames, edits } = await opened();
    await user.keyboard('giant');
    screen.getByRole('menuitem').setAttribute('data-key', 'take:o:Archers');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await frames();
    expect(edits()).toEqual([{ kind: 'add', force: 'f1', entryId: 'Giant', groupId: undefined }]);
  });

  test.each([
    { claim: 'by its own name, without its accent', typed: 'elite', row: 'n:riders' },
    { claim: 'by its name in the other language', typed: 'lanc', row: 'n:spears' },
  ])('a row of the army is found $claim and Enter goes to it', async ({ typed, row }) => {
    const { user, store, frames } = await opened();
    await user.keyboard(`${typed}{Enter}`);
    await frames();
    expect(store.getState().builder.row).toBe(row);
  });

  test('a command is found in either language and shows its key', async () => {
    const { user, store, frames, answers } = await opened();
    await user.keyboard('feuille');
    expect(answers()[0]).toContain('Sheet');
    expect(screen.getByRole('menuitem', { name: /Sheet/ }).textContent).toContain('Ctrl P');
    await user.keyboard('{Enter}');
    await frames();
    expect(store.getState().view.screen).toBe('sheet');
  });

  test.each([
    { typed: 'player', field: 'Player' },
    { typed: 'joueur', field: 'Player' },
    { typed: 'club', field: 'Club' },
    { typed: 'tournoi', field: 'Event' },
    { typed: 'name of the list', field: 'Name of the list' },
    { typed: 'points', field: 'Points' },
  ])('“$typed” leads to the field $field', async ({ typed, field }) => {
    const { user, frames } = await opened();
    await user.keyboard(`${typed}{Enter}`);
    await frames();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }));
  });

  test('with a row chosen the first commands are about it', async () => {
    const app = await renderApp({ view: VIEW });
    await app.user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Spears/ }));
    await app.user.keyboard('{Control>}k{/Control}');
    const [first] = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(first?.textContent).toMatch(/^Duplicate Spears/);
  });

  test('in the library it finds lists', async () => {
    const app = await opened({});
    act(() => {
      const file = { folder: '', modified: 1, size: 1 };
      const files = [
        { ...file, path: 'a', name: 'Silver Tide' },
        { ...file, path: 'b', name: 'Other' },
      ];
      app.store.dispatch(libraryListed(files));
    });
    await app.user.keyboard('silv');
    expect(app.answers()).toEqual(['Silver Tide']);
  });

  test('nothing found is said in words', async () => {
    const { user } = await opened();
    await user.keyboard('zzz');
    expect(screen.getByText('Nothing matches “zzz”.')).toBeTruthy();
  });

  test('axe finds nothing wrong', async () => {
    const { user } = await opened();
    await user.keyboard('a');
    expect(await violations(true)).toEqual([]);
  });
});
