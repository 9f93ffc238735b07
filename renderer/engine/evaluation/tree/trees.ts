import type { Catalogue } from '../../catalogue/catalogue';
import type { Roster } from '../../roster/document';
import type { Evaluation } from '../evaluated';
import { settle } from '../modifiers/settle';
import { bringTo } from './bring-to';
import { State } from './state';

/** The trees of evaluations that no other has gone on from. */
const trees = new WeakMap<Evaluation, State>();

export const hasTree = (evaluation: Evaluation): boolean => trees.has(evaluation);

export function setTree(evaluation: Evaluation, tree: State): void {
  trees.set(evaluation, tree);
}

/** The tree of an evaluation, which is no longer that of it: what is done with it is another's. */
export function takeTree(evaluation: Evaluation, catalogue: Catalogue): State | undefined {
  const tree = trees.get(evaluation);
  if (tree?.catalogue !== catalogue || !tree.canBeFollowed) return undefined;
  trees.delete(evaluation);
  return tree;
}

/** A tree of a roster to look at and to try things out in: that of an evaluation of the same roster if there is one. */
export function borrowTree(catalogue: Catalogue, roster: Roster, evaluation: Evaluation | undefined): State {
  const tree = evaluation?.roster === roster ? trees.get(evaluation) : undefined;
  return tree?.catalogue === catalogue && tree.canBeFollowed ? tree : plantTree(catalogue, roster);
}

/** A settled tree of its own. */
export function plantTree(catalogue: Catalogue, roster: Roster): State {
  const tree = new State(catalogue, roster);
  bringTo(tree, roster);
  settle(tree);
  return tree;
}
