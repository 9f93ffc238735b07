import { inDocumentOrder } from '../engine/evaluation/document-order';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../engine/evaluation/evaluated';
import type { RosterOperation } from '../engine/roster/operation';
import { blockOf, type Spot, spotsIn } from './find-spots';
import type { BuilderOperation } from './protocol/builder-operation';

type Place = Extract<BuilderOperation, { kind: 'place' }>;

/** The units among nodes that stand in a force themselves, in the order of the ledger. */
export function unitsOf(
  evaluation: Evaluation,
  nodes: readonly string[],
): readonly { readonly unit: EvaluatedSelection; readonly force: EvaluatedForce }[] {
  return nodes.flatMap((id) => {
    const unit = evaluation.node(id);
    if (unit === undefined || !('children' in unit) || unit.parent !== unit.force) return [];
    const force = evaluation.node(unit.force);
    return force === undefined || 'children' in force ? [] : [{ unit, force }];
  });
}

/**
 * Each unit one step up or down among its neighbours; those that move together stay together, and one that stands at
 * the end of its block stays there.
 */
export function stepOperations(
  evaluation: Evaluation,
  nodes: readonly string[],
  by: -1 | 1,
): readonly RosterOperation[] {
  const blocks = new Map<string, { readonly force: EvaluatedForce; readonly block: string | undefined }>();
  for (const { unit, force } of unitsOf(evaluation, nodes)) {
    const block = blockOf(force, unit.id);
    blocks.set(`${force.id}/${block}`, { force, block });
  }
  const moving = new Set(nodes);
  return [...blocks.values()].flatMap(({ force, block }) => stepInBlock(force, block, moving, by));
}

function stepInBlock(
  force: EvaluatedForce,
  block: string | undefined,
  moving: ReadonlySet<string>,
  by: -1 | 1,
): readonly RosterOperation[] {
  const category = force.categories.find(({ entryId }) => entryId === block);
  const units = inDocumentOrder(force, category?.selections ?? []).map(({ id }) => id);
  const all = (force.force.selections ?? []).map(({ id }) => id);
  const operations: RosterOperation[] = [];
  const start = by < 0 ? 0 : units.length - 1;
  for (let at = start; at >= 0 && at < units.length; at -= by) {
    const node = units[at] as string;
    const neighbour = units[at + by];
    if (!moving.has(node) || neighbour === undefined || moving.has(neighbour)) continue;
    units[at] = neighbour;
    units[at + by] = node;
    all.splice(all.indexOf(node), 1);
    const target = all.indexOf(neighbour) + (by < 0 ? 0 : 1);
    operations.push({ kind: 'move', node, parent: force.id, before: all[target] });
    all.splice(target, 0, node);
  }
  return operations;
}

/** Units to a place, in the order they are given; one that the place does not take stays where it is. */
export function placeOperations(
  evaluation: Evaluation,
  { nodes, force: target, block, before }: Place,
): readonly RosterOperation[] {
  const force = evaluation.node(target);
  if (force === undefined || 'children' in force) return [];
  const moving = new Set(nodes);
  const stays = firstThatStays(force, before, moving);
  return unitsOf(evaluation, nodes).flatMap(({ unit, force: from }): readonly RosterOperation[] => {
    const own = blockOf(from, unit.id);
    const wanted = block ?? own;
    const move = { kind: 'move', node: unit.id, parent: force.id, before: stays } as const;
    if (from.id === force.id && own === wanted) return [move];
    const spot = bestSpot(spotsIn(evaluation, force, unit.entryId), wanted, block !== undefined);
    return spot === undefined ? [] : [{ ...move, entryId: spot.offer.entryId, groupId: spot.offer.groupId }];
  });
}

/** The unit to stand before may be moving itself: then it is the next that is not. */
function firstThatStays(
  force: EvaluatedForce,
  before: string | undefined,
  moving: ReadonlySet<string>,
): string | undefined {
  const all = force.force.selections ?? [];
  const at = all.findIndex(({ id }) => id === before);
  return at < 0 ? undefined : all.slice(at).find(({ id }) => !moving.has(id))?.id;
}

/** The place that a block of a force is for what a path leads to. */
export function spotInBlock(
  evaluation: Evaluation,
  target: string,
  path: string,
  block: string,
): Spot | undefined {
  const force = evaluation.node(target);
  return force === undefined || 'children' in force
    ? undefined
    : bestSpot(spotsIn(evaluation, force, path), block, true);
}

/** The wanted block if it takes it; else, where that is allowed, the first that does. */
function bestSpot(spots: readonly Spot[], block: string | undefined, isBound: boolean): Spot | undefined {
  const inBlock = spots.filter((spot) => spot.block === block);
  const among = inBlock.length > 0 || isBound ? inBlock : spots;
  return among.find(({ offer }) => !offer.hidden) ?? among[0];
}
