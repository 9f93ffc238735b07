import { compareRevisions } from '../compare-revisions';
import type { HeadedFile, ShelvedFile } from './shelf-file';

export type Preference = (one: HeadedFile, other: HeadedFile) => number;

/**
 * Which of several files of one thing goes first: that of the place that was added last, in one place the newest revision,
 * of equal ones the first by path.
 * @param files in the order in which their places were added
 */
export function preferenceIn(files: readonly HeadedFile[]): Preference {
  const places = new Map<string | undefined, number>();
  for (const { file } of files) if (!places.has(file.place)) places.set(file.place, places.size);
  const added = ({ file }: HeadedFile): number => places.get(file.place) ?? 0;
  return (one, other) =>
    added(other) - added(one) ||
    compareRevisions(other.head.revision, one.head.revision) ||
    (one.file.path < other.file.path ? -1 : 1);
}

/** Several files of one thing as one; undefined where there is none. */
export function shelved(files: readonly HeadedFile[], preference: Preference): ShelvedFile | undefined {
  const [first, ...copies] = files.toSorted(preference);
  return first === undefined ? undefined : { ...first, copies };
}
