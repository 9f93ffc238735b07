import type { ConditionGroupDefinition, Id, ModifierDefinition } from '../definition';
import type { Owner, Site } from './context';
import type { EntryDraft } from './draft';

/** What is collected while one unit (or a piece of gear with choices) is compiled. */
export interface UnitScope {
  readonly owner: Owner;
  readonly site: Site;
  /** The unit's entry, or the gear's. */
  readonly root: EntryDraft;
  /** Gear is compiled for whatever unit it will hang in; what it changes of the unit is handed up. */
  readonly isGear: boolean;
}

/** Puts modifiers on the whole unit, from its own entry or from gear that hangs in it. */
export function changeUnit({ root, isGear }: UnitScope, modifiers: readonly ModifierDefinition[]): void {
  root.modifiers.push(...(isGear ? modifiers.map((each) => ({ ...each, scope: 'root-entry' })) : modifiers));
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
