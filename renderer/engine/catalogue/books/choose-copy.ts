import type { PlacedProblem } from '../../source/source-problem';
import { compareRevisions } from '../compare-revisions';
import type { Read, Reading } from './reading';

/** Of several files of one id the one that counts. */
export interface Chosen<T> {
  readonly file: Read<T>;
  /** False: none of them can be used, and this one is only looked at by what rests on it. */
  readonly isUsable: boolean;
}

/**
 * Chooses for each id the first file that can be used, and tells of the others that they are not.
 * @param keyOf equal for files of one id
 * @param check tells what is wrong with a file beside its shape; true when it can be used all the same
 */
export function chooseCopies<T>(
  reading: Reading,
  files: readonly Read<T>[],
  keyOf: (file: Read<T>) => string,
  check: (file: Read<T>) => boolean,
): ReadonlyMap<string, Chosen<T>> {
  const groups = new Map<string, Read<T>[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  const chosen = new Map<string, Chosen<T>>();
  for (const [key, group] of groups) {
    const ordered = inPreference(group);
    const usable = ordered.filter((file) => check(file) && file.isSound);
    const file = usable[0] ?? (ordered[0] as Read<T>);
    for (const other of ordered) if (other !== file) reading.tell(other, [copyProblem(other, file)]);
    chosen.set(key, { file, isUsable: usable.length > 0 });
  }
  return chosen;
}

/** Places in the order in which they are given, in each the newest revision first. */
function inPreference<T>(files: readonly Read<T>[]): readonly Read<T>[] {
  const places = [...new Set(files.map(({ place }) => place))];
  const revisionOf = ({ data }: Read<T>): string =>
    String((data as { readonly revision?: unknown }).revision ?? '');
  return files.toSorted(
    (one, other) =>
      places.indexOf(one.place) - places.indexOf(other.place) ||
      compareRevisions(revisionOf(other), revisionOf(one)),
  );
}

/** In one place an id that comes twice is a mistake; what is in one place may come again in another. */
export function copyProblem(
  { data, place }: Pick<Read<unknown>, 'data' | 'place'>,
  used: Pick<Read<unknown>, 'path' | 'place'>,
): PlacedProblem {
  const { id, system = '' } = data as { readonly id?: string; readonly system?: string };
  const pointer = id === undefined ? '/system' : '/id';
  return place === used.place
    ? {
        severity: 'error',
        kind: 'duplicate-book',
        pointer,
        params: { id: id ?? system, firstFile: used.path },
      }
    : { severity: 'advice', kind: 'other-copy', pointer, params: { other: used.path } };
}
