import type { Catalogue } from '../catalogue/catalogue';
import { parseDecimal } from '../catalogue/decimal';
import type { Id } from '../catalogue/definition';
import type { CompiledModifier } from '../catalogue/query';
import type { NodeId, Roster } from '../roster/document';
import { emptyCache, type ForceNode, RosterNode, type SelectionNode } from './nodes';

/** A cost that is being worked out, and the modifier that it is at: what a loop is made of. */
export interface CostFrame {
  readonly node: SelectionNode | ForceNode;
  readonly typeId: Id;
  modifier: CompiledModifier | undefined;
}

/** One evaluation at work: the tree, the limits, and what loops. */
export class State {
  readonly root = new RosterNode();
  readonly byId = new Map<NodeId, ForceNode | SelectionNode>();
  readonly limits: ReadonlyMap<Id, number>;
  readonly costStack: CostFrame[] = [];
  /** Modifiers that feed on their own result, by the node that they would change; left out. */
  readonly looping = new Map<SelectionNode | ForceNode, Set<CompiledModifier>>();
  readonly loops: { readonly at: NodeId; readonly typeId: Id }[] = [];
  loopCount = 0;
  /** False when two things of the list have one id. */
  hasUniqueIds = true;

  constructor(
    readonly catalogue: Catalogue,
    readonly roster: Roster,
  ) {
    // A negative limit is how community files write that there is none.
    const agreed = roster.limits.filter(({ value }) => value >= 0);
    this.limits = new Map(agreed.map(({ typeId, value }) => [typeId, parseDecimal(value)]));
  }

  /** The answers kept beside every node are no longer true. */
  forget(): void {
    this.root.cache = emptyCache();
    for (const node of this.byId.values()) forgetNode(node);
    this.looping.clear();
    this.loops.length = 0;
  }
}

/** Forgets the answers of a node and its blocks, and the options that were tried below it. */
export function forgetNode(node: ForceNode | SelectionNode): void {
  node.cache = emptyCache();
  node.phantoms = undefined;
  if (node.kind === 'selection') node.outside = undefined;
  for (const anchor of node.groupAnchors?.values() ?? []) anchor.cache = emptyCache();
  if (node.kind === 'force') for (const block of node.blocks.values()) block.cache = emptyCache();
}

/** The same for everything below a node that hangs in no roster. */
export function forgetTree(node: ForceNode | SelectionNode): void {
  forgetNode(node);
  for (const child of node.children) forgetTree(child);
}
