import type { SheetContext } from './context';

/** Name of a force or selection as the player knows it; undefined for one that is not in the list. */
export function nodeName(context: SheetContext, id: string): string | undefined {
  const node = context.evaluation.node(id);
  if (!node) return undefined;
  const own = 'selection' in node ? node.selection?.customName : undefined;
  return own || context.name(node);
}
