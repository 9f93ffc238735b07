/**
 * What an evaluation says of a roster: effective names, amounts, costs, categories, limits, profiles, hidden.
 * Immutable once returned. Knows no words: names are given in the data's own language with the other languages
 * beside (`names`), limits as numbers with the constraint they come from.
 */
import type { Amount } from '../catalogue/amount';
import type {
  Because,
  CapabilityUse,
  ConstraintDefinition,
  Facts,
  Id,
  LocalNames,
  SelectionEntryDefinition,
} from '../catalogue/definition';
import type { NodeId, RoleAssignment, Roster, RosterForce, RosterSelection } from '../roster/document';

export interface CostTotal {
  readonly typeId: Id;
  readonly name: string;
  readonly value: Amount;
  readonly hidden: boolean;
}

/** One constraint in one scope: what it counts and what it allows. Broken or not. */
export interface EffectiveLimit {
  readonly constraint: ConstraintDefinition;
  /** Definition that carries the constraint: entry, link, group, category or category link, force entry. */
  readonly ownerId: Id;
  readonly ownerName: string;
  readonly ownerNames: LocalNames | undefined;
  readonly type: 'min' | 'max' | 'exactly' | 'one-of';
  /** `selections`, `forces` or a cost type id. */
  readonly field: string;
  /** Count and limit; costs in units of the cost (points), not ten-thousandths. Infinity = without bound. */
  readonly count: number;
  readonly limit: number;
  /** For a percentage: the percentage itself; `limit` is what it comes to. */
  readonly percent: number | undefined;
  readonly isBroken: boolean;
}

export interface BrokenConstraint extends EffectiveLimit {
  /** The least and the most are one and the same number now, whichever of them is broken. */
  readonly isExact: boolean;
  /** For `one-of`: the numbers that are allowed now, within the bounds beside it. */
  readonly amounts: readonly number[] | undefined;
  /** `roster`, or the force, category instance or selection that the breach is shown at. */
  readonly onType: 'roster' | 'force' | 'category' | 'selection';
  /** Definition id of that node (force entry, category, entry: last part of its path). */
  readonly onEntryId: Id;
  /** The roster node: a force or selection id; for a category the id of its force; undefined for the roster. */
  readonly at: NodeId | undefined;
}

export interface HiddenSelection {
  readonly at: NodeId;
  readonly entryId: Id;
  /** From the modifier that hid it, if it says; else as its conditions tell. */
  readonly because: Because | undefined;
}

/** A message that the data themselves raise (a modifier on `error`, `warning` or `info`). */
export interface DataMessage {
  readonly severity: 'error' | 'warning' | 'advice';
  /** Force or selection; undefined for the roster. */
  readonly at: NodeId | undefined;
  readonly entryId: Id;
  readonly text: string;
}

export interface EvaluatedCharacteristic {
  readonly typeId: Id;
  readonly name: string;
  readonly value: string;
  /** The value in other languages, when no modifier changed it. */
  readonly values: LocalNames | undefined;
  /** The value before modifiers, when they changed it. */
  readonly printed: string | undefined;
}

export interface EvaluatedProfile {
  readonly id: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly typeId: Id;
  readonly typeName: string;
  readonly page: string;
  readonly publicationId: string;
  readonly characteristics: readonly EvaluatedCharacteristic[];
  /** Structure that the books give this line; never shown raw. */
  readonly facts: Facts | undefined;
  readonly capabilities: readonly CapabilityUse[];
}

export interface EvaluatedRule {
  readonly id: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly description: string;
  readonly page: string;
  readonly publicationId: string;
}

export interface EvaluatedCategoryUse {
  readonly entryId: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly primary: boolean;
  readonly isTag: boolean;
}

export interface EvaluatedSelection {
  readonly id: NodeId;
  readonly selection: RosterSelection | undefined;
  /** True for what data fill in by themselves (roles, automatic constraints): it is not in the document. */
  readonly isDerived: boolean;
  /** True when the data no longer know the entry: the choice is kept with its last name and price, outside all sums. */
  readonly isLost: boolean;
  readonly parent: NodeId;
  readonly force: NodeId;
  /** Composite path, as in the document. */
  readonly entryId: string;
  readonly groupId: string | undefined;
  readonly definition: SelectionEntryDefinition | undefined;
  readonly name: string;
  /** Other languages; undefined once a modifier changed the name. */
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly type: string;
  readonly role: string | undefined;
  readonly hidden: boolean;
  readonly amount: number;
  /** amount × those of all ancestors below the force. */
  readonly number: number;
  /** Own cost × number, children not included. */
  readonly costs: readonly CostTotal[];
  /** Own and all children's. */
  readonly totals: readonly CostTotal[];
  readonly categories: readonly EvaluatedCategoryUse[];
  readonly profiles: readonly EvaluatedProfile[];
  readonly rules: readonly EvaluatedRule[];
  readonly capabilities: readonly CapabilityUse[];
  readonly children: readonly EvaluatedSelection[];
  readonly publicationId: string;
  readonly page: string;
}

