import type { Amount } from '../catalogue/amount';
import type { Id, LocalNames } from '../catalogue/definition';
import type { EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';

export interface PriceLine {
  /** `base` is the selection asked for, `model` what stands in it, `option` all else. */
  readonly kind: 'base' | 'model' | 'option';
  readonly node: NodeId;
  readonly name: string;
  readonly names: LocalNames | undefined;
  /** How many, all copies of its parents counted. */
  readonly number: number;
  /** Price of one. */
  readonly each: Amount;
  /** `number` × `each`. */
  readonly total: Amount;
  /** Nesting below the selection asked for, which is 0. */
  readonly depth: number;
}

export interface Breakdown {
  readonly lines: readonly PriceLine[];
  /** The sum of the lines, and what the selection costs. */
  readonly total: Amount;
}

const ofType = (costs: EvaluatedSelection['costs'], typeId: Id): number =>
  costs.find((cost) => cost.typeId === typeId)?.value ?? 0;

/**
 * The price of a selection as lines that add up: the selection, its models, its options. Lines of nothing are left
 * out, but for the first. Undefined when there is no such selection.
 */
export function breakdown(evaluation: Evaluation, selection: NodeId, typeId: Id): Breakdown | undefined {
  const root = evaluation.node(selection);
  if (!root || !('children' in root)) return undefined;
  const lines: PriceLine[] = [];
  const visit = (view: EvaluatedSelection, depth: number): void => {
    const total = view.isLost ? 0 : ofType(view.costs, typeId);
    if (depth === 0 || total !== 0) {
      const isModel = view.type === 'model' || view.type === 'unit';
      lines.push({
        kind: depth === 0 ? 'base' : isModel ? 'model' : 'option',
        node: view.id,
        name: view.name,
        names: view.names,
        number: view.number,
        each: (view.number === 0 ? 0 : total / view.number) as Amount,
        total: total as Amount,
        depth,
      });
    }
    for (const child of view.children) visit(child, depth + 1);
  };
  visit(root, 0);
  const total = lines.reduce((sum, line) => sum + line.total, 0) as Amount;
  return { lines, total };
}
