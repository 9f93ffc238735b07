/**
 * What fits of a text that takes the place of another, in UTF-16 units as fields count: of what came in the end is left
 * out, what stood around it stays. A text that was longer already, as a file may bring it, only does not grow.
 */
export function fitText(before: string, after: string, most: number): string {
  if (after.length <= most || after.length <= before.length) return after;
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shared - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const tail = after.length - end;
  const over = after.length - Math.max(most, before.length);
  // No half of a letter stands at the end of what came in.
  const fits = after.slice(start, tail - over).replace(/[\ud800-\udbff]$/, '');
  return after.slice(0, start) + fits + after.slice(tail);
}
