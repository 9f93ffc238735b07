import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineClient } from '../../../renderer/worker/engine-client';
import type { ElsewhereRow, OffersView } from '../../../renderer/worker/protocol/offers-view';
import {
  aForceOffer,
  aForceRow,
  aMissingRow,
  anEmptyRow,
  anOffer,
  anOfferGroup,
  aUnitRow,
  aView,
  someOffers,
} from '../builders/a-view';
import { aRecordingEngine, type RecordedCall, renderApp } from '../builders/render-app';

afterEach(cleanup);

const COMPANY = { force: 'f2', block: 'support', blockName: 'Support', forceName: 'Company' } as const;

function aTwoForceView(offers: OffersView) {
  return aView(
    [
      aForceRow('Army'),
      aUnitRow('Spears', { isFirst: true }),
      anEmptyRow(2, { block: 'rare', blockName: 'Rare', key: 'e:rare' }),
      aForceRow('Company', { node: 'f2', key: 'n:f2' }),
      aMissingRow(['Guard'], { ...COMPANY, isFirst: true }),
    ],
    { offers },
  );
}

const TARGETS = ['f1', 'f2'].map((force, index) => ({
  force,
  name: index === 0 ? 'Army' : 'Company',
  short: undefined,
  depth: index,
}));
const OFFERS = someOffers(
  [
    anOfferGroup('Core', [anOffer('Archers', 90, { why: 'at most 1' }), anOffer('Old Archers', 60)]),
    anOfferGroup('Rare', [anOffer('Giant', 400)]),
  ],
  { targets: TARGETS },
);

/** An engine that adds what it is asked to, and finds these elsewhere. */
function anEngine(found: readonly ElsewhereRow[] = []) {
  const { engine, calls } = aRecordingEngine();
  const finding: EngineClient = {
    ...engine,
    async call(name, request) {
      if (name !== 'find-offers') return engine.call(name, request);
      calls.push({ name, in: request });
      return { kind: 'done', value: found as never };
    },
  };
  return { engine: finding, calls };
}

const edits = (calls: readonly RecordedCall[]): readonly unknown[] =>
  calls.filter((call) => call.name === 'edit').map((call) => call.in);

async function opened(offers: OffersView = OFFERS, found: readonly ElsewhereRow[] = []) {
  const { engine, calls } = anEngine(found);
  const app = await renderApp({ view: aTwoForceView(offers), engine });
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search what may be taken' });
  const pointed = (): string | null | undefined =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...app, calls, search, pointed };
}

