import type { Roster, RosterForce, RosterSelection } from '../../roster/document';
import { unusedId } from '../../roster/fresh-ids';

/**
 * Gives the later of two nodes with one id (a copy made by hand) an id of its own. Roles and attachments keep pointing
 * to the first. The same roster when all ids differ.
 */
export function repairIds(roster: Roster): { readonly roster: Roster; readonly renamed: readonly string[] } {
  const taken = new Set<string>();
  const renamed: string[] = [];
  const freshId = (id: string): string => {
    const fresh = unusedId(id, (each) => taken.has(each));
    if (fresh !== id) renamed.push(id);
    taken.add(fresh);
    return fresh;
  };
  const selection = (each: RosterSelection): RosterSelection => ({
    ...each,
    id: freshId(each.id),
    ...(each.selections ? { selections: each.selections.map(selection) } : {}),
  });
  const force = (each: RosterForce): RosterForce => ({
    ...each,
    id: freshId(each.id),
    ...(each.selections ? { selections: each.selections.map(selection) } : {}),
    ...(each.forces ? { forces: each.forces.map(force) } : {}),
  });
  const forces = roster.forces.map(force);
  return renamed.length > 0 ? { roster: { ...roster, forces }, renamed } : { roster, renamed };
}
