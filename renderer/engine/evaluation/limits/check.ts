import type { Book } from '../../catalogue/book';
import type {
  CategoryNode,
  EntryNode,
  ForceNodeDefinition,
  GroupSlot,
  OwnedConstraint,
  Slot,
} from '../../catalogue/entry-node';
import { resolveScope } from '../counting/scope';
import type { BrokenConstraint } from '../evaluated';
import { isPutAside } from '../modifiers/automatic';
import { hiddenState } from '../modifiers/fields';
import { isHiddenAlike } from '../offers/hidden-alike';
import { slotsOf } from '../tree/find-slot';
import { ForceNode, type GroupAnchor, type RosterNode, SelectionNode } from '../tree/nodes';
import { groupAnchorOf, hiddenInOffer, isGroupHidden, phantomOf } from '../tree/phantom';
import type { State } from '../tree/state';
import type { Unit } from '../tree/unit';
import { askingOf } from './asking';
import type { Bearer } from './bounds-beside';
import { Breaches } from './breaches';

/** A node bears the constraints of its own entry. */
const bearerOf = (node: ForceNode | SelectionNode | GroupAnchor): Bearer => ({
  constraints: node.entry.constraints,
  carrier: node,
  anchor: node,
  owner: node.entry,
});

/** A category bears its own in the block that it has in a force. */
const blockBearer = (force: ForceNode, category: CategoryNode): Bearer => ({
  constraints: category.constraints,
  carrier: category,
  anchor: force.block(category.id, false),
  owner: category,
});

const isMinimum = ({ definition }: OwnedConstraint): boolean =>
  definition.type === 'min' || definition.type === 'exactly';

/** Whether a force has a place for an entry: it links the primary category, or the entry has none. */
export function hasPlaceFor(force: ForceNode, node: SelectionNode): boolean {
  const primary = node.primaryCategory;
  return primary === undefined || force.entry.categoryIds.has(primary);
}

function checkAll(breaches: Breaches, bearer: Bearer): void {
  for (const constraint of bearer.constraints) breaches.check(constraint, bearer);
}

function checkSelection(breaches: Breaches, node: SelectionNode): void {
  if (hiddenInOffer(breaches.state, node.parent, node.slot, node).isHidden) return;
  if (node.entry.constraints.length > 0) checkAll(breaches, bearerOf(node));
  for (const use of node.entry.categories) {
    if (use.node) checkAll(breaches, blockBearer(node.force, use.node));
  }
}

/** An option that is not taken asks for its minimum where it is offered. */
function checkUntaken(breaches: Breaches, parent: ForceNode | SelectionNode, slot: Slot): void {
  const { state } = breaches;
  const phantom = phantomOf(state, parent, slot);
  // The minimum of a root entry is asked only in forces with a place for it (section 26.1).
  if (parent.kind === 'force' && !hasPlaceFor(parent, phantom)) return;
  if (hiddenInOffer(state, parent, slot, phantom).isHidden) return;
  const bearer = bearerOf(phantom);
  for (const constraint of bearer.constraints) {
    if (isMinimum(constraint) && !constraint.query.childId) breaches.check(constraint, bearer);
  }
}

/** Groups that something is taken from. */
function groupsOf(children: readonly SelectionNode[]): ReadonlySet<GroupSlot> {
  let groups: Set<GroupSlot> | undefined;
  for (const { slot } of children) {
    for (const group of slot.groups) {
      groups ??= new Set();
      groups.add(group);
    }
  }
  return groups ?? NO_GROUPS;
}

const NO_GROUPS: ReadonlySet<GroupSlot> = new Set();

function checkBelow(breaches: Breaches, parent: ForceNode | SelectionNode): void {
  const { children } = parent;
  for (const child of children) {
    if (parent.kind === 'force') breaches.judge(child.unit as Unit, 'own', checkSelection);
    else checkSelection(breaches, child);
  }
  const asking = askingOf(slotsOf(parent));
  // A force may hold hundreds of units, and ask for hundreds.
  const held = parent.kind === 'force' ? new Set(slotsIn(children)) : undefined;
  for (const slot of asking.slots) {
    const isTaken = held ? held.has(slot) : holds(children, slot);
    if (!isTaken) checkUntaken(breaches, parent, slot);
  }
  const taken = groupsOf(children);
  for (const group of taken) checkGroup(breaches, parent, group, true);
  for (const group of asking.groups) if (!taken.has(group)) checkGroup(breaches, parent, group, false);
  for (const child of children) {
    if (isPutAside(child)) continue;
    if (parent.kind === 'force') breaches.judge(child.unit as Unit, 'below', checkBelow);
    else checkBelow(breaches, child);
  }
}

const slotsIn = (children: readonly SelectionNode[]): Slot[] => children.map(({ slot }) => slot);

function holds(children: readonly SelectionNode[], slot: Slot): boolean {
  for (const child of children) if (child.slot === slot) return true;
  return false;
}

function checkGroup(
  breaches: Breaches,
  parent: ForceNode | SelectionNode,
  group: GroupSlot,
  isTaken: boolean,
): void {
  const { state } = breaches;
  const { constraints } = group.entry;
  if (constraints.length === 0) return;
  if (isGroupHidden(state, parent, group)) return;
  if (!isTaken && parent.kind === 'force' && !hasMemberFor(state, parent, group)) return;
  const bearer = bearerOf(groupAnchorOf(parent, group));
  for (const constraint of constraints) {
    if (isTaken || isMinimum(constraint)) breaches.check(constraint, bearer);
  }
}

