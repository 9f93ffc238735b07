import type { NodeId } from '../../roster/document';
import type { ForceNode, RosterNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { orderChildren, orderForces, orderRoots } from './order';

/** More than any unit has in it. */
const MOST_IN_UNIT = 2 ** 20;

/** The place of a node in its unit, its own first, as they are shown; known for as long as nothing about the unit changes. */
function placeInUnit(state: State, node: SelectionNode): number {
  const { root } = node;
  if (node === root) return 0;
  const { unit } = root;
  if (!unit?.isNumbered) {
    let count = 0;
    const visit = (each: SelectionNode): void => {
      for (const child of orderChildren(state, each)) {
        count += 1;
        child.shownAt = count;
        visit(child);
      }
    };
    visit(root);
    if (unit) unit.isNumbered = true;
  }
  return node.shownAt;
}

const countBelow = ({ children }: SelectionNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** Where things stand as they are shown: a number that grows from top to bottom. */
export class Positions {
  readonly #state: State;
  readonly #tops = new Map<ForceNode, number>();
  #count = 0;

  constructor(state: State) {
    this.#state = state;
    this.#number(state.root);
  }

  #number(above: RosterNode | ForceNode): void {
    for (const force of above.kind === 'force' ? orderForces(above) : above.forces) {
      this.#tops.set(force, this.#count);
      // Its own, one for each unit, and one for what is lost.
      this.#count += 2 + force.children.length;
      this.#number(force);
    }
  }

  /** Undefined for what is no node. */
  of(id: NodeId): number | undefined {
    const node = this.#state.byId.get(id);
    if (!node) return undefined;
    const force = node.kind === 'force' ? node : node.force;
    const top = this.#tops.get(force) ?? this.#count;
    if (node.kind === 'force') return top * MOST_IN_UNIT;
    orderRoots(this.#state, force);
    return (top + 1 + node.root.shownAt) * MOST_IN_UNIT + placeInUnit(this.#state, node);
  }

  /** Of what is lost: after all that its parent holds; below nothing it stands last. */
  ofLost(parent: NodeId | undefined): number {
    const node = parent === undefined ? undefined : this.#state.byId.get(parent);
    if (!node) return this.#count * MOST_IN_UNIT;
    const own = this.of(node.id) ?? 0;
    return node.kind === 'force'
      ? own + (1 + node.children.length) * MOST_IN_UNIT
      : own + countBelow(node) + 1 / 2;
  }
}
