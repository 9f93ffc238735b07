import type { ConditionGroupDefinition, Id, ProfileDefinition } from '../definition';
import type { PendingStat } from './changes';
import type { Owner, Site } from './context';
import type { EntryDraft } from './draft';

/** What is collected while one unit (or a piece of gear with choices) is compiled. */
export interface UnitScope {
  readonly owner: Owner;
  readonly site: Site;
  /** The unit's entry, or the gear's. */
  readonly root: EntryDraft;
  /** Models counted by prices per model and by ratios: the word, or a tag for one line. */
  readonly profiles: { readonly holder: { profiles: ProfileDefinition[] } }[];
  readonly stats: PendingStat[];
}

/** Where options are compiled: below what, and how their ids begin. */
export interface OptionPlace {
  readonly unit: UnitScope;
  /** Ids of options begin with it: the unit, a single model, an option, a group for members of its lists. */
  readonly prefix: Id;
  /** Models that a price per model counts. */
  readonly models: string;
}

/** Holds while a selection of this entry or link is in the unit. */
export function whileTaken(id: Id): ConditionGroupDefinition {
  return {
    type: 'and',
    conditions: [
      {
        type: 'atLeast',
        value: 1,
        field: 'selections',
        scope: 'root-entry',
        childId: id,
        includeChildSelections: true,
      },
    ],
  };
}
