/**
 * The tree that an evaluation works on: the roster's forces and selections with their definitions found, and the
 * answers to queries kept beside each node. Inside this stage only; others see `evaluated.ts`.
 */
import type { Book } from '../../catalogue/book';
import { joinPath } from '../../catalogue/build-slots';
import type { ConstraintDefinition, Id } from '../../catalogue/definition';
import type { EntryNode, ForceNodeDefinition, GroupSlot, Slot } from '../../catalogue/entry-node';
import type { CompiledModifier, CompiledModifiers } from '../../catalogue/query';
import type { NodeId, RosterForce, RosterSelection } from '../../roster/document';
import type { EvaluatedSelection } from '../evaluated';
import { emptyCache } from './node-cache';
import type { Answer } from './outside';
import type { Breach } from './told';
import type { Unit } from './unit';

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
  cache = emptyCache();
}

export class ForceNode {
  readonly kind = 'force';
  children: SelectionNode[] = [];
  /** Those of its units that are settled anew each time, and those that are being tried out. */
  moving: SelectionNode[] = [];
  forces: ForceNode[] = [];
  lost: RosterSelection[] | undefined;
  lostForces: RosterForce[] = [];
  readonly blocks = new Map<string, CategoryScope>();
  readonly memory = emptyMemory();
  phantoms: Map<Slot, SelectionNode> | undefined;
  groupAnchors: Map<GroupSlot, GroupAnchor> | undefined;
  pushed: PushedModifier[] | undefined;
  pushedInfo: PushedInfoModifier[] | undefined;
  cache = emptyCache();

  constructor(
    readonly id: NodeId,
    public source: RosterForce,
    readonly entry: ForceNodeDefinition,
    readonly book: Book,
    readonly parent: ForceNode | RosterNode,
    readonly isPhantom: boolean,
  ) {}

  get modifiers(): CompiledModifiers {
    return this.entry.modifiers;
  }

  get links(): readonly Id[] {
    return [];
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
  children: SelectionNode[] = [];
  lost: RosterSelection[] | undefined;
  // Made when first needed: most of the many options that are tried out need none.
  phantoms: Map<Slot, SelectionNode> | undefined;
  groupAnchors: Map<GroupSlot, GroupAnchor> | undefined;
  readonly force: ForceNode;
  /** The unit that it belongs to: what stands in the force itself. */
  readonly root: SelectionNode;
  /** Of a unit that is in the list: what was found about it. */
  unit: Unit | undefined;
  /** As others see it, once somebody has looked. */
  view: EvaluatedSelection | undefined;
  /** What is broken in it: the first of a chain. */
  breaches: Breach | undefined;
  /** Of a unit: its place among those of its force as they are shown (`orderRoots`). */
  shownAt = 0;
  /** Links passed from the force down to here. */
  readonly links: readonly Id[];
  /** Composite path (roster-semantics, section 6). */
  readonly path: string;
  categories: readonly CategoryState[] = [];
  pushed: PushedModifier[] | undefined;
  pushedInfo: PushedInfoModifier[] | undefined;
  cache = emptyCache();

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
    const links = linksTo(parent, slot);
    this.links =
      links.length === 0 ? slot.links : slot.links.length === 0 ? links : [...links, ...slot.links];
    this.path = this.links === slot.links ? slot.path : joinPath(this.links, slot.entry.id);
  }

  get entry(): EntryNode {
    return this.slot.entry;
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

  /** Every key for queries that keep each link apart (`shared` false), each once. */
  eachStrictKey(visit: (key: string) => void): void {
    const { entry, slot, path } = this;
    for (const key of slot.keys) if (key !== entry.id || key === path) visit(key);
    if (!slot.keys.includes(path)) visit(path);
    for (const group of slot.groups) {
      const key = groupPath(this.parent, group);
      if (key !== path && !slot.keys.includes(key)) visit(key);
    }
  }

  hasStrictKey(key: string): boolean {
    const { entry, slot, path } = this;
    if (key === path) return true;
    return (
      (key !== entry.id && slot.keys.includes(key)) ||
      slot.groups.some((group) => groupPath(this.parent, group) === key)
    );
  }
}

/** Links from the force down to where a place stands: what stands on the parent's own link has not passed it. */
function linksTo(parent: SelectionNode | ForceNode, { isOnLink }: Slot | GroupSlot): readonly Id[] {
  return isOnLink ? parent.links.slice(0, -1) : parent.links;
}

/** A group as named in a roster: links from the force down, then its id. */
export function groupPath(holder: SelectionNode | ForceNode, group: GroupSlot): string {
  return joinPath(linksTo(holder, group), group.path);
}

/** The block of a category in one force: what counts there are its root selections of that category. */
export class CategoryScope {
  readonly kind = 'category';
  readonly memory = emptyMemory();
  cache = emptyCache();

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
  cache = emptyCache();

  constructor(
    readonly holder: SelectionNode | ForceNode,
    readonly slot: GroupSlot,
  ) {}

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
