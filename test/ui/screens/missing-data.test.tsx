import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dataMissing } from '../../../renderer/store/builder-slice';
import { wentTo } from '../../../renderer/store/view-slice';
import { aForceRow, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';
import { violations } from '../builders/violations';

afterEach(cleanup);

async function missing(language: 'en' | 'fr' = 'en') {
  const app = await renderApp({ settings: { language } });
  const { head } = aView([]);
  await act(async () => {
    app.store.dispatch(
      dataMissing({
        known: { head, spent: 1200, limit: 1500, rows: [aForceRow('Army'), aUnitRow('Spears')] },
        missing: {
          problem: { kind: 'unknown-book', detail: 'The Lost Army' },
          again: { kind: 'list', path: 'library:/A.muster', modified: 0, screen: 'builder' },
        },
      }),
    );
    app.store.dispatch(wentTo('builder'));
  });
  return app;
}

test('a list whose data are missing says which, and what to do; its choices are to be read', async () => {
  const { user, store } = await missing();
  expect(screen.getByTestId('verdict').textContent).toContain('Data missing');
  expect(screen.getByTestId('verdict').textContent).toContain('1,200');
  const panel = screen.getByTestId('missing');
  expect(panel.textContent).toContain('The Lost Army');
  expect(panel.textContent).toContain('it can be read');
  expect(within(screen.getByTestId('ledger')).getByRole('row', { name: /Spears/ })).toBeTruthy();
  expect(await violations()).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'Data' }));
  expect(store.getState().view.screen).toBe('data');
});

test('in French', async () => {
  await missing('fr');
  expect(screen.getByTestId('verdict').textContent).toContain('Données absentes');
  expect(screen.getByTestId('missing').textContent).toContain('The Lost Army');
});

test('it goes on as a file; what needs the data says so', async () => {
  const { user } = await missing();
  const sheet = screen.getByRole('button', { name: /Sheet: not without the data/ });
  expect(sheet.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const isClosed = (name: RegExp): boolean =>
    screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
  expect([/\.muster/, /\.rosz/, /Copy as text/, /\.txt/, /\.md/].map(isClosed)).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
  expect(screen.getByRole('menu').textContent).toContain('Not without the data of the list');
});
