import type { Roster, RosterForce, RosterSelection } from '../../engine/roster/document';
import { knownMainCost } from '../../engine/roster/known-main-cost';
import { lastKnown } from '../../engine/roster/last-known';
import { shownName } from '../../engine/words/shortened';
import type { KnownView } from '../protocol/known-view';
import type { LedgerRow } from '../protocol/ledger-row';

/** What can be shown of a list at once: its own names and prices, forces and units in the order of the file. */
export function knownView(roster: Roster): KnownView {
  const known = lastKnown(roster);
  const points = knownMainCost(roster, known);
  const limit = roster.limits.find(({ typeId, value }) => typeId === points && value >= 0);
  return {
    head: {
      id: roster.id,
      name: shownName(roster.name),
      system: shownName(roster.system.name),
      edition: '',
      army: roster.books.map(({ name }) => shownName(name)).join(', '),
      event: shownName(roster.event ?? ''),
      data: '',
      models: '',
    },
    spent: known.totals.get(points ?? '')?.value ?? 0,
    limit: limit?.value,
    rows: roster.forces.flatMap((force) => forceRows(roster, force, points, 1)),
  };
}

function forceRows(
  roster: Roster,
  force: RosterForce,
  points: string | undefined,
  level: number,
): readonly LedgerRow[] {
  const { id, selections = [], forces = [] } = force;
  const name = shownName(force.customName || force.name);
  const frame = {
    margin: undefined,
    force: id,
    block: undefined,
    blockName: '',
    forceName: name,
    isFirst: false,
    isLost: false,
    severity: undefined,
    second: undefined,
    short: undefined,
  } as const;
  const units = selections.map(
    (unit): LedgerRow => ({
      ...frame,
      kind: 'unit',
      key: `n:${unit.id}`,
      node: unit.id,
      level: level + 1,
      name: shownName(unit.name),
      customName: unit.customName ? shownName(unit.customName) : undefined,
      options: optionNames(unit),
      profile: '',
      amount: 0,
      share: undefined,
      price: priceOf(roster, unit, points),
      isSurcharge: false,
      roles: [],
      reason: undefined,
      hasNotes: (unit.notes ?? '') !== '',
      sizing: undefined,
    }),
  );
  const below = forces.flatMap((child) => forceRows(roster, child, points, level + 1));
  const total = selections.reduce((sum, unit) => sum + priceOf(roster, unit, points), 0);
  return [
    {
      ...frame,
      kind: 'force',
      key: `n:${id}`,
      node: id,
      level,
      name,
      note: undefined,
      // As in a list whose data are there: a frame for the forces below it costs nothing by itself.
      total: total === 0 && below.some((row) => row.kind === 'force' && row.total !== 0) ? undefined : total,
      errors: 0,
      missing: 0,
      units: units.length,
    },
    ...units,
    ...below,
  ];
}

/** What was chosen for a unit, by the last known names. */
function optionNames({ selections = [] }: RosterSelection): string {
  return selections
    .flatMap((each) => [each.customName || each.name, optionNames(each)])
    .filter((name) => name !== '')
    .map((name) => shownName(name))
    .join(', ');
}

/** By its own last known price and those of what was chosen for it. */
function priceOf(roster: Roster, unit: RosterSelection, points: string | undefined): number {
  const alone = {
    ...roster,
    forces: [{ id: '', entryId: '', name: '', catalogueId: '', selections: [unit] }],
  };
  return lastKnown(alone).totals.get(points ?? '')?.value ?? 0;
}
