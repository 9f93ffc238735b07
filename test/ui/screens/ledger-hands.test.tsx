import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { PlaceView } from '../../../renderer/worker/protocol/places';
import { aForceRow, anEmptyRow, aUnitRow, aView } from '../builders/a-view';
import { aRecordingEngine, renderApp } from '../builders/render-app';

afterEach(cleanup);

const ROWS = [
  aForceRow('Army'),
  aUnitRow('Spears', { isFirst: true }),
  aUnitRow('Riders'),
  aUnitRow('Archers'),
  aForceRow('Company', { node: 'f2', key: 'n:f2', force: 'f2' }),
  aUnitRow('Guard', { force: 'f2', isFirst: true }),
  anEmptyRow(1, { force: 'f2', block: 'support', blockName: 'Support', isFirst: true }),
];

const place = (force: string, block: string, over: Partial<PlaceView> = {}): PlaceView => ({
  key: `${force}/${block}`,
  force,
  forceName: force === 'f1' ? 'Army' : 'Company',
  block,
  blockName: block === 'core' ? 'Core' : 'Support',
  isHere: false,
  why: undefined,
  ...over,
});

/** An engine that says where the units may go. */
function engineWith(places: readonly PlaceView[]) {
  const { engine, calls } = aRecordingEngine();
  const own: EngineClient = {
    ...engine,
    async call(name, request) {
      if (name !== 'places') return engine.call(name, request);
      calls.push({ name, in: request });
      return { kind: 'done', value: places as never };
    },
  };
  return { engine: own, calls };
}

async function shown(places: readonly PlaceView[] = []) {
  const { engine, calls } = engineWith(places);
  const app = await renderApp({ view: aView(ROWS), engine });
  const row = (name: RegExp): HTMLElement => within(screen.getByTestId('ledger')).getByRole('row', { name });
  const press = async (keys: string): Promise<void> => {
    await app.user.keyboard(keys);
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  };
  const start = async (name: RegExp): Promise<void> => {
    await app.user.click(row(name));
    row(name).focus();
  };
  const edits = (): readonly unknown[] => calls.filter(({ name }) => name === 'edit').map((call) => call.in);
  const chosen = (): readonly (string | null)[] =>
    within(screen.getByTestId('ledger'))
      .getAllByRole('row', { selected: true })
      .map((each) => each.getAttribute('data-key'));
  return { ...app, calls, row, press, start, edits, chosen };
}

describe('choosing several', () => {
  test('Shift ↓ grows the range over units, past the head of the next force, and shrinks again', async () => {
    const { press, start, chosen } = await shown();
    await start(/^Riders/);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['n:riders', 'n:archers', 'n:guard']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['n:riders', 'n:archers']);
    await press('{ArrowDown}');
    expect(chosen()).toHaveLength(1);
  });

  test('Space chooses one by one, and the arrows leave the marks', async () => {
    const { press, start, chosen } = await shown();
    await start(/^Spears/);
    await press(' {ArrowDown}{ArrowDown} ');
    expect(chosen()).toEqual(['n:spears', 'n:archers']);
    await press(' ');
    expect(chosen()).toEqual(['n:spears']);
    await press('{Escape}');
    expect(chosen()).toEqual(['n:archers']);
  });

  test('a press with Ctrl takes one more, with Shift a range', async () => {
    const { row, start, chosen } = await shown();
    await start(/^Spears/);
    fireEvent.click(row(/^Archers/), { ctrlKey: true });
    expect(chosen()).toEqual(['n:spears', 'n:archers']);
    fireEvent.click(row(/^Spears/));
    fireEvent.click(row(/^Archers/), { shiftKey: true });
    expect(chosen()).toEqual(['n:spears', 'n:riders', 'n:archers']);
  });

  test('Ctrl A chooses every unit, also below a folded head, and Del removes them in one step', async () => {
    const { press, start, edits, chosen } = await shown();
    await start(/^Company/);
    await press('{ArrowLeft}{Control>}a{/Control}');
    expect(chosen()).toEqual(['n:spears', 'n:riders', 'n:archers']);
    expect(screen.getByRole('heading', { name: '4 units' })).toBeTruthy();
    await press('{Delete}');
    expect(edits()).toEqual([{ kind: 'remove-all', nodes: ['spears', 'riders', 'archers', 'guard'] }]);
  });

  test('of hundreds that are chosen together only those in sight are drawn, and all are counted', async () => {
    const many = Array.from({ length: 640 }, (_, index) => aUnitRow(`Unit ${index}`, { price: 10 }));
    const { user } = await renderApp({ view: aView([aForceRow('Army'), ...many]) });
    await user.keyboard('{Control>}a{/Control}');
    expect(document.querySelector('[data-side="right"] h2')?.textContent).toContain('640');
    expect(within(screen.getByTestId('several')).getAllByRole('button').length).toBeLessThan(100);
  });

  test('Ctrl A beside the ledger chooses them too, and in a text field the text', async () => {
    const { press } = await shown();
    act(() => screen.getByRole('combobox').focus());
    await press('{Control>}a{/Control}');
    expect(screen.queryByRole('heading', { name: '4 units' })).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.activeElement).toBe(document.body);
    await press('{Control>}a{/Control}');
    expect(screen.getByRole('heading', { name: '4 units' })).toBeTruthy();
    expect(document.activeElement?.closest('[role="treegrid"]')).not.toBeNull();
  });

  test('Ctrl A in a filtered ledger chooses what it shows, and in its field the text', async () => {
    const { press, start, chosen } = await shown();
    await start(/^Spears/);
    await press('{Control>}f{/Control}r{Control>}a{/Control}');
    expect(screen.queryByRole('heading', { name: /units$/ })).toBeNull();
    await press('{ArrowDown}{Control>}a{/Control}');
    expect(chosen()).toEqual(['n:spears', 'n:riders', 'n:archers', 'n:guard']);
    await press('{Escape}');
    await press('{Control>}f{/Control}');
    await press('riders{ArrowDown}{Control>}a{/Control}');
    expect(chosen()).toEqual(['n:riders']);
  });

  test('the right column says how many, what they cost, and what can be done', async () => {
    const { press, start } = await shown();
    await start(/^Spears/);
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('heading', { name: '2 units' })).toBeTruthy();
    expect(screen.getByText('200')).toBeTruthy();
    expect(within(screen.getByTestId('several')).getAllByRole('button')).toHaveLength(2 + 4);
  });

  test.each([
    { claim: 'Del removes them', keys: '{Delete}', edit: { kind: 'remove-all' } },
    { claim: 'Ctrl D doubles them', keys: '{Control>}d{/Control}', edit: { kind: 'duplicate-all' } },
    { claim: 'Alt ↑ moves them up', keys: '{Alt>}{ArrowUp}{/Alt}', edit: { kind: 'move-all', by: -1 } },
  ])('$claim as one step', async ({ keys, edit }) => {
    const { press, start, edits } = await shown();
    await start(/^Riders/);
    await press('{Shift>}{ArrowDown}{/Shift}');
    await press(keys);
    expect(edits()).toEqual([{ ...edit, nodes: ['riders', 'archers'] }]);
  });
});

