import { capabilityField } from '../../catalogue/capability-field';
import type { CapabilityUse, Id, LocalNames, SelectionEntryDefinition } from '../../catalogue/definition';
import type { NodeId, RosterSelection } from '../../roster/document';
import { ownCosts, subtreeCosts } from '../counting/cost-totals';
import type {
  CostTotal,
  EvaluatedCategoryUse,
  EvaluatedProfile,
  EvaluatedRule,
  EvaluatedSelection,
} from '../evaluated';
import { effectiveName, textField } from '../modifiers/fields';
import type { SelectionNode } from '../tree/nodes';
import { hiddenInOffer } from '../tree/phantom';
import type { State } from '../tree/state';
import { type Info, selectionInfo } from './info';
import { lostSelection } from './lost-view';
import { namesFor } from './names-for';
import { orderChildren } from './order';

/** The copy of a name that a link carries, for a category that is nowhere. */
function copiedName({ slot }: SelectionNode, id: Id): string {
  const links = [slot, ...slot.groups].flatMap(({ entry }) => entry.categories.map(({ link }) => link));
  return links.find(({ targetId }) => targetId === id)?.name ?? '';
}

/** The categories of a selection with their names, as its force's book knows them. */
export function categoryUses(node: SelectionNode): readonly EvaluatedCategoryUse[] {
  return node.categories.map(({ id, primary }) => {
    const definition = node.force.book.category(id);
    const name = definition?.name ?? copiedName(node, id);
    return { entryId: id, name, names: definition?.names, primary, isTag: definition?.tag ?? false };
  });
}

/** The view of a selection: the same for as long as nothing about its unit changes. */
export function selectionView(state: State, node: SelectionNode): EvaluatedSelection {
  node.view ??= new SelectionView(state, node);
  return node.view;
}

/** One selection as others see it. What costs time (profiles, order, totals) is worked out when asked for. */
class SelectionView implements EvaluatedSelection {
  readonly #state: State;
  readonly #node: SelectionNode;
  #info: Info | undefined;
  #children: readonly EvaluatedSelection[] | undefined;
  #costs: readonly CostTotal[] | undefined;
  #totals: readonly CostTotal[] | undefined;
  #categories: readonly EvaluatedCategoryUse[] | undefined;
  readonly isLost = false;

  constructor(state: State, node: SelectionNode) {
    this.#state = state;
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
    return group && this.#node.parent.way.groupPath(group);
  }

  get definition(): SelectionEntryDefinition {
    return this.#node.entry.definition as SelectionEntryDefinition;
  }

  get name(): string {
    return effectiveName(this.#state, this.#node);
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
    return hiddenInOffer(this.#state, parent, slot, this.#node).isHidden;
  }

  get amount(): number {
    return this.#node.amount;
  }

  get number(): number {
    return this.#node.number;
  }

  get costs(): readonly CostTotal[] {
    this.#costs ??= ownCosts(this.#state, this.#node, this.number);
    return this.#costs;
  }

  get totals(): readonly CostTotal[] {
    this.#totals ??= subtreeCosts(this.#state, this.#node, this.number);
    return this.#totals;
  }

  get categories(): readonly EvaluatedCategoryUse[] {
    this.#categories ??= categoryUses(this.#node);
    return this.#categories;
  }

  get profiles(): readonly EvaluatedProfile[] {
    return this.#allInfo.profiles;
  }

  get rules(): readonly EvaluatedRule[] {
    return this.#allInfo.rules;
  }

  get #allInfo(): Info {
    this.#info ??= selectionInfo(this.#state, this.#node);
    return this.#info;
  }

  get capabilities(): readonly CapabilityUse[] {
    const { capabilities } = this.#node.entry;
    return capabilities.filter(
      (use) => textField(this.#state, this.#node, capabilityField(use), '') !== 'false',
    );
  }

  get children(): readonly EvaluatedSelection[] {
    this.#children ??= [
      ...orderChildren(this.#state, this.#node).map((child) => selectionView(this.#state, child)),
      ...(this.#node.lost ?? []).map((lost) =>
        lostSelection(this.#state.catalogue, lost, this.id, this.force, this.number),
      ),
    ];
    return this.#children;
  }

  get publicationId(): Id {
    return this.#node.entry.publicationId;
  }

  get page(): string {
    return textField(this.#state, this.#node, 'page', this.#node.entry.page);
  }
}
