import { amountToNumber } from '../../catalogue/decimal';
import type { Because, LocalNames, SelectionEntryDefinition } from '../../catalogue/definition';
import type { CategoryNode, GroupSlot, Slot } from '../../catalogue/entry-node';
import { subtreeCosts } from '../counting/cost-totals';
import { constraintValue, measure } from '../counting/measure';
import type { CostTotal, EffectiveLimit, EvaluatedCategoryUse, Offer, OfferGroup } from '../evaluated';
import { hasPlaceFor } from '../limits/check';
import { limitsOf } from '../limits/limits-of';
import { baseCategories, effectiveCategories, effectiveName } from '../modifiers/fields';
import { slotsOf } from '../tree/find-slot';
import { type Anchor, type ForceNode, SelectionNode } from '../tree/nodes';
import { groupAnchorOf, hiddenByGroups, hiddenInOffer, phantomOf } from '../tree/phantom';
import type { State } from '../tree/state';
import { namesFor } from '../views/names-for';
import { categoryUses } from '../views/selection-view';
import { type Bearer, whyGroupsHidden, whyHidden, whyNone } from '../why/why-closed';
import { Filler } from './auto-select';
import { steadyPrice } from './steady-price';

/** One option below a parent, evaluated as if it sat there; what costs time is worked out when asked for. */
class OfferView implements Offer {
  readonly #state: State;
  readonly #parent: ForceNode | SelectionNode;
  readonly #slot: Slot;
  readonly #node: SelectionNode;
  #price: readonly CostTotal[] | undefined;
  #limits: readonly EffectiveLimit[] | undefined;
  #own: readonly EffectiveLimit[] | undefined;

  constructor(state: State, parent: ForceNode | SelectionNode, slot: Slot) {
    this.#state = state;
    this.#parent = parent;
    this.#slot = slot;
    this.#node = phantomOf(state, parent, slot);
  }

  get entryId(): string {
    return this.#node.path;
  }

  get groupId(): string | undefined {
    const group = this.#slot.groups.at(-1);
    return group && this.#parent.way.groupPath(group);
  }

  get definition(): SelectionEntryDefinition {
    return this.#slot.entry.definition as SelectionEntryDefinition;
  }

  get sortIndex(): number {
    return this.#slot.entry.sortIndex;
  }

