/** More sentences than this in one strip nobody reads. */
const FEW = 3;

/** Sentences one after the other; of many the first ones, then how many more there are. */
export function toldFew(sentences: readonly string[], more: (others: number) => string): string {
  const others = sentences.length - FEW;
  // A sentence that says "1 more" is as long as the one that it stands for.
  const shown = others < 2 ? sentences : [...sentences.slice(0, FEW), more(others)];
  return shown.map((each) => each.replace(/\.+$/, '.')).join(' ');
}
