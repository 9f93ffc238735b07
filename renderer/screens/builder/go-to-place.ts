import { forceFolded, ledgerFiltered, rowShown } from '../../store/builder-slice';
import { chooseRow } from '../../store/edit-list';
import type { Thunk } from '../../store/store';
import { type LedgerRow, surplusOf } from '../../worker/protocol/ledger-row';
import { visibleRows } from './ledger/visible-rows';

/** Of a block the first unit that is too many, else its first row; else the row of the unit or force. */
function rowAt(rows: readonly LedgerRow[], node: string | undefined, block: string | undefined) {
  const inBlock = (row: LedgerRow): boolean =>
    block !== undefined && row.kind !== 'fill' && row.force === node && row.block === block;
  const isNode = (row: LedgerRow): boolean =>
    (row.kind === 'unit' || row.kind === 'force') && row.node === node;
  const within = rows.filter(inBlock);
  const surplus = surplusOf(within[0]?.margin?.places);
  const units = within.filter(({ kind }) => kind === 'unit');
  const tooMany = surplus === 0 ? undefined : units[Math.max(0, units.length - surplus)];
  return tooMany ?? within[0] ?? rows.find(isNode);
}

/** Forces whose heads a row stands under. */
function forcesAbove(rows: readonly LedgerRow[], row: LedgerRow): readonly string[] {
  const above: string[] = [];
  let { level } = row;
  for (const each of rows.slice(0, rows.indexOf(row)).reverse()) {
    if (each.kind !== 'force' || each.level >= level) continue;
    above.push(each.node);
    level = each.level;
  }
  return above;
}

/** Chooses a row and brings it into sight: what it is folded under is unfolded, a filter that leaves it out ends. */
export const goToRow =
  (key: string): Thunk =>
  (dispatch, getState) => {
    const { view, folded, filter } = getState().builder;
    const rows = view?.rows ?? [];
    const row = rows.find((each) => each.key === key);
    if (row === undefined) return;
    const above = forcesAbove(rows, row);
    for (const node of above) if (folded[node] === true) dispatch(forceFolded({ node, isFolded: false }));
    const isLeftOut = !visibleRows(rows, {}, filter).some((each) => each.key === key);
    if (isLeftOut) dispatch(ledgerFiltered(undefined));
    dispatch(chooseRow(key));
    dispatch(rowShown());
  };

/** Goes to a place of the list: a unit, a force, a block. @returns the key of its row; undefined: the army itself */
export const goToPlace =
  (node: string | undefined, block: string | undefined): Thunk<string | undefined> =>
  (dispatch, getState) => {
    const row = rowAt(getState().builder.view?.rows ?? [], node, block);
    if (row === undefined) dispatch(chooseRow(undefined));
    else dispatch(goToRow(row.key));
    return row?.key;
  };
