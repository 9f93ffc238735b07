import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aForceRow, aUnitRow, aView } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

async function nameOf(over: Parameters<typeof aUnitRow>[1], name = 'Spears'): Promise<HTMLElement> {
  await renderApp({ view: aView([aForceRow('Army'), aUnitRow(name, { isFirst: true, ...over })]) });
  const row = within(screen.getByTestId('ledger')).getAllByRole('row')[1] as HTMLElement;
  return row.querySelector('b')?.parentElement as HTMLElement;
}

describe('the name of a unit in the ledger', () => {
  test('a unit with a name of its own says in every width what it is', async () => {
    const name = await nameOf({ customName: 'Old Guard' });
    expect(name.querySelector('b')?.textContent).toBe('Old Guard');
    // The name in the other language is for wide windows only; this one is not.
    expect(within(name).getByText('Spears').className).not.toMatch(/second|wide/);
  });

  test('a long name keeps its last word when something of it is left out', async () => {
    const name = await nameOf({}, 'Command Squad in the Heavy Armour of Old');
    expect(name.querySelector('.clip')?.textContent).toBe('Command Squad in the Heavy Armour of');
    expect(name.querySelector('b')?.textContent).toBe('Command Squad in the Heavy Armour of Old');
    expect(name.querySelector('b')?.title).toBe('Command Squad in the Heavy Armour of Old');
  });

  test('a short form is there for narrow windows', async () => {
    const name = await nameOf({ short: 'Command Squad, heavy' }, 'Command Squad in the Heavy Armour of Old');
    expect(within(name).getByText('Command Squad, heavy').className).toMatch(/short/);
  });

  test('a name of the user’s own is never exchanged for it', async () => {
    const own = 'The Unconquerable Guard of the North';
    const name = await nameOf({ short: 'Spears', customName: own });
    expect(name.querySelector('b')?.textContent).toBe(own);
  });
});
