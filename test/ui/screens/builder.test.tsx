import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { patched } from '../../../renderer/store/builder-slice';
import { aLargeView } from '../builders/a-large-view';
import {
  aChosenUnit,
  aForceRow,
  anOffer,
  anOfferGroup,
  anOption,
  aSection,
  aUnitRow,
  aView,
  someOffers,
  someTotals,
} from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const SIZING = { amount: 20, least: 10, most: 40, amounts: undefined };

function aSmallView() {
  return aView(
    [
      aForceRow('Army'),
      aUnitRow('Spears', { isFirst: true, sizing: SIZING }),
      aUnitRow('Riders', { price: 200 }),
      aForceRow('Company', { node: 'f2', key: 'n:f2' }),
      aUnitRow('Guard', { force: 'f2', isFirst: true }),
    ],
    {
      offers: someOffers([
        anOfferGroup('Core', [anOffer('Archers', 90), anOffer('Giant', 400, { why: 'needs a hill' })]),
      ]),
    },
  );
}

function ledgerRow(name: RegExp): HTMLElement {
  return within(screen.getByTestId('ledger')).getByRole('row', { name });
}

function edits(calls: readonly { readonly name: string; readonly in: unknown }[]): readonly unknown[] {
  return calls.filter((call) => call.name === 'edit').map((call) => call.in);
}

describe('the ledger', () => {
  test('a row is named with its amount, price, block and force', async () => {
    await renderApp({ view: aSmallView() });
    expect(ledgerRow(/^Spears/).getAttribute('aria-label')).toBe('Spears, 1, 100 points, Core, Army');
  });

  test('a press chooses a row and asks the engine for it', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Riders/));
    expect(ledgerRow(/^Riders/).getAttribute('aria-selected')).toBe('true');
    expect(calls).toContainEqual({ name: 'choose', in: { node: 'riders', force: 'f1' } });
  });

  test.each([
    { claim: 'Del removes', keys: '{Delete}', edit: { kind: 'remove', node: 'spears' } },
    {
      claim: 'Ctrl D duplicates',
      keys: '{Control>}d{/Control}',
      edit: { kind: 'duplicate', node: 'spears' },
    },
    {
      claim: '+ takes one more',
      keys: '+',
      edit: { kind: 'step-size', unit: 'spears', by: 1 },
    },
    {
      claim: '- takes one less',
      keys: '-',
      edit: { kind: 'step-size', unit: 'spears', by: -1 },
    },
    {
      claim: 'Alt ↓ moves down',
      keys: '{Alt>}{ArrowDown}{/Alt}',
      edit: { kind: 'move', node: 'spears', by: 1 },
    },
  ])('$claim', async ({ keys, edit }) => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Spears/));
    ledgerRow(/^Spears/).focus();
    await user.keyboard(keys);
    expect(edits(calls)).toEqual([edit]);
  });

  test('digits typed one after the other are one number', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Spears/));
    ledgerRow(/^Spears/).focus();
    await user.keyboard('25');
    expect(edits(calls)).toEqual([
      { kind: 'set-size', unit: 'spears', amount: 2 },
      { kind: 'set-size', unit: 'spears', amount: 25 },
    ]);
  });

  test('a point between two digits makes no longer number of them', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Spears/));
    ledgerRow(/^Spears/).focus();
    await user.keyboard('1.5');
    expect(edits(calls)).not.toContainEqual({ kind: 'set-size', unit: 'spears', amount: 15 });
  });

  test('a nought begins no amount: it would take the last model away', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Spears/));
    ledgerRow(/^Spears/).focus();
    await user.keyboard('012');
    expect(edits(calls)).toEqual([
      { kind: 'set-size', unit: 'spears', amount: 1 },
      { kind: 'set-size', unit: 'spears', amount: 12 },
    ]);
  });

  test('letters and digits do nothing once they are switched off', async () => {
    const { user, calls } = await renderApp({ view: aSmallView(), settings: { letters: false } });
    await user.click(ledgerRow(/^Spears/));
    ledgerRow(/^Spears/).focus();
    await user.keyboard('2');
    expect(edits(calls)).toEqual([]);
  });

  test('← folds a force, and its units are gone from the rows', async () => {
    const { user } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Army/));
    ledgerRow(/^Army/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(within(screen.getByTestId('ledger')).queryByRole('row', { name: /^Spears/ })).toBeNull();
    expect(ledgerRow(/^Guard/)).toBeTruthy();
  });

  test('Ctrl F filters in place', async () => {
    const { user } = await renderApp({ view: aSmallView() });
    await user.click(ledgerRow(/^Spears/));
    await user.keyboard('{Control>}f{/Control}');
    await user.type(screen.getByRole('searchbox', { name: 'Filter the army' }), 'gua');
    expect(within(screen.getByTestId('ledger')).getAllByRole('row')).toHaveLength(2);
  });

  test('a row that did not change is not drawn again when another did', async () => {
    const { store } = await renderApp({ view: aSmallView() });
    const before = ledgerRow(/^Riders/).firstChild;
    act(() => {
      store.dispatch(patched({ rows: { set: [aUnitRow('Spears', { price: 333, isFirst: true })] } }));
    });
    expect(ledgerRow(/^Spears, 1, 333/)).toBeTruthy();
    expect(ledgerRow(/^Riders/).firstChild).toBe(before);
  });

  test('a lost choice stays, with its last price in brackets', async () => {
    await renderApp({ view: aLargeView() });
    const row = ledgerRow(/^Canoptek Wraiths/);
    expect(row.textContent).toContain('(175)');
    expect(row.getAttribute('aria-label')).toContain('last price 175');
  });
});

