import type { EvaluatedSelection } from '../../evaluation/evaluated';
import type { SheetLine, SheetProfile, SheetTable } from '../document';
import type { SheetContext } from './context';
import { isSameProfile, ownProfiles } from './profiles';

interface Draft {
  name: string;
  models: number;
  profile: SheetProfile | undefined;
  weapons: SheetProfile[];
}

/**
 * The statistic lines of a unit: one for each kind of model or part that has values, with the weapons found on it or
 * below it. Weapons of the unit as a whole stand with its first line.
 */
export function sheetLines(
  context: SheetContext,
  unit: EvaluatedSelection,
  tables: readonly SheetTable[],
): SheetLine[] {
  const drafts: Draft[] = [];
  const loose: SheetProfile[] = [];
  const visit = (selection: EvaluatedSelection, holder: Draft | undefined): void => {
    if (selection.isLost || selection.hidden) return;
    let current = holder;
    const isModel = selection.type === 'model';
    const profiles = ownProfiles(context, selection, tables, 'model');
    profiles.forEach((profile, index) => {
      const known = drafts.find(
        (draft) => draft.profile && isSameProfile(draft.profile, profile) && draft.name === profile.name,
      );
      if (known) {
        if (isModel && index === 0) known.models += selection.number;
        if (index === 0) current = known;
        return;
      }
      const draft: Draft = {
        name: profile.name,
        models: isModel && index === 0 ? selection.number : 0,
        profile,
        weapons: [],
      };
      drafts.push(draft);
      if (index === 0) current = draft;
    });
    if (profiles.length === 0 && isModel && selection !== unit) {
      const known = drafts.find((draft) => !draft.profile && draft.name === context.name(selection));
      current = known ?? { name: context.name(selection), models: 0, profile: undefined, weapons: [] };
      current.models += selection.number;
      if (!known) drafts.push(current);
    }
    const weapons = ownProfiles(context, selection, tables, 'weapon');
    const shelf = current?.weapons ?? loose;
    for (const weapon of weapons) if (!shelf.some((each) => isSameProfile(each, weapon))) shelf.push(weapon);
    for (const child of selection.children) visit(child, current);
  };
  visit(unit, undefined);
  const first = drafts[0];
  if (!first) return loose.length > 0 ? [{ name: '', models: 0, profile: undefined, weapons: loose }] : [];
  first.weapons.push(...loose.filter((weapon) => !first.weapons.some((each) => isSameProfile(each, weapon))));
  // One kind of model needs no name of its own: it is the unit.
  if (drafts.length === 1) return [{ ...first, name: '' }];
  const unitName = context.name(unit);
  // Mounts and parts beside the only kind of model: that kind is the unit too.
  if (first.models > 0 && drafts.slice(1).every(({ models }) => models === 0)) first.name = unitName;
  return drafts.map((draft) => (draft.name === unitName ? { ...draft, name: '' } : draft));
}
