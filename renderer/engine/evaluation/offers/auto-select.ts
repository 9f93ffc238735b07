import { AMOUNT_UNIT, parseDecimal } from '../../catalogue/decimal';
import type { EntryNode, GroupSlot, OwnedConstraint, Slot, SlotTree } from '../../catalogue/entry-node';
import type { NodeId } from '../../roster/document';
import { measure } from '../counting/measure';
import { askingOf } from '../limits/asking';
import { hasPlaceFor } from '../limits/check';
import { isAutomatic } from '../modifiers/automatic';
import { baseCategories, effectiveCategories, type hiddenState, textField } from '../modifiers/fields';
import { takenAt } from '../tree/content-order';
import { slotsOf } from '../tree/find-slot';
import { type Anchor, type Carrier, type ForceNode, SelectionNode } from '../tree/nodes';
import { groupAnchorOf, hiddenByGroups, hiddenInOffer, isHiddenOption, phantomOf } from '../tree/phantom';
import { forgetTree, type State } from '../tree/state';

/** Minimums that feed on each other are followed this often. */
const MOST_ROUNDS = 12;

/** Data that would fill a choice with thousands of others are broken. */
const MOST_ADDED = 500;

/** The id of a node that is to be made. */
export type IdOf = (parent: ForceNode | SelectionNode, slot: Slot) => NodeId;

/** Whether a constraint fills by itself (roster-semantics, section 8.1). */
function fills({ definition, query }: OwnedConstraint, isRoot: boolean): boolean {
  if (definition.type !== 'min' && definition.type !== 'exactly') return false;
  if (query.field.kind !== 'selections' || query.percent || query.childId !== undefined) return false;
  return query.scope === 'parent' || (isRoot && (query.scope === 'force' || query.scope === 'roster'));
}

/** How many more a constraint that fills asks for now. */
function missing(state: State, constraint: OwnedConstraint, carrier: Carrier, anchor: Anchor): number {
  const measured = measure(state, constraint, carrier, anchor);
  return measured ? Math.max(0, Math.ceil(measured.limit - measured.count)) : 0;
}

/** An option or a group with those of its constraints that fill by themselves. */
interface Asker<Place> {
  readonly place: Place;
  readonly constraints: readonly OwnedConstraint[];
}

/** Options that may come along with a new parent: those that ask, and those with a default. */
interface Filling {
  readonly slots: readonly Asker<Slot>[];
  /** Inner groups first: what they take counts for the outer ones. */
  readonly groups: readonly Asker<GroupSlot>[];
  readonly defaults: readonly Slot[];
  readonly groupDefaults: readonly GroupSlot[];
}

const known = new WeakMap<SlotTree, Filling>();

function mayHaveDefault(entry: EntryNode): boolean {
  return entry.defaultSelectionEntryId !== undefined || entry.mayChange('defaultSelectionEntryId');
}

function askers<Place extends Slot | GroupSlot>(places: readonly Place[], isRoot: boolean): Asker<Place>[] {
  return places.flatMap((place) => {
    const constraints = place.entry.constraints.filter((each) => fills(each, isRoot));
    return constraints.length > 0 ? [{ place, constraints }] : [];
  });
}

function fillingOf(parent: ForceNode | SelectionNode): Filling {
  const tree = slotsOf(parent);
  let filling = known.get(tree);
  if (!filling) {
    const asking = askingOf(tree);
    const isRoot = parent.kind === 'force';
    filling = {
      slots: askers(asking.slots, isRoot),
      groups: askers(asking.groups.toReversed(), isRoot),
      defaults: tree.slots.filter(
        ({ entry }) => entry.defaultAmount !== undefined || entry.mayChange('defaultAmount'),
      ),
      groupDefaults: tree.groups.filter(({ entry }) => mayHaveDefault(entry)),
    };
    known.set(tree, filling);
  }
  return filling;
}

