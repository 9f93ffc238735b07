import type { Amount } from '../catalogue/amount';
import type { Catalogue } from '../catalogue/catalogue';
import type { Id } from '../catalogue/definition';
import type { NodeId, RoleAssignment, Roster } from '../roster/document';
import { costTotal } from './counting/cost-totals';
import { totalCost } from './counting/sum-costs';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from './evaluated';
import { checkConstraints } from './limits/check';
import { hiddenSelections } from './limits/hidden-selections';
import { collectMessages } from './limits/messages';
import { settle } from './modifiers/settle';
import { forceOffers } from './offers/force-offers';
import { childOffers, placelessOffers, rootOffers } from './offers/offers';
import { bringTo } from './tree/bring-to';
import { sortByContent } from './tree/sort-by-content';
import { State } from './tree/state';
import { takeBack } from './tree/take-back';
import { TreeHolder } from './tree/trees';
import { indexLost, lostNodes } from './views/lost-nodes';
import { lostForce } from './views/lost-view';
import { Positions } from './views/positions';
import { selectionView } from './views/selection-view';
import { Views } from './views/views';

function overLimit(state: State): Evaluation['overLimit'] {
  return [...state.limits].flatMap(([typeId, limit]) => {
    const spent = totalCost(state, state.root, typeId, true);
    return limit >= 0 && spent > limit ? [{ typeId, spent: spent as Amount, limit: limit as Amount }] : [];
  });
}

/** A limit below nothing is none: lists of other programs note one so. */
function withoutLimit({ catalogue, limits }: State): readonly Id[] {
  return [...catalogue.costTypes.values()]
    .filter(({ id, usualLimits = [] }) => usualLimits.length > 0 && !limits.has(id))
    .map(({ id }) => id);
}

const costsOf = (state: State): Evaluation['costs'] =>
  state.catalogue.usedCostTypes.map(({ id }) =>
    costTotal(state.catalogue, id, totalCost(state, state.root, id, true)),
  );

/**
 * What the data say of a roster. The roster is not changed; the result depends on the two arguments only, never on
 * how the roster came to be. Never throws on bad data: what is broken counts as nothing or is told as lost.
 * @param before the evaluation of a roster that shares most of its parts with this one, as before an edit. Its tree is
 * taken over with what was found about units that stand as they did, which changes how long it takes and nothing else.
 * Views of forces that it gave are not to be read any more; itself it may be asked, which works it out anew.
 */
export function evaluate(catalogue: Catalogue, roster: Roster, before?: Evaluation): Evaluation {
  const followed = before && goOn(catalogue, roster, before);
  return followed ?? startAnew(catalogue, roster);
}

function goOn(catalogue: Catalogue, roster: Roster, before: Evaluation): Evaluation | undefined {
  const state = TreeHolder.take(before, catalogue);
  if (!state) return undefined;
  const old = bringTo(state, roster);
  const lostRoles = settle(state);
  if (!state.canBeFollowed) return undefined;
  takeBack(state, old);
  const evaluation = new TreeEvaluation(state, lostRoles);
  return state.loopCount > 0 ? undefined : evaluation;
}

function startAnew(catalogue: Catalogue, roster: Roster): Evaluation {
  const state = new State(catalogue, roster);
  bringTo(state, roster);
  const evaluation = new TreeEvaluation(state, settle(state));
  if (state.loopCount === 0) return evaluation;
  // Where a loop is entered decides what is left out of it: it is entered in an order that is not that of the document.
  const sorted = new State(catalogue, roster);
  bringTo(sorted, roster);
  sortByContent(sorted);
  return new TreeEvaluation(sorted, settle(sorted));
}

