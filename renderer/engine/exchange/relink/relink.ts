import type { Book } from '../../catalogue/book';
import { joinPath } from '../../catalogue/build-slots';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Id } from '../../catalogue/definition';
import type { ForceNodeDefinition, GroupSlot, Slot } from '../../catalogue/entry-node';
import { isAutomatic } from '../../evaluation/modifiers/automatic';
import { findForceEntry } from '../../evaluation/tree/find-slot';
import type { KeptFields, NodeId, Roster, RosterForce, RosterSelection } from '../../roster/document';
import { withoutResults } from '../ros/results';
import { findPlace, type Parent, plain, type RelinkedBy } from './find-place';
import { withoutDerived } from './without-derived';

/** A choice that the data have under another path than the roster says. */
export interface RelinkStep {
  readonly at: NodeId;
  readonly name: string;
  readonly by: Exclude<RelinkedBy, 'path'>;
  readonly from: string;
  readonly to: string;
}

/** What going through a roster collects. */
interface Walk {
  readonly catalogue: Catalogue;
  readonly roster: Roster;
  readonly steps: RelinkStep[];
  /** Keys of books, from the roster's to the catalogue's. */
  readonly keys: Map<Id, Id>;
  /** Selections whose amount the data may set by themselves. */
  readonly automatic: Set<NodeId>;
}

export interface Relinked {
  readonly roster: Roster;
  /** What was found again otherwise than by its path. What was not found at all is told by the findings, as lost. */
  readonly steps: readonly RelinkStep[];
}

/**
 * A roster of another program, or of older data, with the paths that the data have now. Choices that the data no longer
 * know stay as they are. What a file keeps for others to print goes where the data say it themselves.
 */
export function relink(catalogue: Catalogue, roster: Roster): Relinked {
  const walk: Walk = { catalogue, roster, steps: [], keys: new Map(), automatic: new Set() };
  const forces = roster.forces.map((force) => relinkForce(walk, force, undefined));
  const { steps, keys, automatic } = walk;
  const isOther = [...keys].some(([from, to]) => from !== to);
  const books = isOther
    ? roster.books.map((book) => ({ ...book, id: keys.get(book.id) ?? book.id }))
    : roster.books;
  const relinked = tidy({ ...roster, books, forces });
  return { roster: withoutDerived(catalogue, relinked, automatic), steps };
}

/** Without results that the data give. */
function tidy<Node extends { readonly kept?: KeptFields }>(node: Node): Node {
  if (node.kept === undefined) return node;
  const { kept, ...rest } = node;
  const left = withoutResults(kept);
  return (left === undefined ? rest : { ...rest, kept: left }) as Node;
}

function relinkForce(walk: Walk, force: RosterForce, parent: ForceNodeDefinition | undefined): RosterForce {
  const { catalogue, roster, steps, keys } = walk;
  const book = bookOf(catalogue, roster, force.catalogueId);
  const entry = book && entryOf(book, force, parent, steps);
  const children = (force.forces ?? []).map((child) => relinkForce(walk, child, entry));
  const forces = children.length > 0 ? { forces: children } : {};
  if (!book) return { ...force, ...forces };
  keys.set(force.catalogueId, book.key);
  if (!entry) return { ...force, catalogueId: book.key, ...forces };
  const roots: Parent = { tree: book.roots, links: [], storedLinks: [], book };
  const selections = relinkAll(force.selections, roots, walk);
  return tidy({
    ...force,
    entryId: entry.path,
    catalogueId: book.key,
    ...(selections ? { selections } : {}),
    ...forces,
  });
}

/** By id; where two books have one, by name; where the id is gone or was never there, by name alone. */
function bookOf(catalogue: Catalogue, roster: Roster, key: Id): Book | undefined {
  const name = roster.books.find(({ id }) => id === key)?.name;
  const ending = `#${name}`;
  const id = name !== undefined && key.endsWith(ending) ? key.slice(0, -ending.length) : key;
  return (
    catalogue.book(id, name) ??
    catalogue.book(key) ??
    (name === undefined ? undefined : catalogue.books.find((book) => plain(book.name) === plain(name)))
  );
}

function entryOf(
  book: Book,
  force: RosterForce,
  parent: ForceNodeDefinition | undefined,
  steps: RelinkStep[],
): ForceNodeDefinition | undefined {
  const nested = parent?.forces ?? [];
  const known = findForceEntry(nested, force.entryId) ?? findForceEntry(book.forces, force.entryId);
  if (known) return known;
  const named = [...nested, ...book.forces].find(({ name }) => plain(name) === plain(force.name));
  if (named && plain(force.name) !== '') {
    steps.push({ at: force.id, name: force.name, by: 'name', from: force.entryId, to: named.path });
    return named;
  }
  return undefined;
}

function relinkAll(
  selections: readonly RosterSelection[] | undefined,
  parent: Parent,
  walk: Walk,
): readonly RosterSelection[] | undefined {
  return selections?.map((selection) => relinkSelection(selection, parent, walk));
}

function relinkSelection(selection: RosterSelection, parent: Parent, walk: Walk): RosterSelection {
  const place = findPlace(parent, selection);
  if (!place) return selection;
  const { slot, by } = place;
  const links = [...linksTo(parent, slot), ...slot.links];
  const entryId = joinPath(links, slot.entry.id);
  const group = slot.groups.at(-1);
  const groupId = group && joinPath(linksTo(parent, group), group.path);
  if (by !== 'path') {
    walk.steps.push({ at: selection.id, name: selection.name, by, from: selection.entryId, to: entryId });
  }
  if (slot.entry.constraints.some(isAutomatic)) walk.automatic.add(selection.id);
  const storedLinks = selection.entryId.split('::').slice(0, -1);
  const below: Parent = { tree: slot.entry.slots, links, storedLinks, book: parent.book };
  const selections = relinkAll(selection.selections, below, walk);
  const { groupId: _, ...rest } = selection;
  return tidy({
    ...rest,
    entryId,
    ...(groupId === undefined ? {} : { groupId }),
    ...(selections ? { selections } : {}),
  });
}

/** Links down to where a place stands: what stands on the parent's own link has not passed it. */
function linksTo({ links }: Parent, { isOnLink }: Slot | GroupSlot): readonly Id[] {
  return isOnLink ? links.slice(0, -1) : links;
}
