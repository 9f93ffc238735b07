import type { Id, LocalNames } from '../../catalogue/definition';
import type { CategoryNode } from '../../catalogue/entry-node';
import { addTotals } from '../counting/cost-totals';
import type { CostTotal, EffectiveLimit, EvaluatedCategory, EvaluatedSelection } from '../evaluated';
import { limitsOf } from '../limits/limits-of';
import { eachApplying } from '../modifiers/modify';
import { slotsOf } from '../tree/find-slot';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { homeBlocks } from './home-blocks';
import { selectionView } from './selection-view';

const NO_NODES: readonly SelectionNode[] = [];

function isBlockHidden(state: State, force: ForceNode, category: CategoryNode): boolean {
  let isHidden = category.hidden;
  eachApplying(state, category, force.block(category.id, false), 'hidden', (modifier) => {
    if (modifier.type === 'set') isHidden = modifier.text === 'true';
  });
  return isHidden;
}

/** Nothing limits it and nothing of the book has its place in it: community data have their keywords so. */
function isKeyword(
  force: ForceNode,
  { id, constraints }: CategoryNode,
  units: readonly SelectionNode[],
): boolean {
  return constraints.length === 0 && units.length === 0 && !homeBlocks(slotsOf(force)).has(id);
}

/**
 * A block of a force as others see it: who only asks for its name is not to wait for what stands in it. A class, as V8 keeps
 * getters that are written into an object with the shape of that object, among what is old, and whatever they see with them.
 */
export class BlockView implements EvaluatedCategory {
  readonly #state: State;
  readonly #force: ForceNode;
  readonly #category: CategoryNode;
  readonly #units: readonly SelectionNode[];
  readonly #also: readonly SelectionNode[];
  readonly hidden: boolean;
  readonly isTag: boolean;
  #selections: readonly EvaluatedSelection[] | undefined;
  #alsoCounted: readonly EvaluatedSelection[] | undefined;
  #limits: readonly EffectiveLimit[] | undefined;
  #totals: readonly CostTotal[] | undefined;

  /**
   * @param units those whose primary category it is, in the order in which they are shown
   * @param also others that count in it
   */
  constructor(
    state: State,
    force: ForceNode,
    category: CategoryNode,
    units: readonly SelectionNode[] = NO_NODES,
    also: readonly SelectionNode[] = NO_NODES,
  ) {
    this.#state = state;
    this.#force = force;
    this.#category = category;
    this.#units = units;
    this.#also = also;
    this.hidden = isBlockHidden(state, force, category);
    this.isTag = category.isTag || isKeyword(force, category, units);
  }

  get entryId(): Id {
    return this.#category.id;
  }

  get name(): string {
    return this.#category.name;
  }

  get names(): LocalNames | undefined {
    return this.#category.names;
  }

  get shortNames(): LocalNames | undefined {
    return this.#category.shortNames;
  }

  get isExtra(): boolean {
    return this.#category.isExtra;
  }

  get selections(): readonly EvaluatedSelection[] {
    this.#selections ??= viewsOf(this.#state, this.#units);
    return this.#selections;
  }

  get alsoCounted(): readonly EvaluatedSelection[] {
    this.#alsoCounted ??= viewsOf(this.#state, this.#also);
    return this.#alsoCounted;
  }

  get limits(): readonly EffectiveLimit[] {
    const { constraints, id } = this.#category;
    const block = this.#force.block(id, false);
    this.#limits ??= limitsOf(this.#state, constraints, this.#category, block, this.#category);
    return this.#limits;
  }

  get totals(): readonly CostTotal[] {
    this.#totals ??= addTotals(
      this.#state.catalogue,
      this.selections.map((selection) => selection.totals),
    );
    return this.#totals;
  }
}

const viewsOf = (state: State, nodes: readonly SelectionNode[]): readonly EvaluatedSelection[] =>
  nodes.map((node) => selectionView(state, node));
