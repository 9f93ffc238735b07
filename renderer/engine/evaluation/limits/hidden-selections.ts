import type { HiddenSelection } from '../evaluated';
import { isPutAside } from '../modifiers/automatic';
import type { SelectionNode } from '../tree/nodes';
import { hiddenInOffer } from '../tree/phantom';
import type { State } from '../tree/state';
import { whyHidden } from '../why/why-closed';

const NONE: readonly HiddenSelection[] = [];

/** What is taken in a unit and hidden there. What is put aside is not there, nor what hangs on it. */
function hiddenIn(state: State, root: SelectionNode): readonly HiddenSelection[] {
  let found: HiddenSelection[] | undefined;
  const visit = (node: SelectionNode): void => {
    if (isPutAside(node)) return;
    const { isHidden, because } = hiddenInOffer(state, node.parent, node.slot, node);
    if (isHidden) {
      found ??= [];
      const why = because ?? whyHidden(state, node.parent, node.slot, node, false);
      found.push({ at: node.id, entryId: node.entry.id, because: why });
    }
    node.children.forEach(visit);
  };
  visit(root);
  return found ?? NONE;
}

/** In document order. */
export function hiddenSelections(state: State): readonly HiddenSelection[] {
  const all: HiddenSelection[] = [];
  for (const force of state.forces()) {
    for (const root of force.children) {
      const found = root.unit?.hidden ?? hiddenIn(state, root);
      if (root.unit) root.unit.hidden = found;
      if (found.length > 0) all.push(...found);
    }
  }
  return all;
}
