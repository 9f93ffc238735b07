import type { Amount } from './amount';
import type { Book } from './book';
import { buildConstraints } from './build-constraints';
import { buildCategory } from './build-force';
import { buildSlots } from './build-slots';
import { compileModifiers } from './compile-query';
import { parseDecimal } from './decimal';
import type {
  EntryLinkDefinition,
  Id,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from './definition';
import type { CategoryUse, EntryNode, SlotTree } from './entry-node';
import { isMerged } from './is-merged';
import type { Linker } from './linker';
import { DEFAULT_SORT_INDEX } from './sort-index';

function categoriesOf(linker: Linker, carriers: readonly Target[], books: readonly Book[]): CategoryUse[] {
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

type Target = SelectionEntryDefinition | SelectionEntryGroupDefinition;

/** @param link the link that leads here, with the book that it stands in */
export function buildEntry(
  linker: Linker,
  kind: 'entry' | 'group',
  target: Target,
  book: Book,
  link?: { readonly definition: EntryLinkDefinition; readonly book: Book },
): EntryNode {
  const own = link?.definition;
  const carriers = own ? [target, own] : [target];
  const books = link ? [book, link.book] : [book];
  // Modifiers are compiled with the link's book: it sees whatever the target's book does, and more.
  const names = linker.names(link?.book ?? book);
  const modifiers = compileModifiers(names, carriers);
  const costs = new Map<Id, Amount>();
  if (kind === 'entry') {
    for (const carrier of carriers) {
      for (const cost of carrier.costs ?? []) costs.set(cost.typeId, parseDecimal(cost.value));
    }
  }
  const lastOf = <Key extends 'publicationId' | 'page' | 'defaultAmount' | 'role'>(key: Key) =>
    own?.[key] || target[key] || undefined;
  const defaultSelection =
    own?.defaultSelectionEntryId || (target as SelectionEntryGroupDefinition).defaultSelectionEntryId;
  const defaultAmount = lastOf('defaultAmount');
  let slots: SlotTree | undefined;
  let merged: boolean | undefined;
  const node: EntryNode = {
    kind,
    id: target.id,
    definition: target,
    link: own,
    book,
    name: target.name ?? '',
    names: target.names,
    shortNames: target.shortNames,
    type: kind === 'entry' ? ((target as SelectionEntryDefinition).type ?? 'upgrade') : '',
    hidden: (target.hidden || own?.hidden) ?? false,
    collective: (target.collective || own?.collective) ?? false,
    sortIndex: own?.sortIndex ?? target.sortIndex ?? DEFAULT_SORT_INDEX,
    publicationId: lastOf('publicationId') ?? '',
    page: String(lastOf('page') ?? ''),
    role: lastOf('role'),
    defaultAmount: defaultAmount === undefined ? undefined : String(defaultAmount),
    defaultSelectionEntryId: defaultSelection,
    capabilities: carriers.flatMap((carrier) => carrier.capabilities ?? []),
    costs,
    constraints: buildConstraints(
      carriers.map((constrained, index) => ({
        ownerId: constrained.id,
        constrained,
        names: linker.names(books[index] as Book),
      })),
      modifiers,
    ),
    modifiers,
    categories: categoriesOf(linker, carriers, books),
    info: carriers.map((carrier, index) => ({ carrier, book: books[index] as Book })),
    get slots() {
      slots ??= buildSlots(
        linker,
        carriers.map((carrier, index) => ({ children: carrier, book: books[index] as Book })),
      );
      return slots;
    },
    get isMerged() {
      merged ??= isMerged(node);
      return merged;
    },
  };
  return node;
}
