import type { EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import type { RosterSelection } from '../../roster/document';
import { costNodes, lastCostNodes } from './costs-of';
import { categoryUseNodes, profileNodes, ruleNodes } from './info-nodes';
import { withoutResults } from './results';
import { numberOf, type RosNode } from './ros-node';
import { inOrder } from './ros-order';

/**
 * A choice as a roster file has it, with all below it. What the data know of it comes from the evaluation, also what
 * they derive below it; what they do not know is written as it was last known.
 * @param parentNumber number of the selection above, 1 directly below a force
 * @returns undefined for what the data put aside
 */
function selectionNode(
  selection: RosterSelection,
  parentNumber: number,
  evaluation: Evaluation | undefined,
): RosNode | undefined {
  const view = evaluation?.node(selection.id);
  if (!view || view.isLost || !('children' in view))
    return lastKnownNode(selection, parentNumber, evaluation);
  return view.number === 0 ? undefined : evaluatedNode(view, evaluation);
}

/** The choices of a document in its order, then what data derive beside them. */
export function selectionNodes(
  choices: readonly RosterSelection[] | undefined,
  views: readonly EvaluatedSelection[],
  parentNumber: number,
  evaluation: Evaluation | undefined,
): readonly RosNode[] | undefined {
  const nodes = [
    ...(choices ?? [])
      .map((child) => selectionNode(child, parentNumber, evaluation))
      .filter((node) => node !== undefined),
    ...views
      .filter(({ isDerived, number }) => isDerived && number > 0)
      .map((view) => evaluatedNode(view, evaluation)),
  ];
  return nodes.length === 0 ? undefined : nodes;
}

function evaluatedNode(view: EvaluatedSelection, evaluation: Evaluation | undefined): RosNode {
  const { selection } = view;
  return inOrder('selection', {
    ...(selection?.kept && withoutResults(selection.kept)),
    id: view.id,
    name: view.name,
    entryId: view.entryId,
    entryGroupId: view.groupId,
    customName: selection?.customName,
    publicationId: view.publicationId || undefined,
    page: view.page || undefined,
    number: view.number,
    type: view.type,
    customNotes: selection?.notes,
    rules: ruleNodes(view.rules),
    profiles: profileNodes(view.profiles),
    selections: selectionNodes(selection?.selections, view.children, view.number, evaluation),
    costs: costNodes(view.costs),
    categories: categoryUseNodes(view.categories),
  });
}

function lastKnownNode(
  selection: RosterSelection,
  parentNumber: number,
  evaluation: Evaluation | undefined,
): RosNode {
  const { id, name, entryId, groupId, amount, customName, notes, kept = {} } = selection;
  const even = amount * parentNumber;
  // A number that was no multiple of its parent's is written as it came, until the amount is changed.
  const stored = numberOf(kept as RosNode, 'number');
  const isStored = stored !== undefined && Math.max(1, Math.round(stored / parentNumber)) === amount;
  const number = isStored ? stored : even;
  return inOrder('selection', {
    ...kept,
    ...{ id, name, entryId, customName, number },
    entryGroupId: groupId,
    customNotes: notes,
    selections: selectionNodes(selection.selections, [], even, evaluation),
    costs: lastCostNodes(selection, number),
  });
}
