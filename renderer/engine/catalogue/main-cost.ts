/** Data spell it `pts`, ` pts`, `Points` or `Point(s)`; all of them are spoken of as points. */
export function isCalledPoints(name: string | undefined): boolean {
  return name !== undefined && /^\s*(?:pts?|points?|point\(s\))\.?\s*$/i.test(name);
}

/** Of the costs of a game, in the order of its data: the one that lists are counted in, called points or else the first. */
export function mainCost<Type extends { readonly name?: string | undefined }>(
  types: readonly Type[],
): Type | undefined {
  return types.find(({ name }) => isCalledPoints(name)) ?? types[0];
}
