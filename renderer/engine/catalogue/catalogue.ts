import type { Book } from './book';
import type {
  CapabilityDefinition,
  CostTypeDefinition,
  GameSystemDefinition,
  Id,
  ProfileTypeDefinition,
} from './definition';
import type { CatalogueProblem } from './problem';

/** A cost type with what its file says. */
export type CostType = CostTypeDefinition;

/**
 * One system with its books, linked and immutable. Nodes are built when first asked for and kept, so two
 * evaluations of one catalogue share them.
 */
export interface Catalogue {
  readonly system: GameSystemDefinition;
  readonly systemBook: Book;
  /** Catalogues in the order given, libraries too. */
  readonly books: readonly Book[];
  /** By key; by id the first of that id. The name helps where two books share one id. */
  book(id: Id, name?: string): Book | undefined;
  readonly costTypes: ReadonlyMap<Id, CostType>;
  /** Cost types that some definition carries, in the order of the files. */
  readonly usedCostTypes: readonly CostType[];
  readonly profileTypes: ReadonlyMap<Id, ProfileTypeDefinition>;
  readonly capabilities: ReadonlyMap<Id, CapabilityDefinition>;
  /** Modifiers apply in stages, defaults of groups are taken without a minimum, numbers inside texts count up. */
  readonly isStaged: boolean;
  readonly problems: readonly CatalogueProblem[];
}
