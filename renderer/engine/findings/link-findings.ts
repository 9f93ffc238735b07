import type { Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';
import type { LinkFinding } from './finding';
import { placeOf } from './place-of';

const NOTHING = { constraint: undefined, entry: undefined, because: undefined } as const;

type Link = LinkFinding['link'];
type Pair = readonly [who: NodeId, where: NodeId];

/** Who joins whom and who rides where, where that cannot be: in what is not there, in itself, in a circle. */
export function linkFindings(evaluation: Evaluation): LinkFinding[] {
  const { attachments = [], embarkations = [] } = evaluation.roster;
  return [
    ...brokenLinks(
      evaluation,
      'joins',
      attachments.map(({ character, unit }) => [character, unit]),
    ),
    ...brokenLinks(
      evaluation,
      'rides',
      embarkations.map(({ unit, transport }) => [unit, transport]),
    ),
  ];
}

function brokenLinks(evaluation: Evaluation, link: Link, pairs: readonly Pair[]): LinkFinding[] {
  const unit = (id: NodeId) => {
    const node = evaluation.node(id);
    return node !== undefined && 'children' in node ? placeOf(evaluation, id).path.at(-1) : undefined;
  };
  const finding = (
    kind: LinkFinding['kind'],
    at: NodeId | undefined,
    ids: readonly NodeId[],
  ): LinkFinding => ({
    ...NOTHING,
    kind,
    link,
    severity: kind === 'link-to-nothing' ? 'lost' : 'error',
    place: placeOf(evaluation, at),
    names: ids.map(unit),
  });
  const found: LinkFinding[] = [];
  const whole = new Map<NodeId, NodeId[]>();
  for (const [who, where] of pairs) {
    const at = [who, where].find((id) => unit(id) !== undefined);
    if (unit(who) === undefined || unit(where) === undefined) {
      found.push(finding('link-to-nothing', at, [who, where]));
    } else if (who === where) found.push(finding('link-to-itself', who, [who]));
    else whole.set(who, [...(whole.get(who) ?? []), where]);
  }
  for (const circle of circlesIn(whole)) found.push(finding('link-in-a-circle', circle[0], circle));
  return found;
}

/**
 * Circles, each thing in one of them at most: of a tangle one is told, then the next. Without recursion: a file may hold a
 * chain of any length.
 */
function circlesIn(links: ReadonlyMap<NodeId, readonly NodeId[]>): NodeId[][] {
  const circles: NodeId[][] = [];
  const isTold = new Set<NodeId>();
  const isDone = new Set<NodeId>();
  for (const start of links.keys()) {
    const way: NodeId[] = [];
    const depthOf = new Map<NodeId, number>();
    const ahead: { readonly id: NodeId; readonly depth: number }[] = [{ id: start, depth: 0 }];
    for (let step = ahead.pop(); step !== undefined; step = ahead.pop()) {
      for (const left of way.splice(step.depth)) {
        depthOf.delete(left);
        isDone.add(left);
      }
      const met = depthOf.get(step.id);
      if (met !== undefined && !isTold.has(step.id)) {
        const circle = way.slice(met);
        circles.push(circle);
        for (const id of circle) isTold.add(id);
      }
      if (met !== undefined || isDone.has(step.id)) continue;
      depthOf.set(step.id, step.depth);
      way.push(step.id);
      for (const id of links.get(step.id) ?? []) ahead.push({ id, depth: step.depth + 1 });
    }
    for (const left of way) isDone.add(left);
  }
  return circles;
}
