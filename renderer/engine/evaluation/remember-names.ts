import { amountToNumber } from '../catalogue/decimal';
import { changeNodes } from '../roster/change-node';
import type { LastCost, Roster } from '../roster/document';
import type { EvaluatedSelection, Evaluation } from './evaluated';

/** Per one of the selection, without its children. */
function lastCosts(view: EvaluatedSelection): readonly LastCost[] {
  return view.costs.map(({ typeId, name, value }) => ({
    typeId,
    name,
    value: amountToNumber(value / view.number),
  }));
}

const isSame = (a: readonly LastCost[] | undefined, b: readonly LastCost[]): boolean =>
  (a ?? []).length === b.length &&
  b.every((cost, index) => cost.typeId === a?.[index]?.typeId && cost.value === a?.[index]?.value);

/** A limit without a name gets that of its cost type. */
function withLimitNames({ roster, costs }: Evaluation): Roster {
  if (roster.limits.every(({ name }) => name !== '')) return roster;
  const nameOf = (typeId: string): string => costs.find((cost) => cost.typeId === typeId)?.name ?? '';
  return {
    ...roster,
    limits: roster.limits.map((limit) =>
      limit.name === '' ? { ...limit, name: nameOf(limit.typeId) } : limit,
    ),
  };
}

/**
 * The roster with the last known name and price noted beside every choice, so that one whose entry later leaves the
 * data can still be shown. For the moment before saving; lost choices keep what was noted. The same roster when
 * nothing is to be noted.
 */
export function rememberNames(evaluation: Evaluation): Roster {
  return changeNodes(withLimitNames(evaluation), {
    force(force) {
      const view = evaluation.node(force.id);
      return !view || view.isLost || view.name === force.name ? force : { ...force, name: view.name };
    },
    selection(selection) {
      const view = evaluation.node(selection.id);
      // What is not there now has no price to note.
      if (!view || view.isLost || !('children' in view) || view.number === 0) return selection;
      const costs = lastCosts(view);
      if (view.name === selection.name && isSame(selection.costs, costs)) return selection;
      const { costs: _, ...rest } = selection;
      return { ...rest, name: view.name, ...(costs.length > 0 ? { costs } : {}) };
    },
  });
}