/** Fills new forces and selections with what the data ask for, until nothing is missing. */
export class Filler {
  readonly #fresh: (ForceNode | SelectionNode)[];
  readonly #started = new Set<ForceNode | SelectionNode>();
  #added = 0;

  /** @param isDetached the nodes hang in no roster: only their own answers are forgotten as they grow */
  constructor(
    readonly state: State,
    fresh: readonly (ForceNode | SelectionNode)[],
    readonly idOf: IdOf,
    readonly isDetached: boolean,
  ) {
    this.#fresh = [...fresh];
  }

  fill(): void {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = this.#added;
      // The list grows while it is walked: what is added is filled in its turn.
      for (const node of this.#fresh) this.#fillNode(node);
      if (this.#added === before || this.#added > MOST_ADDED) return;
    }
  }

  #fillNode(parent: ForceNode | SelectionNode): void {
    const filling = fillingOf(parent);
    if (!this.#started.has(parent)) {
      this.#started.add(parent);
      // Units of a force are the user's to take: how many come is asked when one is taken.
      if (parent.kind === 'selection') {
        for (const slot of filling.defaults) this.#takeDefaultAmount(parent, slot);
      }
    }
    for (const asker of filling.slots) this.#fillSlot(parent, asker);
    for (const asker of filling.groups) this.#fillGroup(parent, asker);
    if (this.state.catalogue.isStaged) {
      for (const group of filling.groupDefaults) this.#takeGroupDefault(parent, group);
    }
  }