describe('moving by keys', () => {
  const PLACES = [
    place('f1', 'core', { isHere: true }),
    place('f2', 'core', { why: 'no place left' }),
    place('f2', 'support'),
  ];

  test('M goes to the first place that is free; Enter puts the unit there', async () => {
    const { press, start, edits, calls } = await shown(PLACES);
    await start(/^Spears/);
    await press('m');
    expect(calls).toContainEqual({ name: 'places', in: { kind: 'units', nodes: ['spears'] } });
    expect(screen.getByTestId('drop-line').textContent).toBe('Company, Support');
    await press('{Enter}');
    expect(edits()).toEqual([
      { kind: 'place', nodes: ['spears'], force: 'f2', block: 'support', before: undefined },
    ]);
    expect(screen.queryByTestId('drop-line')).toBeNull();
  });

  test('the arrows walk the places, one that is full says why, and only Shift Enter puts it there', async () => {
    const { press, start, edits } = await shown(PLACES);
    await start(/^Spears/);
    await press('m{ArrowUp}{ArrowUp}');
    expect(screen.getByTestId('drop-line').textContent).toBe('no place left');
    await press('{Enter}');
    expect(edits()).toEqual([]);
    await press('{Shift>}{Enter}{/Shift}');
    expect(edits()).toMatchObject([{ kind: 'place', force: 'f2', block: 'core' }]);
  });

  test('the status bar shows the keys that hold now, and Escape leaves all as it was', async () => {
    const { press, start, edits } = await shown(PLACES);
    await start(/^Spears/);
    await press('m');
    expect(screen.getByText('put here')).toBeTruthy();
    await press('{Escape}');
    expect(screen.queryByTestId('drop-line')).toBeNull();
    expect(edits()).toEqual([]);
  });

  test('where nothing else takes it, that is said', async () => {
    const { press, start } = await shown([place('f1', 'core', { isHere: true })]);
    await start(/^Spears/);
    await press('m');
    expect(screen.getByText('Spears: no other place in the list takes it.')).toBeTruthy();
  });

  test('several go together', async () => {
    const { press, start, edits } = await shown(PLACES);
    await start(/^Spears/);
    await press('{Shift>}{ArrowDown}{/Shift}');
    await press('m');
    await press('{Enter}');
    expect(edits()).toMatchObject([{ kind: 'place', nodes: ['spears', 'riders'], block: 'support' }]);
  });

  test('the letter does nothing once letters are switched off', async () => {
    const { store, press, start, calls } = await shown(PLACES);
    act(() => {
      store.dispatch({ type: 'settings/settingsChanged', payload: { letters: false } });
    });
    await start(/^Spears/);
    await press('m');
    expect(calls.map(({ name }) => name)).not.toContain('places');
  });
});
