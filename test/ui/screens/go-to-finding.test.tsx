/** F8 and its like: the finding’s place is chosen, is in sight, has the keyboard, and tells the finding. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forceFolded, ledgerFiltered, patched } from '../../../renderer/store/builder-slice';
import type { FindingView } from '../../../renderer/worker/protocol/findings-view';
import {
  aChosenArmy,
  aChosenUnit,
  aFinding,
  aForceRow,
  anOption,
  aSection,
  aUnitRow,
  aView,
  someTotals,
} from '../builders/a-view';
import { renderApp } from '../builders/render-app';

afterEach(cleanup);

const frames = (count = 4) =>
  act(async () => {
    for (let turn = 0; turn < count; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });
const focused = () => document.activeElement as HTMLElement;
const row = (name: RegExp) => within(screen.getByTestId('ledger')).getByRole('row', { name });
const right = () => within(document.querySelector('[data-side="right"]') as HTMLElement);

const ROWS = [
  aForceRow('Army'),
  aUnitRow('Spears', { isFirst: true }),
  aUnitRow('Bows'),
  aUnitRow('Giant', { block: 'rare', blockName: 'Rare', isFirst: true }),
];
const ON_BOWS = aFinding('Too few bows', { node: 'bows' });
const OF_RARE = aFinding('Rare: 1 place taken, 2 needed', { node: 'f1', block: 'rare', place: 'Rare, Army' });
const OF_ARMY = aFinding('45 points unspent');

async function opened(findings: readonly FindingView[], chosen = aChosenArmy({ findings }) as never) {
  const totals = someTotals({ verdict: 'illegal', errors: findings.length });
  const app = await renderApp({ view: aView(ROWS, { findings, totals, chosen }) });
  const f8 = async (keys = '{F8}') => {
    await app.user.keyboard(keys);
    await frames();
  };
  return { ...app, f8 };
}

test('F8 goes to the unit that its block has no place for, not to the one before', async () => {
  const margin = {
    name: 'Rare',
    shortName: undefined,
    places: { taken: 2, least: 0, most: 1 },
    share: undefined,
    count: 2,
    state: 'over',
  } as const;
  const finding = aFinding('Rare: 2 places taken, at most 1', { node: 'f1', block: 'rare' });
  const block = { block: 'rare', blockName: 'Rare' };
  const rows = [
    aForceRow('Army'),
    aUnitRow('Giant', { ...block, isFirst: true, margin }),
    aUnitRow('Hydra', block),
  ];
  const totals = someTotals({ verdict: 'illegal', errors: 1 });
  const { user } = await renderApp({ view: aView(rows, { findings: [finding], totals }) });
  await user.keyboard('{F8}');
  await frames();
  expect(focused()).toBe(row(/Hydra/));
});

describe('F8 has the keyboard at what it shows', () => {
  test.each<{ claim: string; from: () => HTMLElement }>([
    { claim: 'the search', from: () => screen.getByRole('combobox', { name: 'Search what may be taken' }) },
    { claim: 'a field', from: () => screen.getByLabelText('Player') },
    { claim: 'a button', from: () => screen.getByRole('button', { name: 'My lists' }) },
    { claim: 'another row', from: () => row(/Spears/) },
    { claim: 'nothing', from: () => document.body },
  ])('from $claim', async ({ from }) => {
    const { f8 } = await opened([ON_BOWS]);
    act(() => (from() === document.body ? focused().blur() : from().focus()));
    await f8();
    expect(focused()).toBe(row(/Bows/));
  });

  test('a press on the verdict does the same', async () => {
    const { user } = await opened([ON_BOWS]);
    await user.click(within(screen.getByTestId('verdict')).getByTitle('Go to the next finding'));
    await frames();
    expect(focused()).toBe(row(/Bows/));
  });

  test('what is about the whole list has it in the right column', async () => {
    const { f8, store } = await opened([OF_ARMY]);
    act(() => row(/Spears/).focus());
    await f8();
    expect(store.getState().builder.row).toBeUndefined();
    expect(focused()).toBe(right().getByRole('button', { name: /45 points unspent/ }));
    expect(focused().getAttribute('aria-current')).toBe('true');
  });

  test('it is read aloud', async () => {
    const { f8, store } = await opened([OF_RARE]);
    await f8();
    expect(store.getState().view.said).toBe('Error. Rare: 1 place taken, 2 needed, Rare, Army');
  });

  test('forward, round, and back', async () => {
    const { f8, store } = await opened([ON_BOWS, OF_RARE, OF_ARMY]);
    const seen: (string | undefined)[] = [];
    for (const keys of ['{F8}', '{F8}', '{F8}', '{F8}', '{Shift>}{F8}{/Shift}', '{Shift>}{F8}{/Shift}']) {
      await f8(keys);
      seen.push(store.getState().builder.finding?.key);
    }
    const [bows, rare, army] = [ON_BOWS.key, OF_RARE.key, OF_ARMY.key];
    expect(seen).toEqual([bows, rare, army, bows, army, rare]);
  });

  test('once one is cleared, the one after it is the next', async () => {
    const { f8, store } = await opened([ON_BOWS, OF_RARE, OF_ARMY]);
    await f8();
    await act(async () => void store.dispatch(patched({ findings: [OF_RARE, OF_ARMY] })));
    await f8();
    expect(store.getState().builder.finding?.key).toBe(OF_RARE.key);
  });
});

describe('the place tells the finding that led there', () => {
  test('a unit that has none of its own tells that of its block, and where that is', async () => {
    const { f8 } = await opened([OF_RARE], aChosenUnit('Giant', { node: 'giant' }) as never);
    await f8();
    expect(focused()).toBe(row(/Giant/));
    const told = right().getByRole('heading', { name: /Rare: 1 place taken, 2 needed/ });
    expect(told.closest('section')?.textContent).toContain('Rare, Army');
    expect(told.closest('section')?.getAttribute('aria-current')).toBe('true');
  });

  test('as does a press on it in the strip, until something else is chosen', async () => {
    const { user } = await opened([OF_RARE], aChosenUnit('Giant', { node: 'giant' }) as never);
    const strip = within(screen.getByTestId('findings'));
    await user.click(strip.getByRole('button', { name: /Rare: 1 place/ }));
    expect(right().getByRole('heading', { name: /Rare: 1 place/ })).toBeTruthy();
    await user.click(row(/Spears/));
    expect(right().queryByRole('heading', { name: /Rare: 1 place/ })).toBeNull();
  });

  test('of two that a unit has, the one is marked', async () => {
    const other = aFinding('Bows need a banner', { node: 'bows' });
    const chosen = aChosenUnit('Bows', { node: 'bows', findings: [ON_BOWS, other] }) as never;
    const { f8 } = await opened([ON_BOWS, other], chosen);
    await f8();
    await f8();
    const current = document.querySelectorAll('[data-side="right"] [aria-current="true"]');
    expect([...current].map((each) => each.textContent)).toEqual([expect.stringContaining('banner')]);
  });
});

describe('Enter goes on from the row', () => {
  const bows = (over: object = {}) =>
    aChosenUnit('Bows', {
      node: 'bows',
      findings: [ON_BOWS],
      sections: [aSection('Options', [anOption('Horn'), anOption('Arrows', { control: 'number' })])],
      ...over,
    }) as never;

  test.each([
    { claim: 'to the option that mends the finding', fields: { [ON_BOWS.key]: 'Arrows' }, name: /Arrows/ },
    { claim: 'to the first field where none does', fields: {}, name: /Horn/ },
  ])('$claim', async ({ fields, name }) => {
    const { f8 } = await opened([ON_BOWS], bows({ fields }));
    await f8();
    await f8('{Enter}');
    expect(focused()).toBe(right().getByRole(name.source === 'Arrows' ? 'spinbutton' : 'checkbox', { name }));
  });

  test('to the heading that the option is folded under', async () => {
    const rows = [
      anOption('Quivers', { control: 'heading' }),
      anOption('Arrows', { under: 'Quivers', depth: 1 }),
    ];
    const sections = [aSection('Options', [anOption('Horn')]), aSection('More', rows)];
    const { f8 } = await opened([ON_BOWS], bows({ sections, fields: { [ON_BOWS.key]: 'Arrows' } }));
    await f8();
    await f8('{Enter}');
    expect(focused()).toBe(right().getByRole('button', { name: /Quivers/ }));
  });

  test('of a row that was chosen otherwise to the first field', async () => {
    const { f8, user } = await opened([ON_BOWS], bows({ fields: { [ON_BOWS.key]: 'Arrows' } }));
    await user.click(row(/Bows/));
    await f8('{Enter}');
    expect(focused()).toBe(right().getByRole('checkbox', { name: /Horn/ }));
  });
});

describe('the place is in sight', () => {
  test('a folded force is unfolded', async () => {
    const { f8, store } = await opened([ON_BOWS]);
    act(() => void store.dispatch(forceFolded({ node: 'f1', isFolded: true })));
    await f8();
    expect(focused()).toBe(row(/Bows/));
  });

  test.each([
    { claim: 'that leaves it out ends', filter: 'spears', left: undefined },
    { claim: 'that leaves it in stays', filter: 'bow', left: 'bow' },
  ])('a filter $claim', async ({ filter, left }) => {
    const { f8, store } = await opened([ON_BOWS]);
    act(() => void store.dispatch(ledgerFiltered(filter)));
    await f8();
    expect(focused()).toBe(row(/Bows/));
    expect(store.getState().builder.filter).toBe(left);
  });
});
