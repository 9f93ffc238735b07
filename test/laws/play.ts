import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import type { Roster } from '../../renderer/engine/roster/document';
import { type History, recordStep, redo, startHistory, undo } from '../../renderer/engine/roster/history';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import { Chance } from '../mutations/chance';
import { atTheEnd } from './at-the-end';
import { areIndependent, commute } from './independent';
import { type Pick, type Step, stepFor } from './pick';
import { reopened } from './reopened';
import { tellSample } from './sample';
import { type Look, tellScreen } from './screen';
import { allForces, firstDifference, tellVerdict } from './tell';

export interface Script {
  readonly picks: readonly Pick[];
  /** It is over when the list was changed so often. */
  readonly changes: number;
  readonly seed: number;
}

/** How often what was compared. */
export interface Compared {
  /** Edits worked out with what is known before, and without. */
  readonly edits: number;
  readonly verdicts: number;
  /** Parts of all else that is said. */
  readonly samples: number;
  readonly screens: number;
  readonly returns: number;
  readonly pairs: number;
  /** Pairs of which one brings something else along once the other is done. */
  readonly dependent: number;
}

export interface Played {
  /** What was done, for people. */
  readonly steps: readonly Step[];
  readonly compared: Compared;
  /** The law that does not hold, and how; undefined when all do. */
  readonly broken: { readonly law: string; readonly how: string } | undefined;
  /** Choices in the list at its end. */
  readonly nodes: number;
}

class Broken extends Error {}

const counted = (roster: Roster): number => JSON.stringify(roster).split('"entryId"').length - 1;

/**
 * A screen is looked at after so many steps, by the number of the script: what was read before an edit is kept for after it,
 * so that much has to be read in some scripts and little in others. After the last number: at the end only.
 */
const LOOKS = [1, 6, 13, Number.POSITIVE_INFINITY] as const;

/** Of those looks every so manieth is at what may be taken too: to price all that a book offers takes as long as the rest. */
const OFFERS_EVERY = 6;

/** Pairs of edits are tried in both orders after so many steps. */
const PAIRS_EVERY = 15;
/** So many picks are made until two have nothing to do with each other. */
const MOST_TRIES = 12;

const LAWS = {
  crash: 'no step crashes',
  edit: 'an edit brings the same, whatever is known before',
  verdict: 'what is worked out step by step is what is worked out at once',
  sample: 'names, prices, limits and what may be taken are step by step what they are at once',
  screen: 'a screen shows step by step what it shows at once',
  return: 'undone and redone, a list says what it said',
  pair: 'edits that have nothing to do with each other may be done in either order',
} as const;

/** Plays a script and looks whether every law holds. */
export function play(catalogue: Catalogue, script: Script): Played {
  return new Play(catalogue, script).play();
}

class Play {
  readonly #catalogue: Catalogue;
  readonly #script: Script;
  readonly #chance: Chance;
  readonly #lookEvery: number;
  readonly #steps: Step[] = [];
  readonly #compared = { edits: 0, verdicts: 0, samples: 0, screens: 0, returns: 0, pairs: 0, dependent: 0 };
  /** What was said of the lists of the history. */
  readonly #said = new WeakMap<Roster, readonly string[]>();
  #law: string = LAWS.crash;
  #count = 0;
  #history: History;
  #evaluation: Evaluation;

  constructor(catalogue: Catalogue, script: Script) {
    this.#catalogue = catalogue;
    this.#script = script;
    this.#chance = new Chance(script.seed + 1);
    this.#lookEvery = LOOKS[script.seed % LOOKS.length] as number;
    this.#history = startHistory(newRoster(catalogue, 'List', this.#newId));
    this.#evaluation = evaluate(catalogue, this.#history.present.roster);
  }

  readonly #newId = (): string => `n${this.#count++}`;

