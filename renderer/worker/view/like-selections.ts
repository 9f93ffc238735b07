import type { EvaluatedSelection } from '../../engine/evaluation/evaluated';
import type { RosterSelection } from '../../engine/roster/document';

/** Selections of one entry that were chosen alike in everything. */
export interface LikeSelections {
  /** The one that a gesture changes: the last, as the first is what the others were copied from. */
  readonly one: EvaluatedSelection;
  readonly all: readonly EvaluatedSelection[];
}

/**
 * Selections by what was chosen in them, in the order in which each kind comes first. Data may keep every model of a unit
 * apart (docs/roster-semantics.md, section 9.2); for people nine of them with the same arms are nine of one thing.
 */
export function likeSelections(selections: readonly EvaluatedSelection[]): readonly LikeSelections[] {
  const byShape = new Map<string, EvaluatedSelection[]>();
  for (const each of selections) {
    // What is no choice of the document is like nothing else.
    const shape = each.selection === undefined ? each.id : shapeOf(each.selection);
    const known = byShape.get(shape);
    if (known) known.push(each);
    else byShape.set(shape, [each]);
  }
  return [...byShape.values()].map((all) => ({ one: all.at(-1) as EvaluatedSelection, all }));
}

/** All that was chosen, as a text; two are alike when it is the same. */
function shapeOf({ entryId, groupId, amount, customName, notes, selections = [] }: RosterSelection): string {
  const inner = selections.map(shapeOf).sort();
  return JSON.stringify([entryId, groupId ?? '', amount, customName ?? '', notes ?? '', inner]);
}
