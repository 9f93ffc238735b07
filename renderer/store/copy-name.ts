/** How a copy is called: the first of a list has no number. */
export type CopyOf = (name: string, number: number) => string;

/**
 * A name for a copy that no other list has: “A (copy)”, “A (copy 2)”. The copy of a copy is counted with them.
 * @param taken names of the lists that there are
 */
export function copyName(name: string, taken: readonly string[], copyOf: CopyOf): string {
  const numbers = [...taken, name].map((_, index) => index + 1);
  const endings = numbers.map((number) => copyOf('', number));
  const ending = endings.find((each) => name.length > each.length && name.endsWith(each)) ?? '';
  const first = name.slice(0, name.length - ending.length);
  const names = numbers.map((number) => copyOf(first, number));
  return names.find((each) => !taken.includes(each)) ?? copyOf(first, numbers.length + 1);
}
