import type { Id } from '../catalogue/definition';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';
import type { Place } from './finding';

const isForce = (node: EvaluatedForce | EvaluatedSelection): node is EvaluatedForce =>
  'force' in node && typeof node.force === 'object';

/** Names from the outermost force down to a node, those that the user gave where there are some. */
export function placeOf(evaluation: Evaluation, at: NodeId | undefined, category?: Id): Place {
  const path: { name: string; names: Place['path'][number]['names'] }[] = [];
  let id = at;
  while (id !== undefined) {
    const node: EvaluatedForce | EvaluatedSelection | undefined = evaluation.node(id);
    if (!node) break;
    const custom = isForce(node) ? node.force.customName : node.selection?.customName;
    path.unshift(custom ? { name: custom, names: undefined } : { name: node.name, names: node.names });
    id = node.parent;
  }
  if (category !== undefined && at !== undefined) {
    const node = evaluation.node(at);
    const block =
      node && isForce(node) ? node.categories.find(({ entryId }) => entryId === category) : undefined;
    // A tag is no block that anybody sees.
    if (block && !block.isTag) path.push({ name: block.name, names: block.names });
  }
  return { node: at, category, path };
}
