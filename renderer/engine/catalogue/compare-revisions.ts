/** Which of two revisions is newer: numbers of the community, days of ours. Negative: the first is older. */
export function compareRevisions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
