import { amountToNumber } from '../catalogue/decimal';
import type { Id } from '../catalogue/definition';
import { lastPart } from '../catalogue/last-part';
import type { CostTotal, EvaluatedForce, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';
import type { LastPrice, LostFinding } from './finding';
import { placeOf } from './place-of';

const NOTHING = { constraint: undefined, entry: undefined, because: undefined } as const;

/** Costs that people see, added up, without those that are nothing. */
function pricesOf(totals: readonly CostTotal[]): readonly LastPrice[] {
  const prices = new Map<Id, LastPrice>();
  for (const { typeId, name, value, hidden } of totals) {
    if (hidden) continue;
    const before = prices.get(typeId)?.value ?? 0;
    prices.set(typeId, { costType: typeId, name, value: before + amountToNumber(value) });
  }
  return [...prices.values()].filter(({ value }) => value !== 0);
}

/** A lost force is in no sum, so what was in it is added up here. */
function totalsIn({ selections, forces }: EvaluatedForce): readonly CostTotal[] {
  return [...selections.flatMap(({ totals }) => totals), ...forces.flatMap(totalsIn)];
}

/** Choices, forces, books and roles that the data no longer know. Below a lost node all is lost; one finding says so. */
export function lostFindings(evaluation: Evaluation): LostFinding[] {
  const found: LostFinding[] = [];
  const lost = (
    kind: LostFinding['kind'],
    at: NodeId,
    entry: string,
    { name, names }: LostFinding['subject'],
    totals: readonly CostTotal[] = [],
  ): void => {
    found.push({
      ...NOTHING,
      kind,
      severity: 'lost',
      place: placeOf(evaluation, at),
      entry: lastPart(entry),
      subject: { name, names },
      prices: pricesOf(totals),
    });
  };
  for (const view of evaluation.lost) {
    if ('children' in view) lost('unknown-entry', view.id, view.entryId, view, view.totals);
    else {
      const isBookKnown = view.catalogueName !== '';
      const book = evaluation.roster.books.find(({ id }) => id === view.catalogueId);
      if (isBookKnown) lost('unknown-force', view.id, view.entryId, view, totalsIn(view));
      else {
        const subject = { name: book?.name ?? view.name, names: undefined };
        lost('unknown-book', view.id, view.catalogueId, subject, totalsIn(view));
      }
    }
  }
  for (const { role, selection: at } of evaluation.lostRoles) {
    lost('unknown-role', at, role, { name: role, names: undefined });
  }
  return found;
}
