import type { Catalogue } from '../engine/catalogue/catalogue';
import { evaluate } from '../engine/evaluation/evaluate';
import type { Evaluation } from '../engine/evaluation/evaluated';
import { rememberNames } from '../engine/evaluation/remember-names';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import {
  type History,
  type HistoryStep,
  recordStep,
  redo,
  startHistory,
  undo,
} from '../engine/roster/history';
import type { NewId } from '../engine/roster/operation';
import type { Language } from '../engine/words/language';
import { applyBuilderOperation } from './apply-builder-operation';
import { diffView, isEmptyPatch } from './diff-view';
import { allowedEdit } from './may-change';
import type { BuilderOperation } from './protocol/builder-operation';
import type { BuilderPatch, BuilderView } from './protocol/builder-patch';
import type { EditAnswer } from './protocol/calls';
import type { ElsewhereRow, OffersView } from './protocol/offers-view';
import type { HistoryView } from './protocol/totals-view';
import { stepView, writeStep } from './step-name';
import { armyValues } from './view/army-values';
import { chosenView } from './view/chosen-view';
import { type ViewContext, viewContext } from './view/context';
import { type FindingsByRow, findingsByRow } from './view/findings-by-row';
import { findingsView } from './view/findings-view';
import type { UnreadArmy } from './view/force-offers-view';
import { headView } from './view/head-view';
import { ledgerView } from './view/ledger-view';
import { offersElsewhere } from './view/offers-elsewhere';
import { offersInSteps, offersView } from './view/offers-view';
import { totalsView } from './view/totals-view';

export interface SessionPorts {
  readonly newId: NewId;
  readonly push: (patch: BuilderPatch) => void;
  /** Does something once what waits is done: what may be taken comes a beat after the totals. */
  readonly later: (work: () => void) => void;
}

/** What an open list is worked out with. */
export interface SessionData {
  readonly catalogue: Catalogue;
  /** Files that the catalogue is made of, each with its version: as long as they are the same, the data are. */
  readonly files: readonly { readonly path: string; readonly version: string }[];
  /** The game's key among all data, to read more of it. */
  readonly system: string;
  /** Armies of the game that could be read too. */
  readonly unread: readonly UnreadArmy[];
  /** A roster with the paths that these data have. */
  readonly adopt: (roster: Roster) => Roster;
}

/** The open list: its history, its evaluation, and the view that the window has of it. */
export class Session {
  #data: SessionData;
  /** Rosters of the history that have the paths of earlier data. */
  #stale = new WeakSet<Roster>();
  readonly #ports: SessionPorts;
  #language: Language;
  #history: History;
  #evaluation: Evaluation;
  #context: ViewContext;
  #byRow: FindingsByRow;
  #view: BuilderView;
  #revision = 0;
  #chosen: string | undefined;
  #target: string | undefined;
  /** What is left to do until the offers are those of the list as it is now. */
  #offersToCome: Generator<undefined, OffersView> | undefined;