  play(): Played {
    const { picks, changes } = this.#script;
    let broken: Played['broken'];
    try {
      for (const pick of picks) if (this.#compared.verdicts < changes) this.#take(pick);
      for (const [law, compare] of atTheEnd(this.#catalogue, this.#evaluation, this.#history, this.#said)) {
        this.#hold(law, compare(this.#chance));
      }
    } catch (error) {
      const how = error instanceof Broken ? error.message : ((error as Error).stack ?? String(error));
      broken = { law: this.#law, how };
    }
    const nodes = counted(this.#history.present.roster);
    return { steps: this.#steps, compared: this.#compared, broken, nodes };
  }

  #hold(law: string, how: string | undefined): void {
    this.#law = law;
    if (how !== undefined) throw new Broken(how);
    this.#law = LAWS.crash;
  }

  #take(pick: Pick): void {
    const step = stepFor(this.#catalogue, this.#evaluation, pick);
    if (step === undefined) return;
    this.#steps.push(step);
    const from = this.#count;
    const apart = this.#after(step).present.roster;
    this.#count = from;
    this.#history = this.#after(step, this.#evaluation);
    const { roster } = this.#history.present;
    this.#compared.edits += 1;
    this.#hold(LAWS.edit, apart === roster ? undefined : differs(roster, apart));
    this.#law = LAWS.verdict;
    if (this.#evaluation.roster !== roster) {
      this.#evaluation = evaluate(this.#catalogue, roster, this.#evaluation);
      this.#compareVerdict();
    }
    if (step.kind === 'reopen' || this.#steps.length % this.#lookEvery === 0) this.#compareScreen(pick);
    if (this.#steps.length % PAIRS_EVERY === 0) this.#comparePair();
  }

  #after(step: Step, evaluation?: Evaluation): History {
    const history = this.#history;
    switch (step.kind) {
      case 'undo':
        return undo(history);
      case 'redo':
        return redo(history);
      case 'reopen':
        return history;
      default: {
        const { roster } = history.present;
        return recordStep(history, edit(this.#catalogue, roster, step, this.#newId, evaluation), step.kind);
      }
    }
  }

  #compareVerdict(): void {
    const { roster } = this.#evaluation;
    const told = tellVerdict(this.#evaluation);
    const fresh = evaluate(this.#catalogue, roster);
    this.#compared.verdicts += 1;
    this.#hold(LAWS.verdict, firstDifference(told, tellVerdict(fresh)));
    if (this.#lookEvery !== Number.POSITIVE_INFINITY) {
      const { seed } = this.#script;
      this.#compared.samples += 1;
      this.#hold(LAWS.sample, firstDifference(tellSample(this.#evaluation, seed), tellSample(fresh, seed)));
    }
    const said = this.#said.get(roster);
    if (said === undefined) this.#said.set(roster, told);
    else {
      this.#compared.returns += 1;
      this.#hold(LAWS.return, firstDifference(told, said));
    }
  }

  /** Against the list as its file has it, worked out at once. */
  #compareScreen([, which, what]: Pick): void {
    this.#law = LAWS.screen;
    const evaluation = this.#evaluation;
    const forces = allForces(evaluation.forces);
    const force = forces[what % Math.max(1, forces.length)];
    const unit = force?.selections[which % Math.max(1, force.selections.length)];
    const look: Look = {
      language: this.#compared.screens % 2 === 0 ? 'en' : 'fr',
      chosen: [which % 5 === 0 ? force?.id : unit?.id],
      targets: this.#compared.screens % OFFERS_EVERY === 0 ? [force?.id] : [],
      isPrinted: false,
    };
    this.#compared.screens += 1;
    const fresh = evaluate(this.#catalogue, reopened(evaluation.roster));
    const told = tellScreen(this.#catalogue, evaluation, look);
    this.#hold(LAWS.screen, firstDifference(told, tellScreen(this.#catalogue, fresh, look)));
  }

  #comparePair(): void {
    this.#law = LAWS.pair;
    const { roster } = this.#evaluation;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [one, other] = [0, 1].map(() =>
        stepFor(this.#catalogue, this.#evaluation, this.#chance.one(this.#script.picks)),
      );
      if (one === undefined || other === undefined) continue;
      if (!areIndependent(this.#evaluation, one, other)) continue;
      const done = commute(this.#catalogue, roster, one, other);
      this.#compared.pairs += 1;
      if (done.kind === 'dependent') this.#compared.dependent += 1;
      const steps = `${JSON.stringify(one)}\n${JSON.stringify(other)}`;
      this.#hold(LAWS.pair, done.kind === 'other' ? `${steps}\n${done.how}` : undefined);
      return;
    }
    this.#law = LAWS.crash;
  }
}

export const differs = (one: unknown, other: unknown): string | undefined =>
  firstDifference([JSON.stringify(one)], [JSON.stringify(other)]);
