import { digest, type Sha256 } from './digest';
import type { ListNote } from './list/list-problem';
import type { ReadList } from './list/read-list';

/**
 * Whether a list still is what was sealed: a file whose digest is another was changed by something that is not this
 * program, which leaves the seal away when it saves an edit. A seal that is no digest at all does not hold either.
 * @returns what to tell; undefined for a whole seal, for none, and for a file of an older format, whose digest was over
 *   that format
 */
export async function checkSeal(
  { seal, roster, notes }: Pick<ReadList, 'seal' | 'roster' | 'notes'>,
  sha256: Sha256,
): Promise<ListNote | undefined> {
  if (seal === undefined || notes.some(({ kind }) => kind === 'migrated')) return undefined;
  return (await digest(roster, sha256)) === seal.toLowerCase() ? undefined : { kind: 'broken-seal' };
}
