import { plainText, searchWords } from '../../../engine/words/find-words';
import type { LedgerRow } from '../../../worker/protocol/ledger-row';

function textOf(row: LedgerRow): string {
  switch (row.kind) {
    case 'unit':
      return [row.name, row.second, row.customName, row.options, ...row.roles.map((role) => role.name)].join(
        ' ',
      );
    case 'also':
      return row.name;
    default:
      return '';
  }
}

/** Rows to show: those of folded forces are left out; a filter leaves units that match, under their forces. */
export function visibleRows(
  rows: readonly LedgerRow[],
  folded: Readonly<Record<string, boolean>>,
  filter: string | undefined,
): readonly LedgerRow[] {
  const words = searchWords(filter ?? '');
  if (words.length > 0) return filteredRows(rows, words);
  if (!Object.values(folded).includes(true)) return rows;
  const shown: LedgerRow[] = [];
  /** Level of the folded head whose rows are being passed over. */
  let hiddenBelow: number | undefined;
  for (const row of rows) {
    if (row.kind === 'force') {
      if (hiddenBelow !== undefined && row.level > hiddenBelow) continue;
      hiddenBelow = folded[row.node] === true ? row.level : undefined;
      shown.push(row);
    } else if (hiddenBelow === undefined) shown.push(row);
  }
  return shown;
}

function filteredRows(rows: readonly LedgerRow[], words: readonly string[]): readonly LedgerRow[] {
  const shown: LedgerRow[] = [];
  let force: LedgerRow | undefined;
  for (const row of rows) {
    if (row.kind === 'force') {
      force = row;
      continue;
    }
    const text = plainText(textOf(row));
    if (text === '' || !words.every((word) => text.includes(word))) continue;
    if (force !== undefined) shown.push(force);
    force = undefined;
    // A margin belongs to the whole block, of which only some rows are left here.
    shown.push({ ...row, margin: undefined });
  }
  return shown;
}

/** For each row how many rows its block has from here on: what the margin may be as high as. */
export function blockHeights(rows: readonly LedgerRow[]): readonly number[] {
  const heights = rows.map(() => 1);
  for (let index = rows.length - 2; index >= 0; index -= 1) {
    const next = rows[index + 1] as LedgerRow;
    if (next.kind !== 'force' && !next.isFirst) heights[index] = (heights[index + 1] as number) + 1;
  }
  return heights;
}
