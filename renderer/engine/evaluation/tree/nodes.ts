/**
 * The tree that an evaluation works on: the roster's forces and selections with their definitions found, and the
 * answers to queries kept beside each node. Inside this stage only; others see `evaluated.ts`.
 */
import type { Book } from '../../catalogue/book';
import type { ConstraintDefinition, Id } from '../../catalogue/definition';
import type { EntryNode, ForceNodeDefinition, GroupSlot, Slot } from '../../catalogue/entry-node';
import type { CompiledModifier, CompiledModifiers } from '../../catalogue/query';
import type { NodeId, RosterForce, RosterSelection } from '../../roster/document';
import type { EvaluatedSelection } from '../evaluated';
import { listOf, newList } from './new-list';
import { NodeCache } from './node-cache';
import type { Answer } from './outside';
import type { Breach } from './told';
import type { Unit } from './unit';
import { type Way, waysOf } from './way';

/** A modifier that another node puts on this one (`scope`, `affects`), judged from where it is carried. */
export interface PushedModifier {
  readonly modifier: CompiledModifier;
  readonly anchor: Anchor;
}

/** One that changes the profiles or rules of a node, those of one type or all. */
export interface PushedInfoModifier extends PushedModifier {
  readonly list: 'profiles' | 'rules';
  readonly typeName: string | undefined;
}

/** What a place that many units ask keeps from one evaluation to the next; what changes is taken off and added. */
export interface PlaceMemory {
  /** Counts of the units that keep still, by key, for each way of counting. */
  readonly tallies: (Map<string, number> | undefined)[];
  /** What it was asked, by what it was asked about. */
  readonly answers: Map<object, Answer>;
  /** What is broken there, by the constraint. */
  readonly breaches: Map<ConstraintDefinition, Breach>;
}

const emptyMemory = (): PlaceMemory => ({ tallies: [], answers: new Map(), breaches: new Map() });

export class RosterNode {
  readonly kind = 'roster';
  readonly id = undefined;
  forces: ForceNode[] = [];
  lostForces: RosterForce[] = [];
  readonly memory = emptyMemory();
  cache = new NodeCache();
  /** As the places that something is counted in. */
  readonly alone: readonly [RosterNode] = [this];
}

export class ForceNode {
  readonly kind = 'force';
  children: SelectionNode[] = newList();
  /** Those of its units that are settled anew each time, and those that are being tried out. */
  moving: SelectionNode[] = [];
  forces: ForceNode[] = [];
  lost: RosterSelection[] | undefined;
  lostForces: RosterForce[] = [];
  readonly blocks = new Map<string, CategoryScope>();
  readonly memory = emptyMemory();
  phantoms: Map<Slot, SelectionNode> | undefined;
  /** The first of a chain. */
  groupAnchors: GroupAnchor | undefined;
  pushed: PushedModifier[] | undefined;
  pushedInfo: PushedInfoModifier[] | undefined;
  readonly way: Way;
  readonly alone: readonly [ForceNode] = [this];
  cache = new NodeCache();

  constructor(
    readonly id: NodeId,
    public source: RosterForce,
    readonly entry: ForceNodeDefinition,
    readonly book: Book,
    readonly parent: ForceNode | RosterNode,
    readonly isPhantom: boolean,
  ) {
    this.way = waysOf(book);
  }

  get modifiers(): CompiledModifiers {
    return this.entry.modifiers;
  }

  /** The block of a category, as a place to count in. */
  block(categoryId: Id, primaryOnly: boolean): CategoryScope {
    const key = primaryOnly ? `primary ${categoryId}` : categoryId;
    let block = this.blocks.get(key);
    if (!block) {
      block = new CategoryScope(this, categoryId, primaryOnly);
      this.blocks.set(key, block);
    }
    return block;
  }
}

/** A category of one selection, after category modifiers. */
export interface CategoryState {
  readonly id: Id;
  readonly primary: boolean;
}

