export type DataColumn = 'name' | 'edition' | 'date' | 'entries' | 'lists' | 'state';

/** Columns by the width that the table needs to hold them and still show most names whole; names come first. */
const ROOMS: readonly { readonly from: number; readonly columns: readonly DataColumn[] }[] = [
  { from: 800, columns: ['name', 'edition', 'date', 'entries', 'lists', 'state'] },
  { from: 680, columns: ['name', 'edition', 'date', 'lists', 'state'] },
  { from: 560, columns: ['name', 'edition', 'lists', 'state'] },
  { from: 440, columns: ['name', 'lists', 'state'] },
];
const LEAST: readonly DataColumn[] = ['name', 'state'];

/** The columns that a table of this width shows. */
export function columnsIn(width: number): readonly DataColumn[] {
  return ROOMS.find(({ from }) => width >= from)?.columns ?? LEAST;
}
