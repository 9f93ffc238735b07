import type { Amount } from '../../catalogue/amount';
import type { Catalogue } from '../../catalogue/catalogue';
import { compareText } from '../../catalogue/compare-text';
import { parseDecimal } from '../../catalogue/decimal';
import type { RosterForce, RosterSelection } from '../../roster/document';
import { costTotal } from '../counting/cost-totals';
import type { CostTotal, EvaluatedForce, EvaluatedSelection } from '../evaluated';

/**
 * A choice whose entry is gone from the data, with its last known name and price; all below it is as lost. It counts
 * nowhere.
 */
export function lostSelection(
  catalogue: Catalogue,
  selection: RosterSelection,
  parent: string,
  force: string,
  parentNumber: number,
): EvaluatedSelection {
  const number = selection.amount * parentNumber;
  const costs = (selection.costs ?? []).map(({ typeId, name, value }) => ({
    ...costTotal(catalogue, typeId, parseDecimal(value) * number),
    name,
  }));
  const children = (selection.selections ?? []).map((child) =>
    lostSelection(catalogue, child, selection.id, force, number),
  );
  return {
    id: selection.id,
    selection,
    isDerived: false,
    isLost: true,
    parent,
    force,
    entryId: selection.entryId,
    groupId: selection.groupId,
    definition: undefined,
    name: selection.name,
    names: undefined,
    shortNames: undefined,
    type: 'upgrade',
    role: undefined,
    hidden: false,
    amount: selection.amount,
    number,
    costs,
    totals: sumOf([costs, ...children.map(({ totals }) => totals)]),
    categories: [],
    profiles: [],
    rules: [],
    capabilities: [],
    children,
    publicationId: '',
    page: '',
  };
}

/** By type, in the order of their ids as no order of choices has a say: the data may no longer know a cost that was noted. */
function sumOf(lists: readonly (readonly CostTotal[])[]): readonly CostTotal[] {
  const sums = new Map<string, CostTotal>();
  for (const cost of lists.flat()) {
    const known = sums.get(cost.typeId);
    sums.set(cost.typeId, known ? { ...known, value: (known.value + cost.value) as Amount } : cost);
  }
  return [...sums.values()].sort((one, other) => compareText(one.typeId, other.typeId));
}

export function lostForce(
  catalogue: Catalogue,
  force: RosterForce,
  parent: string | undefined,
): EvaluatedForce {
  return {
    id: force.id,
    force,
    isLost: true,
    parent,
    entryId: force.entryId,
    catalogueId: force.catalogueId,
    catalogueName: catalogue.book(force.catalogueId)?.name ?? '',
    name: force.name,
    names: undefined,
    shortNames: undefined,
    kind: undefined,
    hidden: false,
    categories: [],
    selections: (force.selections ?? []).map((child) =>
      lostSelection(catalogue, child, force.id, force.id, 1),
    ),
    forces: (force.forces ?? []).map((child) => lostForce(catalogue, child, force.id)),
    totals: [],
    limits: [],
    profiles: [],
    rules: [],
  };
}