export class SelectionNode {
  readonly kind = 'selection';
  children: SelectionNode[] = newList();
  lost: RosterSelection[] | undefined;
  // Made when first needed: most of the many options that are tried out need none.
  phantoms: Map<Slot, SelectionNode> | undefined;
  /** The first of a chain: there are few, and a map takes more room than all of them. */
  groupAnchors: GroupAnchor | undefined;
  readonly force: ForceNode;
  /** The unit that it belongs to: what stands in the force itself. */
  readonly root: SelectionNode;
  /** Of a unit that is in the list: what was found about it. */
  unit: Unit | undefined;
  /** As others see it, once somebody has looked. */
  view: EvaluatedSelection | undefined;
  /** What is broken in it: the first of a chain. */
  breaches: Breach | undefined;
  /**
   * Of a unit: its place among those of its force as they are shown (`orderRoots`); of what is below it: its place in the
   * unit, once somebody has asked (`Positions`).
   */
  shownAt = 0;
  readonly way: Way;
  categories: readonly CategoryState[] = [];
  pushed: PushedModifier[] | undefined;
  pushedInfo: PushedInfoModifier[] | undefined;
  #cache: NodeCache | undefined;
  #alone: readonly [SelectionNode] | undefined;

  constructor(
    readonly id: NodeId,
    readonly source: RosterSelection | undefined,
    readonly slot: Slot,
    readonly parent: SelectionNode | ForceNode,
    /** Chosen count per parent; automatic constraints change it. */
    public amount: number,
    readonly isPhantom: boolean,
  ) {
    this.force = parent.kind === 'force' ? parent : parent.force;
    this.root = parent.kind === 'force' ? this : parent.root;
    this.way = parent.way.to(slot);
  }

  get alone(): readonly [SelectionNode] {
    this.#alone ??= listOf(this);
    return this.#alone;
  }

  /** Made when first needed: of most options nothing is worked out that is not written in the data. */
  get cache(): NodeCache {
    this.#cache ??= new NodeCache();
    return this.#cache;
  }

  forget(): void {
    this.#cache?.clear();
  }

  get entry(): EntryNode {
    return this.slot.entry;
  }

  /** Composite path (roster-semantics, section 6). */
  get path(): string {
    return this.way.path;
  }

  get modifiers(): CompiledModifiers {
    return this.slot.entry.modifiers;
  }

  /** Amounts of all ancestors below the force times its own. */
  get number(): number {
    return this.parent.kind === 'force' ? this.amount : this.amount * this.parent.number;
  }

  get primaryCategory(): Id | undefined {
    return this.categories.find((category) => category.primary)?.id;
  }
}

/** The block of a category in one force: what counts there are its root selections of that category. */
export class CategoryScope {
  readonly kind = 'category';
  readonly memory = emptyMemory();
  readonly alone: readonly [CategoryScope] = [this];
  cache = new NodeCache();

  constructor(
    readonly force: ForceNode,
    readonly categoryId: Id,
    readonly primaryOnly: boolean,
  ) {}

  get children(): readonly SelectionNode[] {
    this.cache.roots ??= this.force.children.filter((node) => this.holds(node));
    return this.cache.roots;
  }

  holds({ categories }: SelectionNode): boolean {
    return categories.some(({ id, primary }) => id === this.categoryId && (primary || !this.primaryOnly));
  }

  get parent(): ForceNode {
    return this.force;
  }
}

/** A group below its holder: no node of a roster, but it carries modifiers and constraints. */
export class GroupAnchor {
  readonly kind = 'group';
  readonly pushed: PushedModifier[] | undefined = undefined;
  #cache: NodeCache | undefined;

  constructor(
    readonly holder: SelectionNode | ForceNode,
    readonly slot: GroupSlot,
    /** Another one of the same holder. */
    readonly next: GroupAnchor | undefined,
  ) {}

  /** Made when first needed: mostly only the limits of a group are asked, which are kept nowhere. */
  get cache(): NodeCache {
    this.#cache ??= new NodeCache();
    return this.#cache;
  }

  forget(): void {
    this.#cache?.clear();
  }

  get entry(): EntryNode {
    return this.slot.entry;
  }

  get modifiers(): CompiledModifiers {
    return this.slot.entry.modifiers;
  }
}

/** Where counts are taken. */
export type ScopeNode = RosterNode | ForceNode | SelectionNode | CategoryScope;

/** Where a query starts: the node that carries it. */
export type Anchor = ForceNode | SelectionNode | CategoryScope | GroupAnchor;

/** Something that modifiers change, with those put on it from elsewhere. */
export interface Carrier {
  readonly modifiers: CompiledModifiers;
  readonly pushed?: readonly PushedModifier[] | undefined;
}
