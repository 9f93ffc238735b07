import type { EntryNode } from '../../catalogue/entry-node';
import type { CompiledModifier } from '../../catalogue/query';
import type { HiddenState } from './hidden-state';
import type { SelectionNode } from './nodes';
import type { RememberedCost } from './remembered-cost';

/** Counts by key, for one way of counting; how often it was counted before they were made. */
export interface RememberedCounts {
  readonly way: number;
  looks: number;
  byKey: ReadonlyMap<string, number> | undefined;
  readonly next: RememberedCounts | undefined;
}

/** What was worked out about a node; forgotten when the tree changes. */
export class NodeCache {
  counts: RememberedCounts | undefined;
  sums: Map<string, number> | undefined;
  unitCosts: RememberedCost | undefined;
  subtreeCosts: RememberedCost | undefined;
  hidden: HiddenState | undefined;
  /** Hidden by itself or by a group that it stands in. */
  inOffer: HiddenState | undefined;
  name: string | undefined;
  /** Of a root selection: what changes statistics in all of it. */
  inUnit: readonly CompiledModifier[] | undefined;
  /** Of a force: what is hidden in it wherever it stands, or is not. */
  hiddenAlike: Map<EntryNode, boolean> | undefined;
  /** Of a force: its root selections as they are shown. Of a block: those that stand in it. */
  roots: readonly SelectionNode[] | undefined;

  /** Empties one that stays in its place: a trial forgets its nodes with every option that comes along. */
  clear(): void {
    this.counts = undefined;
    this.sums = undefined;
    this.unitCosts = undefined;
    this.subtreeCosts = undefined;
    this.hidden = undefined;
    this.inOffer = undefined;
    this.name = undefined;
    this.inUnit = undefined;
    this.hiddenAlike = undefined;
    this.roots = undefined;
  }
}
