import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { Offer, OfferGroup } from '../../../renderer/engine/evaluation/evaluated';
import { applyOperation } from '../../../renderer/engine/roster/apply-operation';
import type { Roster, RosterForce, RosterSelection } from '../../../renderer/engine/roster/document';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';

const tail = (id: string): string => id.split('.').at(-1) ?? id;

/** Whether a path ends in an id: that of the choice, or that of the gear which it is. */
export function isCalled(path: string, id: string): boolean {
  const parts = path.split('::');
  const last = parts.at(-1) ?? path;
  // gear has a plain id; before it stands the link, with the choice's own id
  const link = last.includes('.') ? undefined : parts.at(-2);
  return tail(last) === id || (link !== undefined && tail(link) === id);
}

interface FlatOffer {
  readonly offer: Offer;
  readonly groups: readonly string[];
}

function flat(items: readonly (Offer | OfferGroup)[], groups: readonly string[] = []): FlatOffer[] {
  return items.flatMap((each) =>
    'items' in each ? flat(each.items, [...groups, tail(each.id)]) : [{ offer: each, groups }],
  );
}

const BOOK = 'legiones-astartes';

/**
 * Changes a list by short statements, so that a table of variants reads like sentences:
 *
 *     limit 2999
 *     force shock-assault in crusade-primary      a detachment; without `in` at the top
 *     drop shock-assault                          a detachment or a unit
 *     add rhino to crusade-primary                a unit with what it has by default
 *     add tactical-squad to crusade-primary +vexilla
 *     tactical-squad.2 size 12 +nuncio-vox        so many of its ordinary model; a choice more
 *     praetor -unlock-auxiliary +unlock-apex      a choice less, a choice more
 *     contemptor-dreadnought -second-arm:gravis-bolt-cannon    the one in that group
 *     assault-squad +heavy-chainaxe*5             five times
 *     move predator to heavy-support
 *
 * Statements are parted by semicolons; `tactical-squad.2` is the second one, from the top of the list down.
 */
