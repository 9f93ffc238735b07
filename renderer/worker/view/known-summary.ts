import { booksOf } from '../../engine/exchange/relink/find-game';
import type { Roster } from '../../engine/roster/document';
import { shownName } from '../../engine/words/shortened';
import type { ListSummary, SummaryForce, SummaryUnit } from '../protocol/list-summary';
import { knownView } from './known-view';

/** A list as the library shows it when its data are not there: what its file says by itself, and no verdict. */
export function knownSummary(roster: Roster): ListSummary {
  const { head, spent, limit, rows } = knownView(roster);
  const forces: { force: SummaryForce; units: SummaryUnit[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'force') {
      const { key, name, total } = row;
      forces.push({ force: { key, name, total: total ?? 0, units: [] }, units: [] });
    } else if (row.kind === 'unit') {
      const { key, price, amount } = row;
      forces.at(-1)?.units.push({ key, name: row.customName ?? row.name, amount, price });
    }
  }
  return {
    id: roster.id,
    name: head.name,
    systemId: roster.system.id,
    dataKey: undefined,
    bookIds: booksOf(roster).map(({ id }) => id),
    system: head.system.trim(),
    army: head.army.trim(),
    edition: '',
    event: head.event,
    player: shownName(roster.player ?? ''),
    points: spent,
    limit,
    verdict: undefined,
    errors: 0,
    lost: 0,
    findings: [],
    forces: forces.map(({ force, units }) => ({ ...force, units })).filter(({ units }) => units.length > 0),
  };
}
