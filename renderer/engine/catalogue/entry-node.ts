/** Entries, groups and forces with links resolved: what `evaluation` works on. Built when first asked for. */
import type { Amount } from './amount';
import type { Book } from './book';
import type {
  CapabilityUse,
  CategoryEntryDefinition,
  CategoryLinkDefinition,
  ConstraintDefinition,
  EntryLinkDefinition,
  ForceEntryDefinition,
  ForceEntryLinkDefinition,
  Id,
  InfoCarrier,
  LocalNames,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from './definition';
import type { CompiledModifiers, CompiledQuery } from './query';

/** A constraint with the definition that carries it. */
export interface OwnedConstraint {
  readonly definition: ConstraintDefinition;
  readonly ownerId: Id;
  readonly value: Amount;
  readonly query: CompiledQuery;
  /** False when neither its value nor a modifier can make it ask for anything while nothing is selected. */
  readonly mayAsk: boolean;
}

/** A category of an entry, before category modifiers. */
export interface CategoryUse {
  readonly id: Id;
  readonly primary: boolean;
  readonly link: CategoryLinkDefinition;
  /** Set when the link carries constraints of its own, which hold while the entry is taken. */
  readonly node: CategoryNode | undefined;
}

export interface InfoSource {
  readonly carrier: InfoCarrier;
  readonly book: Book;
}

/** An entry or a group as reached directly or through one link. */
export interface EntryNode {
  readonly kind: 'entry' | 'group';
  /** Of the target. */
  readonly id: Id;
  readonly definition: SelectionEntryDefinition | SelectionEntryGroupDefinition;
  readonly link: EntryLinkDefinition | undefined;
  readonly book: Book;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  /** `unit`, `model`, `upgrade`; empty for a group. */
  readonly type: string;
  readonly hidden: boolean;
  readonly collective: boolean;
  readonly sortIndex: number;
  readonly publicationId: string;
  readonly page: string;
  readonly role: string | undefined;
  readonly defaultAmount: string | undefined;
  readonly defaultSelectionEntryId: string | undefined;
  readonly capabilities: readonly CapabilityUse[];
  readonly costs: ReadonlyMap<Id, Amount>;
  readonly constraints: readonly OwnedConstraint[];
  readonly modifiers: CompiledModifiers;
  readonly categories: readonly CategoryUse[];
  readonly info: readonly InfoSource[];
  /** What may be taken below it. */
  readonly slots: SlotTree;
  /** Some constraint asks for a least number, by the definition: mostly none does. */
  readonly hasMinimum: boolean;
  /** Some constraint is automatic. */
  readonly hasAutomatic: boolean;
  /** Some modifier changes the field, whatever its conditions. */
  mayChange(field: string): boolean;
  /** True when every entry below is collective: a repeated choice counts up one selection (section 9.2). */
  readonly isMerged: boolean;
}

/** A place below a parent where one entry may be taken. */
export interface Slot {
  readonly kind: 'slot';
  readonly entry: EntryNode;
  /** Links passed from the parent, the entry's own last. */
  readonly links: readonly Id[];
  /** Stands on the link that leads to the parent and not in its target: that link is not passed on the way here. */
  readonly isOnLink: boolean;
  /** `links` and the entry's id, joined by `::`. */
  readonly path: string;
  /** Enclosing groups, outermost first. */
  readonly groups: readonly GroupSlot[];
  /** Every id that a query may know it by, but for categories: definition, link, groups, type words. */
  readonly keys: readonly string[];
}

export interface GroupSlot {
  readonly kind: 'group';
  readonly entry: EntryNode;
  readonly links: readonly Id[];
  readonly isOnLink: boolean;
  readonly path: string;
  readonly groups: readonly GroupSlot[];
  readonly items: readonly (Slot | GroupSlot)[];
}

export interface SlotTree {
  readonly items: readonly (Slot | GroupSlot)[];
  /** All entries, those in groups too. */
  readonly slots: readonly Slot[];
  /** All groups, nested ones too, outer before inner. */
  readonly groups: readonly GroupSlot[];
  readonly byPath: ReadonlyMap<string, Slot>;
}

/** A category that a force has a block for. */
export interface CategoryNode {
  readonly id: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly hidden: boolean;
  readonly isTag: boolean;
  readonly isExtra: boolean;
  readonly link: CategoryLinkDefinition;
  readonly definition: CategoryEntryDefinition | undefined;
  readonly constraints: readonly OwnedConstraint[];
  readonly modifiers: CompiledModifiers;
}

export interface ForceNodeDefinition {
  readonly id: Id;
  /** `id`, or `link::id`. */
  readonly path: string;
  readonly definition: ForceEntryDefinition;
  readonly link: ForceEntryLinkDefinition | undefined;
  readonly book: Book;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames: LocalNames | undefined;
  readonly hidden: boolean;
  readonly sortIndex: number;
  readonly constraints: readonly OwnedConstraint[];
  readonly modifiers: CompiledModifiers;
  readonly costs: ReadonlyMap<Id, Amount>;
  readonly categories: readonly CategoryNode[];
  readonly categoryIds: ReadonlySet<Id>;
  readonly forces: readonly ForceNodeDefinition[];
}
