/** Definitions in the making: the same shapes as in `definition.ts`, with lists that still grow. */
import type {
  CapabilityUse,
  CategoryLinkDefinition,
  ConstraintDefinition,
  CostDefinition,
  EntryLinkDefinition,
  ForceEntryDefinition,
  ForceEntryLinkDefinition,
  Id,
  ModifierDefinition,
  ProfileDefinition,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from '../definition';

type Growing<T> = {
  -readonly [Key in keyof T]: NonNullable<T[Key]> extends readonly (infer Item)[] ? Item[] : T[Key];
};

/** Anything that limits may hang on. */
export interface Carrier {
  readonly constraints: ConstraintDefinition[];
  readonly modifiers: ModifierDefinition[];
}

interface Lists extends Carrier {
  categoryLinks: CategoryLinkDefinition[];
  costs: CostDefinition[];
  capabilities: CapabilityUse[];
  profiles: ProfileDefinition[];
  selectionEntries: SelectionEntryDefinition[];
  selectionEntryGroups: SelectionEntryGroupDefinition[];
  entryLinks: EntryLinkDefinition[];
}

export type EntryDraft = Growing<SelectionEntryDefinition> & Lists & { id: Id };
export type LinkDraft = Growing<EntryLinkDefinition> & Lists & { id: Id };
export type GroupDraft = Growing<SelectionEntryGroupDefinition> & Lists & { id: Id };
export type HolderDraft = EntryDraft | LinkDraft;
export type CategoryLinkDraft = Growing<CategoryLinkDefinition> & Carrier;
export type ForceDraft = Omit<Growing<ForceEntryDefinition>, 'forceEntryLinks' | 'categoryLinks'> &
  Carrier & {
    categoryLinks: CategoryLinkDraft[];
    forceEntries: ForceDraft[];
    forceEntryLinks: ForceEntryLinkDefinition[];
  };

const lists = (): Lists => ({
  constraints: [],
  modifiers: [],
  categoryLinks: [],
  costs: [],
  capabilities: [],
  profiles: [],
  selectionEntries: [],
  selectionEntryGroups: [],
  entryLinks: [],
});

export const entryDraft = (id: Id, type: 'unit' | 'model' | 'upgrade'): EntryDraft => ({
  id,
  type,
  ...lists(),
});

export const linkDraft = (id: Id, targetId: Id): LinkDraft => ({
  id,
  targetId,
  type: 'selectionEntry',
  ...lists(),
});

export const groupDraft = (id: Id): GroupDraft => ({ id, ...lists() });

export const categoryLinkDraft = (id: Id, targetId: Id): CategoryLinkDraft => ({
  id,
  targetId,
  constraints: [],
  modifiers: [],
});

export const forceDraft = (id: Id): ForceDraft => ({
  id,
  constraints: [],
  modifiers: [],
  categoryLinks: [],
  forceEntries: [],
  forceEntryLinks: [],
});
