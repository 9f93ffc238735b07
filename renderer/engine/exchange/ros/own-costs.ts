import { amountToText, parseDecimal } from '../../catalogue/decimal';
import { nodesOf, type RosNode, textOf } from './ros-node';

/** Sums of a file by cost type, in ten-thousandths. */
type Sums = Map<string, number>;

function addCosts(sums: Sums, node: RosNode): void {
  for (const cost of nodesOf(node, 'costs')) {
    const typeId = textOf(cost, 'typeId') ?? '';
    sums.set(typeId, (sums.get(typeId) ?? 0) + parseDecimal(textOf(cost, 'value')));
  }
}

/**
 * Whether a file stores on each selection the cost with everything below it, as New Recruit did in 2022 and 2023:
 * then its totals are those of the selections directly under the forces. Forces themselves may cost something that
 * the file does not say, so one cost type that speaks for it is enough, and one that speaks against it decides.
 */
export function storesSubtrees(root: RosNode): boolean {
  const top: Sums = new Map();
  const all: Sums = new Map();
  const selection = (node: RosNode, isTop: boolean): void => {
    addCosts(all, node);
    if (isTop) addCosts(top, node);
    for (const child of nodesOf(node, 'selections')) selection(child, false);
  };
  const force = (node: RosNode): void => {
    for (const child of nodesOf(node, 'selections')) selection(child, true);
    for (const child of nodesOf(node, 'forces')) force(child);
  };
  for (const node of nodesOf(root, 'forces')) force(node);

  let speaksForIt = false;
  const stored: Sums = new Map();
  addCosts(stored, root);
  for (const [typeId, total] of stored) {
    const [ofTop, ofAll] = [top.get(typeId) ?? 0, all.get(typeId) ?? 0];
    if (ofTop === ofAll) continue;
    if (total === ofAll) return false;
    if (total === ofTop) speaksForIt = true;
  }
  return speaksForIt;
}

/** A selection's costs without those of the selections below it, where the file stores both together. */
export function ownCosts(selection: RosNode): readonly RosNode[] {
  const below: Sums = new Map();
  for (const child of nodesOf(selection, 'selections')) addCosts(below, child);
  return nodesOf(selection, 'costs').map((cost) => {
    const value = parseDecimal(textOf(cost, 'value')) - (below.get(textOf(cost, 'typeId') ?? '') ?? 0);
    return { ...cost, value: amountToText(value) };
  });
}
