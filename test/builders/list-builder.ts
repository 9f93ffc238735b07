import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
} from '../../renderer/engine/evaluation/evaluated';
import type { Finding } from '../../renderer/engine/findings/finding';
import { findings } from '../../renderer/engine/findings/findings';
import type { NodeId, Roster } from '../../renderer/engine/roster/document';
import { nodeIds } from '../../renderer/engine/roster/find-node';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import type { NewId, RosterOperation } from '../../renderer/engine/roster/operation';

/** Ids in the order of asking: `n1`, `n2` … */
export function counter(prefix = 'n'): NewId {
  let count = 0;
  return () => `${prefix}${++count}`;
}

/** Builds a list step by step, as a user would. */
export class ListBuilder {
  roster: Roster;

  constructor(
    readonly catalogue: Catalogue,
    readonly newId: NewId = counter(),
  ) {
    this.roster = newRoster(catalogue, 'List', newId);
  }

  /** @returns the first id that the operation made, or '' */
  apply(operation: RosterOperation): NodeId {
    const before = new Set(nodeIds(this.roster));
    this.roster = edit(this.catalogue, this.roster, operation, this.newId);
    return nodeIds(this.roster).find((id) => !before.has(id)) ?? '';
  }

  force(entryId = 'army', parent?: NodeId, catalogueId = 'book'): NodeId {
    return this.apply({ kind: 'add-force', entryId, catalogueId, parent });
  }

  select(parent: NodeId, entryId: string, amount = 1): NodeId {
    return this.apply({ kind: 'select', parent, entryId, amount });
  }

  limit(value: number | undefined, typeId = 'pts'): this {
    this.apply({ kind: 'set-limit', typeId, name: typeId, value });
    return this;
  }

  get evaluation(): Evaluation {
    return evaluate(this.catalogue, this.roster);
  }

  get findings(): readonly Finding[] {
    return findings(this.evaluation);
  }

  selection(id: NodeId): EvaluatedSelection {
    const node = this.evaluation.node(id);
    if (!node || !('children' in node)) throw new Error(`no selection ${id}`);
    return node;
  }

  forceView(id: NodeId): EvaluatedForce {
    const node = this.evaluation.node(id);
    if (!node || !('categories' in node && 'forces' in node)) throw new Error(`no force ${id}`);
    return node;
  }

  /** Points of the whole list, in units. */
  get points(): number {
    return (this.evaluation.costs.find(({ typeId }) => typeId === 'pts')?.value ?? 0) / 10_000;
  }

  /** `constraint@where` of each broken constraint: short enough for a table of cases. */
  get broken(): readonly string[] {
    return this.evaluation.broken.map(({ constraint, onType, onEntryId }) =>
      `${constraint.id}@${onType} ${onEntryId}`.trim(),
    );
  }
}