  #nodeAt(parent: ForceNode | SelectionNode, slot: Slot): SelectionNode {
    return takenAt(parent, slot) ?? phantomOf(this.state, parent, slot);
  }

  #isOffered(parent: ForceNode | SelectionNode, slot: Slot): boolean {
    if (parent.kind === 'selection') return !isHiddenOption(this.state, parent, slot);
    const node = this.#nodeAt(parent, slot);
    return hasPlaceFor(parent, node) && !hiddenInOffer(this.state, parent, slot, node).isHidden;
  }

  #fillSlot(parent: ForceNode | SelectionNode, { place: slot, constraints }: Asker<Slot>): void {
    if (!this.#isOffered(parent, slot)) return;
    let need = 0;
    for (const constraint of constraints) {
      if (isAutomatic(constraint) && this.#isLeft(slot)) continue;
      const node = this.#nodeAt(parent, slot);
      need = Math.max(need, missing(this.state, constraint, node, node));
    }
    if (need > 0) this.#add(parent, slot, need);
  }

  /**
   * What the data set by themselves is derived at every evaluation and not stored, as it goes when a condition fails.
   * A trial is not evaluated by itself, so there it comes along where it may cost something.
   */
  #isLeft({ entry }: Slot): boolean {
    return !this.isDetached || (entry.costs.size === 0 && entry.slots.slots.length === 0);
  }

  #fillGroup(parent: ForceNode | SelectionNode, { place: group, constraints }: Asker<GroupSlot>): void {
    if (hiddenByGroups(this.state, parent, [...group.groups, group]).isHidden) return;
    const anchor = groupAnchorOf(parent, group);
    let need = 0;
    for (const constraint of constraints) {
      need = Math.max(need, missing(this.state, constraint, anchor, anchor));
    }
    if (need === 0) return;
    const member = this.#memberToTake(parent, group);
    if (member) this.#add(parent, member, need);
  }

  /** The default, else the only member there is; a collective group without default selects nothing by itself. */
  #memberToTake(parent: ForceNode | SelectionNode, group: GroupSlot): Slot | undefined {
    const members = slotsOf(parent).slots.filter((slot) => slot.groups.includes(group));
    const chosen = this.#defaultId(parent, group);
    if (chosen !== undefined) {
      return members.find(
        (slot) =>
          (slot.entry.id === chosen || slot.entry.link?.id === chosen || slot.path === chosen) &&
          this.#isOffered(parent, slot),
      );
    }
    if (group.entry.collective) return undefined;
    let only: Slot | undefined;
    for (const slot of members) {
      if (!this.#isOffered(parent, slot)) continue;
      if (only) return undefined;
      only = slot;
    }
    return only;
  }

  #defaultId(parent: ForceNode | SelectionNode, group: GroupSlot): string | undefined {
    const anchor = groupAnchorOf(parent, group);
    return modifiedText(this.state, anchor, 'defaultSelectionEntryId', group.entry.defaultSelectionEntryId);
  }

  /** New Recruit takes a group's default once, without a minimum, when the parent is new. */
  #takeGroupDefault(parent: ForceNode | SelectionNode, group: GroupSlot): void {
    if (parent.children.some((child) => child.slot.groups.includes(group))) return;
    if (hiddenByGroups(this.state, parent, [...group.groups, group]).isHidden) return;
    const chosen = this.#defaultId(parent, group);
    if (chosen === undefined || chosen === 'none') return;
    // A group inside another has no place left once the outer one is full with its own default.
    const isClosed = [...group.groups, group].some((around) => {
      const anchor = groupAnchorOf(parent, around);
      return around.entry.constraints.some((constraint) => {
        if (constraint.definition.type !== 'max' || constraint.query.scope !== 'parent') return false;
        const measured = measure(this.state, constraint, anchor, anchor);
        return measured !== undefined && measured.limit - measured.count < 1;
      });
    });
    const member = isClosed ? undefined : this.#memberToTake(parent, group);
    if (member) this.#add(parent, member, 1);
  }

  #takeDefaultAmount(parent: SelectionNode, slot: Slot): void {
    if (!this.#isOffered(parent, slot)) return;
    const { defaultAmount } = slot.entry;
    const text = slot.entry.modifiers.byField.has('defaultAmount')
      ? modifiedText(this.state, phantomOf(this.state, parent, slot), 'defaultAmount', defaultAmount)
      : defaultAmount;
    const amounts = (text ?? '')
      .split(',')
      .map((part) => Math.floor(parseDecimal(part.trim()) / AMOUNT_UNIT))
      .filter((amount) => amount > 0);
    if (amounts.length === 1) this.#add(parent, slot, amounts[0] as number);
    else for (const amount of amounts) this.#addNode(parent, slot, amount);
  }

  #add(parent: ForceNode | SelectionNode, slot: Slot, count: number): void {
    if (parent.kind === 'selection' && slot.entry.isMerged) {
      const existing = parent.children.find((child) => child.slot === slot && child.source === undefined);
      if (existing) {
        existing.amount += count;
        this.#added += 1;
        this.#forget(parent);
      } else this.#addNode(parent, slot, count);
      return;
    }
    for (let index = 0; index < count && this.#added <= MOST_ADDED; index++) this.#addNode(parent, slot, 1);
  }

  #addNode(parent: ForceNode | SelectionNode, slot: Slot, amount: number): void {
    const id = this.idOf(parent, slot);
    const node = new SelectionNode(id, undefined, slot, parent, amount, parent.isPhantom);
    node.categories = baseCategories(node);
    parent.children.push(node);
    if (!this.isDetached) {
      this.state.byId.set(node.id, node);
      if (parent.kind === 'force') parent.moving.push(node);
    }
    this.#fresh.push(node);
    this.#added += 1;
    this.#forget(parent);
    node.categories = effectiveCategories(this.state, node);
  }

  #forget(node: ForceNode | SelectionNode): void {
    if (!this.isDetached) {
      this.state.forget();
      return;
    }
    // Nothing is ever filled into a force that is not there.
    let top = node as SelectionNode;
    while (top.parent.isPhantom) top = top.parent as SelectionNode;
    forgetTree(top);
  }
}

function modifiedText(
  state: State,
  node: Parameters<typeof hiddenState>[1],
  field: string,
  base: string | undefined,
): string | undefined {
  const text = textField(state, node, field, base ?? '');
  return text === '' ? undefined : text;
}
