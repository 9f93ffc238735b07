/** The units of a list as the capabilities see them, made anew after an edit only where something of them changed. */
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import { isUnit } from '../../evaluation/units';
import type { RosterSelection } from '../../roster/document';
import { bearersOf } from './bearers';
import { closeUnit } from './close-unit';
import { saidOf, type ViewGround } from './of-bearer';
import type { UnitView } from './unit-view';

interface Kept {
  readonly facts: readonly unknown[];
  readonly view: UnitView;
}

/** Make one per catalogue and rules, and ask it after every edit. */
export class UnitViews {
  readonly #ground: ViewGround;
  /** By the choice in the document, which an edit elsewhere leaves the same object. */
  readonly #kept = new WeakMap<RosterSelection, Kept>();

  constructor(ground: ViewGround) {
    this.#ground = ground;
  }

  /** In the order in which the list is shown; what the data no longer know is none. */
  of({ forces }: Evaluation): readonly UnitView[] {
    const views: UnitView[] = [];
    const walk = (force: EvaluatedForce): void => {
      if (force.isLost) return;
      for (const selection of force.selections) if (isUnit(selection)) views.push(this.#viewOf(selection));
      force.forces.forEach(walk);
    };
    forces.forEach(walk);
    return views;
  }

  #viewOf(unit: EvaluatedSelection): UnitView {
    const key = unit.selection;
    const kept = key && this.#kept.get(key);
    const facts = factsOf(unit);
    if (kept && areSame(kept.facts, facts)) return kept.view;
    const said = bearersOf(unit).map((bearer) => saidOf(bearer, this.#ground));
    // Which formations are companies no data tell yet.
    const view = closeUnit(unit.id, { id: unit.force, isCompany: undefined }, said, this.#ground.rules);
    if (key) this.#kept.set(key, { facts, view });
    return view;
  }
}

/** Everything that a view is made from, in a row: modifiers of other units may change it while the choice stays. */
function factsOf(unit: EvaluatedSelection): readonly unknown[] {
  const facts: unknown[] = [unit.force];
  const walk = (one: EvaluatedSelection): void => {
    if (one.isLost) return;
    facts.push(one.id, one.type, one.number, one.name, one.definition, ...one.capabilities);
    for (const { name } of one.rules) facts.push(name);
    for (const { id, name, characteristics, capabilities } of one.profiles) {
      facts.push(id, name, ...capabilities);
      for (const { value } of characteristics) facts.push(value);
    }
    one.children.forEach(walk);
  };
  walk(unit);
  return facts;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
