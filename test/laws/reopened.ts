import { readList } from '../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import type { Roster } from '../../renderer/engine/roster/document';

/** A document as a file and back. */
export function reopened(roster: Roster): Roster {
  const read = readList(writeList(roster));
  if (!('roster' in read)) throw new Error(`its own file is refused: ${JSON.stringify(read)}`);
  return read.roster;
}
