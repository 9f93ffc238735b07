import type { EvaluatedForce } from '../evaluated';
import type { ForceNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { ForceView } from './force-view';

/** Forces as one evaluation shows them: one view for each, however often it is asked for. */
export class Views {
  readonly #forces = new Map<ForceNode, EvaluatedForce>();

  constructor(readonly state: State) {}

  force(node: ForceNode): EvaluatedForce {
    let view = this.#forces.get(node);
    if (!view) {
      view = new ForceView(this, node);
      this.#forces.set(node, view);
    }
    return view;
  }
}
