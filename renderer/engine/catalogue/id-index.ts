/** Every definition of one file by id: what a link, a child id or a scope may point to. */
import type {
  CatalogueDefinition,
  CategoryEntryDefinition,
  CategoryLinkDefinition,
  ConstraintDefinition,
  EntryLinkDefinition,
  ForceEntryDefinition,
  ForceEntryLinkDefinition,
  GameSystemDefinition,
  Id,
  InfoGroupDefinition,
  InfoLinkDefinition,
  Modifiable,
  ProfileDefinition,
  PublicationDefinition,
  RuleDefinition,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from './definition';
import { isLivingConstraint, isLivingKey, isLivingModifier, isLivingModifierGroup } from './living-features';
import { isWord } from './words';

export type Indexed = {
  /** The list of its file that it stands in. */
  readonly list: readonly object[];
} & (
  | { readonly kind: 'entry'; readonly definition: SelectionEntryDefinition }
  | { readonly kind: 'group'; readonly definition: SelectionEntryGroupDefinition }
  | { readonly kind: 'link'; readonly definition: EntryLinkDefinition }
  | { readonly kind: 'category'; readonly definition: CategoryEntryDefinition }
  | { readonly kind: 'category-link'; readonly definition: CategoryLinkDefinition }
  | { readonly kind: 'force'; readonly definition: ForceEntryDefinition }
  | { readonly kind: 'force-link'; readonly definition: ForceEntryLinkDefinition }
  | { readonly kind: 'profile'; readonly definition: ProfileDefinition }
  | { readonly kind: 'rule'; readonly definition: RuleDefinition }
  | { readonly kind: 'info-group'; readonly definition: InfoGroupDefinition }
  | { readonly kind: 'info-link'; readonly definition: InfoLinkDefinition }
  | { readonly kind: 'publication'; readonly definition: PublicationDefinition }
);

export type IndexedKind = Indexed['kind'];
export type DefinitionOfKind<Kind extends IndexedKind> = Extract<
  Indexed,
  { readonly kind: Kind }
>['definition'];

export interface IdIndex {
  readonly byId: ReadonlyMap<Id, Indexed>;
  /** What has an id that something before it has: the first holds, but where a thing of another kind is asked for. */
  readonly duplicates: readonly { readonly id: Id; readonly indexed: Indexed }[];
  /** Of an id with things of several kinds: the first of each kind. */
  readonly byKind: ReadonlyMap<Id, ReadonlyMap<IndexedKind, Indexed>>;
  /** Cost types that some definition of this file carries. */
  readonly costTypes: ReadonlySet<Id>;
  /** Fields that some modifier of this file changes. */
  readonly changedFields: ReadonlySet<string>;
  /** True when something occurs that only New Recruit's data have. */
  readonly hasLivingFeatures: boolean;
  /** Entries and links with a minimum that may be counted outside their parent: in the force, the roster, a place by its id. */
  readonly askingOutside: readonly { readonly node: object; readonly scope: string }[];
  /** What links below the top of the file lead to. */
  readonly innerTargets: ReadonlySet<Id>;
}

interface Walkable {
  readonly id?: Id;
  readonly name?: string;
  readonly [field: string]: unknown;
}

const KIND_OF_LIST: ReadonlyMap<string, IndexedKind> = new Map([
  ['selectionEntries', 'entry'],
  ['sharedSelectionEntries', 'entry'],
  ['selectionEntryGroups', 'group'],
  ['sharedSelectionEntryGroups', 'group'],
  ['entryLinks', 'link'],
  ['categoryEntries', 'category'],
  ['categoryLinks', 'category-link'],
  ['forceEntries', 'force'],
  ['sharedForceEntries', 'force'],
  ['forceEntryLinks', 'force-link'],
  ['profiles', 'profile'],
  ['sharedProfiles', 'profile'],
  ['rules', 'rule'],
  ['sharedRules', 'rule'],
  ['infoGroups', 'info-group'],
  ['sharedInfoGroups', 'info-group'],
  ['infoLinks', 'info-link'],
  ['publications', 'publication'],
]);

/** Its value may be 0: a modifier may raise it. */
const asksOutside = ({ type, scope, field, childId }: ConstraintDefinition): boolean =>
  (type === 'min' || type === 'exactly') &&
  (scope === 'force' || scope === 'roster' || (scope !== undefined && !isWord(scope))) &&
  field !== 'forces' &&
  !childId;

/** Walks the whole file once; nothing is resolved. */
export function indexIds(root: GameSystemDefinition | CatalogueDefinition): IdIndex {
  const byId = new Map<Id, Indexed>();
  const duplicates: { id: Id; indexed: Indexed }[] = [];
  const byKind = new Map<Id, Map<IndexedKind, Indexed>>();
  const costTypes = new Set<Id>();
  const changedFields = new Set<string>();
  const askingOutside: { node: object; scope: string }[] = [];
  const innerTargets = new Set<Id>();
  let hasLivingFeatures = false;

  const visitModifiers = ({ modifiers, modifierGroups }: Modifiable): void => {
    for (const modifier of modifiers ?? []) {
      hasLivingFeatures ||= isLivingModifier(modifier);
      changedFields.add(modifier.field);
    }
    for (const group of modifierGroups ?? []) {
      hasLivingFeatures ||= isLivingModifierGroup(group);
      visitModifiers(group);
    }
  };
  const visitConstraints = (
    node: object,
    kind: IndexedKind | undefined,
    list: readonly ConstraintDefinition[],
  ): void => {
    hasLivingFeatures ||= list.some(isLivingConstraint);
    if (kind !== 'entry' && kind !== 'link') return;
    for (const constraint of list) {
      if (asksOutside(constraint)) askingOutside.push({ node, scope: constraint.scope as string });
    }
  };
  const visit = (node: Walkable, kindOfNode: IndexedKind | undefined): void => {
    for (const key in node) {
      const value = node[key];
      hasLivingFeatures ||= value !== undefined && isLivingKey(key);
      if (!Array.isArray(value)) continue;
      if (key === 'modifiers') visitModifiers({ modifiers: value });
      if (key === 'modifierGroups') visitModifiers({ modifierGroups: value });
      if (key === 'costs') for (const cost of value) costTypes.add(cost.typeId);
      if (key === 'constraints') visitConstraints(node, kindOfNode, value);
      const kind = KIND_OF_LIST.get(key);
      if (!kind) continue;
      for (const definition of value as Walkable[]) {
        if (definition.id !== undefined) {
          const { id } = definition;
          const indexed = { list: value, kind, definition } as unknown as Indexed;
          const first = byId.get(id);
          if (first === undefined) byId.set(id, indexed);
          else {
            duplicates.push({ id, indexed });
            const kinds = byKind.get(id) ?? new Map([[first.kind, first]]);
            byKind.set(id, kinds);
            if (!kinds.has(kind)) kinds.set(kind, indexed);
          }
        }
        if (kind === 'link' && kindOfNode !== undefined) innerTargets.add(definition.targetId as Id);
        visit(definition, kind);
      }
    }
  };
  visit(root as unknown as Walkable, undefined);
  return {
    byId,
    duplicates,
    byKind,
    costTypes,
    changedFields,
    hasLivingFeatures,
    askingOutside,
    innerTargets,
  };
}

/** The first thing of one kind that has an id in one file. */
export function lookUpKind({ byId, byKind }: IdIndex, kind: IndexedKind, id: Id): Indexed | undefined {
  const first = byId.get(id);
  return first?.kind === kind ? first : byKind.get(id)?.get(kind);
}

/** What an id is in one file: the first thing that has it, or the first of these kinds. */
export function lookUp(
  { byId, byKind }: IdIndex,
  id: Id,
  kinds?: ReadonlySet<IndexedKind>,
): Indexed | undefined {
  const first = byId.get(id);
  if (first === undefined || kinds === undefined || kinds.has(first.kind)) return first;
  for (const [kind, indexed] of byKind.get(id) ?? []) if (kinds.has(kind)) return indexed;
  return undefined;
}
