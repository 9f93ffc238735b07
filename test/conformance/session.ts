import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { EvaluatedSelection, Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { relink } from '../../renderer/engine/exchange/relink/relink';
import { writeRos } from '../../renderer/engine/exchange/ros/write-ros';
import type { NodeId, Roster } from '../../renderer/engine/roster/document';
import { nodeIds } from '../../renderer/engine/roster/find-node';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import type { Yaml } from './spec';

/** What an action answers: ids of what it made. */
export type Outputs = ReadonlyMap<string, string>;

/** What may be asked for and be so already. */
const MAY_CHANGE_NOTHING: ReadonlySet<RosterOperation['kind']> = new Set([
  'set-amount',
  'set-limit',
  'customise',
]);

const text = (value: unknown): string => String(value ?? '');

/** One roster being built by the steps of a spec. */
export class Session {
  roster: Roster;
  #evaluation: Evaluation | undefined;
  #count = 0;

  constructor(
    readonly catalogue: Catalogue,
    name: string,
  ) {
    this.roster = newRoster(catalogue, name, this.#newId);
  }

  #newId = (): string => `node-${++this.#count}`;

  get evaluation(): Evaluation {
    this.#evaluation ??= evaluate(this.catalogue, this.roster);
    return this.#evaluation;
  }

  /** The roster as a file of other programs. */
  get file(): string {
    return writeRos(this.roster, { catalogue: this.catalogue, evaluation: this.evaluation });
  }

  /** The same session as it is after its roster was saved and opened again. */
  reopened(): Session {
    const session = new Session(this.catalogue, this.roster.name);
    session.#load(this.file);
    return session;
  }

  /** @throws when it is no roster */
  #load(file: string): void {
    const read = readList(file);
    if (read.kind !== 'list') throw new Error(`not read: ${read.kind}`);
    this.roster = relink(this.catalogue, read.roster).roster;
    this.#evaluation = undefined;
  }

  #edit(operation: RosterOperation): NodeId[] {
    const before = new Set(nodeIds(this.roster));
    const next = edit(this.catalogue, this.roster, operation, this.#newId);
    if (next === this.roster && !MAY_CHANGE_NOTHING.has(operation.kind)) {
      throw new Error(`${operation.kind} changed nothing`);
    }
    this.roster = next;
    this.#evaluation = undefined;
    return nodeIds(next).filter((id) => !before.has(id));
  }

  /** Ids of what came along, by definition id. */
  #selections(parent: { readonly children?: readonly EvaluatedSelection[] } | undefined): [string, string][] {
    return (parent?.children ?? []).map((child) => [
      `selections.${child.entryId.split('::').at(-1)}`,
      child.id,
    ]);
  }

  /** @throws when the action cannot be done */
  act(action: string, step: Yaml): Outputs {
    const force = text(step.forceId);
    const selection = text(step.selectionId);
    switch (action) {
      case 'addForce':
      case 'addChildForce': {
        const [id = ''] = this.#edit({
          kind: 'add-force',
          entryId: text(step.forceEntryId),
          catalogueId: this.#catalogueId(step.catalogueId),
          parent: action === 'addForce' ? undefined : force,
        });
        const node = this.evaluation.node(id);
        const children = node && 'selections' in node ? node.selections : [];
        return new Map([['forceId', id], ...this.#selections({ children })]);
      }
      case 'removeForce':
        this.#edit({ kind: 'remove', node: force });
        return new Map();
      case 'duplicateForce':
        return new Map([['forceId', this.#edit({ kind: 'duplicate', node: force })[0] ?? '']]);
      case 'duplicateSelection':
        return new Map([['selectionId', this.#edit({ kind: 'duplicate', node: selection })[0] ?? '']]);
      case 'selectEntry':
        return this.#select(force, text(step.entryId));
      case 'selectChildEntry':
        return this.#select(selection, text(step.entryId));
      case 'deselectSelection':
        this.#edit({ kind: 'deselect', selection });
        return new Map();
      case 'setSelectionCount':
        this.#edit({ kind: 'set-amount', selection, amount: Number(step.count) });
        return new Map();
      case 'setCostLimit':
        this.#setLimit(text(step.costTypeId), Number(step.value));
        return new Map();
      case 'setCustomization':
        this.#edit({
          kind: 'customise',
          node: step.categoryEntryId ? force : selection || force,
          category: step.categoryEntryId ? text(step.categoryEntryId) : undefined,
          ...(step.customName === undefined ? {} : { customName: text(step.customName) }),
          ...(step.customNotes === undefined ? {} : { notes: text(step.customNotes) }),
        });
        return new Map();
      case 'reload':
        this.#load(this.file);
        return new Map();
      case 'loadRoster':
        this.#load(text(step.content));
        return new Map();
      case 'dump':
        return new Map();
      default:
        throw new Error(`no such action: ${action}`);
    }
  }

  #setLimit(typeId: string, value: number): void {
    const name = this.catalogue.costTypes.get(typeId)?.name ?? '';
    this.#edit({ kind: 'set-limit', typeId, name, value });
  }

  #select(parent: NodeId, entryId: string): Outputs {
    const before = this.roster;
    const [created] = this.#edit({ kind: 'select', parent, entryId });
    const id = created ?? this.#grown(before);
    const node = this.evaluation.node(id);
    const children = node && 'children' in node ? node.children : [];
    return new Map([['selectionId', id], ...this.#selections({ children })]);
  }

  /** The selection whose amount an edit raised. */
  #grown(before: Roster): NodeId {
    const amounts = (roster: Roster): Map<string, number> => {
      const found = new Map<string, number>();
      const visit = (node: { readonly selections?: Roster['forces'][number]['selections'] }): void => {
        for (const child of node.selections ?? []) {
          found.set(child.id, child.amount);
          visit(child);
        }
      };
      const force = (node: Roster['forces'][number]): void => {
        visit(node);
        for (const child of node.forces ?? []) force(child);
      };
      for (const node of roster.forces) force(node);
      return found;
    };
    const old = amounts(before);
    for (const [id, amount] of amounts(this.roster)) if (amount !== old.get(id)) return id;
    throw new Error('nothing was selected');
  }

  #catalogueId(given: unknown): string {
    if (given !== undefined) return text(given);
    const [only, second] = this.catalogue.books;
    if (!only || second) throw new Error('catalogueId is missing');
    return only.key;
  }
}
