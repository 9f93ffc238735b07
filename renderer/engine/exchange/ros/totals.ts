import { amountToNumber, parseDecimal } from '../../catalogue/decimal';
import type { Roster } from '../../roster/document';
import { lastKnown } from '../../roster/last-known';
import { canonicalJson } from '../canonical-json';
import { nodesOf, type RosNode, textOf, without } from './ros-node';

/** Totals that a file itself claims. */
export interface StoredTotal {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

const FIELDS = new Set(['typeId', 'name', 'value']);

export function readTotal(node: RosNode): StoredTotal {
  return {
    typeId: textOf(node, 'typeId') ?? '',
    name: textOf(node, 'name') ?? '',
    value: amountToNumber(parseDecimal(textOf(node, 'value'))),
  };
}

/** What the choices cost last, summed up; none of what costs nothing. */
function lastTotals(roster: Roster): readonly StoredTotal[] {
  return [...lastKnown(roster).totals].flatMap(([typeId, { name, value }]) =>
    value === 0 ? [] : [{ typeId, name, value }],
  );
}

/** Totals of a list whose data are not there: as its file had them, else the sum of its choices. */
export function totalsNode(roster: Roster): readonly RosNode[] | undefined {
  const stored = nodesOf((roster.kept ?? {}) as RosNode, 'costs');
  if (stored.length > 0) return stored;
  const totals = lastTotals(roster);
  return totals.length === 0
    ? undefined
    : totals.map(({ typeId, name, value }) => ({ name, typeId, value: String(value) }));
}

/** The roster without the totals of its file where they are the sum of its choices, so that they follow an edit. */
export function withoutPlainTotals(roster: Roster): Roster {
  const { costs: _, ...kept } = roster.kept ?? {};
  const stored = nodesOf((roster.kept ?? {}) as RosNode, 'costs');
  const isPlain =
    stored.every((node) => without(node, FIELDS) === undefined) &&
    canonicalJson(stored.map(readTotal)) === canonicalJson(lastTotals(roster));
  if (!isPlain) return roster;
  const { kept: __, ...rest } = roster;
  return Object.keys(kept).length === 0 ? rest : { ...rest, kept };
}
