import type { DataSet } from './data-sets';
import { median } from './statistics';

/** Each set of data is measured this often, after some times that do not count. */
const TIMES = 9;
const WARM_UP = 3;

/** A work of ours and another that it is measured against. */
export interface Works {
  readonly ours: () => unknown;
  readonly other: () => unknown;
}

/** Of all sets of one name. */
export interface Compared {
  sets: number;
  files: number;
  megabytes: number;
  /** Milliseconds: medians, those of several sets added up. */
  ours: number;
  other: number;
  /** Ours by the other. */
  ratio: number;
  /** The same of the set where it is highest; sets of less than a megabyte are too small to tell. */
  highest: number;
}

const clocked = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Two works in turn over every set, in one process after warm-up. */
export function compareWorks(
  sets: Iterable<DataSet>,
  worksOf: (set: DataSet) => Works,
): Readonly<Record<string, Compared>> {
  const all: Record<string, Compared> = {};
  for (const set of sets) {
    const works = worksOf(set);
    const rounds: { readonly ours: number; readonly other: number }[] = [];
    for (let index = 0; index < WARM_UP + TIMES; index++) {
      // What one leaves behind is swept while the next runs, so that each comes first in turn.
      const round =
        index % 2 === 0
          ? { other: clocked(works.other), ours: clocked(works.ours) }
          : { ours: clocked(works.ours), other: clocked(works.other) };
      if (index >= WARM_UP) rounds.push(round);
    }
    const sum = all[set.name] ?? { sets: 0, files: 0, megabytes: 0, ours: 0, other: 0, ratio: 0, highest: 0 };
    all[set.name] = sum;
    sum.sets += 1;
    sum.files += set.files.length;
    const megabytes = set.files.reduce((bytes, file) => bytes + file.bytes.length, 0) / 1e6;
    sum.megabytes += megabytes;
    sum.ours += median(rounds.map(({ ours }) => ours));
    sum.other += median(rounds.map(({ other }) => other));
    sum.ratio = sum.ours / sum.other;
    // Of each round by itself, as a busy machine slows both works.
    const ratio = median(rounds.map(({ ours, other }) => ours / other));
    if (megabytes >= 1) sum.highest = Math.max(sum.highest, ratio);
  }
  return all;
}