describe('what is greyed is not refused in silence', () => {
  const forces = [
    {
      key: 'wing',
      name: 'Wings',
      why: 'none unlocked',
      isAside: false,
      items: [aForceOffer('Left Wing', { why: '' })],
    },
  ];
  const full = anOfferGroup('Full', [anOffer('Hydra', 400, { why: '' })], { takenBy: ['Giant'] });
  const offers = { ...OFFERS, groups: [...OFFERS.groups, full], forces };
  const told = () => screen.getAllByRole('status').map((each) => each.textContent ?? '');

  test.each([
    { claim: 'its own reason', typed: 'archers', text: 'Archers: at most 1' },
    { claim: 'the reason on the head of its group', typed: 'hydra', text: 'Hydra: place taken: Giant' },
    { claim: 'the reason over forces of its kind', typed: 'left wing', text: 'Left Wing: none unlocked' },
  ])('Enter tells $claim, and the key that takes it all the same', async ({ typed, text }) => {
    const { user, calls, search } = await opened(offers);
    await user.type(search, typed);
    expect(told().some((each) => each.includes(text))).toBe(false);
    await user.keyboard('{Enter}');
    expect(told()).toContain(`${text}Shift ↵add anyway`);
    expect(edits(calls)).toEqual([]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(edits(calls)).toHaveLength(1);
    expect(told().some((each) => each.includes(text))).toBe(false);
  });

  test('a press tells it too, and another letter takes the words away', async () => {
    const { user, search } = await opened(offers);
    await user.click(screen.getByRole('treeitem', { name: /^Archers/ }));
    expect(told().some((each) => each.startsWith('Archers: at most 1'))).toBe(true);
    await user.type(search, 'o');
    expect(told().some((each) => each.startsWith('Archers: at most 1'))).toBe(false);
  });
});

describe('the keyboard in what may be taken', () => {
  test('the first ↓ goes to the first thing that may be taken, and Enter adds it', async () => {
    const { user, calls, search, pointed } = await opened();
    await user.type(search, 'arch{ArrowDown}');
    expect(pointed()).toContain('Old Archers');
    await user.keyboard('{Enter}');
    expect(edits(calls)).toMatchObject([{ kind: 'add', entryId: 'Old Archers' }]);
  });

  test('↑ from there goes to what is greyed, not to a head', async () => {
    const { user, search, pointed } = await opened();
    await user.type(search, 'arch{ArrowDown}{ArrowUp}');
    expect(pointed()).toMatch(/^Archers.*at most 1/);
    await user.keyboard('{ArrowUp}');
    expect(pointed()).toMatch(/^Archers/);
  });

  test('after Enter the next name is typed over the words, and another Enter adds once more', async () => {
    const { user, calls, search } = await opened();
    await user.type(search, 'arch{ArrowDown}{Enter}');
    expect([search.selectionStart, search.selectionEnd]).toEqual([0, 4]);
    await user.keyboard('{Enter}');
    expect(edits(calls)).toHaveLength(2);
    await user.keyboard('giant');
    expect(search.value).toBe('giant');
  });

  test('Enter on a name whose best answer is greyed shows why, and adds nothing else', async () => {
    const { user, calls, search, pointed } = await opened();
    await user.type(search, 'archers{Enter}');
    expect(edits(calls)).toEqual([]);
    expect(pointed()).toContain('at most 1');
  });

  test('Enter before anything is typed points at the first thing, and adds nothing', async () => {
    const { user, calls, search, pointed } = await opened();
    search.focus();
    await user.keyboard('{Enter}');
    expect(edits(calls)).toEqual([]);
    expect(pointed()).toContain('Old Archers');
  });

  test('without a search the arrows reach the heads, and Enter folds them', async () => {
    const { user, search, pointed } = await opened();
    search.focus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(pointed()).toContain('Core');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('treeitem', { name: /Old Archers/ })).toBeNull();
  });

  test('forces of a kind that cannot be taken are one line with the reason, and unfold', async () => {
    const forces = [
      {
        key: 'wing',
        name: 'Wings',
        why: 'none unlocked',
        isAside: false,
        items: [aForceOffer('Left Wing', { why: '' })],
      },
    ];
    const { user } = await opened({ ...OFFERS, forces });
    const line = screen.getByRole('treeitem', { name: /Wings/ });
    expect(line.textContent).toContain('none unlocked');
    expect(screen.queryByRole('treeitem', { name: /Left Wing/ })).toBeNull();
    await user.click(line);
    expect(screen.getByRole('treeitem', { name: /Left Wing/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a place that is aimed at', () => {
  test('the first ↓ goes into its block, and Enter adds there', async () => {
    const rare = anOfferGroup('Rare', [anOffer('Giant', 400)], { key: 'f1/rare' });
    const { user, calls, search, pointed } = await opened(
      someOffers([anOfferGroup('Core', [anOffer('Archers', 90)]), rare], { targets: TARGETS }),
    );
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Add to Rare/ }));
    search.focus();
    await user.keyboard('{ArrowDown}');
    expect(pointed()).toContain('Giant');
    await user.keyboard('{Enter}');
    expect(edits(calls)).toMatchObject([{ kind: 'add', entryId: 'Giant' }]);
  });

  test('what was pointed at for another place is let go, and Enter adds nothing of it', async () => {
    const core = anOfferGroup('Core', [anOffer('Archers', 90), anOffer('Lancers', 60)]);
    const rare = anOfferGroup('Rare', [anOffer('Giant', 400)], { key: 'f1/rare' });
    const { user, calls, search, pointed } = await opened(someOffers([core, rare], { targets: TARGETS }));
    search.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(pointed()).toContain('Lancers');
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Add to Rare/ }));
    search.focus();
    expect(pointed()).toBeUndefined();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(edits(calls)).toMatchObject([{ kind: 'add', entryId: 'Giant' }]);
  });

  test('is not kept for a row of another block that was chosen meanwhile', async () => {
    const { user, search, pointed } = await opened();
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Add to Rare/ }));
    search.focus();
    await user.keyboard('{ArrowDown}');
    expect(pointed()).toContain('Giant');
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Spears/ }));
    act(() => search.focus());
    expect(pointed()).toBeUndefined();
  });

  test('its group opens though it was folded by hand', async () => {
    const rare = anOfferGroup('Rare', [anOffer('Giant', 400)], { key: 'f1/rare' });
    const { user } = await opened(someOffers([rare], { targets: TARGETS }));
    const head = () => screen.getByRole('treeitem', { name: /^Rare/ });
    await user.click(head());
    expect(head().getAttribute('aria-expanded')).toBe('false');
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name: /^Add to Rare/ }));
    expect(head().getAttribute('aria-expanded')).toBe('true');
  });

  test('comes to the top of the column, each time', async () => {
    const rare = anOfferGroup('Rare', [anOffer('Giant', 400)], { key: 'f1/rare' });
    const { user } = await opened(
      someOffers([anOfferGroup('Core', [anOffer('Archers', 90)]), rare], { targets: TARGETS }),
    );
    const scrolled: number[] = [];
    const list = screen.getByTestId('offers');
    list.scrollTo = ((to: ScrollToOptions) => scrolled.push(to.top ?? -1)) as typeof list.scrollTo;
    const place = within(screen.getByTestId('ledger')).getByRole('row', { name: /^Add to Rare/ });
    await user.click(place);
    // One head and one line stand above it.
    expect(scrolled).toEqual([52]);
    await user.click(place);
    expect(scrolled).toEqual([52, 52]);
  });
});

