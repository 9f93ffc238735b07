import type { Catalogue } from '../catalogue/catalogue';
import type { Slot } from '../catalogue/entry-node';
import { applyOperation } from '../roster/apply-operation';
import { changeNode, changeNodes } from '../roster/change-node';
import type { BookVersion, NodeId, Roster, RosterForce } from '../roster/document';
import { findNode } from '../roster/find-node';
import { freshIds } from '../roster/fresh-ids';
import type { NewId, RosterOperation } from '../roster/operation';
import type { Evaluation } from './evaluated';
import { baseCategories, effectiveCategories, effectiveName } from './modifiers/fields';
import { Filler } from './offers/auto-select';
import { findOfferedForce, findSlot, findSlotById, slotsOf } from './tree/find-slot';
import { ForceNode, type RosterNode, SelectionNode } from './tree/nodes';
import type { State } from './tree/state';
import { isSetByData, selectionDocument, storeDerived } from './tree/store-derived';
import { borrowTree, plantTree } from './tree/trees';
import { type Trial, tryOut, tryOutApart } from './tree/try-out';

type Operation<Kind extends RosterOperation['kind']> = Extract<RosterOperation, { kind: Kind }>;

/**
 * The roster after a user's action, with what the data bring along: minimums and defaults of a new choice, a repeated
 * choice that counts up (roster-semantics, sections 7 to 9). Limits never block an action. An operation on a node or
 * an entry that is not there changes nothing.
 * @param evaluation that of the same roster, if there is one: the result is the same, and comes sooner
 */
export function edit(
  catalogue: Catalogue,
  roster: Roster,
  operation: RosterOperation,
  newId: NewId,
  evaluation?: Evaluation,
): Roster {
  const open: Open = (from) => borrowTree(catalogue, from, evaluation);
  switch (operation.kind) {
    case 'add-force':
      return addForce(catalogue, roster, operation, freshIds(roster, newId), open);
    case 'select':
      return select(catalogue, roster, operation, freshIds(roster, newId), open);
    case 'deselect':
      return deselect(withChoice(roster, operation.selection, open), operation, newId, open);
    case 'set-amount':
      return applyOperation(withChoice(roster, operation.selection, open), operation, newId);
    case 'remove': {
      const next = applyOperation(withChoice(roster, operation.node, open), operation, newId);
      return withBooks(catalogue, roster, next);
    }
    case 'set-limit': {
      const name = operation.name ?? catalogue.costTypes.get(operation.typeId)?.name;
      return applyOperation(roster, name === undefined ? operation : { ...operation, name }, newId);
    }
    case 'insert-force':
      return withBooks(catalogue, roster, applyOperation(roster, operation, newId));
    default:
      return applyOperation(roster, operation, newId);
  }
}

/** A tree of a roster, settled. */
type Open = (roster: Roster) => State;

/** What came with something derived and is to be changed becomes a choice; what the data set stays as they set it. */
function withChoice(roster: Roster, id: NodeId, open: Open): Roster {
  if (findNode(roster, id)) return roster;
  const state = open(roster);
  const node = state.byId.get(id);
  return node?.kind === 'selection' && !isSetByData(node) ? storeDerived(state, roster, id) : roster;
}

/**
 * Looks at what comes of a trial; where that cannot be told in a tree of others, in one of its own. The ids that it is
 * given are the same then, as the document is to hang on nothing but the action.
 */
function tried<Result>(
  state: State,
  newId: NewId,
  make: (state: State, newId: NewId) => { readonly trial: Trial; readonly look: () => Result },
): Result {
  const given: NodeId[] = [];
  const fromTheFirst = (): NewId => {
    let at = 0;
    return () => {
      const id = given[at] ?? newId();
      given[at] = id;
      at += 1;
      return id;
    };
  };
  const { trial, look } = make(state, fromTheFirst());
  const result = tryOut(state, trial, look);
  if (result !== undefined) return result;
  const own = plantTree(state.catalogue, state.roster);
  const again = make(own, fromTheFirst());
  return tryOutApart(own, again.trial, again.look);
}

