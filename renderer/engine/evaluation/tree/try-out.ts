import type { ForceNode, RosterNode, SelectionNode } from './nodes';
import type { State } from './state';

/** Selections that are put below a force or another selection, or a force below the list or another force. */
export type Trial =
  | { readonly above: ForceNode | SelectionNode; readonly selections: readonly SelectionNode[] }
  | { readonly above: RosterNode | ForceNode; readonly force: ForceNode };

/**
 * What comes of it when something stands below a parent: it is put there, looked at, and taken out again. Undefined when
 * that cannot be told in this tree: prices elsewhere were asked for, which may hang on what is tried out.
 */
export function tryOut<Result>(state: State, trial: Trial, look: () => Result): Result | undefined {
  putIn(state, trial);
  state.isProvisional = true;
  state.forget();
  const result = look();
  takeOut(state, trial);
  state.forget();
  state.trial = undefined;
  state.isProvisional = false;
  const isKnown = !state.hasProvisionalCosts;
  state.hasProvisionalCosts = false;
  return isKnown ? result : undefined;
}

/** The same in a tree that nobody else uses, where nothing that was known before is made use of. */
export function tryOutApart<Result>(state: State, trial: Trial, look: () => Result): Result {
  state.hasProvisionalCosts = true;
  let result: Result | undefined;
  tryOut(state, trial, () => {
    result = look();
  });
  return result as Result;
}

function putIn(state: State, trial: Trial): void {
  if ('force' in trial) {
    trial.above.forces.push(trial.force);
    state.trial = { units: [], apart: [] };
    return;
  }
  const { above, selections } = trial;
  above.children.push(...selections);
  for (const node of selections) state.byId.set(node.id, node);
  if (above.kind === 'force') {
    above.moving.push(...selections);
    state.trial = { units: selections, apart: [] };
  } else {
    // What stands in a unit that keeps still is counted apart from it.
    const apart = above.root.unit?.isRestless === false ? selections : [];
    state.trial = { units: [above.root], apart };
  }
}

function takeOut(state: State, trial: Trial): void {
  if ('force' in trial) {
    trial.above.forces.pop();
    unindex(state, trial.force);
    return;
  }
  const { above, selections } = trial;
  above.children.length -= selections.length;
  if (above.kind === 'force') above.moving.length -= selections.length;
  for (const node of selections) unindex(state, node);
}

/** Ids of what was tried out, and of what came along, are free again. */
function unindex(state: State, node: ForceNode | SelectionNode): void {
  state.byId.delete(node.id);
  for (const child of node.children) unindex(state, child);
  if (node.kind === 'force') for (const force of node.forces) unindex(state, force);
}
