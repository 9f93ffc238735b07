import type { DeepMinimum } from './deep-minimums';
import type {
  CatalogueDefinition,
  CategoryEntryDefinition,
  GameSystemDefinition,
  Id,
  Modifiable,
  PublicationDefinition,
} from './definition';
import type { ForceNodeDefinition, SlotTree } from './entry-node';
import type { DefinitionOfKind, IdIndex, Indexed, IndexedKind } from './id-index';
import type { CompiledModifiers } from './query';

/** One file of the system as linked: the system itself or a catalogue. */
export interface Book {
  /** Its id; of several files with one id the later ones get `id#name`. A roster's force stores this. */
  readonly key: string;
  readonly id: Id;
  readonly name: string;
  readonly isSystem: boolean;
  readonly isLibrary: boolean;
  readonly definition: CatalogueDefinition | GameSystemDefinition;
  readonly index: IdIndex;
  /** Linked catalogues, nearest first, those that they link too. */
  readonly imports: readonly Book[];
  /** Own ids, then those of the imports in order, then the system's. */
  find(id: Id): { readonly indexed: Indexed; readonly book: Book } | undefined;
  findKind<Kind extends IndexedKind>(
    kind: Kind,
    id: Id,
  ): { readonly definition: DefinitionOfKind<Kind>; readonly book: Book } | undefined;
  /** The first of these kinds with that id: another kind of thing with the same id in a nearer book is passed over. */
  findKindOf(
    id: Id,
    kinds: ReadonlySet<IndexedKind>,
  ): { readonly indexed: Indexed; readonly book: Book } | undefined;
  category(id: Id): CategoryEntryDefinition | undefined;
  publication(id: Id): PublicationDefinition | undefined;
  /** What a force of this book offers at its root. */
  readonly roots: SlotTree;
  /** Forces that a roster may be made of with this book. */
  readonly forces: readonly ForceNodeDefinition[];
  /**
   * Minimums of entries somewhere below the roots that are counted outside their parent: they are asked although that is not
   * there (roster-semantics, section 14).
   */
  readonly deepMinimums: readonly DeepMinimum[];
  /** Of a profile, a rule or a link to one; compiled once, the target first, then the link that shows it. */
  modifiersOf(carriers: readonly Modifiable[]): CompiledModifiers;
  /** Old ids to new. */
  readonly formerIds: ReadonlyMap<Id, Id>;
}
