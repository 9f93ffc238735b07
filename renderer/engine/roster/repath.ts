import type { RosterSelection } from './document';

/** What stands before the last part of a path: the links passed on the way. */
function linksOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('::')));
}

function swapLinks(path: string, from: string, to: string): string {
  const rest = from === '' ? path : path.startsWith(`${from}::`) ? path.slice(from.length + 2) : undefined;
  if (rest === undefined) return path;
  return to === '' ? rest : `${to}::${rest}`;
}

/**
 * A selection under another path. What hangs on it was reached over the same links, so its paths change with it;
 * one that does not begin with them is left as it is.
 */
export function repath(
  selection: RosterSelection,
  entryId: string,
  groupId: string | undefined,
): RosterSelection {
  const { groupId: _, ...plain } = selection;
  const moved = { ...plain, entryId, ...(groupId === undefined ? {} : { groupId }) };
  const [from, to] = [linksOf(selection.entryId), linksOf(entryId)];
  if (from === to || selection.selections === undefined) return moved;
  const below = (child: RosterSelection): RosterSelection => ({
    ...child,
    entryId: swapLinks(child.entryId, from, to),
    ...(child.groupId === undefined ? {} : { groupId: swapLinks(child.groupId, from, to) }),
    ...(child.selections === undefined ? {} : { selections: child.selections.map(below) }),
  });
  return { ...moved, selections: selection.selections.map(below) };
}