class TreeEvaluation extends TreeHolder implements Evaluation {
  readonly roster: Roster;
  readonly costs: Evaluation['costs'];
  readonly broken: Evaluation['broken'];
  readonly hiddenSelections: Evaluation['hiddenSelections'];
  readonly overLimit: Evaluation['overLimit'];
  readonly withoutLimit: Evaluation['withoutLimit'];
  readonly messages: Evaluation['messages'];
  readonly loops: Evaluation['loops'];
  readonly #catalogue: Catalogue;
  readonly #views: Views;
  readonly #forces: readonly EvaluatedForce[];
  #lost: Evaluation['lost'] | undefined;
  #lostById: ReadonlyMap<NodeId, EvaluatedForce | EvaluatedSelection> | undefined;
  #positions: Positions | undefined;
  #again: Evaluation | undefined;

  constructor(
    state: State,
    readonly lostRoles: readonly RoleAssignment[],
  ) {
    super(state);
    const { catalogue, roster, root } = state;
    this.#catalogue = catalogue;
    this.roster = roster;
    // Totals first: they ask for every cost, so loops are known before anything is judged.
    this.costs = costsOf(state);
    this.#views = new Views(state);
    this.#forces = [
      ...root.forces.map((force) => this.#views.force(force)),
      ...root.lostForces.map((force) => lostForce(catalogue, force, undefined)),
    ];
    this.broken = checkConstraints(state);
    this.hiddenSelections = hiddenSelections(state);
    this.overLimit = overLimit(state);
    this.withoutLimit = withoutLimit(state);
    this.messages = collectMessages(state);
    this.loops = [...state.loops];
  }

  /** Another evaluation has gone on with the tree: what is asked so late is worked out anew. */
  get #later(): Evaluation | undefined {
    if (this.hasTree) return undefined;
    this.#again ??= evaluate(this.#catalogue, this.roster);
    return this.#again;
  }

  get forces(): readonly EvaluatedForce[] {
    return this.#later?.forces ?? this.#forces;
  }

  get lost(): Evaluation['lost'] {
    this.#lost ??= this.#later?.lost ?? lostNodes(this.#views.state, this.#views, this.#forces);
    return this.#lost;
  }

  node(id: NodeId): EvaluatedForce | EvaluatedSelection | undefined {
    const later = this.#later;
    if (later) return later.node(id);
    const { state } = this.#views;
    const node = state.byId.get(id);
    if (node) return node.kind === 'force' ? this.#views.force(node) : selectionView(state, node);
    this.#lostById ??= indexLost(this.lost);
    return this.#lostById.get(id);
  }

  position(id: NodeId): number {
    const later = this.#later;
    if (later) return later.position(id);
    this.#positions ??= new Positions(this.#views.state);
    return this.#positions.of(id) ?? this.#positions.ofLost(this.node(id)?.parent);
  }

  rootOffers(id: NodeId): ReturnType<Evaluation['rootOffers']> {
    const later = this.#later;
    if (later) return later.rootOffers(id);
    const { state } = this.#views;
    const node = state.byId.get(id);
    return node?.kind === 'force' ? rootOffers(state, node) : [];
  }

  placelessOffers(id: NodeId): ReturnType<Evaluation['placelessOffers']> {
    const later = this.#later;
    if (later) return later.placelessOffers(id);
    const { state } = this.#views;
    const node = state.byId.get(id);
    return node?.kind === 'force' ? placelessOffers(state, node) : [];
  }

  childOffers(id: NodeId): ReturnType<Evaluation['childOffers']> {
    const later = this.#later;
    if (later) return later.childOffers(id);
    const { state } = this.#views;
    const node = state.byId.get(id);
    return node?.kind === 'selection' ? childOffers(state, node) : [];
  }

  forceOffers(parent: NodeId | undefined): ReturnType<Evaluation['forceOffers']> {
    const later = this.#later;
    if (later) return later.forceOffers(parent);
    const { state } = this.#views;
    const node = parent === undefined ? state.root : state.byId.get(parent);
    return node && node.kind !== 'selection' ? forceOffers(state, node) : [];
  }
}
