import type { Catalogue } from '../../catalogue/catalogue';
import { evaluate } from '../../evaluation/evaluate';
import type { EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import { changeNodes } from '../../roster/change-node';
import type { KeptFields, NodeId, Roster, RosterSelection } from '../../roster/document';
import { withoutEmptyLists } from '../../roster/without-empty-lists';

/** Each round keeps at least one more choice; a list that needs more is left as it is. */
const MOST_ROUNDS = 8;

/**
 * The roster without those selections that the data fill in by themselves: other programs store them, ours are derived
 * beside the choices. Only what comes out the same without them is left out.
 * @param automatic selections whose amount the data may set
 */
export function withoutDerived(catalogue: Catalogue, roster: Roster, automatic: ReadonlySet<NodeId>): Roster {
  if (automatic.size === 0) return roster;
  const before = evaluate(catalogue, roster);
  const chosen = new Set<NodeId>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const removed: NodeId[] = [];
    const without = remove(roster, (node) => automatic.has(node.id) && !chosen.has(node.id), removed);
    if (removed.length === 0) return roster;
    const after = evaluate(catalogue, without);
    const missed = removed.filter((id) => !isSame(before, after, id));
    if (missed.length === 0) return withoutEmptyLists(without);
    for (const id of missed) chosen.add(id);
  }
  return roster;
}

/** Leaves out what may go and carries nothing of the user's, with all that is below it. */
function remove(roster: Roster, mayGo: (node: RosterSelection) => boolean, removed: NodeId[]): Roster {
  return changeNodes(roster, {
    selection(node) {
      if (!mayGo(node) || !isBare(node)) return node;
      removed.push(node.id);
      return undefined;
    },
  });
}

const isBare = ({ customName, notes, kept, selections = [] }: RosterSelection): boolean =>
  customName === undefined && notes === undefined && saysNothing(kept) && selections.every(isBare);

/** New Recruit says of each selection whether it comes from a group, and from which. */
const OF_PLACE = new Set(['from', 'group']);

const saysNothing = (kept: KeptFields | undefined): boolean =>
  Object.keys(kept ?? {}).every((key) => OF_PLACE.has(key));

/** Whether what a choice was comes out the same without it: as many at its place, with the same below, at the same cost. */
function isSame(before: Evaluation, after: Evaluation, id: NodeId): boolean {
  const view = before.node(id);
  if (!view || !('children' in view)) return false;
  const places = (evaluation: Evaluation): readonly EvaluatedSelection[] => {
    const parent = evaluation.node(view.parent);
    const children = parent && ('children' in parent ? parent.children : parent.selections);
    return (children ?? []).filter(({ entryId }) => entryId === view.entryId);
  };
  return signature(places(before)) === signature(places(after));
}

/** What is there, whatever it is called and in whatever order. */
function signature(views: readonly EvaluatedSelection[]): string {
  const costs = new Map<string, number>();
  let amount = 0;
  for (const each of views) {
    amount += each.amount;
    for (const { typeId, value } of each.totals) costs.set(typeId, (costs.get(typeId) ?? 0) + value);
  }
  const below = views.flatMap(({ children }) => children);
  const paths = [...new Set(below.map(({ entryId }) => entryId))].sort();
  const parts = paths.map((path) => [path, signature(below.filter(({ entryId }) => entryId === path))]);
  return JSON.stringify([amount, [...costs], parts]);
}
