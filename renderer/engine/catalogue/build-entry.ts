import type { Amount } from './amount';
import type { Book } from './book';
import { buildConstraints } from './build-constraints';
import { buildCategory } from './build-force';
import { buildSlots } from './build-slots';
import { compileModifiers } from './compile-query';
import { parseDecimal } from './decimal';
import type {
  CapabilityUse,
  EntryLinkDefinition,
  Id,
  LocalNames,
  Modifiable,
  ModifierGroupDefinition,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from './definition';
import type { CategoryUse, EntryNode, InfoSource, OwnedConstraint, SlotTree } from './entry-node';
import { isMerged } from './is-merged';
import type { Linker } from './linker';
import type { CompiledModifiers } from './query';
import { DEFAULT_SORT_INDEX } from './sort-index';

type Target = SelectionEntryDefinition | SelectionEntryGroupDefinition;
type Carrier = Target | EntryLinkDefinition;

function categoriesOf(linker: Linker, carriers: readonly Carrier[], books: readonly Book[]): CategoryUse[] {
  const links = carriers.flatMap((carrier, index) =>
    (carrier.categoryLinks ?? []).map((link) => ({ link, book: books[index] as Book })),
  );
  // The primary of the link wins over the target's, so the last one that claims it counts.
  const primary = links.findLast(({ link }) => link.primary);
  const uses = new Map<Id, CategoryUse>();
  for (const each of links) {
    const { link, book } = each;
    if (uses.has(link.targetId) && each !== primary) continue;
    const node = link.constraints?.length ? buildCategory(linker, link, book) : undefined;
    uses.set(link.targetId, { id: link.targetId, primary: each === primary, link, node });
  }
  return [...uses.values()];
}

/** Fields that modifiers name, as written. */
function changedFields(carriers: readonly (Modifiable | ModifierGroupDefinition)[]): ReadonlySet<string> {
  let fields: Set<string> | undefined;
  const visit = ({ modifiers, modifierGroups }: Modifiable | ModifierGroupDefinition): void => {
    for (const { field } of modifiers ?? []) {
      fields ??= new Set();
      fields.add(field);
    }
    for (const group of modifierGroups ?? []) visit(group);
  };
  carriers.forEach(visit);
  return fields ?? NO_FIELDS;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

/** What is not plain in the definition is worked out when it is first asked for: most options are never taken. */
class LinkedEntry implements EntryNode {
  readonly #linker: Linker;
  readonly #target: Target;
  readonly #books: readonly Book[];
  readonly #carriers: readonly Carrier[];
  readonly id: Id;
  readonly name: string;
  #modifiers: CompiledModifiers | undefined;
  #constraints: readonly OwnedConstraint[] | undefined;
  #categories: readonly CategoryUse[] | undefined;
  #costs: ReadonlyMap<Id, Amount> | undefined;
  #info: readonly InfoSource[] | undefined;
  #capabilities: readonly CapabilityUse[] | undefined;
  #slots: SlotTree | undefined;
  #isMerged: boolean | undefined;
  #hasMinimum: boolean | undefined;
  #changed: ReadonlySet<string> | undefined;

  constructor(
    linker: Linker,
    readonly kind: 'entry' | 'group',
    target: Target,
    readonly book: Book,
    readonly link: EntryLinkDefinition | undefined,
    linkBook: Book | undefined,
  ) {
    this.#linker = linker;
    this.#target = target;
    this.id = target.id;
    this.name = target.name ?? '';
    this.#carriers = link ? [target, link] : [target];
    this.#books = linkBook ? [book, linkBook] : [book];
  }

  get definition(): Target {
    return this.#target;
  }

  get names(): LocalNames | undefined {
    return this.#target.names;
  }

  get shortNames(): LocalNames | undefined {
    return this.#target.shortNames;
  }

  get type(): string {
    return this.kind === 'entry' ? ((this.#target as SelectionEntryDefinition).type ?? 'upgrade') : '';
  }

  get hidden(): boolean {
    return (this.#target.hidden || this.link?.hidden) ?? false;
  }

  get collective(): boolean {
    return (this.#target.collective || this.link?.collective) ?? false;
  }

  get sortIndex(): number {
    return this.link?.sortIndex ?? this.#target.sortIndex ?? DEFAULT_SORT_INDEX;
  }

  get publicationId(): string {
    return (this.link?.publicationId || this.#target.publicationId) ?? '';
  }

  get page(): string {
    return String((this.link?.page || this.#target.page) ?? '');
  }

  get role(): string | undefined {
    return this.link?.role || this.#target.role || undefined;
  }

  get defaultAmount(): string | undefined {
    const amount = this.link?.defaultAmount || this.#target.defaultAmount || undefined;
    return amount === undefined ? undefined : String(amount);
  }

  get defaultSelectionEntryId(): string | undefined {
    return (
      this.link?.defaultSelectionEntryId ||
      (this.#target as SelectionEntryGroupDefinition).defaultSelectionEntryId
    );
  }

  get capabilities(): readonly CapabilityUse[] {
    this.#capabilities ??= this.#carriers.flatMap((carrier) => carrier.capabilities ?? []);
    return this.#capabilities;
  }

  get costs(): ReadonlyMap<Id, Amount> {
    if (!this.#costs) {
      const costs = new Map<Id, Amount>();
      if (this.kind === 'entry') {
        for (const carrier of this.#carriers) {
          for (const cost of carrier.costs ?? []) costs.set(cost.typeId, parseDecimal(cost.value));
        }
      }
      this.#costs = costs;
    }
    return this.#costs;
  }

  get constraints(): readonly OwnedConstraint[] {
    this.#constraints ??= this.#ownConstraints();
    return this.#constraints;
  }

  /** Apart from the getter, which is read for every selection: what inner functions see is made room for at each call. */
  #ownConstraints(): readonly OwnedConstraint[] {
    return buildConstraints(
      this.#carriers.map((constrained, index) => ({
        ownerId: constrained.id,
        constrained,
        names: this.#linker.names(this.#books[index] as Book),
      })),
      () => this.modifiers,
    );
  }

  get modifiers(): CompiledModifiers {
    // Compiled with the link's book: it sees whatever the target's book does, and more.
    this.#modifiers ??= compileModifiers(this.#linker.names(this.#books.at(-1) as Book), this.#carriers);
    return this.#modifiers;
  }

  get categories(): readonly CategoryUse[] {
    this.#categories ??= categoriesOf(this.#linker, this.#carriers, this.#books);
    return this.#categories;
  }

  get info(): readonly InfoSource[] {
    this.#info ??= this.#carriers.map((carrier, index) => ({ carrier, book: this.#books[index] as Book }));
    return this.#info;
  }

  get slots(): SlotTree {
    this.#slots ??= buildSlots(
      this.#linker,
      this.#carriers.map((carrier, index) => ({
        children: carrier,
        book: this.#books[index] as Book,
        isLink: index > 0,
      })),
    );
    return this.#slots;
  }

  get isMerged(): boolean {
    this.#isMerged ??= isMerged(this);
    return this.#isMerged;
  }

  get hasMinimum(): boolean {
    this.#hasMinimum ??= this.#carriers.some((carrier) =>
      carrier.constraints?.some(({ type }) => type === 'min' || type === 'exactly'),
    );
    return this.#hasMinimum;
  }

  get hasAutomatic(): boolean {
    return this.#carriers.some((carrier) => carrier.constraints?.some(({ automatic }) => automatic));
  }

  mayChange(field: string): boolean {
    this.#changed ??= changedFields(this.#carriers);
    return this.#changed.has(field);
  }
}

/** @param link the link that leads here, with the book that it stands in */
export function buildEntry(
  linker: Linker,
  kind: 'entry' | 'group',
  target: Target,
  book: Book,
  link?: { readonly definition: EntryLinkDefinition; readonly book: Book },
): EntryNode {
  return new LinkedEntry(linker, kind, target, book, link?.definition, link?.book);
}
