import type { Amount } from './amount';
import type { Book } from './book';
import { buildConstraints } from './build-constraints';
import { compileModifiers } from './compile-query';
import { parseDecimal } from './decimal';
import type {
  CategoryLinkDefinition,
  ForceEntryDefinition,
  ForceEntryLinkDefinition,
  Id,
} from './definition';
import type { CategoryNode, ForceNodeDefinition } from './entry-node';
import type { Linker } from './linker';
import { DEFAULT_SORT_INDEX } from './sort-index';

export function buildCategory(linker: Linker, link: CategoryLinkDefinition, book: Book): CategoryNode {
  const found = book.findKind('category', link.targetId);
  const definition = found?.definition;
  const names = linker.names(book);
  const modifiers = compileModifiers(names, definition ? [definition, link] : [link]);
  const own = { ownerId: link.id ?? link.targetId, constrained: link, names };
  return {
    id: link.targetId,
    name: definition?.name ?? link.name ?? '',
    names: definition?.names,
    shortNames: definition?.shortNames,
    hidden: (definition?.hidden || link.hidden) ?? false,
    isTag: definition?.tag ?? false,
    isExtra: definition?.extra ?? false,
    link,
    definition,
    constraints: buildConstraints(
      definition && found
        ? [{ ownerId: definition.id, constrained: definition, names: linker.names(found.book) }, own]
        : [own],
      () => modifiers,
    ),
    modifiers,
  };
}

export function buildForce(
  linker: Linker,
  definition: ForceEntryDefinition,
  book: Book,
  link?: { readonly definition: ForceEntryLinkDefinition; readonly book: Book },
): ForceNodeDefinition {
  const own = link?.definition;
  const names = linker.names(link?.book ?? book);
  const modifiers = compileModifiers(names, own ? [definition, own] : [definition]);
  const costs = new Map<Id, Amount>();
  // A block costs what its category says, wherever a force has it.
  const blocks = (definition.categoryLinks ?? []).map((each) => book.category(each.targetId));
  for (const { typeId, value } of [definition, ...blocks].flatMap((each) => each?.costs ?? [])) {
    costs.set(typeId, ((costs.get(typeId) ?? 0) + parseDecimal(value)) as Amount);
  }
  let categories: readonly CategoryNode[] | undefined;
  let categoryIds: ReadonlySet<Id> | undefined;
  let forces: readonly ForceNodeDefinition[] | undefined;
  const node: ForceNodeDefinition = {
    id: definition.id,
    path: own ? `${own.id}::${definition.id}` : definition.id,
    definition,
    link: own,
    book,
    name: definition.name ?? '',
    names: definition.names,
    shortNames: definition.shortNames,
    hidden: (definition.hidden || own?.hidden) ?? false,
    sortIndex: own?.sortIndex ?? definition.sortIndex ?? DEFAULT_SORT_INDEX,
    constraints: buildConstraints(
      [
        { ownerId: definition.id, constrained: definition, names: linker.names(book) },
        ...(own ? [{ ownerId: own.id, constrained: own, names }] : []),
      ],
      () => modifiers,
    ),
    modifiers,
    costs,
    get categories() {
      categories ??= (definition.categoryLinks ?? []).map((each) => buildCategory(linker, each, book));
      return categories;
    },
    get categoryIds() {
      categoryIds ??= new Set((definition.categoryLinks ?? []).map((each) => each.targetId));
      return categoryIds;
    },
    get forces() {
      forces ??= [
        ...(definition.forceEntries ?? []).map((each) => buildForce(linker, each, book)),
        ...(definition.forceEntryLinks ?? []).flatMap((each) => {
          const target = book.findKind('force', each.targetId);
          return target
            ? [buildForce(linker, target.definition, target.book, { definition: each, book })]
            : [];
        }),
      ];
      return forces;
    },
  };
  return node;
}
