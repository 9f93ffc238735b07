import type { Catalogue } from '../../catalogue/catalogue';
import type { Roster } from '../../roster/document';
import type { Evaluation } from '../evaluated';
import { settle } from '../modifiers/settle';
import { bringTo } from './bring-to';
import { State } from './state';

/**
 * An evaluation that holds its tree until another goes on from it, for this folder alone to see. It is no map beside the
 * evaluations that is weak by them: what stands in one outlives the quick collections of garbage, whole trees of them.
 */
export class TreeHolder {
  #tree: State | undefined;

  constructor(tree: State) {
    this.#tree = tree;
  }

  protected get hasTree(): boolean {
    return this.#tree !== undefined;
  }

  static treeOf(evaluation: Evaluation): State | undefined {
    return evaluation instanceof TreeHolder ? evaluation.#tree : undefined;
  }

  /** The tree of an evaluation, which is no longer that of it: what is done with it is another's. */
  static take(evaluation: Evaluation, catalogue: Catalogue): State | undefined {
    const tree = TreeHolder.treeOf(evaluation);
    if (tree?.catalogue !== catalogue || !tree.canBeFollowed) return undefined;
    (evaluation as Evaluation & TreeHolder).#tree = undefined;
    return tree;
  }
}

/** A tree of a roster to look at and to try things out in: that of an evaluation of the same roster if there is one. */
export function borrowTree(catalogue: Catalogue, roster: Roster, evaluation: Evaluation | undefined): State {
  const tree = evaluation?.roster === roster ? TreeHolder.treeOf(evaluation) : undefined;
  return tree?.catalogue === catalogue && tree.canBeFollowed ? tree : plantTree(catalogue, roster);
}

/** A settled tree of its own. */
export function plantTree(catalogue: Catalogue, roster: Roster): State {
  const tree = new State(catalogue, roster);
  bringTo(tree, roster);
  settle(tree);
  return tree;
}
