import { changeNodes } from '../../roster/change-node';
import type { Roster, RosterSelection } from '../../roster/document';
import { withoutEmptyLists } from '../../roster/without-empty-lists';
import type { AsideNote, DocumentNote, NodeNote } from './document-note';
import { isSame } from './note-of';
import { resultsOf } from './results';
import { isNode } from './ros-node';

/** The document that a roster file was made from: what the file could not say is put back, what is derived goes. */
export function applyNote(roster: Roster, note: DocumentNote): Roster {
  const nodes = new Map((note.nodes ?? []).map((each) => [each.id, each]));
  const derived = new Map((note.derived ?? []).map((each) => [each.id, each.amount]));
  const aside = byParent(note.aside ?? []);
  const restored = changeNodes(roster, {
    force: (force) => restore(withAside(force, aside.get(force.id)), nodes.get(force.id)),
    selection(selection) {
      const isDerived =
        derived.get(selection.id) === selection.amount && (selection.selections ?? []).length === 0;
      if (isDerived) return undefined;
      return restore(withAside(selection, aside.get(selection.id)), nodes.get(selection.id));
    },
  });
  return restore(withoutEmptyLists(restored), note.roster);
}

/** Other nodes hang on these: no note moves them. */
const STRUCTURE = new Set(['id', 'selections', 'forces']);

/** Only what the file still says as it was written is put back. */
function restore<Node extends object>(node: Node, note: Omit<NodeNote, 'id'> | undefined): Node {
  if (!note) return node;
  const fields = new Map(Object.entries(node));
  for (const key of new Set([...Object.keys(note.was), ...Object.keys(note.is)])) {
    if (
      (STRUCTURE.has(key) && !('format' in node && key === 'id')) ||
      !isSame(node as Readonly<Record<string, unknown>>, note.was, key)
    )
      continue;
    const value = key === 'kept' ? keptWith(fields.get(key), note.is[key]) : note.is[key];
    if (value === undefined) fields.delete(key);
    else fields.set(key, value);
  }
  return Object.fromEntries(fields) as Node;
}

function byParent(aside: readonly AsideNote[]): ReadonlyMap<string, readonly AsideNote[]> {
  const groups = new Map<string, AsideNote[]>();
  for (const each of aside) groups.set(each.parent, [...(groups.get(each.parent) ?? []), each]);
  return groups;
}

/** With the choices that the file does not show, each at its place. */
function withAside<Node extends { readonly selections?: readonly RosterSelection[] }>(
  node: Node,
  aside: readonly AsideNote[] | undefined,
): Node {
  if (aside === undefined) return node;
  const selections = [...(node.selections ?? [])];
  for (const { index, selection } of aside)
    selections.splice(index, 0, selection as unknown as RosterSelection);
  return { ...node, selections };
}

/** What a note says was kept, with the results that the file has. */
function keptWith(read: unknown, noted: unknown): unknown {
  const kept = { ...(isNode(noted) ? noted : {}), ...(isNode(read) ? resultsOf(read) : {}) };
  return Object.keys(kept).length === 0 ? undefined : kept;
}
