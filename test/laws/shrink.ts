import type { Pick } from './pick';

/** The shortest script that still fails, by leaving out ever smaller parts of it. */
export function shrink(
  script: readonly Pick[],
  fails: (script: readonly Pick[]) => boolean,
): readonly Pick[] {
  let smallest = script;
  for (let size = Math.ceil(script.length / 2); size >= 1; ) {
    let isSmaller = false;
    for (let from = 0; from < smallest.length; from += size) {
      const shorter = [...smallest.slice(0, from), ...smallest.slice(from + size)];
      if (shorter.length === smallest.length || !fails(shorter)) continue;
      smallest = shorter;
      isSmaller = true;
      from -= size;
    }
    if (!isSmaller || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return smallest;
}
