import type { Catalogue } from '../engine/catalogue/catalogue';
import { evaluate } from '../engine/evaluation/evaluate';
import type { Evaluation } from '../engine/evaluation/evaluated';
import { rememberNames } from '../engine/evaluation/remember-names';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { type History, recordStep, redo, startHistory, undo } from '../engine/roster/history';
import type { NewId } from '../engine/roster/operation';
import type { Language } from '../engine/words/language';
import { applyBuilderOperation } from './apply-builder-operation';
import { diffView, isEmptyPatch } from './diff-view';
import type { BuilderOperation } from './protocol/builder-operation';
import type { BuilderPatch, BuilderView } from './protocol/builder-patch';
import type { EditAnswer } from './protocol/calls';
import type { ElsewhereRow } from './protocol/offers-view';
import type { HistoryView } from './protocol/totals-view';
import { stepView, writeStep } from './step-name';
import { armyValues } from './view/army-values';
import { chosenView } from './view/chosen-view';
import { type ViewContext, viewContext } from './view/context';
import { type FindingsByRow, findingsByRow } from './view/findings-by-row';
import { findingsView } from './view/findings-view';
import { headView } from './view/head-view';
import { ledgerView } from './view/ledger-view';
import { offersElsewhere } from './view/offers-elsewhere';
import { offersView } from './view/offers-view';
import { totalsView } from './view/totals-view';

export interface SessionPorts {
  readonly newId: NewId;
  readonly push: (patch: BuilderPatch) => void;
  /** Does something once what waits is done: what may be taken comes a beat after the totals. */
  readonly later: (work: () => void) => void;
}

/** The open list: its history, its evaluation, and the view that the window has of it. */
export class Session {
  readonly #catalogue: Catalogue;
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
  #isOffersWaiting = false;

  constructor(catalogue: Catalogue, roster: Roster, language: Language, ports: SessionPorts) {
    this.#catalogue = catalogue;
    this.#ports = ports;
    this.#language = language;
    this.#history = startHistory(roster);
    this.#evaluation = evaluate(catalogue, roster);
    this.#context = this.#makeContext();
    const shown = findingsView(this.#context);
    this.#byRow = findingsByRow(this.#context, shown);
    const values = armyValues(this.#context);
    this.#view = {
      head: headView(this.#context),
      totals: totalsView(this.#context),
      values,
      findings: shown,
      rows: ledgerView(this.#context, this.#byRow),
      history: this.#historyView(),
      chosen: chosenView(this.#context, undefined, shown, this.#byRow, values),
      offers: offersView(this.#context, undefined),
    };
  }

  get view(): BuilderView {
    return this.#view;
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

  edit(operation: BuilderOperation): EditAnswer {
    const applied = applyBuilderOperation(this.#catalogue, this.#evaluation, operation, this.#ports.newId);
    if (applied.created !== undefined) this.#choose(applied.created);
    this.#show(recordStep(this.#history, applied.roster, writeStep(applied.step)));
    const { created, leftOut } = applied;
    return { revision: this.#revision, created, ...(leftOut.length === 0 ? {} : { leftOut }) };
  }

  undo(): EditAnswer {
    this.#show(undo(this.#history));
    return { revision: this.#revision, created: undefined };
  }

  redo(): EditAnswer {
    this.#show(redo(this.#history));
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

  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#refresh();
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
    this.#evaluation = evaluate(this.#catalogue, history.present.roster, this.#evaluation);
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
    this.#byRow = findingsByRow(this.#context, shown);
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
    return viewContext(this.#evaluation, this.#catalogue, findings(this.#evaluation), this.#language);
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

  #offersLater(): void {
    if (this.#isOffersWaiting) return;
    this.#isOffersWaiting = true;
    this.#ports.later(() => {
      this.#isOffersWaiting = false;
      this.#push({ offers: offersView(this.#context, this.#target) });
    });
  }

  #push(parts: Partial<BuilderView>): void {
    const patch = diffView(this.#view, parts);
    this.#view = { ...this.#view, ...parts };
    if (!isEmptyPatch(patch)) this.#ports.push(patch);
  }
}
