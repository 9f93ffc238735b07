import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { Offer, OfferGroup } from '../../../renderer/engine/evaluation/evaluated';
import type { Roster, RosterSelection } from '../../../renderer/engine/roster/document';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';

/** What a path is called in the book: `marshal.melee-weapon.halberd::halberd` and `marshal.shield` end in halberd and shield. */
export function ownId(path: string): string {
  const ids = path.split('::');
  const last = ids.at(-1) ?? path;
  // A piece of gear has a plain id; the option that offers it stands before it.
  const own = last.includes('.') ? last : (ids.at(-2) ?? last);
  return own.split('.').at(-1) ?? own;
}

function flat(items: readonly (Offer | OfferGroup)[]): Offer[] {
  return items.flatMap((each) => ('items' in each ? flat(each.items) : [each]));
}

/**
 * Changes a list by short statements, so that a table of variants reads like a sentence:
 *
 *     limit 1020
 *     drop artillery.2                      the second Artillery
 *     add flagellants 15 +champion          with that size and these choices
 *     marshal -hand-weapon +great-weapon    a choice less, a choice more
 *     heavy-infantry size 20 +banner-of-unity
 *     role general none                     nobody; or a unit, who then has it alone
 *     also general marshal.2                one more
 *
 * Statements are parted by semicolons. A choice is named by its id wherever the unit offers it; below an option, too.
 */
export class ListScript {
  private count = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private roster: Roster,
  ) {}

  run(text: string): Roster {
    for (const statement of text.split(';')) this.step(statement.trim().split(/\s+/));
    return this.roster;
  }

  private step(words: readonly string[]): void {
    const [first = '', second = '', third = ''] = words;
    if (first === 'limit') {
      this.apply({ kind: 'set-limit', typeId: 'pts', value: Number(second) });
    } else if (first === 'drop') {
      this.apply({ kind: 'remove', node: this.unit(second).id });
    } else if (first === 'role' || first === 'also') {
      const holders = (this.roster.roles ?? []).filter((each) => each.role === second);
      if (first === 'role') {
        for (const each of holders)
          this.apply({ kind: 'clear-role', role: second, selection: each.selection });
      }
      if (third !== 'none') this.apply({ kind: 'set-role', role: second, selection: this.unit(third).id });
    } else if (first === 'add') {
      const id = this.addUnit(second);
      const sized = /^\d+$/.test(third);
      if (sized) this.resize(id, Number(third));
      this.choose(id, words.slice(sized ? 3 : 2));
    } else {
      const { id } = this.unit(first);
      if (second === 'size') this.resize(id, Number(third));
      this.choose(id, words.slice(second === 'size' ? 3 : 1));
    }
  }

  private apply(operation: RosterOperation): void {
    this.count += 1;
    let made = 0;
    this.roster = edit(this.catalogue, this.roster, operation, () => {
      made += 1;
      return `new-${this.count}-${made}`;
    });
  }

  /** `marshal` is the first one, `marshal.2` the second. */
  private unit(name: string): RosterSelection {
    const [id, nth = '1'] = name.split('.');
    const units = (this.roster.forces[0]?.selections ?? []).filter((each) => ownId(each.entryId) === id);
    const found = units[Number(nth) - 1];
    if (!found) throw new Error(`no ${name} in the list`);
    return found;
  }

  private addUnit(id: string): string {
    const force = this.roster.forces[0];
    if (!force) throw new Error('no force in the list');
    const offers = evaluate(this.catalogue, this.roster).rootOffers(force.id);
    const offer = offers.find((each) => ownId(each.entryId) === id);
    if (!offer) throw new Error(`${id} is not offered`);
    this.apply({ kind: 'select', parent: force.id, entryId: offer.entryId, name: offer.name });
    return `new-${this.count}-1`;
  }

  /** The selection and everything below it. */
  private below(id: string): RosterSelection[] {
    const all: RosterSelection[] = [];
    const walk = (selection: RosterSelection, inside: boolean): void => {
      const here = inside || selection.id === id;
      if (here) all.push(selection);
      for (const child of selection.selections ?? []) walk(child, here);
    };
    for (const force of this.roster.forces) for (const each of force.selections ?? []) walk(each, false);
    return all;
  }

  private resize(unit: string, size: number): void {
    const evaluation = evaluate(this.catalogue, this.roster);
    for (const selection of this.below(unit)) {
      const node = evaluation.node(selection.id);
      if (node && 'amount' in node && node.type === 'model') {
        this.apply({ kind: 'set-amount', selection: selection.id, amount: size });
        return;
      }
    }
    throw new Error(`no models in ${unit}`);
  }

  private choose(unit: string, changes: readonly string[]): void {
    for (const change of changes) {
      const id = change.slice(1);
      if (change.startsWith('-')) {
        const found = this.below(unit).find((each) => each.id !== unit && ownId(each.entryId) === id);
        if (!found) throw new Error(`no ${id} to take away`);
        this.apply({ kind: 'remove', node: found.id });
      } else if (change.startsWith('+')) this.pick(unit, id);
      else throw new Error(`cannot read ${change}`);
    }
  }

  private pick(unit: string, id: string): void {
    const evaluation = evaluate(this.catalogue, this.roster);
    for (const selection of this.below(unit)) {
      const offer = flat(evaluation.childOffers(selection.id)).find((each) => ownId(each.entryId) === id);
      if (!offer) continue;
      this.apply({
        kind: 'select',
        parent: selection.id,
        entryId: offer.entryId,
        groupId: offer.groupId,
        name: offer.name,
      });
      return;
    }
    throw new Error(`${id} is not offered`);
  }
}
