import { told } from '../words/notice-words';
import type { BuilderOperation } from '../worker/protocol/builder-operation';
import type { EditAnswer } from '../worker/protocol/calls';
import type { LedgerRow } from '../worker/protocol/ledger-row';
import { type BuilderState, offersSearched, rowChosen, targetChosen } from './builder-slice';
import { isOnlyShown } from './only-shown';
import type { Thunk } from './store';
import { noticed, paneChosen } from './view-slice';

/** Key of the ledger row of a unit or force. */
export function rowKey(node: string): string {
  return `n:${node}`;
}

function rowOf(rows: readonly LedgerRow[] | undefined, key: string | undefined): LedgerRow | undefined {
  return key === undefined ? undefined : rows?.find((row) => row.key === key);
}

/** What was searched for was searched for one place: at another the column begins anew. */
function forgetsSearch(
  { view, block }: BuilderState,
  to: { readonly force: string | undefined; readonly block: string | undefined },
): boolean {
  return to.force !== undefined && (to.force !== view?.offers.target?.force || to.block !== block);
}

/**
 * Chooses a row; the right column and what may be taken follow. Undefined is the army itself.
 * @param keepsSearch for what was just taken: the next of its kind may follow
 */
export const chooseRow =
  (key: string | undefined, keepsSearch = false): Thunk =>
  (dispatch, getState, { engine }) => {
    const { builder } = getState();
    const row = rowOf(builder.view?.rows, key);
    if (row !== undefined && !keepsSearch && forgetsSearch(builder, row)) dispatch(offersSearched(''));
    dispatch(rowChosen({ row: row?.key, block: row?.block }));
    const node = row !== undefined && 'node' in row ? row.node : undefined;
    void engine.call('choose', { node, force: row?.force });
  };

/** The army itself, where its limit, player and event are: in a small window too, which shows one column at a time. */
export const showArmy = (): Thunk => (dispatch) => {
  dispatch(chooseRow(undefined));
  dispatch(paneChosen('right'));
};

/** What may be taken goes to this force until another row is chosen. */
export const chooseTarget =
  (force: string, block: string | undefined): Thunk =>
  (dispatch, getState, { engine }) => {
    if (forgetsSearch(getState().builder, { force, block })) dispatch(offersSearched(''));
    dispatch(targetChosen({ target: force, block }));
    const row = rowOf(getState().builder.view?.rows, getState().builder.row);
    const node = row !== undefined && 'node' in row ? row.node : undefined;
    void engine.call('choose', { node, force });
  };

/** One step. What of it is refused is told. @returns undefined: nothing was done */
export const editAsAllowed =
  (operation: BuilderOperation): Thunk<Promise<EditAnswer | undefined>> =>
  async (dispatch, _, { engine }) => {
    if (dispatch(isOnlyShown())) return undefined;
    const answer = await engine.call('edit', operation);
    if (answer.kind === 'failed') {
      dispatch(noticed({ severity: 'error', told: told('not-done', answer.problem.kind) }));
      return undefined;
    }
    const { refused } = answer.value;
    if (refused !== undefined) {
      dispatch(noticed({ severity: 'warning', told: told('refused', refused) }));
    }
    return answer.value;
  };

/** One step. @returns the node that came to be */
export const edit =
  (operation: BuilderOperation): Thunk<Promise<string | undefined>> =>
  async (dispatch) =>
    (await dispatch(editAsAllowed(operation)))?.created;

export const undo =
  (): Thunk<Promise<void>> =>
  async (_dispatch, _getState, { engine }) => {
    await engine.call('undo', null);
  };

export const redo =
  (): Thunk<Promise<void>> =>
  async (_dispatch, _getState, { engine }) => {
    await engine.call('redo', null);
  };
