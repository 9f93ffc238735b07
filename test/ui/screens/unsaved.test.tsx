import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { HostProblemKind } from '../../../electron/messages';
import type { Destination } from '../../../renderer/store/destination';
import { heldElsewhere, leavingStopped, saveFailed } from '../../../renderer/store/document-slice';
import { asideListed } from '../../../renderer/store/library-slice';
import type { SettingsState } from '../../../renderer/store/settings-slice';
import { noticed, wentTo } from '../../../renderer/store/view-slice';
import { en } from '../../../renderer/words/en';
import { told } from '../../../renderer/words/notice-words';
import { aForceRow, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

const frames = (count: number) =>
  act(async () => {
    for (let turn = 0; turn < count; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });

/** @param next where the user was going; undefined: nowhere, the save of an edit failed */
async function stopped(
  kind: HostProblemKind,
  next: Destination | undefined,
  language: SettingsState['language'] = 'en',
  isKept = true,
) {
  const app = await renderApp({
    view: aView([aForceRow('Army'), aUnitRow('Spears')]),
    settings: { language },
  });
  await act(async () => {
    app.store.dispatch(saveFailed({ kind, path: 'a', detail: '' }));
    if (next !== undefined) app.store.dispatch(leavingStopped({ next, isKept }));
  });
  await frames(3);
  return app;
}

const buttons = () =>
  within(screen.getByTestId('unsaved'))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('a list that could not be saved', () => {
  test.each([
    {
      claim: 'a full disk, on the way to the lists',
      kind: 'disk-full',
      next: { kind: 'library' },
      offers: ['Try again', 'Save a copy', 'Leave without saving', 'Stay here'],
      says: /is not saved\. The disk is full\. Before you go/,
    },
    {
      claim: 'changed by another, on the way to the lists',
      kind: 'changed-on-disk',
      next: { kind: 'library' },
      offers: ['Keep mine', 'Take theirs', 'Keep both', 'Leave without saving', 'Stay here'],
      says: /Another window or program has saved it too/,
    },
    {
      claim: 'read-only, on the way out of the window',
      kind: 'read-only',
      next: { kind: 'close' },
      offers: ['Try again', 'Save a copy', 'Close without saving', 'Stay here'],
      says: /The window stays open/,
    },
    {
      claim: 'changed by another, while it is edited',
      kind: 'changed-on-disk',
      next: undefined,
      offers: ['Keep mine', 'Take theirs', 'Keep both'],
      says: /Which of the two is to hold\?/,
    },
    {
      claim: 'a full disk, while it is edited',
      kind: 'disk-full',
      next: undefined,
      offers: ['Try again', 'Save a copy'],
      says: /is not saved\. The disk is full\. The next change tries again/,
    },
  ] as const)(
    '$claim: says what happened and offers what can be done',
    async ({ kind, next, offers, says }) => {
      await stopped(kind, next);
      expect(within(screen.getByTestId('unsaved')).getByRole('alert').textContent).toMatch(says);
      expect(buttons()).toEqual(offers);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('it takes the keyboard, Tab walks the choices, Escape stays and gives the keyboard back to the army', async () => {
    const { user, store } = await stopped('changed-on-disk', { kind: 'library' });
    expect(document.activeElement?.textContent).toBe('Keep mine');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Take theirs');
    await user.keyboard('{Escape}');
    await frames(2);
    expect(store.getState().document.stopped).toBeUndefined();
    expect(buttons()).toEqual(['Keep mine', 'Take theirs', 'Keep both']);
    expect(document.activeElement?.getAttribute('role')).toBe('row');
  });

  test('says whether what is left unsaved is kept', async () => {
    await stopped('disk-full', { kind: 'library' });
    expect(screen.getByTestId('unsaved').textContent).toContain('is kept aside');
  });

  test('and that it is lost when it is not', async () => {
    await stopped('disk-full', { kind: 'library' }, 'en', false);
    expect(screen.getByTestId('unsaved').textContent).toContain('is lost');
  });

  test('in French', async () => {
    await stopped('changed-on-disk', { kind: 'close' }, 'fr');
    expect(buttons()).toEqual([
      'Garder la mienne',
      'Prendre l’autre',
      'Garder les deux',
      'Fermer sans enregistrer',
      'Rester ici',
    ]);
  });

  test('has nothing against it', async () => {
    await stopped('changed-on-disk', { kind: 'library' });
    expect(await violations()).toEqual([]);
  });
});

test('who is editing keeps the keyboard when the choices come, and reads in one place what is true', async () => {
  const { store } = await stopped('disk-full', undefined);
  const before = document.activeElement;
  expect(before?.getAttribute('role')).toBe('row');
  await act(async () => void store.dispatch(saveFailed({ kind: 'changed-on-disk', path: 'a', detail: '' })));
  await frames(3);
  expect(document.activeElement).toBe(before);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('contentinfo').querySelector('button')).toBeNull();
});

test.each([{ about: 'other-window' }, { about: 'file' }] as const)(
  'a notice about $about goes when the list is changed in both windows',
  async ({ about }) => {
    const { store } = await stopped('disk-full', undefined);
    const text = en.saving.elsewhereLong;
    await act(
      async () => void store.dispatch(noticed({ severity: 'warning', told: told('elsewhere'), about })),
    );
    expect(screen.getByText(text)).toBeTruthy();
    await act(
      async () => void store.dispatch(saveFailed({ kind: 'changed-on-disk', path: 'a', detail: '' })),
    );
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('the sheet has the choices too', async () => {
  const { store } = await stopped('changed-on-disk', undefined);
  await act(async () => void store.dispatch(wentTo('sheet')));
  expect(buttons()).toEqual(['Keep mine', 'Take theirs', 'Keep both']);
});

test('a list that another window has open says so in the status bar', async () => {
  const app = await renderApp({ view: aView([aForceRow('Army'), aUnitRow('Spears')]) });
  await act(async () => void app.store.dispatch(heldElsewhere(true)));
  expect(screen.getByTestId('elsewhere').textContent).toContain('another window');
});

test('a list that is only in this tab is not called saved', async () => {
  const app = await renderApp({
    view: aView([aForceRow('Army'), aUnitRow('Spears')]),
    host: { info: { library: { kind: 'memory' } } },
    screen: 'library',
  });
  await frames(3);
  await act(async () => void app.store.dispatch(wentTo('builder')));
  expect(screen.getByTestId('saved').textContent).toMatch(/Only in this tab/);
});

describe('lists that were left unsaved', () => {
  test('are offered among the lists, each by its name', async () => {
    const { store } = await renderApp();
    await frames(3);
    await act(async () => {
      store.dispatch(
        asideListed([
          { key: 'k', name: 'First wave', at: 0 },
          { key: 'l', name: 'Reserve', at: Date.UTC(2020, 1, 1) },
        ]),
      );
    });
    const strip = screen.getByTestId('aside');
    expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
    expect(within(strip).getByRole('button', { name: /Open “First wave”/ })).toBeTruthy();
    expect(within(strip).getByRole('button', { name: /Discard .* “Reserve”/ })).toBeTruthy();
    expect(await violations()).toEqual([]);
  });
});

test('several files that were not opened are told one by one', async () => {
  const { store } = await renderApp({ view: aView([aForceRow('Army'), aUnitRow('Spears')]) });
  await act(async () => {
    const refused = ['a.ros', 'b.ros'].map((name) =>
      told('file-of-host', name, { kind: 'too-large', path: name, detail: '' }),
    );
    store.dispatch(noticed({ severity: 'error', told: told('not-opened', 2), refused }));
  });
  const alert = screen.getByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^a\.ros/), expect.stringMatching(/^b\.ros/)]);
});
