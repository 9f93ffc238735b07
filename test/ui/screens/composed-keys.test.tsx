import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aForceRow, anOffer, anOfferGroup, aUnitRow, aView, someOffers } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

/** Keys of an input method, as browsers give them. */
const COMPOSED = [
  { claim: 'a key of a word that is being composed', init: { isComposing: true } },
  { claim: 'the Enter that ends it in Safari', init: { keyCode: 229 } },
];

const VIEW = aView([aForceRow('Army'), aUnitRow('Spears', { isFirst: true })], {
  offers: someOffers([anOfferGroup('Core', [anOffer('Archers', 90)])]),
});

describe.each(COMPOSED)('$claim', ({ init }) => {
  test('adds no unit, and a plain Enter does', async () => {
    const { calls } = await renderApp({ view: VIEW });
    const search = screen.getByRole('combobox');
    fireEvent.change(search, { target: { value: 'Arch' } });
    const edits = (): number => calls.filter(({ name }) => name === 'edit').length;
    fireEvent.keyDown(search, { key: 'Enter', ...init });
    expect(edits()).toBe(0);
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(edits()).toBe(1);
  });

  test('does nothing in the ledger and runs no command of the program', async () => {
    const { calls } = await renderApp({ view: VIEW });
    const row = within(screen.getByTestId('ledger')).getByRole('row', { name: /^Spears/ });
    fireEvent.click(row);
    const before = calls.length;
    fireEvent.keyDown(row, { key: 'Delete', ...init });
    fireEvent.keyDown(row, { key: 'd', ctrlKey: true, ...init });
    fireEvent.keyDown(row, { key: 'k', ctrlKey: true, ...init });
    expect(calls.slice(before)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(row, { key: 'k', ctrlKey: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('commits no name, and a plain Enter does', async () => {
    const { calls } = await renderApp({ view: VIEW });
    const field = screen.getByLabelText('Player');
    field.focus();
    fireEvent.change(field, { target: { value: 'にほ' } });
    const edits = (): number => calls.filter(({ name }) => name === 'edit').length;
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(edits()).toBe(0);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(edits()).toBe(1);
  });
});