/** A block of a force: its places or points with what is used of them. */
export interface EvaluatedCategory {
  readonly entryId: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly hidden: boolean;
  /** A keyword of units that have their places elsewhere. */
  readonly isTag: boolean;
  /** What stands in it belongs to other units and is no unit of its own. */
  readonly isExtra: boolean;
  /** Root selections of the force whose primary category this is, in display order. */
  readonly selections: readonly EvaluatedSelection[];
  /** Root selections that count here too, with another primary category. */
  readonly alsoCounted: readonly EvaluatedSelection[];
  readonly limits: readonly EffectiveLimit[];
  readonly totals: readonly CostTotal[];
}

export interface EvaluatedForce {
  readonly id: NodeId;
  readonly force: RosterForce;
  readonly isLost: boolean;
  readonly parent: NodeId | undefined;
  readonly entryId: string;
  readonly catalogueId: Id;
  readonly catalogueName: string;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly kind: string | undefined;
  readonly hidden: boolean;
  readonly categories: readonly EvaluatedCategory[];
  /** Root selections in display order. */
  readonly selections: readonly EvaluatedSelection[];
  readonly forces: readonly EvaluatedForce[];
  /** Including child forces. */
  readonly totals: readonly CostTotal[];
  readonly limits: readonly EffectiveLimit[];
  readonly profiles: readonly EvaluatedProfile[];
  readonly rules: readonly EvaluatedRule[];
}

/** Something that may be added below a force or a selection, evaluated as if it sat there. */
export interface Offer {
  /** Composite path for the `select` operation. */
  readonly entryId: string;
  readonly groupId: string | undefined;
  readonly definition: SelectionEntryDefinition;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly type: string;
  readonly role: string | undefined;
  /** Where the data put it among its siblings; a fixed high number for all that they put nowhere. */
  readonly sortIndex: number;
  readonly hidden: boolean;
  /** As the data say it, or as their conditions tell. */
  readonly hiddenBecause: Because | undefined;
  readonly categories: readonly EvaluatedCategoryUse[];
  /** Price of one with what comes with it (minimums, defaults). */
  readonly price: readonly CostTotal[];
  /** How many the parent holds already. */
  readonly taken: number;
  /** Limits that one more would touch: own, of enclosing groups, of its categories; counts as they are now. */
  readonly limits: readonly EffectiveLimit[];
  /** May be taken several times (each a node of its own or a growing amount). */
  readonly isRepeatable: boolean;
  /** Smallest and greatest amount below this parent, by its own limits. Infinity = without bound. */
  readonly least: number;
  readonly most: number;
  /** Amounts a `one-of` limit allows. */
  readonly amounts: readonly number[] | undefined;
  /** What would allow one where this limit allows none; undefined for other limits, and when the data do not tell. */
  whyNone(limit: EffectiveLimit): Because | undefined;
}

/** A group of offers below a selection, as nested in the data. */
export interface OfferGroup {
  readonly id: string;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly hidden: boolean;
  readonly hiddenBecause: Because | undefined;
  readonly limits: readonly EffectiveLimit[];
  readonly items: readonly (Offer | OfferGroup)[];
}

/** A force that may be added to the roster or below a force. */
export interface ForceOffer {
  readonly entryId: string;
  readonly catalogueId: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly kind: string | undefined;
  /** As that of an `Offer`. */
  readonly sortIndex: number;
  readonly hidden: boolean;
  readonly hiddenBecause: Because | undefined;
  readonly taken: number;
  /** Numbers of forces that one more would touch: its own, and those of the forces around it. */
  readonly limits: readonly EffectiveLimit[];
}

export interface Evaluation {
  readonly roster: Roster;
  readonly costs: readonly CostTotal[];
  readonly forces: readonly EvaluatedForce[];
  /** Whatever is lost and hangs on something that is not, or on nothing. */
  readonly lost: readonly (EvaluatedForce | EvaluatedSelection)[];
  readonly broken: readonly BrokenConstraint[];
  readonly hiddenSelections: readonly HiddenSelection[];
  /** Cost types whose limit is passed. */
  readonly overLimit: readonly { readonly typeId: Id; readonly spent: Amount; readonly limit: Amount }[];
  /** Cost types that are played to a limit in this game, and have none in the list. */
  readonly withoutLimit: readonly Id[];
  readonly messages: readonly DataMessage[];
  /** Roles given to a selection that the data do not offer it. */
  readonly lostRoles: readonly RoleAssignment[];
  /** Modifiers that feed on their own result (roster-semantics, section 13). */
  readonly loops: readonly { readonly at: NodeId; readonly typeId: Id }[];
  node(id: NodeId): EvaluatedForce | EvaluatedSelection | undefined;
  /** Where something stands as it is shown: a number that grows from top to bottom. */
  position(id: NodeId): number;
  /** What may be taken below a force; computed when asked. */
  rootOffers(force: NodeId): readonly Offer[];
  /** What the books of a force have and it has no place for; computed when asked. */
  placelessOffers(force: NodeId): readonly Offer[];
  /** What may be taken below a selection; computed when asked. */
  childOffers(selection: NodeId): readonly (Offer | OfferGroup)[];
  /** Forces that may be added to the roster, or below a force. */
  forceOffers(parent: NodeId | undefined): readonly ForceOffer[];
}
