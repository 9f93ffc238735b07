import type { Catalogue } from '../../catalogue/catalogue';
import { parseDecimal } from '../../catalogue/decimal';
import type { Id } from '../../catalogue/definition';
import type { CompiledModifier } from '../../catalogue/query';
import type { NodeId, Roster } from '../../roster/document';
import { NodeCache } from './node-cache';
import { type ForceNode, RosterNode, type SelectionNode } from './nodes';
import type { Answer } from './outside';

/** A cost that is being worked out, and the modifier that it is at: what a loop is made of. */
export interface CostFrame {
  readonly node: SelectionNode | ForceNode;
  readonly typeId: Id;
  modifier: CompiledModifier | undefined;
}

/** The tree, the limits, and what loops. It lives on: an edit changes a part of it (`follow.ts`). */
export class State {
  readonly root = new RosterNode();
  readonly byId = new Map<NodeId, ForceNode | SelectionNode>();
  limits: ReadonlyMap<Id, number> = new Map();
  /** Everything that units were told by the rest of the roster. */
  readonly answers = new Set<Answer>();
  readonly costStack: CostFrame[] = [];
  /** Modifiers that feed on their own result, by the node that they would change; left out. */
  readonly looping = new Map<SelectionNode | ForceNode, Set<CompiledModifier>>();
  readonly loops: { readonly at: NodeId; readonly typeId: Id }[] = [];
  loopCount = 0;
  /** Names of units by their order. */
  nameRanks: ReadonlyMap<string, number> = new Map();
  /** Counts evaluations. */
  turn = 0;
  /** While things settle or are tried out: what is told now will not be so for long. */
  isProvisional = false;
  /** While the limits of a unit are judged: what is asked then decides nothing else, but for what is kept on the way. */
  isJudging = false;
  /** Prices were asked for while things were provisional: what units cost then may stand beside them. */
  hasProvisionalCosts = false;
  /** Units that something is tried out in, and what is tried out in units that keep still. */
  trial:
    | {
        readonly units: readonly SelectionNode[];
        readonly apart: readonly SelectionNode[];
      }
    | undefined;
  /** Something asked all forces of a book, whichever they are. */
  looksAcrossForces = false;
  /**
   * Why the next evaluation cannot go on from here: two things of the list have one id, or units hang on each other in ways
   * that are not noted.
   */
  hasOneIdTwice = false;
  isTangled = false;

  constructor(
    readonly catalogue: Catalogue,
    public roster: Roster,
  ) {
    this.setRoster(roster);
  }

  setRoster(roster: Roster): void {
    this.roster = roster;
    // A negative limit is how community files write that there is none.
    const agreed = roster.limits.filter(({ value }) => value >= 0);
    this.limits = new Map(agreed.map(({ typeId, value }) => [typeId, parseDecimal(value)]));
  }

  get canBeFollowed(): boolean {
    return this.loopCount === 0 && !this.hasOneIdTwice && !this.isTangled;
  }

  /** Works out what is kept, also while a limit is judged that needs it. */
  keeping<Result>(work: () => Result): Result {
    const wasJudging = this.isJudging;
    this.isJudging = false;
    const result = work();
    this.isJudging = wasJudging;
    return result;
  }

  /** All forces, nested ones after what they are nested in. */
  *forces(above: RosterNode | ForceNode = this.root): Iterable<ForceNode> {
    for (const force of above.forces) {
      yield force;
      yield* this.forces(force);
    }
  }

  /** What was worked out about the list, its forces and their blocks is no longer true. */
  forgetPlaces(): void {
    // A new one: `reachOf` knows the list as it is by it.
    this.root.cache = new NodeCache();
    for (const force of this.forces()) forgetNode(force);
    this.looping.clear();
    this.loops.length = 0;
  }

  /** The same, and of units that move or that something is tried out in; about others it stays true. */
  forget(): void {
    this.forgetPlaces();
    if (this.trial && !this.hasProvisionalCosts) this.trial.units.forEach(forgetTree);
    else {
      for (const force of this.forces()) {
        for (const unit of this.hasProvisionalCosts ? force.children : force.moving) forgetTree(unit);
      }
    }
  }
}

/** Forgets what was worked out about a node and its blocks, and the options that were tried below it. */
export function forgetNode(node: ForceNode | SelectionNode): void {
  if (node.kind === 'selection') node.forget();
  else node.cache.clear();
  node.phantoms = undefined;
  for (let anchor = node.groupAnchors; anchor; anchor = anchor.next) anchor.forget();
  if (node.kind === 'force') for (const block of node.blocks.values()) block.cache.clear();
  else node.view = undefined;
}

/** The same for a node and everything below it. */
export function forgetTree(node: SelectionNode): void {
  forgetNode(node);
  for (const child of node.children) forgetTree(child);
}