  get name(): string {
    return effectiveName(this.#state, this.#node);
  }

  get names(): LocalNames | undefined {
    return namesFor(this.#slot.entry, this.name).names;
  }

  get shortNames(): LocalNames | undefined {
    return namesFor(this.#slot.entry, this.name).shortNames;
  }

  get type(): string {
    return this.#slot.entry.type;
  }

  get role(): string | undefined {
    return this.#slot.entry.role;
  }

  get hidden(): boolean {
    return hiddenInOffer(this.#state, this.#parent, this.#slot, this.#node).isHidden;
  }

  get hiddenBecause(): Because | undefined {
    const { isHidden, because } = hiddenInOffer(this.#state, this.#parent, this.#slot, this.#node);
    if (because !== undefined || !isHidden) return because;
    return whyHidden(this.#state, this.#parent, this.#slot, this.#node, true);
  }

  get categories(): readonly EvaluatedCategoryUse[] {
    return categoryUses(this.#node);
  }

  /** Tried out on a node that hangs nowhere: it sees the roster, the roster does not see it. */
  get price(): readonly CostTotal[] {
    this.#price ??= steadyPrice(this.#node, () => this.#triedPrice());
    return this.#price;
  }

  #triedPrice(): readonly CostTotal[] {
    const { parent } = this.#node;
    const trial = new SelectionNode(`${this.#node.id}?`, undefined, this.#slot, parent, 1, true);
    trial.categories = baseCategories(trial);
    trial.categories = effectiveCategories(this.#state, trial);
    let count = 0;
    new Filler(this.#state, [trial], () => `${trial.id}${++count}`, true).fill();
    return subtreeCosts(this.#state, trial, 1);
  }

  get taken(): number {
    return this.#parent.children
      .filter((child) => child.slot === this.#slot)
      .reduce((sum, child) => sum + child.amount, 0);
  }

  get #ownLimits(): readonly EffectiveLimit[] {
    const { entry } = this.#slot;
    this.#own ??= limitsOf(this.#state, entry.constraints, this.#node, this.#node, entry);
    return this.#own;
  }

  get limits(): readonly EffectiveLimit[] {
    this.#limits ??= [
      ...this.#ownLimits,
      ...this.#slot.groups.flatMap((group) => {
        const anchor = groupAnchorOf(this.#parent, group);
        return limitsOf(this.#state, group.entry.constraints, anchor, anchor, group.entry);
      }),
      ...this.#blocks.flatMap(({ category, anchor }) =>
        limitsOf(this.#state, category.constraints, category, anchor, category),
      ),
    ];
    return this.#limits;
  }

  /** Blocks of the force that it counts in. */
  get #blocks(): readonly {
    readonly category: CategoryNode;
    readonly anchor: Anchor;
  }[] {
    const parent = this.#parent;
    if (parent.kind !== 'force') return [];
    const ids = new Set(this.#node.categories.map(({ id }) => id));
    return parent.entry.categories
      .filter(({ id }) => ids.has(id))
      .map((category) => ({ category, anchor: parent.block(category.id, false) }));
  }

  whyNone(limit: EffectiveLimit): Because | undefined {
    const { entry, groups } = this.#slot;
    const bearers: Bearer[] = [
      { constraints: entry.constraints, carrier: this.#node, anchor: this.#node },
      ...groups.map((group) => {
        const anchor = groupAnchorOf(this.#parent, group);
        return { constraints: group.entry.constraints, carrier: anchor, anchor };
      }),
      ...this.#blocks.map(({ category, anchor }) => ({
        constraints: category.constraints,
        carrier: category,
        anchor,
      })),
    ];
    return whyNone(this.#state, bearers, limit);
  }

  get isRepeatable(): boolean {
    return this.most > 1;
  }

  /** Own limits on how many there are below this parent. How many there are now is not asked. */
  #bounds(types: readonly string[]): number[] {
    const node = this.#node;
    return this.#slot.entry.constraints.flatMap((constraint) => {
      const { definition, query } = constraint;
      const isBound = query.field.kind === 'selections' && query.scope === 'parent' && !query.childId;
      if (!isBound || !types.includes(definition.type)) return [];
      const bound = query.percent
        ? measure(this.#state, constraint, node, node)?.limit
        : amountToNumber(constraintValue(this.#state, constraint, node, node));
      return bound !== undefined && Number.isFinite(bound) ? [bound] : [];
    });
  }

  get least(): number {
    return Math.max(0, ...this.#bounds(['min', 'exactly']));
  }

  get most(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.#bounds(['max', 'exactly']));
  }

  get amounts(): readonly number[] | undefined {
    return this.#slot.entry.constraints.find(({ definition }) => definition.type === 'one-of')?.definition
      .values;
  }
}

class OfferGroupView implements OfferGroup {
  readonly #state: State;
  readonly #parent: ForceNode | SelectionNode;
  readonly #group: GroupSlot;

  constructor(state: State, parent: ForceNode | SelectionNode, group: GroupSlot) {
    this.#state = state;
    this.#parent = parent;
    this.#group = group;
  }

  get id(): string {
    return this.#parent.way.groupPath(this.#group);
  }

  get name(): string {
    return effectiveName(this.#state, groupAnchorOf(this.#parent, this.#group));
  }

  get names(): LocalNames | undefined {
    return namesFor(this.#group.entry, this.name).names;
  }

  get hidden(): boolean {
    return hiddenByGroups(this.#state, this.#parent, [...this.#group.groups, this.#group]).isHidden;
  }

  get hiddenBecause(): Because | undefined {
    const groups = [...this.#group.groups, this.#group];
    const { isHidden, because } = hiddenByGroups(this.#state, this.#parent, groups);
    return because !== undefined || !isHidden ? because : whyGroupsHidden(this.#state, this.#parent, groups);
  }

  get limits(): readonly EffectiveLimit[] {
    const anchor = groupAnchorOf(this.#parent, this.#group);
    return limitsOf(this.#state, this.#group.entry.constraints, anchor, anchor, this.#group.entry);
  }

  get items(): readonly (Offer | OfferGroup)[] {
    return offersOf(this.#state, this.#parent, this.#group.items);
  }
}

function offersOf(
  state: State,
  parent: ForceNode | SelectionNode,
  items: readonly (Slot | GroupSlot)[],
): readonly (Offer | OfferGroup)[] {
  return items.map((item) =>
    item.kind === 'slot' ? new OfferView(state, parent, item) : new OfferGroupView(state, parent, item),
  );
}

/** Root entries that the force has a place for, hidden ones too; members of root groups stand for themselves. */
export function rootOffers(state: State, force: ForceNode): readonly Offer[] {
  return slotsOf(force)
    .slots.filter((slot) => hasPlaceFor(force, phantomOf(state, force, slot)))
    .map((slot) => new OfferView(state, force, slot));
}

/** The same of those that it has no place for. */
export function placelessOffers(state: State, force: ForceNode): readonly Offer[] {
  return slotsOf(force)
    .slots.filter((slot) => !hasPlaceFor(force, phantomOf(state, force, slot)))
    .map((slot) => new OfferView(state, force, slot));
}

/** Options as nested in the data, hidden ones too. */
export function childOffers(state: State, selection: SelectionNode): readonly (Offer | OfferGroup)[] {
  return offersOf(state, selection, slotsOf(selection).items);
}