describe('a search and where it leads', () => {
  test.each([
    { claim: 'the places of another block', name: /^Add to Rare/ },
    { claim: 'a missing place of another force', name: /^Missing: Guard/ },
    { claim: 'a unit of another block', name: /^Spears/ },
  ])('is over when $claim is chosen', async ({ name }) => {
    const { user, search } = await opened();
    await user.type(search, 'gian');
    await user.click(within(screen.getByTestId('ledger')).getByRole('row', { name }));
    expect(search.value).toBe('');
  });

  test('stays after adding, for the next of its kind', async () => {
    const { user, search } = await opened();
    await user.type(search, 'giant{Enter}');
    expect(search.value).toBe('giant');
  });

  test('what the target has not is found in other forces, says where it goes, and goes there', async () => {
    const guard = { ...anOffer('Guard', 80), force: 'f2', place: 'Company, Support' };
    const { user, calls, search } = await opened(OFFERS, [guard]);
    await user.type(search, 'guard');
    const line = await screen.findByRole('treeitem', { name: /Guard/ });
    expect(line.textContent).toContain('→ Company, Support');
    const note = screen.getByText('Army: nothing matches “guard”.');
    expect(note.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.keyboard('{Enter}');
    expect(edits(calls)).toMatchObject([{ kind: 'add', force: 'f2', entryId: 'Guard' }]);
  });

  test('where nothing is found at all, that is said before an empty list', async () => {
    const { user, search } = await opened({ ...OFFERS, targets: TARGETS.slice(0, 1) });
    await user.type(search, 'horse');
    const note = screen.getByText('Nothing matches “horse”.');
    const follows = note.compareDocumentPosition(screen.getByTestId('offers'));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('the head of a block without places says why', async () => {
    const group = anOfferGroup('Guests', [anOffer('Envoy', 90, { why: '' })], {
      takenBy: [],
      why: 'none open (one per Herald)',
    });
    await opened(someOffers([group]));
    expect(screen.getByRole('treeitem', { name: /Guests/ }).textContent).toContain(
      'none open (one per Herald)',
    );
  });

  test('closed blocks are opened by a press on the head over them', async () => {
    const closed = (name: string) =>
      anOfferGroup(name, [anOffer('Envoy', 90, { why: '' })], {
        isClosed: true,
        takenBy: [],
        why: 'none open',
      });
    const { user } = await opened(someOffers([closed('Guests'), closed('Elite')]));
    const head = screen.getByRole('treeitem', { name: /Not open here 2 kinds of unit/ });
    expect(screen.getByTitle('Guests, Elite')).toBeTruthy();
    expect(screen.queryByText('none open')).toBeNull();
    await user.click(head);
    expect(screen.getAllByText('none open')).toHaveLength(2);
  });

  test('one force alone asks too, for what it cannot have now', async () => {
    const { user, calls, search } = await opened({ ...OFFERS, targets: TARGETS.slice(0, 1) });
    await user.type(search, 'giant');
    expect(calls.map(({ name }) => name)).toContain('find-offers');
  });

  test('what the filter leaves out is counted', async () => {
    const far = anOfferGroup('Core', [anOffer('Wagon', 90, { over: 10 })]);
    const { user, search } = await opened(someOffers([far], { left: 80 }));
    await user.click(screen.getByRole('button', { name: /Only what fits/ }));
    await user.type(search, 'wagon');
    expect(screen.getByText(/1 match does not fit/)).toBeTruthy();
  });
});

describe('when nothing fits', () => {
  const group = anOfferGroup('Core', [anOffer('Archers', 90, { over: 80 })]);

  test('one sentence says so, no line does, and what still fits is one press away', async () => {
    const fitting = { count: 3, isMore: false, unit: 'spears' };
    const offers = someOffers([group], { left: 10, fitsNothing: true, fitting });
    const { user, store } = await opened(offers);
    expect(screen.getByText('10 points left: no unit fits.')).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: /Archers/ }).textContent).not.toContain('over');
    await user.click(screen.getByRole('button', { name: '3 choices for units of the army still fit' }));
    expect(store.getState().builder.row).toBe('n:spears');
  });

  test('a full list says that it is full', async () => {
    await opened(someOffers([group], { left: 0, fitsNothing: true }));
    expect(screen.getByText('No points left: no unit fits.')).toBeTruthy();
  });
});
