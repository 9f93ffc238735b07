import type { Id, LocalNames } from '../../catalogue/definition';
import type { NodeId, RosterForce } from '../../roster/document';
import { addTotals, costTotal } from '../counting/cost-totals';
import { totalCost } from '../counting/sum-costs';
import type {
  CostTotal,
  EffectiveLimit,
  EvaluatedCategory,
  EvaluatedForce,
  EvaluatedProfile,
  EvaluatedRule,
  EvaluatedSelection,
} from '../evaluated';
import { limitsOf } from '../limits/limits-of';
import { effectiveName, hiddenState } from '../modifiers/fields';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { BlockView } from './block-view';
import { forceInfo, type Info } from './info';
import { lostForce, lostSelection } from './lost-view';
import { orderForces, orderRoots } from './order';
import { selectionView } from './selection-view';
import type { Views } from './views';

/** Blocks for selections that no block of the force takes; the community's names for them. */
export const NO_CATEGORY = { id: '(No Category)', name: 'Uncategorised', names: { fr: 'Sans catégorie' } };
export const ILLEGAL_UNITS = {
  id: '(Illegal Units)',
  name: 'Illegal Units',
  names: { fr: 'Unités non autorisées' },
};

/** Root selections of a force by the block that they stand in, and by those that they count in besides. */
interface Blocks {
  readonly primary: ReadonlyMap<Id | undefined, readonly SelectionNode[]>;
  readonly also: ReadonlyMap<Id, readonly SelectionNode[]>;
}

function blocksOf(state: State, force: ForceNode): Blocks {
  const primary = new Map<Id | undefined, SelectionNode[]>();
  const also = new Map<Id, SelectionNode[]>();
  const put = <Key>(blocks: Map<Key, SelectionNode[]>, key: Key, node: SelectionNode): void => {
    const nodes = blocks.get(key);
    if (nodes) nodes.push(node);
    else blocks.set(key, [node]);
  };
  for (const node of orderRoots(state, force)) {
    const { primaryCategory } = node;
    put(primary, primaryCategory, node);
    for (const { id } of node.categories) if (id !== primaryCategory) put(also, id, node);
  }
  return { primary, also };
}

const NO_NODES: readonly SelectionNode[] = [];

function looseBlock(
  views: Views,
  { id, name, names }: typeof NO_CATEGORY,
  nodes: readonly SelectionNode[],
): EvaluatedCategory[] {
  if (nodes.length === 0) return [];
  const selections = nodes.map((node) => selectionView(views.state, node));
  const totals = addTotals(
    views.state.catalogue,
    selections.map((selection) => selection.totals),
  );
  return [
    {
      entryId: id,
      name,
      names,
      shortNames: undefined,
      hidden: false,
      isTag: false,
      isExtra: false,
      selections,
      alsoCounted: [],
      limits: [],
      totals,
    },
  ];
}

/** One force as others see it; parts are worked out when asked for. */
export class ForceView implements EvaluatedForce {
  readonly #views: Views;
  readonly #node: ForceNode;
  #info: Info | undefined;
  #selections: readonly EvaluatedSelection[] | undefined;
  #forces: readonly EvaluatedForce[] | undefined;
  #categories: readonly EvaluatedCategory[] | undefined;
  #limits: readonly EffectiveLimit[] | undefined;
  #totals: readonly CostTotal[] | undefined;
  readonly isLost = false;

  constructor(views: Views, node: ForceNode) {
    this.#views = views;
    this.#node = node;
  }

  get id(): NodeId {
    return this.#node.id;
  }

  get force(): RosterForce {
    return this.#node.source;
  }

  get parent(): NodeId | undefined {
    return this.#node.parent.id;
  }

  get entryId(): string {
    return this.#node.entry.path;
  }

  get catalogueId(): string {
    return this.#node.book.key;
  }

  get catalogueName(): string {
    return this.#node.book.name;
  }

  get name(): string {
    return effectiveName(this.#views.state, this.#node);
  }

  get names(): LocalNames | undefined {
    return this.name === this.#node.entry.name ? this.#node.entry.names : undefined;
  }

  get shortNames(): LocalNames | undefined {
    return this.name === this.#node.entry.name ? this.#node.entry.shortNames : undefined;
  }

  get kind(): string | undefined {
    return this.#node.entry.definition.kind;
  }

  get hidden(): boolean {
    return hiddenState(this.#views.state, this.#node).isHidden;
  }

  get categories(): readonly EvaluatedCategory[] {
    if (!this.#categories) {
      const { categoryIds, categories } = this.#node.entry;
      const blocks = blocksOf(this.#views.state, this.#node);
      const isAstray = ({ primaryCategory }: SelectionNode): boolean =>
        primaryCategory !== undefined && !categoryIds.has(primaryCategory);
      const astray = orderRoots(this.#views.state, this.#node).filter(isAstray);
      this.#categories = [
        ...looseBlock(this.#views, NO_CATEGORY, blocks.primary.get(undefined) ?? NO_NODES),
        ...categories.map((category) => {
          const { primary, also } = blocks;
          return new BlockView(
            this.#views.state,
            this.#node,
            category,
            primary.get(category.id),
            also.get(category.id),
          );
        }),
        ...looseBlock(this.#views, ILLEGAL_UNITS, astray),
      ];
    }
    return this.#categories;
  }

  get selections(): readonly EvaluatedSelection[] {
    this.#selections ??= [
      ...orderRoots(this.#views.state, this.#node).map((node) => selectionView(this.#views.state, node)),
      ...(this.#node.lost ?? []).map((lost) =>
        lostSelection(this.#views.state.catalogue, lost, this.id, this.id, 1),
      ),
    ];
    return this.#selections;
  }

  get forces(): readonly EvaluatedForce[] {
    this.#forces ??= [
      ...orderForces(this.#node).map((node) => this.#views.force(node)),
      ...this.#node.lostForces.map((lost) => lostForce(this.#views.state.catalogue, lost, this.id)),
    ];
    return this.#forces;
  }

  get totals(): readonly CostTotal[] {
    const { state } = this.#views;
    this.#totals ??= state.catalogue.usedCostTypes.map(({ id }) =>
      costTotal(state.catalogue, id, totalCost(state, this.#node, id, true)),
    );
    return this.#totals;
  }

  get limits(): readonly EffectiveLimit[] {
    const { entry } = this.#node;
    this.#limits ??= limitsOf(this.#views.state, entry.constraints, this.#node, this.#node, entry);
    return this.#limits;
  }

  get #allInfo(): Info {
    this.#info ??= forceInfo(this.#views.state, this.#node);
    return this.#info;
  }

  get profiles(): readonly EvaluatedProfile[] {
    return this.#allInfo.profiles;
  }

  get rules(): readonly EvaluatedRule[] {
    return this.#allInfo.rules;
  }
}