function hasMemberFor(state: State, force: ForceNode, group: GroupSlot): boolean {
  return group.items.some((item) =>
    item.kind === 'slot'
      ? hasPlaceFor(force, phantomOf(state, force, item))
      : hasMemberFor(state, force, item),
  );
}

function checkCategories(breaches: Breaches, force: ForceNode): void {
  for (const category of force.entry.categories) checkAll(breaches, blockBearer(force, category));
}

function checkForce(breaches: Breaches, force: ForceNode): void {
  const isSkipped = hiddenState(breaches.state, force).isHidden && force.forces.length === 0;
  if (!isSkipped) {
    const bearer = bearerOf(force);
    for (const constraint of bearer.constraints) {
      // Too many forces are told once for each force of the type, all else once.
      const isEach = constraint.query.field.kind === 'forces' && constraint.definition.type === 'max';
      breaches.check(constraint, bearer, isEach ? force.id : '');
    }
  }
  checkCategories(breaches, force);
  checkBelow(breaches, force);
  checkForces(breaches, force, force.entry.forces, force.book);
  for (const child of force.forces) checkForce(breaches, child);
}

/** A force that is not there yet, as if it stood below its parent. */
export function phantomForce(
  parent: ForceNode | RosterNode,
  entry: ForceNodeDefinition,
  book: Book,
): ForceNode {
  const id = `${parent.id ?? ''}/${entry.path}@${book.key}`;
  const source = { id, entryId: entry.path, name: entry.name, catalogueId: book.key };
  return new ForceNode(id, source, entry, book, parent, true);
}

/** Forces that are offered and not there may be asked for. */
function checkForces(
  breaches: Breaches,
  parent: ForceNode | RosterNode,
  offered: readonly ForceNodeDefinition[],
  book: Book,
): void {
  for (const entry of offered) {
    if (!entry.constraints.some(({ mayAsk }) => mayAsk)) continue;
    if (parent.forces.some((force) => force.entry.id === entry.id)) continue;
    const phantom = phantomForce(parent, entry, book);
    if (hiddenState(breaches.state, phantom).isHidden) continue;
    const bearer = bearerOf(phantom);
    for (const constraint of bearer.constraints) {
      const { field, childId } = constraint.query;
      if (isMinimum(constraint) && field.kind === 'forces' && !childId) breaches.check(constraint, bearer);
    }
  }
}

/**
 * Minimums of options whose own parent is not there, counted outside it (section 14): of those that nothing asked that is
 * there. Each force asks for itself, so that it is all one which stands first.
 */
function checkDeepMinimums(breaches: Breaches): void {
  const { state } = breaches;
  const open: {
    readonly bearer: Bearer;
    readonly constraint: OwnedConstraint;
  }[] = [];
  for (const force of state.forces()) {
    const closed = new Set<EntryNode>();
    for (const { isShared, ways } of force.book.deepMinimums) {
      for (const { constraint, path } of ways) {
        const [place] = resolveScope(state, force, constraint.query);
        if (place === undefined || (isShared && breaches.isAsked(constraint, place))) break;
        const phantom = phantomChain(state, force, path, closed);
        if (!phantom) continue;
        open.push({ bearer: bearerOf(phantom), constraint });
        if (isShared) break;
      }
    }
  }
  for (const { bearer, constraint } of open) breaches.check(constraint, bearer);
}

/**
 * Undefined when something on the way is hidden, or the force has no place for the root.
 * @param closed what was found hidden wherever it stands: there may be many ways to it
 */
function phantomChain(
  state: State,
  force: ForceNode,
  path: readonly Slot[],
  closed: Set<EntryNode>,
): SelectionNode | undefined {
  if (path.some(({ entry }) => closed.has(entry))) return undefined;
  let parent: ForceNode | SelectionNode = force;
  for (const slot of path) {
    const phantom: SelectionNode = phantomOf(state, parent, slot);
    if (parent.kind === 'force' && !hasPlaceFor(parent, phantom)) return undefined;
    if (hiddenInOffer(state, parent, slot, phantom).isHidden) {
      if (hiddenState(state, phantom).isHidden && isHiddenAlike(slot.entry)) closed.add(slot.entry);
      return undefined;
    }
    parent = phantom;
  }
  return parent instanceof SelectionNode ? parent : undefined;
}

/**
 * A book of an army asks for its forces in lists of that army: another that links it takes its units, and does not have to
 * play it beside its own. The game and what is made to be linked ask everyone.
 */
function mayAskFor({ book }: ForceNodeDefinition, used: ReadonlySet<Book>): boolean {
  return book.isSystem || book.isLibrary || used.has(book);
}

/** Every broken constraint of the roster, in document order. */
export function checkConstraints(state: State): readonly BrokenConstraint[] {
  const breaches = new Breaches(state);
  const { books } = state.catalogue;
  const used = new Set(state.root.forces.map((force) => force.book));
  const asked = new Set<string>();
  // Several books may offer one force: the first of the catalogue speaks for it, whichever stands first in the list.
  for (const book of [...used].sort((a, b) => books.indexOf(a) - books.indexOf(b))) {
    const offered = book.forces.filter((force) => !asked.has(force.id) && mayAskFor(force, used));
    for (const force of offered) asked.add(force.id);
    checkForces(breaches, state.root, offered, book);
  }
  for (const force of state.root.forces) checkForce(breaches, force);
  checkDeepMinimums(breaches);
  return breaches.list;
}
