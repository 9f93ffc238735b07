import { unitsByBlock } from '../../engine/evaluation/document-order';
import { booksOf } from '../../engine/exchange/relink/find-game';
import { allForces } from '../../engine/sheet/build/walk';
import { ownName } from '../../engine/words/own-name';
import { shownName } from '../../engine/words/shortened';
import type { ListSummary } from '../protocol/list-summary';
import { priceOf, type ViewContext } from './context';
import { findingsView } from './findings-view';
import { headView } from './head-view';
import { ownTotal } from './ledger-view';
import { totalsView } from './totals-view';
import { amountOf } from './unit-row';

/**
 * A list as the library shows it.
 * @param dataKey of the data that it was worked out with
 */
export function summaryView(context: ViewContext, dataKey: string): ListSummary {
  const { roster, forces } = context.evaluation;
  const head = headView(context);
  const totals = totalsView(context);
  return {
    id: roster.id,
    name: shownName(roster.name),
    systemId: roster.system.id,
    dataKey,
    bookIds: booksOf(roster).map(({ id }) => id),
    system: head.system,
    army: head.army,
    edition: head.edition,
    event: head.event,
    player: shownName(roster.player ?? ''),
    points: totals.spent,
    limit: totals.limit,
    verdict: totals.verdict,
    errors: totals.errors,
    lost: totals.lost,
    findings: findingsView(context),
    forces: allForces(forces)
      .map(({ force }) => ({
        key: force.id,
        name: ownName(context.language, force),
        total: ownTotal(context, force),
        units: unitsByBlock(force)
          .flatMap(({ units }) => units)
          .map((unit) => ({
            key: unit.id,
            name: ownName(context.language, unit),
            amount: amountOf(unit),
            price: priceOf(context, unit),
          })),
      }))
      .filter(({ units }) => units.length > 0),
  };
}
