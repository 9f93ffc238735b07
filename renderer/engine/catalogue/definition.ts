/**
 * The definition tree: what one system file or one book says, before links are resolved.
 *
 * Property names are those of the community's format (docs/roster-semantics.md, section 2), in camelCase;
 * list names are plural. Readers of any format produce this shape, our own books compile into it, and
 * `linkCatalogues` turns it into a `Catalogue`. Properties marked "ours" do not occur in community data.
 */

import type { Capability as WrittenCapability } from '../../../schemas/generated/types';

/** Opaque. May be `__proto__`: keep ids in `Map`s, never in plain objects. */
export type Id = string;

/** A decimal as the data spell it: `12.5`, `"12.5"`. Read exactly, never through a binary float. */
export type Decimal = number | string;

/** Names by language tag (`fr`), beside `name`, which is in the data's own language (English in our books). Ours. */
export type LocalNames = Readonly<Record<string, string>>;

export interface Named {
  readonly id: Id;
  readonly name?: string;
  /** Ours: the name in other languages. */
  readonly names?: LocalNames;
  /** Ours: a shorter name for narrow places, by language tag; `en` too. */
  readonly shortNames?: LocalNames;
  /** Ours: other spellings by language tag, for search only. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
  readonly hidden?: boolean;
  readonly publicationId?: Id;
  readonly page?: string;
}

/** What a text inside values or parameters is in other languages. Ours. */
export interface WordDefinition {
  readonly text: string;
  readonly names: LocalNames;
}

/** Structure that later stages read (class, movement class, broken at …); never shown raw. Ours. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Base and body of a model, to print and for joining. Ours. */
export interface BaseDefinition {
  readonly height?: string | number;
  readonly type?: string;
  readonly size?: string;
}

/** What our books say of an entry besides. Ours. */
interface BookFields {
  readonly facts?: Facts;
  readonly base?: BaseDefinition;
  /** A sentence of the book, by language tag. */
  readonly note?: LocalNames;
  /** Printed "+n": it is added to another unit. */
  readonly surcharge?: boolean;
}

export interface Query {
  /** `selections`, `forces`, a cost type id, `limit::<cost type id>`. */
  readonly field?: string;
  readonly scope?: string;
  readonly childId?: string;
  readonly shared?: boolean;
  readonly includeChildSelections?: boolean;
  readonly includeChildForces?: boolean;
  readonly percentValue?: boolean;
  /** Ours: for costs, the selection that is looked in counts too, and not only what is below it. */
  readonly includeSelf?: boolean;
}

export interface ConditionDefinition extends Query {
  readonly type: string;
  readonly value: Decimal;
}

interface ConditionLists {
  readonly conditions?: readonly ConditionDefinition[];
  readonly conditionGroups?: readonly ConditionGroupDefinition[];
  /** New Recruit's; not judged. */
  readonly localConditionGroups?: readonly object[];
}

export interface ConditionGroupDefinition extends ConditionLists {
  readonly type?: string;
  /** Bounds of a group that counts (`count`). */
  readonly min?: Decimal;
  readonly max?: Decimal;
}

export interface RepeatDefinition extends Query {
  readonly value?: Decimal;
  readonly repeats?: number;
  readonly roundUp?: boolean;
}

export interface Conditional extends ConditionLists {
  readonly repeats?: readonly RepeatDefinition[];
}

export interface ModifierDefinition extends Conditional {
  readonly type: string;
  readonly field: string;
  readonly value: string | number | boolean;
  readonly arg?: string;
  readonly join?: string;
  readonly position?: number;
  readonly scope?: string;
  readonly affects?: string;
  /** Text whose presence makes an `append` or `prepend` do nothing. */
  readonly skipIfPresent?: string;
  /** Ours: why a `set hidden true` hides, in a player's terms. */
  readonly because?: Because;
  /**
   * Ours: changes a characteristic on every line of statistics in the whole root selection, whoever carries the
   * line; conditions are judged where the line stands.
   */
  readonly inUnit?: true;
  /** Ours: with `inUnit`, only lines of this name. */
  readonly profile?: string;
}

export interface ModifierGroupDefinition extends Conditional {
  readonly type?: string;
  readonly modifiers?: readonly ModifierDefinition[];
  readonly modifierGroups?: readonly ModifierGroupDefinition[];
}

export interface Modifiable {
  readonly modifiers?: readonly ModifierDefinition[];
  readonly modifierGroups?: readonly ModifierGroupDefinition[];
}

/**
 * What a limit means to a player. Ours; set by the compiler of our books so that a finding speaks of
 * "at most one Titan Company per started 5,000 points" and not of fields and scopes.
 * `kind` chooses the sentence (words/), `params` fill it. A param that is an id is named by the catalogue.
 */
export interface Because {
  readonly kind: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
  /** Where the rule stands: a place that a player can look up, or a bare number of the facts behind the book. */
  readonly ruleRef?: string;
  /** A sentence of the book that follows ours, by language tag. */
  readonly say?: LocalNames;
  /** A limit whose breach is a hint, not a fault. Default `error`. */
  readonly severity?: 'error' | 'warning' | 'advice';
}

export interface ConstraintDefinition extends Query {
  readonly id: Id;
  /** `min`, `max`, `exactly`; ours: `one-of`, the count must be one of `values` (0 is always allowed). */
  readonly type: string;
  readonly value: Decimal;
  /** Ours: for `one-of`. */
  readonly values?: readonly number[];
  readonly automatic?: boolean;
  readonly negative?: boolean;
  readonly message?: string;
  readonly because?: Because;
}

export interface Constrained {
  readonly constraints?: readonly ConstraintDefinition[];
}

export interface CostDefinition {
  readonly typeId: Id;
  readonly name?: string;
  readonly value: Decimal;
}

export interface CharacteristicDefinition {
  readonly typeId: Id;
  readonly name?: string;
  readonly value: string | number;
  /** Ours: the text in other languages. */
  readonly values?: LocalNames;
}

/**
 * A named ability with its parameters, as a book states it: `transport 6`, `fly 8" 16"`. Ours. A modifier that sets
 * the field `capability:<id and parameters, joined by spaces>` to false takes it away.
 */
export interface CapabilityUse {
  readonly id: Id;
  readonly params?: readonly string[];
}

export interface ProfileDefinition extends Named, Modifiable {
  readonly facts?: Facts;
  readonly typeId: Id;
  readonly typeName?: string;
  readonly characteristics?: readonly CharacteristicDefinition[];
  /** Ours: abilities of this weapon or model part. */
  readonly capabilities?: readonly CapabilityUse[];
}

export interface RuleDefinition extends Named, Modifiable {
  readonly description?: string;
}

export interface InfoLinkDefinition extends Named, Modifiable {
  readonly targetId: Id;
  readonly type: string;
}

export interface InfoCarrier {
  readonly profiles?: readonly ProfileDefinition[];
  readonly rules?: readonly RuleDefinition[];
  readonly infoGroups?: readonly InfoGroupDefinition[];
  readonly infoLinks?: readonly InfoLinkDefinition[];
}

export interface InfoGroupDefinition extends Named, Modifiable, InfoCarrier {}

export interface CategoryLinkDefinition extends Modifiable, Constrained, InfoCarrier {
  readonly id?: Id;
  readonly name?: string;
  readonly hidden?: boolean;
  readonly targetId: Id;
  readonly primary?: boolean;
  readonly publicationId?: Id;
  readonly page?: string;
}

export interface EntryChildren {
  readonly selectionEntries?: readonly SelectionEntryDefinition[];
  readonly selectionEntryGroups?: readonly SelectionEntryGroupDefinition[];
  readonly entryLinks?: readonly EntryLinkDefinition[];
}

interface EntryShared extends Named, BookFields, Modifiable, Constrained, InfoCarrier, EntryChildren {
  readonly collective?: boolean;
  readonly import?: boolean;
  readonly sortIndex?: number;
  readonly categoryLinks?: readonly CategoryLinkDefinition[];
  readonly costs?: readonly CostDefinition[];
  readonly defaultAmount?: string | number;
  /** Ours: abilities that a selection of this entry has. */
  readonly capabilities?: readonly CapabilityUse[];
  /** Ours: the army role (general, warlord, battle-standard-bearer) that this option is. See `Roster.roles`. */
  readonly role?: string;
}

export interface SelectionEntryDefinition extends EntryShared {
  readonly type?: string;
  readonly subType?: string;
}

export interface SelectionEntryGroupDefinition extends EntryShared {
  /** Ours: printed "instead of …", by language tag. */
  readonly replaces?: LocalNames;
  readonly defaultSelectionEntryId?: Id;
}

export interface EntryLinkDefinition extends EntryShared {
  readonly targetId: Id;
  readonly type?: string;
  readonly defaultSelectionEntryId?: Id;
}

export interface CategoryEntryDefinition extends Named, Modifiable, Constrained, InfoCarrier {
  readonly costs?: readonly CostDefinition[];
  /** Ours: true for a tag that conditions count but no screen shows as a block. */
  readonly tag?: boolean;
  /** Ours: true for a block whose choices belong to other units and are none of their own. */
  readonly extra?: boolean;
}

export interface ForceEntryDefinition extends Named, Modifiable, Constrained, InfoCarrier {
  readonly sortIndex?: number;
  readonly categoryLinks?: readonly CategoryLinkDefinition[];
  readonly forceEntries?: readonly ForceEntryDefinition[];
  readonly forceEntryLinks?: readonly ForceEntryLinkDefinition[];
  readonly costs?: readonly CostDefinition[];
  /** Ours: a heading under which the screens offer this force ("Auxiliary", "Apex"); queries count it as a `childId`. */
  readonly kind?: string;
  /** Ours: whose army list a nested force is made of, against its parent. Missing: any. */
  readonly book?: 'same' | 'other' | 'any';
  /** Ours: comes with its parent when that is added. */
  readonly start?: boolean;
  /** Ours: a sentence of the book, by language tag. */
  readonly note?: LocalNames;
}

/** A force defined elsewhere, offered below this one. */
export interface ForceEntryLinkDefinition extends Named, Modifiable, Constrained {
  readonly targetId: Id;
  readonly sortIndex?: number;
}

export interface CostTypeDefinition extends Named {
  /** Ours: limits that are usual, for a menu. */
  readonly usualLimits?: readonly number[];
  readonly defaultCostLimit?: Decimal;
}

export interface CharacteristicTypeDefinition {
  readonly id: Id;
  readonly name: string;
  readonly names?: LocalNames;
  readonly shortNames?: LocalNames;
  /** Ours: unit of measure, said once in the head of a table: `cm`, `in`. */
  readonly unit?: string;
  /** Ours: numbers are printed with their sign. */
  readonly sign?: boolean;
  /** Ours: words inside its values. */
  readonly words?: readonly WordDefinition[];
}

export interface ProfileTypeDefinition extends Named {
  readonly characteristicTypes?: readonly CharacteristicTypeDefinition[];
  readonly sortIndex?: number;
  /** Ours: what the rows are, so that a sheet can place them. */
  readonly subject?: 'model' | 'weapon' | 'other';
}

export interface PublicationDefinition {
  readonly id: Id;
  readonly name?: string;
  readonly shortName?: string;
  readonly publisher?: string;
  readonly publicationDate?: string;
  readonly publisherUrl?: string;
}

export interface CatalogueLinkDefinition {
  readonly id?: Id;
  readonly name?: string;
  readonly targetId: Id;
  readonly type?: string;
  readonly importRootEntries?: boolean;
}

interface RootDefinition extends InfoCarrier, EntryChildren {
  readonly id: Id;
  readonly name: string;
  readonly names?: LocalNames;
  readonly revision?: string | number;
  readonly publications?: readonly PublicationDefinition[];
  readonly costTypes?: readonly CostTypeDefinition[];
  readonly profileTypes?: readonly ProfileTypeDefinition[];
  readonly categoryEntries?: readonly CategoryEntryDefinition[];
  readonly forceEntries?: readonly ForceEntryDefinition[];
  readonly sharedSelectionEntries?: readonly SelectionEntryDefinition[];
  readonly sharedSelectionEntryGroups?: readonly SelectionEntryGroupDefinition[];
  readonly sharedRules?: readonly RuleDefinition[];
  readonly sharedProfiles?: readonly ProfileDefinition[];
  readonly sharedInfoGroups?: readonly InfoGroupDefinition[];
  readonly sharedForceEntries?: readonly ForceEntryDefinition[];
}

/** An ability of the game: what a sheet's glossary prints. Ours. */
export interface CapabilityDefinition {
  readonly id: Id;
  readonly name: string;
  readonly names?: LocalNames;
  /** One or two sentences of our own, by language tag (`en`, `fr`). */
  readonly summary?: LocalNames;
  /** Names of its parameters, in order; shown as `Name (X)`. */
  readonly parameters?: readonly string[];
  /** How it is printed with its parameters, by language tag: `Hits {1} times at {2}`. */
  readonly form?: LocalNames;
  /** Words inside its parameters. */
  readonly words?: readonly WordDefinition[];
  readonly aliases?: readonly string[];
  /** Its entry as the file has it, with its ruleset and what it does to a list. */
  readonly written?: WrittenCapability;
}

export interface GameSystemDefinition extends RootDefinition {
  /** Ours: which rules hold, see docs/capabilities.md section 3a. */
  readonly ruleset?: string;
  /** Ours: printed under the title: "2nd edition, 2024 books". */
  readonly edition?: LocalNames;
  /** Ours: what its models are called, in the plural, by language tag (`en` too). */
  readonly modelWord?: LocalNames;
  readonly capabilities?: readonly CapabilityDefinition[];
}

export interface CatalogueDefinition extends RootDefinition {
  readonly gameSystemId: Id;
  readonly library?: boolean;
  readonly catalogueLinks?: readonly CatalogueLinkDefinition[];
  /** Ours: ids that were renamed, old to new; list files with the old id keep working. */
  readonly formerIds?: Readonly<Record<string, string>>;
  readonly capabilities?: readonly CapabilityDefinition[];
}