describe('what may be taken', () => {
  test('Enter adds the best match and the keyboard stays in the search', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    const search = screen.getByRole('combobox', { name: 'Search what may be taken' });
    await user.type(search, 'arch{Enter}');
    expect(edits(calls)).toEqual([{ kind: 'add', force: 'f1', entryId: 'Archers', groupId: undefined }]);
    expect(document.activeElement).toBe(search);
  });

  test('a greyed offer says why, is not added by Enter, and is by Shift Enter', async () => {
    const { user, calls } = await renderApp({ view: aSmallView() });
    const search = screen.getByRole('combobox', { name: 'Search what may be taken' });
    await user.type(search, 'giant{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('treeitem', { name: /Giant/ }).textContent).toContain('needs a hill');
    await user.keyboard('{Enter}');
    expect(edits(calls)).toEqual([]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(edits(calls)).toHaveLength(1);
  });

  test('the filter leaves only what fits', async () => {
    const offers = someOffers(
      [anOfferGroup('Core', [anOffer('Archers', 90), anOffer('Giant', 400, { over: 300 })])],
      { left: 100 },
    );
    const { user } = await renderApp({ view: { ...aSmallView(), offers } });
    await user.click(screen.getByRole('button', { name: 'Only what fits in 100 points' }));
    expect(screen.queryByRole('treeitem', { name: /Giant/ })).toBeNull();
    expect(screen.getByRole('treeitem', { name: /Archers/ })).toBeTruthy();
  });
});

describe('the chosen thing', () => {
  const sections = [
    aSection('Weapon', [
      anOption('Sword', { control: 'radio', isOn: true, price: 0 }),
      anOption('Halberd', { control: 'radio' }),
    ]),
    aSection('Gear', [anOption('Shield'), anOption('Lance', { why: 'needs a mount' })]),
  ];
  const view = { ...aSmallView(), chosen: aChosenUnit('Lord', { sections }) };

  test('a radio button takes the place of the one that was on', async () => {
    const { user, calls } = await renderApp({ view });
    await user.click(screen.getByRole('radio', { name: /Halberd/ }));
    expect(edits(calls)).toEqual([
      { kind: 'choose', parent: 'unit', entryId: 'Halberd', groupId: undefined, replaces: ['node-Sword'] },
    ]);
  });

  test('of a long choice that must be made all are shown, and stay when it is made', async () => {
    const creeds = (on: number) =>
      Array.from({ length: 12 }, (_, index) =>
        anOption(`Creed ${index}`, { control: 'radio', isOn: index === on }),
      );
    const choose = { least: 1, most: 1, taken: 0 };
    const chosen = (on: number) =>
      aChosenUnit('Lord', { sections: [aSection('Creed', creeds(on), { choose })] });
    const { store } = await renderApp({ view: { ...aSmallView(), chosen: chosen(-1) } });
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    act(() => void store.dispatch(patched({ chosen: chosen(11) })));
    expect(screen.getAllByRole('radio')).toHaveLength(12);
  });

  test('a greyed option takes the focus, is described by its reason and does not change', async () => {
    const { user, calls } = await renderApp({ view });
    const lance = screen.getByRole('checkbox', { name: /Lance/ });
    await user.click(lance);
    expect(lance.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(lance.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'needs a mount',
    );
    expect(edits(calls)).toEqual([]);
  });

  test('Shift Enter takes a greyed option all the same', async () => {
    const { user, calls } = await renderApp({ view });
    screen.getByRole('checkbox', { name: /Lance/ }).focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(edits(calls)).toHaveLength(1);
  });

  test('an own name is one step, when the field is left', async () => {
    const { user, calls } = await renderApp({ view });
    await user.type(screen.getByLabelText('Own name'), 'Old Tom');
    expect(edits(calls)).toEqual([]);
    await user.tab();
    expect(edits(calls)).toEqual([{ kind: 'rename', node: 'unit', name: 'Old Tom' }]);
  });

  test('a statistic that an effect changed says what is printed', async () => {
    await renderApp({ view: aLargeView() });
    expect(screen.getByTitle('0 as printed').textContent).toBe('2');
  });
});

describe('verdict, findings and history', () => {
  test('over the limit is said in words', async () => {
    await renderApp({
      view: aView([], { totals: someTotals({ verdict: 'illegal', errors: 1, spent: 1025 }) }),
    });
    expect(screen.getByTestId('verdict').textContent).toContain('25 over');
    expect(screen.getByTestId('verdict').textContent).toContain('Not legal');
  });

  test('undo is named by its step, and Ctrl Z asks for it', async () => {
    const { user, calls } = await renderApp({ view: aLargeView() });
    expect(screen.getByRole('button', { name: 'Undo: remove Pariahs' })).toBeTruthy();
    fireEvent.keyDown(screen.getByTestId('ledger'), { key: 'z', ctrlKey: true });
    expect(calls.map((call) => call.name)).toContain('undo');
    await user.keyboard('{Escape}');
  });

  test('Ctrl Z in a field for a number that shows what the list says takes the step back', async () => {
    const sections = [
      aSection('Archers', [anOption('Archers', { control: 'number', amount: 20, most: 40 })]),
    ];
    const view = { ...aSmallView(), chosen: aChosenUnit('Lord', { sections }) };
    const { user, calls } = await renderApp({ view });
    const names = () => calls.map(({ name }) => name);
    await user.click(screen.getByRole('spinbutton', { name: /Archers/ }));
    await user.keyboard('27{Control>}z{/Control}');
    expect(names()).not.toContain('undo');
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toContain('undo');
    expect(edits(calls)).toEqual([]);
  });

  test('F6 walks the three columns', async () => {
    const { user } = await renderApp({ view: aLargeView() });
    const column = () => document.activeElement?.closest('[data-side]')?.getAttribute('data-side');
    screen.getByRole('combobox').focus();
    const seen: (string | null | undefined)[] = [];
    for (let index = 0; index < 3; index += 1) {
      await user.keyboard('{F6}');
      await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
      seen.push(column());
    }
    expect(seen).toEqual(['middle', 'right', 'left']);
  });
});
