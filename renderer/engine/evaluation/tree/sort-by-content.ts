import { compareText } from '../../catalogue/compare-text';
import { contentOf, inContentOrder } from './content-order';
import type { ForceNode, RosterNode, SelectionNode } from './nodes';
import type { State } from './state';

/** Of a force whose units and forces are sorted. */
function textOf({ entry, book, source, children, forces }: ForceNode): string {
  return [
    entry.path,
    book.key,
    JSON.stringify([source.customName ?? '', source.notes ?? '']),
    ...children.map((child) => contentOf(child).text),
    ...forces.map(textOf),
  ].join();
}

function sortSelections(node: ForceNode | SelectionNode): void {
  for (const child of node.children) sortSelections(child);
  node.children.splice(0, node.children.length, ...inContentOrder(node.children));
}

function sortForces(node: RosterNode | ForceNode): void {
  for (const force of node.forces) {
    sortSelections(force);
    force.moving = [...inContentOrder(force.moving)];
    sortForces(force);
  }
  const texts = new Map(node.forces.map((force) => [force, textOf(force)]));
  node.forces.sort((a, b) => compareText(texts.get(a) ?? '', texts.get(b) ?? ''));
}

/** Everything in an order that does not hang on where it stands in the document. */
export function sortByContent(state: State): void {
  sortForces(state.root);
}