  constructor(data: SessionData, roster: Roster, language: Language, ports: SessionPorts) {
    this.#data = data;
    this.#ports = ports;
    this.#language = language;
    this.#history = startHistory(roster);
    this.#evaluation = evaluate(data.catalogue, roster);
    this.#context = this.#makeContext();
    const shown = findingsView(this.#context);
    this.#byRow = findingsByRow(shown);
    const values = armyValues(this.#context);
    this.#view = {
      head: headView(this.#context),
      totals: totalsView(this.#context),
      values,
      findings: shown,
      rows: ledgerView(this.#context, this.#byRow),
      history: this.#historyView(),
      chosen: chosenView(this.#context, undefined, shown, this.#byRow, values),
      offers: offersView(this.#context, undefined, data.unread),
    };
  }

  get view(): BuilderView {
    return this.#view;
  }

  get data(): SessionData {
    return this.#data;
  }

  get context(): ViewContext {
    return this.#context;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The list as it is to be saved: with the names and prices that the data give now. */
  get roster(): Roster {
    return rememberNames(this.#evaluation);
  }

  edit(asked: BuilderOperation): EditAnswer {
    const { operation, refused } = allowedEdit(this.#context, asked);
    const told = refused.length === 0 ? {} : { refused };
    if (operation === undefined) return { revision: this.#revision, created: undefined, ...told };
    const applied = applyBuilderOperation(
      this.#data.catalogue,
      this.#evaluation,
      operation,
      this.#ports.newId,
    );
    if (applied.created !== undefined) this.#choose(applied.created);
    this.#show(recordStep(this.#history, applied.roster, writeStep(applied.step)));
    const { created, leftOut } = applied;
    return { revision: this.#revision, created, ...told, ...(leftOut.length === 0 ? {} : { leftOut }) };
  }

  /** The list as an earlier text has it: one step, to be undone like any other. */
  restore(roster: Roster): void {
    this.#show(recordStep(this.#history, roster, writeStep({ key: 'restore', name: '', names: undefined })));
  }

  /** It is another list from now on, in every step: what is undone must not bring the id of the first one back. */
  takeId(id: string): void {
    const own = ({ roster, name }: HistoryStep): HistoryStep => {
      const other = { ...roster, id };
      if (this.#stale.has(roster)) this.#stale.add(other);
      return { roster: other, name };
    };
    const { past, present, future } = this.#history;
    this.#history = { past: past.map(own), present: own(present), future: future.map(own) };
    this.#evaluation = evaluate(this.#data.catalogue, this.#history.present.roster, this.#evaluation);
    this.#refresh();
  }

  undo(): EditAnswer {
    this.#show(this.#adopted(undo(this.#history)));
    return { revision: this.#revision, created: undefined };
  }

  redo(): EditAnswer {
    this.#show(this.#adopted(redo(this.#history)));
    return { revision: this.#revision, created: undefined };
  }

  /** The window shows another row; the right column and what may be taken follow. */
  choose(node: string | undefined, force: string | undefined): void {
    const isSame = node === this.#chosen && (force === undefined || force === this.#target);
    if (isSame) return;
    this.#chosen = node;
    if (force !== undefined) this.#target = force;
    this.#push({ chosen: this.#chosenView() });
    this.#offersLater();
  }

  /** What is searched for beyond the force that what may be taken goes to. */
  findOffers(search: string): readonly ElsewhereRow[] {
    return offersElsewhere(this.#context, this.#view.offers.target?.force, search);
  }

  /** The data are others now: the list is worked out anew. That is no step of the user's, and those are kept. */
  renew(data: SessionData): void {
    const { past, present, future } = this.#history;
    this.#data = data;
    this.#stale = new WeakSet([...past, present, ...future].map(({ roster }) => roster));
    this.#history = this.#adopted(this.#history);
    this.#evaluation = evaluate(data.catalogue, this.#history.present.roster);
    this.#refresh();
  }

  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#refresh();
  }

  /** The present with the paths of today's data; the steps around it follow when they are come to. */
  #adopted(history: History): History {
    const { roster, name } = history.present;
    return this.#stale.has(roster) ? recordStep(history, this.#data.adopt(roster), name, false) : history;
  }

  #choose(node: string): void {
    this.#chosen = node;
  }

  #show(history: History): void {
    if (history === this.#history) return;
    const isOther = history.present.roster !== this.#history.present.roster;
    this.#history = history;
    if (!isOther) return;
    this.#revision += 1;
    this.#evaluation = evaluate(this.#data.catalogue, history.present.roster, this.#evaluation);
    this.#followTarget();
    this.#refresh();
  }

  /** What was just added stands in the force that the next choice goes to. */
  #followTarget(): void {
    const node = this.#chosen === undefined ? undefined : this.#evaluation.node(this.#chosen);
    if (node === undefined) return;
    this.#target = 'children' in node ? node.force : node.id;
  }

  /** Total and verdict first: they are what the hand waits for; then the rows, then what is beside them. */
  #refresh(): void {
    this.#context = this.#makeContext();
    this.#push({ totals: totalsView(this.#context), history: this.#historyView() });
    const shown = findingsView(this.#context);
    this.#byRow = findingsByRow(shown);
    this.#push({
      findings: shown,
      rows: ledgerView(this.#context, this.#byRow),
      values: armyValues(this.#context),
      head: headView(this.#context),
    });
    this.#push({ chosen: this.#chosenView() });
    this.#offersLater();
  }

  #makeContext(): ViewContext {
    return viewContext(this.#evaluation, this.#data.catalogue, findings(this.#evaluation), this.#language);
  }

  #chosenView(): BuilderView['chosen'] {
    return chosenView(this.#context, this.#chosen, this.#view.findings, this.#byRow, this.#view.values);
  }

  #historyView(): HistoryView {
    const { past, present, future } = this.#history;
    const [next] = future;
    return {
      undo: past.length === 0 ? undefined : stepView(present.name, this.#language),
      redo: next === undefined ? undefined : stepView(next.name, this.#language),
      revision: this.#revision,
    };
  }

  /** Begun anew when something changes before they are there. */
  #offersLater(): void {
    const isWaiting = this.#offersToCome !== undefined;
    this.#offersToCome = offersInSteps(this.#context, this.#target, this.#data.unread);
    if (!isWaiting) this.#ports.later(() => this.#offersStep());
  }

  #offersStep(): void {
    const step = this.#offersToCome?.next();
    if (step === undefined) return;
    if (step.done !== true) {
      this.#ports.later(() => this.#offersStep());
      return;
    }
    this.#offersToCome = undefined;
    this.#push({ offers: step.value });
  }

  #push(parts: Partial<BuilderView>): void {
    const patch = diffView(this.#view, parts);
    this.#view = { ...this.#view, ...parts };
    if (!isEmptyPatch(patch)) this.#ports.push(patch);
  }
}
