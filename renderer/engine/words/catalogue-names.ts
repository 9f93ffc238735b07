import type { Catalogue } from '../catalogue/catalogue';
import { amountToNumber, parseDecimal } from '../catalogue/decimal';
import type { Id, LocalNames } from '../catalogue/definition';
import { isCalledPoints } from '../catalogue/main-cost';
import type { Roster } from '../roster/document';
import { localName } from './local-names';
import { modelWord } from './model-word';
import type { Named, Names } from './names';

interface Nameable {
  readonly name?: string;
  readonly names?: LocalNames;
}

type Asked = Pick<Roster, 'books' | 'limits'> & { readonly hasOneForce: boolean };

/** The last for each catalogue: what it is made with stays the same from edit to edit. */
const lasts = new WeakMap<Catalogue, Asked & { readonly made: Names }>();

/**
 * Names of a linked catalogue, as findings ask for them. Ids are looked for in the books of the roster first (two
 * books may share an id), then in the system, then anywhere.
 */
export function catalogueNames(
  catalogue: Catalogue,
  { books, limits, forces }: Pick<Roster, 'books' | 'limits' | 'forces'>,
): Names {
  const hasOneForce = forces.length < 2;
  const last = lasts.get(catalogue);
  if (last?.books === books && last.limits === limits && last.hasOneForce === hasOneForce) return last.made;
  const asked = { books, limits, hasOneForce };
  const made = makeNames(catalogue, asked);
  lasts.set(catalogue, { ...asked, made });
  return made;
}

function makeNames(catalogue: Catalogue, roster: Asked): Names {
  const used = roster.books.flatMap((version) => catalogue.book(version.id, version.name) ?? []);
  const books = [
    ...new Set([
      ...used.flatMap((book) => [book, ...book.imports]),
      catalogue.systemBook,
      ...catalogue.books,
    ]),
  ];
  const costTypes = [...catalogue.costTypes.values()];
  const called = costTypes.filter((type) => isCalledPoints(type.name));
  // Data where nothing is called points speak of their first cost as points.
  const pointTypes = new Set((called.length > 0 ? called : costTypes.slice(0, 1)).map((type) => type.id));
  let roles: Map<Id, Named> | undefined;
  const known = new Map<Id, Named | undefined>();

  const find = (id: Id): Named | undefined => {
    const cost = catalogue.costTypes.get(id);
    if (cost?.name) return named(cost);
    for (const book of books) {
      const definition = book.index.byId.get(id)?.definition as Nameable | undefined;
      if (definition?.name) return named(definition);
      // A link without a name of its own is called what it points to.
      const target = definition && 'targetId' in definition ? (definition.targetId as Id) : undefined;
      if (target !== undefined && target !== id) return find(target);
    }
    const capability = catalogue.capabilities.get(id);
    if (capability) return named(capability);
    roles ??= rolesOf(books);
    const role = roles.get(id);
    if (role) return role;
    for (const book of books) {
      const local = localName(book, id);
      if (local) return local;
    }
    return undefined;
  };

  return {
    nameOf(id) {
      if (!known.has(id)) known.set(id, find(id));
      return known.get(id);
    },
    isPoints: (costType) => pointTypes.has(costType),
    limitOf(costType) {
      const limit = roster.limits.find((each) => each.typeId === costType)?.value;
      return limit === undefined || limit < 0 ? undefined : amountToNumber(parseDecimal(limit));
    },
    modelWord: (language) => modelWord(catalogue.system, language),
    hasOneForce: roster.hasOneForce,
    forceKindOf(id) {
      for (const book of books) {
        const indexed = book.index.byId.get(id);
        if (indexed?.kind === 'force') return indexed.definition.kind;
      }
      return undefined;
    },
  };
}

function named(definition: Nameable): Named {
  return { name: definition.name ?? '', names: definition.names };
}

/** A role is named by the option that gives it. */
function rolesOf(
  books: readonly { readonly index: { readonly byId: ReadonlyMap<Id, { readonly definition: object }> } }[],
) {
  const roles = new Map<Id, Named>();
  for (const book of books) {
    for (const { definition } of book.index.byId.values()) {
      const { role, name } = definition as { readonly role?: Id } & Nameable;
      if (role !== undefined && name && !roles.has(role)) roles.set(role, named(definition));
    }
  }
  return roles;
}
