import type { RosterForce, RosterSelection } from '../roster/document';
import type { EvaluatedForce, EvaluatedSelection } from './evaluated';
import { ForceView } from './force-view';
import { lostForce, lostSelection } from './lost-view';
import type { ForceNode, SelectionNode } from './nodes';
import { SelectionView } from './selection-view';
import type { State } from './state';

/** The views of one evaluation: one for each node, however often it is asked for. */
export class Views {
  readonly #selections = new Map<SelectionNode, EvaluatedSelection>();
  readonly #forces = new Map<ForceNode, EvaluatedForce>();
  readonly #lost = new Map<RosterSelection, EvaluatedSelection>();
  readonly #lostForces = new Map<RosterForce, EvaluatedForce>();

  constructor(readonly state: State) {}

  selection(node: SelectionNode): EvaluatedSelection {
    let view = this.#selections.get(node);
    if (!view) {
      view = new SelectionView(this, node);
      this.#selections.set(node, view);
    }
    return view;
  }

  force(node: ForceNode): EvaluatedForce {
    let view = this.#forces.get(node);
    if (!view) {
      view = new ForceView(this, node);
      this.#forces.set(node, view);
    }
    return view;
  }

  lost(selection: RosterSelection, parent: ForceNode | SelectionNode): EvaluatedSelection {
    let view = this.#lost.get(selection);
    if (!view) {
      const force = parent.kind === 'force' ? parent : parent.force;
      const number = parent.kind === 'force' ? 1 : parent.number;
      view = lostSelection(this.state.catalogue, selection, parent.id, force.id, number);
      this.#lost.set(selection, view);
    }
    return view;
  }

  lostForce(force: RosterForce, parent: string | undefined): EvaluatedForce {
    let view = this.#lostForces.get(force);
    if (!view) {
      view = lostForce(this.state.catalogue, force, parent);
      this.#lostForces.set(force, view);
    }
    return view;
  }
}
