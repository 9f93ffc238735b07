import type { Id } from '../catalogue/definition';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';
import type { Place } from './finding';

const isForce = (node: EvaluatedForce | EvaluatedSelection): node is EvaluatedForce =>
  'force' in node && typeof node.force === 'object';

type Node = EvaluatedForce | EvaluatedSelection;
type Step = Place['path'][number];

const customName = (node: Node): string | undefined =>
  isForce(node) ? node.force.customName : node.selection?.customName;

function stepOf(node: Node): Step {
  const custom = customName(node);
  return custom ? { name: custom, names: undefined } : { name: node.name, names: node.names };
}

const isStepOf = (step: Step | undefined, node: Node): boolean => {
  const custom = customName(node);
  return custom
    ? step?.name === custom && step.names === undefined
    : step?.name === node.name && step.names === node.names;
};

/** A block by its name. A tag is no block that anybody sees. */
function blockAt(evaluation: Evaluation, at: NodeId | undefined, category: Id | undefined): Step | undefined {
  if (category === undefined || at === undefined) return undefined;
  const node = evaluation.node(at);
  const block =
    node && isForce(node) ? node.categories.find(({ entryId }) => entryId === category) : undefined;
  return block && !block.isTag ? { name: block.name, names: block.names } : undefined;
}

/** Names from the outermost force down to a node, those that the user gave where there are some. */
export function placeOf(evaluation: Evaluation, at: NodeId | undefined, category?: Id): Place {
  const block = blockAt(evaluation, at, category);
  const path = block ? [block] : [];
  for (let node = at === undefined ? undefined : evaluation.node(at); node; ) {
    path.unshift(stepOf(node));
    node = node.parent === undefined ? undefined : evaluation.node(node.parent);
  }
  return { node: at, category, path };
}

/** Whether a place is called as it was. */
export function isStillCalled(evaluation: Evaluation, { node: at, category, path }: Place): boolean {
  let left = path.length;
  const block = blockAt(evaluation, at, category);
  if (block) {
    left -= 1;
    if (path[left]?.name !== block.name || path[left]?.names !== block.names) return false;
  }
  for (let node = at === undefined ? undefined : evaluation.node(at); node; ) {
    left -= 1;
    if (!isStepOf(path[left], node)) return false;
    node = node.parent === undefined ? undefined : evaluation.node(node.parent);
  }
  return left === 0;
}
