/** Of problems that say the same thing of one file so many are shown: an id that was renamed is missed wherever it stands. */
const MOST_ALIKE = 5;

/**
 * Lines of problems without the many that say the same.
 * @param keyOf what two lines that say the same have in common
 * @param more says how many were left out; it follows the last of them that is shown
 */
export function foldAlike<Problem>(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => string,
  lineOf: (problem: Problem) => string,
  more: (problem: Problem, count: number) => string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  const shown = new Map<string, number>();
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    const index = (shown.get(key) ?? 0) + 1;
    shown.set(key, index);
    if (index > MOST_ALIKE) return [];
    const left = (counts.get(key) ?? 0) - MOST_ALIKE;
    return index === MOST_ALIKE && left > 0 ? [lineOf(problem), more(problem, left)] : [lineOf(problem)];
  });
}
