import { capabilityField } from '../catalogue/capability-field';
import type { CapabilityUse, Id, LocalNames, SelectionEntryDefinition } from '../catalogue/definition';
import type { NodeId, RosterSelection } from '../roster/document';
import { ownCosts, subtreeCosts } from './cost-totals';
import type {
  CostTotal,
  EvaluatedCategoryUse,
  EvaluatedProfile,
  EvaluatedRule,
  EvaluatedSelection,
} from './evaluated';
import { effectiveName, textField } from './fields';
import { type Info, selectionInfo } from './info';
import { namesFor } from './names-for';
import { type CategoryState, type ForceNode, groupPath, type SelectionNode } from './nodes';
import { orderChildren } from './order';
import { hiddenInOffer } from './phantom';
import type { Views } from './views';

/** Names of categories as a force's book knows them. */
export function categoryUses(
  force: ForceNode,
  categories: readonly CategoryState[],
): readonly EvaluatedCategoryUse[] {
  return categories.map(({ id, primary }) => {
    const definition = force.book.category(id);
    const name = definition?.name ?? '';
    return { entryId: id, name, names: definition?.names, primary, isTag: definition?.tag ?? false };
  });
}

/** One selection as others see it. What costs time (profiles, order, totals) is worked out when asked for. */
export class SelectionView implements EvaluatedSelection {
  readonly #views: Views;
  readonly #node: SelectionNode;
  #info: Info | undefined;
  #children: readonly EvaluatedSelection[] | undefined;
  #costs: readonly CostTotal[] | undefined;
  #totals: readonly CostTotal[] | undefined;
  #categories: readonly EvaluatedCategoryUse[] | undefined;
  readonly isLost = false;

  constructor(views: Views, node: SelectionNode) {
    this.#views = views;
    this.#node = node;
  }

  get id(): NodeId {
    return this.#node.id;
  }

  get selection(): RosterSelection | undefined {
    return this.#node.source;
  }

  get isDerived(): boolean {
    return this.#node.source === undefined;
  }

  get parent(): NodeId {
    return this.#node.parent.id;
  }

  get force(): NodeId {
    return this.#node.force.id;
  }

  get entryId(): string {
    return this.#node.path;
  }

  get groupId(): string | undefined {
    const group = this.#node.slot.groups.at(-1);
    return group && groupPath(this.#node.parent, group);
  }

  get definition(): SelectionEntryDefinition {
    return this.#node.entry.definition as SelectionEntryDefinition;
  }

  get name(): string {
    return effectiveName(this.#views.state, this.#node);
  }

  get names(): LocalNames | undefined {
    return namesFor(this.#node.entry, this.name).names;
  }

  get shortNames(): LocalNames | undefined {
    return namesFor(this.#node.entry, this.name).shortNames;
  }

  get type(): string {
    return this.#node.entry.type;
  }

  get role(): string | undefined {
    return this.#node.entry.role;
  }

  get hidden(): boolean {
    const { parent, slot } = this.#node;
    return hiddenInOffer(this.#views.state, parent, slot, this.#node).isHidden;
  }

  get amount(): number {
    return this.#node.amount;
  }

  get number(): number {
    return this.#node.number;
  }

  get costs(): readonly CostTotal[] {
    this.#costs ??= ownCosts(this.#views.state, this.#node, this.number);
    return this.#costs;
  }

  get totals(): readonly CostTotal[] {
    this.#totals ??= subtreeCosts(this.#views.state, this.#node, this.number);
    return this.#totals;
  }

  get categories(): readonly EvaluatedCategoryUse[] {
    this.#categories ??= categoryUses(this.#node.force, this.#node.categories);
    return this.#categories;
  }

  get profiles(): readonly EvaluatedProfile[] {
    return this.#allInfo.profiles;
  }

  get rules(): readonly EvaluatedRule[] {
    return this.#allInfo.rules;
  }

  get #allInfo(): Info {
    this.#info ??= selectionInfo(this.#views.state, this.#node);
    return this.#info;
  }

  get capabilities(): readonly CapabilityUse[] {
    const { capabilities } = this.#node.entry;
    return capabilities.filter(
      (use) => textField(this.#views.state, this.#node, capabilityField(use), '') !== 'false',
    );
  }

  get children(): readonly EvaluatedSelection[] {
    this.#children ??= [
      ...orderChildren(this.#views.state, this.#node).map((child) => this.#views.selection(child)),
      ...(this.#node.lost ?? []).map((lost) => this.#views.lost(lost, this.#node)),
    ];
    return this.#children;
  }

  get publicationId(): Id {
    return this.#node.entry.publicationId;
  }

  get page(): string {
    return textField(this.#views.state, this.#node, 'page', this.#node.entry.page);
  }
}