function addForce(
  catalogue: Catalogue,
  roster: Roster,
  operation: Operation<'add-force'>,
  newId: NewId,
  open: Open,
): Roster {
  const state = open(roster);
  const above = operation.parent === undefined ? state.root : state.byId.get(operation.parent);
  const book = catalogue.book(operation.catalogueId);
  if (!book || !above || above.kind === 'selection') return roster;
  const entry = findOfferedForce(above, book, operation.entryId);
  if (!entry) return roster;
  const document = tried(state, newId, (tree, idOf) => {
    const parent = above.id === undefined ? tree.root : (tree.byId.get(above.id) as ForceNode);
    const forces: ForceNode[] = [];
    const add = (
      under: ForceNode | RosterNode,
      definition: typeof entry,
      begun: readonly unknown[],
    ): ForceNode => {
      const source = { id: idOf(), entryId: definition.path, name: definition.name, catalogueId: book.key };
      const node = new ForceNode(source.id, source, definition, book, under, false);
      tree.byId.set(node.id, node);
      forces.push(node);
      // One that may stand below itself is not begun there again.
      const within = [...begun, definition.definition];
      for (const child of definition.forces) {
        if (child.definition.start && !within.includes(child.definition))
          node.forces.push(add(node, child, within));
      }
      return node;
    };
    const force = add(parent, entry, []);
    return {
      trial: { above: parent, force },
      look: () => {
        new Filler(tree, forces, idOf, false).fill();
        return forceDocument(tree, force);
      },
    };
  });
  const next =
    above.kind === 'roster'
      ? { ...roster, forces: [...roster.forces, document] }
      : changeNodes(roster, {
          force: (each) =>
            each.id === above.id ? { ...each, forces: [...(each.forces ?? []), document] } : each,
        });
  return withBooks(catalogue, roster, next);
}

/** What a path or a definition id means below a parent (roster-semantics, section 7). */
function slotFor(parent: ForceNode | SelectionNode, entryId: string): Slot | undefined {
  const tree = slotsOf(parent);
  return (entryId.includes('::') ? undefined : findSlotById(tree, entryId)) ?? findSlot(parent, entryId);
}

function select(
  catalogue: Catalogue,
  roster: Roster,
  operation: Operation<'select'>,
  newId: NewId,
  open: Open,
): Roster {
  const state = open(roster);
  const parent = state.byId.get(operation.parent);
  const slot = parent && slotFor(parent, operation.entryId);
  if (!parent || !slot) return roster;
  const stored = storeDerived(state, roster, parent.id);
  if (stored !== roster) return select(catalogue, stored, operation, newId, open);
  const amount = Math.max(1, Math.floor(operation.amount ?? 1));
  const isMerged = parent.kind === 'selection' && slot.entry.isMerged;
  if (isMerged) {
    const existing = parent.children.find((child) => child.slot === slot && child.source);
    if (existing?.source) {
      const total = existing.source.amount + amount;
      return applyOperation(roster, { kind: 'set-amount', selection: existing.id, amount: total }, newId);
    }
  }
  const documents = tried(state, newId, (tree, idOf) => {
    const above = tree.byId.get(parent.id) as typeof parent;
    const selections: SelectionNode[] = [];
    for (let index = 0; index < (isMerged ? 1 : amount); index++) {
      const node = new SelectionNode(idOf(), undefined, slot, above, isMerged ? amount : 1, false);
      node.categories = baseCategories(node);
      selections.push(node);
    }
    return {
      trial: { above, selections },
      look: () => {
        for (const node of selections) node.categories = effectiveCategories(tree, node);
        new Filler(tree, selections, idOf, false).fill();
        return selections.map((node) => selectionDocument(tree, node));
      },
    };
  });
  return changeNode(roster, parent.id, (each) => ({
    ...each,
    selections: [...(each.selections ?? []), ...documents],
  }));
}

/** A root or an instance goes; a merged choice counts down by one for each of its parent. */
function deselect(roster: Roster, operation: Operation<'deselect'>, newId: NewId, open: Open): Roster {
  const node = open(roster).byId.get(operation.selection);
  if (node?.kind === 'selection' && node.parent.kind === 'selection' && node.entry.isMerged && node.source) {
    const amount = node.source.amount - 1;
    return applyOperation(roster, { kind: 'set-amount', selection: node.id, amount }, newId);
  }
  return applyOperation(roster, operation, newId);
}

function forceDocument(state: State, node: ForceNode): RosterForce {
  return {
    ...node.source,
    name: effectiveName(state, node),
    ...(node.children.length > 0
      ? { selections: node.children.map((child) => selectionDocument(state, child)) }
      : {}),
    ...(node.forces.length > 0 ? { forces: node.forces.map((child) => forceDocument(state, child)) } : {}),
  };
}

function usedBooks(forces: readonly RosterForce[], used = new Set<string>()): ReadonlySet<string> {
  for (const force of forces) {
    used.add(force.catalogueId);
    usedBooks(force.forces ?? [], used);
  }
  return used;
}

/** Notes the books of new forces; those that the change left without a force go. */
function withBooks(catalogue: Catalogue, before: Roster, after: Roster): Roster {
  const [old, used] = [usedBooks(before.forces), usedBooks(after.forces)];
  const books: BookVersion[] = after.books.filter((book) => used.has(book.id) || !old.has(book.id));
  for (const key of used) {
    const book = catalogue.book(key);
    if (!book || books.some((each) => each.id === key)) continue;
    books.push({ id: key, name: book.name, revision: String(book.definition.revision ?? '') });
  }
  const isSame =
    books.length === after.books.length && books.every((book, index) => book === after.books[index]);
  return isSame ? after : { ...after, books };
}
