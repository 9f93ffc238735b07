/** Letters to change, add, drop or swap to get from one word to the other; stops counting above `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}

/** The known word that was most likely meant; undefined when none is near. */
export function suggestionFor(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const most = Math.max(1, Math.floor(word.length / 3));
  let found: string | undefined;
  let least = most + 1;
  for (const each of known) {
    if (each.toLowerCase() === lower) return each;
    const far = distance(lower, each.toLowerCase(), most);
    if (far < least) {
      least = far;
      found = each;
    }
  }
  return found;
}