export class ListScript {
  #count = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private roster: Roster,
  ) {}

  run(text: string): Roster {
    for (const statement of text.split(';')) if (statement.trim()) this.#step(statement.trim().split(/\s+/));
    return this.roster;
  }

  #step(words: readonly string[]): void {
    const [first = '', second = '', third = '', fourth = ''] = words;
    switch (first) {
      case 'limit':
        this.#edit({ kind: 'set-limit', typeId: 'pts', name: 'points', value: Number(second) });
        break;
      case 'force':
        this.#addForce(second, third === 'in' ? fourth : undefined);
        break;
      case 'drop':
        this.#edit({ kind: 'remove', node: (this.#findForce(second) ?? this.#unit(second)).id });
        break;
      case 'move':
        this.#edit({ kind: 'move', node: this.#unit(second).id, parent: this.#force(fourth).id });
        break;
      case 'add':
        this.#choose(this.#addUnit(second, fourth), words.slice(4));
        break;
      default:
        this.#choose(this.#unit(first).id, words.slice(1));
        break;
    }
  }

  #id = (): string => {
    this.#count += 1;
    return `n${this.#count}`;
  };

  #edit(operation: RosterOperation): void {
    this.roster = edit(this.catalogue, this.roster, operation, this.#id);
  }

  #forces(): RosterForce[] {
    const all = (forces: readonly RosterForce[]): RosterForce[] =>
      forces.flatMap((force) => [force, ...all(force.forces ?? [])]);
    return all(this.roster.forces);
  }

  #findForce(name: string): RosterForce | undefined {
    const [id = '', nth = '1'] = name.split('.');
    return this.#forces().filter(({ entryId }) => isCalled(entryId, id))[Number(nth) - 1];
  }

  #force(name: string): RosterForce {
    const found = this.#findForce(name);
    if (!found) throw new Error(`no detachment ${name} in the list`);
    return found;
  }

  #unit(name: string): RosterSelection {
    const [id = '', nth = '1'] = name.split('.');
    const units = this.#forces()
      .flatMap((force) => force.selections ?? [])
      .filter(({ entryId }) => isCalled(entryId, id));
    const found = units[Number(nth) - 1];
    if (!found) throw new Error(`no ${name} in the list`);
    return found;
  }

  /** A detachment that is not offered there is put there all the same, as a list file might have it. */
  #addForce(id: string, parent: string | undefined): void {
    const above = parent === undefined ? undefined : this.#force(parent).id;
    const offers = evaluate(this.catalogue, this.roster).forceOffers(above);
    const operation: RosterOperation = {
      kind: 'add-force',
      parent: above,
      entryId: offers.find(({ entryId }) => isCalled(entryId, id))?.entryId ?? id,
      catalogueId: BOOK,
      name: id,
    };
    const before = this.roster;
    this.#edit(operation);
    if (this.roster === before) this.roster = applyOperation(this.roster, operation, this.#id);
  }

  #addUnit(id: string, force: string): string {
    const parent = this.#force(force).id;
    const before = new Set(this.#force(force).selections?.map((each) => each.id));
    this.#edit({ kind: 'select', parent, entryId: id });
    const added = this.#force(force).selections?.find((each) => !before.has(each.id));
    if (!added) throw new Error(`no unit ${id}`);
    return added.id;
  }

  /** The selection and everything below it. */
  #below(id: string): RosterSelection[] {
    const all: RosterSelection[] = [];
    const walk = (selection: RosterSelection, inside: boolean): void => {
      const here = inside || selection.id === id;
      if (here) all.push(selection);
      for (const child of selection.selections ?? []) walk(child, here);
    };
    for (const force of this.#forces()) for (const each of force.selections ?? []) walk(each, false);
    return all;
  }

  #choose(unit: string, changes: readonly string[]): void {
    changes.forEach((change, at) => {
      if (change === 'size') this.#resize(unit, Number(changes[at + 1]));
      else if (change.startsWith('-')) this.#leave(unit, change.slice(1));
      else if (change.startsWith('+')) {
        const [id = '', times = '1'] = change.slice(1).split('*');
        for (let time = 0; time < Number(times); time += 1) this.#pick(unit, id);
      } else if (changes[at - 1] !== 'size') throw new Error(`cannot read ${change}`);
    });
  }

  #resize(unit: string, size: number): void {
    const evaluation = evaluate(this.catalogue, this.roster);
    const models = this.#below(unit).filter((each) => {
      const node = evaluation.node(each.id);
      return node !== undefined && 'amount' in node && node.type === 'model';
    });
    const most = Math.max(...models.map(({ amount }) => amount));
    const ordinary = models.find(({ amount }) => amount === most);
    if (!ordinary) throw new Error('no models');
    this.#edit({ kind: 'set-amount', selection: ordinary.id, amount: size });
  }

  #leave(unit: string, name: string): void {
    const [id = '', group] = name.split(':').reverse();
    const found = this.#below(unit).find(
      (each) =>
        each.id !== unit &&
        !each.entryId.includes('.given::') &&
        isCalled(each.entryId, id) &&
        (group === undefined || tail(each.groupId ?? '') === group),
    );
    if (!found) throw new Error(`no ${name} to take away`);
    this.#edit({ kind: 'deselect', selection: found.id });
  }

  #pick(unit: string, name: string): void {
    const [id = '', group] = name.split(':').reverse();
    const evaluation = evaluate(this.catalogue, this.roster);
    for (const selection of this.#below(unit)) {
      const found = flat(evaluation.childOffers(selection.id)).find(
        ({ offer, groups }) => isCalled(offer.entryId, id) && (group === undefined || groups.includes(group)),
      );
      if (!found) continue;
      const { entryId, groupId, name: called } = found.offer;
      this.#edit({ kind: 'select', parent: selection.id, entryId, groupId, name: called });
      return;
    }
    throw new Error(`${name} is not offered`);
  }
}
