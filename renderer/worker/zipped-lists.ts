import { endingOf } from '../engine/catalogue/community/data-file';
import { isHidden } from '../engine/catalogue/community/open-documents';
import { readList } from '../engine/exchange/list/read-list';
import type { ZipMember } from '../engine/source/zip/open-zip';

export interface ZippedList {
  /** File name with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Endings that only lists have. */
const OF_LISTS: readonly string[] = ['muster', 'ros', 'rosz'];
/** Endings that lists have too. */
const OF_MANY: readonly string[] = ['json', 'txt'];

/**
 * The lists in a zip that was given for data. What has the ending of a list counts, damaged or not, so that it is told when
 * it is opened; of what may be anything only what is a list.
 */
export function zippedLists(members: readonly ZipMember[]): readonly ZippedList[] {
  return members.flatMap((member): readonly ZippedList[] => {
    const ending = endingOf(member.path);
    const isSure = OF_LISTS.includes(ending);
    if (isHidden(member.path) || !(isSure || OF_MANY.includes(ending))) return [];
    const content = member.read();
    if ('problem' in content || !(isSure || readList(content.bytes).kind === 'list')) return [];
    return [{ name: member.path.slice(member.path.lastIndexOf('/') + 1), bytes: content.bytes }];
  });
}
