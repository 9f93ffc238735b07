import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aForceRow, anOffer, anOfferGroup, aUnitRow, aView, someOffers } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const sizing = { amount: 10, least: 5, most: 20, amounts: undefined };
const VIEW = aView([aForceRow('Army'), aUnitRow('Spears', { isFirst: true, sizing }), aUnitRow('Standard')], {
  offers: someOffers([anOfferGroup('Core', [anOffer('Archers', 90)])]),
});
const hints = () => [...document.querySelectorAll('footer kbd')].map((each) => each.textContent);
const choose = (name: RegExp) => within(screen.getByTestId('ledger')).getByRole('row', { name });

test('the keys that are told are those that do so where the keyboard is', async () => {
  const { user } = await renderApp({ view: VIEW });
  await user.click(choose(/^Spears/));
  expect(hints()).toEqual(['A', '+', '−', 'F8', 'F6', '?']);
  await user.click(choose(/^Standard/));
  expect(hints()).toEqual(['A', 'F8', 'F6', '?']);
  act(() => screen.getByRole('combobox', { name: 'Search what may be taken' }).focus());
  expect(hints()).toEqual(['↑', '↓', '↵', 'Esc', 'F8', 'F6']);
  await user.keyboard('{Control>}f{/Control}');
  expect(hints()).toEqual(['Esc', 'F8', 'F6']);
});

test('no letter is told where letters are switched off', async () => {
  const { user } = await renderApp({ view: VIEW, settings: { letters: false } });
  await user.click(choose(/^Spears/));
  expect(hints()).toEqual(['+', '−', 'F8', 'F6', '?']);
});
