import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { patched } from '../../../renderer/store/builder-slice';
import { chooseRow } from '../../../renderer/store/edit-list';
import { wentTo } from '../../../renderer/store/view-slice';
import { aChosenUnit, aFinding, aForceRow, aUnitRow, aView, someTotals } from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const frames = (count: number) =>
  act(async () => {
    for (let turn = 0; turn < count; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });
const ROWS = [aForceRow('Army'), aUnitRow('Spears'), aUnitRow('Bows')];
const focused = () => document.activeElement as HTMLElement;
const row = (name: RegExp) => within(screen.getByTestId('ledger')).getByRole('row', { name });

async function builder(over: Parameters<typeof aView>[1] = {}) {
  const app = await renderApp({ view: aView(ROWS, over) });
  const choose = async (key: string) => {
    await act(async () => void app.store.dispatch(chooseRow(key)));
    act(() => row(new RegExp(key === 'n:spears' ? 'Spears' : 'Bows')).focus());
  };
  return { ...app, choose };
}

describe('the keyboard is never nowhere', () => {
  test('a finding that goes while it has the keyboard leaves it in its column', async () => {
    const findings = [aFinding('Too many bows'), aFinding('Too few spears')];
    const { store } = await builder({ findings, totals: someTotals({ verdict: 'illegal', errors: 2 }) });
    act(() => screen.getByRole('button', { name: /Too many bows/ }).focus());
    await act(async () => void store.dispatch(patched({ findings: findings.slice(1) })));
    await frames(3);
    expect(focused().closest('[data-side]')?.getAttribute('data-side')).toBe('middle');
  });

  test('a panel that makes room for another leaves it in the right column', async () => {
    const { store } = await builder({ chosen: aChosenUnit('Spears', { node: 'spears' }) });
    act(() => screen.getByRole('button', { name: 'Duplicate' }).focus());
    await act(async () => void store.dispatch(patched({ chosen: aView([]).chosen })));
    await frames(3);
    expect(focused().closest('[data-side]')?.getAttribute('data-side')).toBe('right');
  });

  test.each(['sheet', 'settings', 'library'] as const)('another screen (%s) has it', async (next) => {
    const { store } = await builder();
    act(() => row(/Spears/).focus());
    await act(async () => void store.dispatch(wentTo(next)));
    await frames(6);
    expect(focused()).not.toBe(document.body);
    expect(focused().closest('main, header')).not.toBeNull();
  });

  test('what stays keeps it', async () => {
    const { store } = await builder();
    act(() => row(/Bows/).focus());
    await act(async () => void store.dispatch(patched({ findings: [aFinding('New')] })));
    await frames(3);
    expect(focused()).toBe(row(/Bows/));
  });
});

describe('Escape leads back to the row', () => {
  test.each(['Own name', 'Notes'])('out of %s, and what was typed counts', async (label) => {
    const { user, choose, calls } = await builder({ chosen: aChosenUnit('Spears', { node: 'spears' }) });
    await choose('n:spears');
    await user.click(screen.getByLabelText(label));
    await user.keyboard('Red');
    await user.keyboard('{Escape}');
    await frames(2);
    expect(focused()).toBe(row(/Spears/));
    expect(calls.filter(({ name }) => name === 'edit')).toHaveLength(1);
  });

  test('out of the points limit, whose old value is back', async () => {
    const { user, calls } = await builder({
      chosen: {
        ...(aView([]).chosen as never as object),
        limits: [{ typeId: 'pts', name: 'Points', value: 1000 }],
      } as never,
    });
    await user.clear(screen.getByLabelText('Points'));
    await user.type(screen.getByLabelText('Points'), '1.5');
    await user.keyboard('{Escape}');
    await frames(2);
    expect(focused().getAttribute('role')).toBe('row');
    expect(screen.getByLabelText<HTMLInputElement>('Points').value).toBe('1000');
    expect(calls.some(({ name }) => name === 'edit')).toBe(false);
  });
});

describe('a row that has the keyboard is what its keys are about', () => {
  test('after Escape has shown the army, Ctrl D duplicates it', async () => {
    const { user, choose, calls, store } = await builder();
    await choose('n:bows');
    await user.keyboard('{Escape}');
    expect(store.getState().builder.row).toBeUndefined();
    expect(focused()).toBe(row(/Bows/));
    await user.keyboard('{Control>}d{/Control}');
    expect(calls.find(({ name }) => name === 'edit')?.in).toEqual({ kind: 'duplicate', node: 'bows' });
  });

  test.each([
    { key: '{Delete}', does: { kind: 'remove', node: 'bows' } },
    { key: '{Control>}d{/Control}', does: { kind: 'duplicate', node: 'bows' } },
    { key: '{Alt>}{ArrowUp}{/Alt}', does: { kind: 'move', node: 'bows', by: -1 } },
  ])('and so do the others: $key', async ({ key, does }) => {
    const { user, choose, calls } = await builder();
    await choose('n:bows');
    await user.keyboard('{Escape}');
    await user.keyboard(key);
    expect(calls.find(({ name }) => name === 'edit')?.in).toEqual(does);
  });

  test('and the arrows go on from it', async () => {
    const { user, choose, store } = await builder();
    await choose('n:bows');
    await user.keyboard('{Escape}');
    await user.keyboard('{ArrowUp}');
    expect(store.getState().builder.row).toBe('n:spears');
  });
});
