/** An element of a definition as a walk meets it: any property may be there. */
export type AnyNode = Record<string, unknown>;

/**
 * Calls `visit` for every node below `root`, parents first, with the name of the list that holds it and the nodes above it,
 * from the root down. Readers bound how deep nodes stand, so this may call itself.
 * @param visit `above` changes while the walk goes on; `namesOf` makes a path of it that stays
 */
export function walkNodes(
  root: object,
  visit: (node: AnyNode, list: string, above: readonly AnyNode[]) => void,
): void {
  const above: AnyNode[] = [];
  const walk = (node: AnyNode): void => {
    above.push(node);
    for (const key in node) {
      const value = node[key];
      // what the format does not have is kept there, and means nothing
      if (!Array.isArray(value) || key === '$elements') continue;
      for (const each of value) {
        if (typeof each !== 'object' || each === null) continue;
        visit(each as AnyNode, key, above);
        walk(each as AnyNode);
      }
    }
    above.pop();
  };
  walk(root as AnyNode);
}

/** The path of a node for people: names from the top of the file down. Nodes without a name are passed over. */
export function namesOf(above: readonly AnyNode[], node: AnyNode): string[] {
  return [...above.slice(1), node].flatMap(({ name }) =>
    typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [],
  );
}
