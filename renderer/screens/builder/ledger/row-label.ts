import type { Words } from '../../../words/use-words';
import type { EmptyRow, LedgerRow } from '../../../worker/protocol/ledger-row';
import { marginWords } from './Margin';

/** What a row is called when it is read aloud: name, amount, price, block, force, what is wrong. */
export function rowLabel(row: LedgerRow, words: Words): string {
  const parts = (...each: readonly (string | undefined | false)[]): string => each.filter(Boolean).join(', ');
  switch (row.kind) {
    case 'force':
      return parts(
        row.name,
        row.note,
        row.total !== undefined && words.points(row.total),
        row.missing > 0 && words.ledger.missingCount(row.missing),
        row.errors > 0 && words.verdict.errors(row.errors),
      );
    case 'unit':
      return parts(
        row.customName ?? row.name,
        row.customName !== undefined && row.name,
        row.severity !== undefined && words.verdict.severity[row.severity],
        row.reason,
        row.amount > 0 && words.number(row.amount),
        row.isLost
          ? words.ledger.lastPrice(words.number(row.price))
          : (row.amount > 0 || row.price !== 0) && words.points(row.price),
        ...row.roles.map((role) => role.name),
        row.options,
        row.margin === undefined ? row.blockName : marginWords(row.margin, words),
        row.forceName,
      );
    case 'also':
      return parts(row.name, words.ledger.countedIn(row.where), row.blockName, row.forceName);
    case 'missing':
      return parts(
        words.ledger.missing(row.wanted.join(`, `) || row.blockName),
        row.margin === undefined ? row.blockName : marginWords(row.margin, words),
        row.forceName,
      );
    case 'empty':
      return parts(
        emptyWords(row, words),
        row.margin === undefined ? false : marginWords(row.margin, words),
        row.forceName,
      );
    case 'fill':
      return '';
  }
}

/** What the line of places that are left says. */
export function emptyWords({ isBarren, places, blockName }: EmptyRow, words: Words): string {
  if (isBarren) return words.ledger.barren(blockName);
  return places === undefined ? words.ledger.add(blockName) : words.ledger.addPlaces(blockName, places);
}
