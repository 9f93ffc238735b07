/** Queries, conditions, repeats and modifiers, parsed once per definition. */
import type { Amount } from './amount';
import type {
  Because,
  ConditionDefinition,
  ConditionGroupDefinition,
  Id,
  ModifierDefinition,
  Query,
} from './definition';
import type { IndexedKind } from './id-index';

export type QueryField =
  | { readonly kind: 'selections' }
  | { readonly kind: 'forces' }
  | { readonly kind: 'cost'; readonly typeId: Id }
  | { readonly kind: 'limit'; readonly typeId: Id }
  /** A word nobody knows: the query has no answer. */
  | { readonly kind: 'unknown' };

export interface CompiledQuery {
  readonly definition: Query;
  readonly field: QueryField;
  readonly scope: string;
  /** What the scope is when it is an id. */
  readonly scopeKind: IndexedKind | 'catalogue' | 'word' | 'unknown';
  readonly childId: Id | undefined;
  readonly childKind: IndexedKind | 'catalogue' | 'word' | 'unknown';
  readonly shared: boolean;
  readonly deep: boolean;
  readonly deepForces: boolean;
  readonly percent: boolean;
  readonly self: boolean;
}

export interface CompiledCondition {
  readonly definition: ConditionDefinition;
  readonly type: string;
  readonly value: Amount;
  readonly query: CompiledQuery;
}

export interface CompiledConditionGroup {
  readonly definition: ConditionGroupDefinition | undefined;
  readonly type: string;
  readonly conditions: readonly CompiledCondition[];
  readonly groups: readonly CompiledConditionGroup[];
}

export interface CompiledRepeat {
  readonly query: CompiledQuery;
  readonly value: Amount;
  readonly repeats: number;
  readonly roundUp: boolean;
}

export interface CompiledModifier {
  readonly definition: ModifierDefinition;
  readonly type: string;
  readonly field: string;
  readonly text: string;
  /** The value as ten-thousandths, when it is a number. */
  readonly number: Amount | undefined;
  /** All must hold: those of enclosing modifier groups, outermost first, then its own. */
  readonly guards: readonly CompiledConditionGroup[];
  /** Each list adds up to a number of times; the numbers of the lists multiply. */
  readonly repeatLists: readonly (readonly CompiledRepeat[])[];
  readonly because: Because | undefined;
  /** Its place in the order of stages (roster-semantics, section 12.4). */
  readonly stage: number;
}

/** The modifiers of one carrier, by the field that they change, in the order in which they apply. */
export interface CompiledModifiers {
  readonly byField: ReadonlyMap<string, readonly CompiledModifier[]>;
  /** Those that change other nodes (`scope`, `affects`). */
  readonly pushed: readonly CompiledModifier[];
  /** Those that change statistics in the whole root selection (`inUnit`). */
  readonly inUnit: readonly CompiledModifier[];
}

export const NO_MODIFIERS: CompiledModifiers = { byField: new Map(), pushed: [], inUnit: [] };
