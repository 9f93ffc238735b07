import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation, Offer, OfferGroup } from '../../renderer/engine/evaluation/evaluated';
import { findings } from '../../renderer/engine/findings/findings';
import { totals } from '../../renderer/engine/points/totals';
import type { Roster, RosterSelection } from '../../renderer/engine/roster/document';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import { Chance } from '../mutations/chance';
import { stopwatch } from './stopwatch';

/** So often what a hand does: mostly options and sizes of units, at times a whole unit. */
const KINDS = [
  ...[
    'option',
    'option',
    'option',
    'option',
    'option',
    'drop',
    'drop',
    'drop',
    'size',
    'size',
    'size',
    'size',
  ],
  ...['unit', 'unit', 'unit', 'unit', 'copy', 'move', 'name', 'undo', 'undo'],
] as const;

const flat = (offers: readonly (Offer | OfferGroup)[]): Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flat(offer.items) : [offer]));

/** Edits by chance of the first force of a list, which stays as large as it was. The same for the same list. */
export class RandomEdits {
  readonly #chance = new Chance(1);
  readonly #units: number;
  readonly #offered: readonly string[];
  #evaluation: Evaluation;
  #before: Roster;
  #ids = 0;

  constructor(
    readonly catalogue: Catalogue,
    roster: Roster,
  ) {
    this.#evaluation = evaluate(catalogue, roster);
    this.#before = roster;
    const [force] = roster.forces;
    this.#units = force?.selections?.length ?? 0;
    this.#offered = this.#evaluation
      .rootOffers(force?.id ?? '')
      .filter(({ hidden }) => !hidden)
      .map(({ entryId }) => entryId);
  }

  get roster(): Roster {
    return this.#evaluation.roster;
  }

  /** Milliseconds that one edit takes until points and findings are there. */
  next(): number {
    const { catalogue } = this;
    const before = this.#evaluation;
    const operation = this.#pick();
    const took = stopwatch();
    const roster =
      operation === 'undo'
        ? this.#before
        : edit(catalogue, before.roster, operation, () => `e${this.#ids++}`, before);
    this.#evaluation = evaluate(catalogue, roster, before);
    findings(this.#evaluation);
    totals(this.#evaluation);
    const time = took();
    this.#before = before.roster;
    return time;
  }

  #pick(): RosterOperation | 'undo' {
    const [force] = this.roster.forces;
    const units = force?.selections ?? [];
    const parent = force?.id ?? '';
    const unit = this.#chance.one(units);
    const inner = this.#chance.one(unit.selections ?? []) as RosterSelection | undefined;
    switch (this.#chance.one(KINDS)) {
      case 'unit':
        if (units.length >= this.#units) return { kind: 'remove', node: unit.id };
        return { kind: 'select', parent, entryId: this.#chance.one(this.#offered) };
      case 'copy':
        if (units.length >= this.#units) return { kind: 'remove', node: unit.id };
        return { kind: 'duplicate', node: unit.id };
      case 'drop':
        return inner
          ? { kind: 'deselect', selection: inner.id }
          : { kind: 'customise', node: unit.id, notes: 'Note' };
      case 'size': {
        const { id, amount } = inner ?? unit;
        return {
          kind: 'set-amount',
          selection: id,
          amount: Math.max(1, amount + (this.#chance.below(2) ? 1 : -1)),
        };
      }
      case 'move':
        return { kind: 'move', node: unit.id, parent, before: this.#chance.one(units).id };
      case 'name':
        return { kind: 'customise', node: unit.id, customName: `Name ${this.#chance.below(100)}` };
      case 'undo':
        return 'undo';
      default: {
        const open = flat(this.#evaluation.childOffers(unit.id)).filter(({ hidden }) => !hidden);
        if (open.length === 0) return { kind: 'duplicate', node: unit.id };
        const { entryId, groupId } = this.#chance.one(open);
        return { kind: 'select', parent: unit.id, entryId, groupId };
      }
    }
  }
}
