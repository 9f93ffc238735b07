import type { BuilderOperation } from '../worker/protocol/builder-operation';
import type { ForceRow, LedgerRow, UnitRow } from '../worker/protocol/ledger-row';
import { type BuilderState, rowShown, rowsMarked } from './builder-slice';
import { chooseRow, edit, editAsAllowed, rowKey } from './edit-list';
import type { Thunk } from './store';

const isUnit = (row: LedgerRow): row is UnitRow => row.kind === 'unit';

/** What the user calls a unit or force. */
export function titleOf(row: UnitRow | ForceRow): string {
  return row.kind === 'unit' ? (row.customName ?? row.name) : row.name;
}

/** Units that are chosen together; one unit or force when nothing is marked. */
export function chosenRows(state: BuilderState): readonly (UnitRow | ForceRow)[] {
  const rows = state.view?.rows ?? [];
  if (state.marked.length > 0) {
    const marked = new Set(state.marked);
    return rows.filter((row): row is UnitRow => isUnit(row) && marked.has(row.key));
  }
  const chosen = rows.find((each) => each.key === state.row);
  // A quiet line stands for the unit itself.
  const row = chosen?.kind === 'also' ? rows.find((each) => each.key === rowKey(chosen.node)) : chosen;
  return row?.kind === 'unit' || row?.kind === 'force' ? [row] : [];
}

/** The range from where it began to `key`, units only (`Shift ↑ ↓`, a press with Shift). `rows` as they are shown. */
export const markTo =
  (key: string, rows: readonly LedgerRow[]): Thunk =>
  (dispatch, getState) => {
    const { row, anchor = row, marked, isSticky } = getState().builder;
    const from = rows.findIndex((each) => each.key === anchor);
    const to = rows.findIndex((each) => each.key === key);
    if (from < 0 || to < 0) return;
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(isUnit);
    const kept = isSticky ? marked : [];
    const keys = [...new Set([...kept, ...range.map((each) => each.key)])];
    dispatch(rowsMarked({ row: key, marked: keys, anchor, isSticky }));
  };

/** Takes one more unit to those that are chosen, or lets it go (`Space`, a press with Ctrl). */
export const toggleMark =
  (key: string): Thunk =>
  (dispatch, getState) => {
    const { view, row, marked } = getState().builder;
    const isMarkable = (each: string | undefined): boolean =>
      view?.rows.some((other) => other.key === each && isUnit(other)) === true;
    if (!isMarkable(key)) return;
    // A press with Ctrl adds to the row that was chosen before.
    const before =
      marked.length === 0 && row !== undefined && row !== key && isMarkable(row) ? [row] : marked;
    const next = before.includes(key) ? before.filter((each) => each !== key) : [...before, key];
    dispatch(rowsMarked({ row: key, marked: next, anchor: key, isSticky: next.length > 0 }));
  };

/**
 * All units of the list at once (`Ctrl A`), also those below folded heads: what is removed then is removed there too.
 * @param row where the keyboard stands, and stays
 * @param rows of these, the units: while the ledger is filtered, those that it leaves
 */
export const markAll =
  (row: string | undefined, rows: readonly LedgerRow[]): Thunk =>
  (dispatch) => {
    const marked = rows.filter(isUnit).map(({ key }) => key);
    const [first] = marked;
    if (first === undefined) return;
    const at = row ?? first;
    dispatch(rowsMarked({ row: at, marked, anchor: at, isSticky: false }));
  };

/** The keyboard goes to another row and the marks stay as they are. */
export const walkTo =
  (key: string): Thunk =>
  (dispatch, getState) => {
    const { marked, isSticky } = getState().builder;
    if (isSticky && marked.length > 0) dispatch(rowsMarked({ row: key, marked, anchor: key, isSticky }));
    else dispatch(chooseRow(key));
  };

/** Removes what is chosen and chooses the row that takes its place. */
export const removeRows =
  (gone: readonly LedgerRow[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const nodes = gone.flatMap((row) => ('node' in row ? [row.node] : []));
    if (nodes.length === 0) return;
    const rows = getState().builder.view?.rows ?? [];
    const all = new Set(nodes);
    const isGone = (row: LedgerRow): boolean =>
      all.has('node' in row ? row.node : '') || all.has(row.force ?? '');
    const first = rows.findIndex(isGone);
    const next = [...rows.slice(first), ...rows.slice(0, first).reverse()].find(
      (row) => row.kind === 'unit' && !isGone(row),
    );
    const [node] = nodes as [string];
    const answer = await dispatch(
      editAsAllowed(nodes.length === 1 ? { kind: 'remove', node } : { kind: 'remove-all', nodes }),
    );
    // What stays, stays chosen.
    if (answer !== undefined && answer.refused === undefined) dispatch(chooseRow(next?.key));
  };

export const removeNode =
  (node: string): Thunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(removeRows((getState().builder.view?.rows ?? []).filter((row) => row.key === rowKey(node))));

export const removeChosen = (): Thunk<Promise<void>> => (dispatch, getState) =>
  dispatch(removeRows(chosenRows(getState().builder)));

export const duplicateChosen = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const nodes = chosenRows(getState().builder).map((row) => row.node);
  const [node] = nodes;
  if (node === undefined) return;
  const created = await dispatch(
    edit(nodes.length === 1 ? { kind: 'duplicate', node } : { kind: 'duplicate-all', nodes }),
  );
  if (created !== undefined) dispatch(chooseRow(rowKey(created)));
};

/** One step up or down in its block. The rows stay chosen and come into sight. */
export const stepChosen =
  (by: -1 | 1): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const nodes = chosenRows(getState().builder)
      .filter(isUnit)
      .map((row) => row.node);
    const [node] = nodes;
    if (node === undefined) return;
    const operation: BuilderOperation =
      nodes.length === 1 ? { kind: 'move', node, by } : { kind: 'move-all', nodes, by };
    await dispatch(edit(operation));
    dispatch(rowShown());
  };
