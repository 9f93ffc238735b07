/**
 * Names of one thing in several places: `Riders`, `Riders (Raiders)`. Undefined when they are different things.
 * @returns the common name and what stands in the brackets of the others
 */
export function variantsOf(
  names: readonly string[],
): { readonly stem: string; readonly variants: readonly string[] } | undefined {
  const distinct = [...new Set(names)].sort((a, b) => a.length - b.length);
  const [stem, ...others] = distinct;
  if (stem === undefined || others.length === 0) return undefined;
  const variants = others.map((name) =>
    name.startsWith(`${stem} (`) && name.endsWith(')') ? name.slice(stem.length + 2, -1) : undefined,
  );
  return variants.every((variant) => variant !== undefined) ? { stem, variants } : undefined;
}
