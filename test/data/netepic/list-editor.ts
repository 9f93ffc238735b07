import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { edit } from '../../../renderer/engine/evaluation/edit';
import { evaluate } from '../../../renderer/engine/evaluation/evaluate';
import type { Offer, OfferGroup } from '../../../renderer/engine/evaluation/evaluated';
import type { Roster, RosterForce, RosterSelection } from '../../../renderer/engine/roster/document';
import type { RosterOperation } from '../../../renderer/engine/roster/operation';

/** Last id of a path, without the unit or place that it belongs to. */
const tail = (path: string): string => path.split('::').at(-1)?.split('.').at(-1) ?? '';

/**
 * Edits a list by sentences, through the engine as a player would:
 *
 * - `limit 2999`
 * - `add <company> <unit>… [xN]`, `drop <company> <unit>…`, `swap <company> <unit> <unit>`, `twice <company> <unit>`
 * - `size <company> <unit> <model> <number>`
 * - `arm <company> <unit> <model> <group> <weapon>…`, `disarm …`, `rearm <company> <unit> <model> <group> <weapon> <weapon>`
 * - `choose <company> <unit> <group> <option>…`
 * - `found <company> [<unit>…]`, `dissolve <company>`, `copy <company>`
 *
 * `army` is the top-level force. A unit of a company's own block is `<block>/<unit>`; the second of a kind is `…#2`.
 */
export class ListEditor {
  #next = 1;

  constructor(
    readonly catalogue: Catalogue,
    public roster: Roster,
  ) {}

  change(sentence: string): this {
    const [verb, ...rest] = sentence.split(' ');
    const [company = '', unit = '', third = '', fourth = '', ...more] = rest;
    switch (verb) {
      case 'limit':
        return this.#edit({ kind: 'set-limit', typeId: 'pts', name: 'points', value: Number(company) });
      case 'add':
        for (const each of repeated(rest.slice(1))) this.add(company, each);
        return this;
      case 'drop':
        // All are found before the first goes, so that numbers keep their meaning.
        for (const { id } of rest.slice(1).map((each) => this.unit(company, each)))
          this.#edit({ kind: 'remove', node: id });
        return this;
      case 'swap':
        this.#edit({ kind: 'remove', node: this.unit(company, unit).id });
        this.add(company, third);
        return this;
      case 'twice':
        return this.#edit({ kind: 'duplicate', node: this.unit(company, unit).id });
      case 'size':
        return this.#edit({
          kind: 'set-amount',
          selection: this.model(company, unit, third).id,
          amount: Number(fourth),
        });
      case 'arm':
        for (const weapon of more) this.#choose(this.model(company, unit, third), fourth, weapon);
        return this;
      case 'disarm':
        for (const weapon of more) this.#unchoose(this.model(company, unit, third), weapon);
        return this;
      case 'rearm':
        this.#unchoose(this.model(company, unit, third), more[0] ?? '');
        this.#choose(this.model(company, unit, third), fourth, more[1] ?? '');
        return this;
      case 'choose':
        for (const option of [fourth, ...more].filter((each) => each !== ''))
          this.#choose(this.unit(company, unit), third, option);
        return this;
      case 'found':
        this.found(company);
        for (const each of repeated(rest.slice(1))) this.add(`${company}#last`, each);
        return this;
      case 'dissolve':
        return this.#edit({ kind: 'remove', node: this.force(company).id });
      case 'copy':
        return this.#edit({ kind: 'duplicate', node: this.force(company).id });
      default:
        throw new Error(`unknown sentence: ${sentence}`);
    }
  }

  found(company: string): void {
    const army = this.force('army');
    this.#edit({ kind: 'add-force', parent: army.id, entryId: company, catalogueId: army.catalogueId });
  }

  add(company: string, unit: string): void {
    const force = this.force(company);
    const [block, ofBlock] = unit.split('/');
    const entryId = ofBlock === undefined ? unit : `${tail(force.entryId)}.${block}.${ofBlock}::${ofBlock}`;
    this.#edit({ kind: 'select', parent: force.id, entryId });
  }

  force(name: string): RosterForce {
    const [id, number = '1'] = name.split('#');
    const all = this.roster.forces.flatMap((force) => [force, ...(force.forces ?? [])]);
    return pick(
      all.filter((force) => tail(force.entryId) === id),
      number,
      name,
    );
  }

  unit(company: string, name: string): RosterSelection {
    const force = this.force(company);
    const [path = '', number = '1'] = name.split('#');
    const [block, ofBlock] = path.split('/');
    const found = (force.selections ?? []).filter(({ entryId }) =>
      ofBlock === undefined
        ? tail(entryId) === path
        : entryId.startsWith(`${tail(force.entryId)}.${block}.`) && tail(entryId) === ofBlock,
    );
    return pick(found, number, name);
  }

  model(company: string, unit: string, name: string): RosterSelection {
    const [id, number = '1'] = name.split('#');
    const models = (this.unit(company, unit).selections ?? []).filter(({ entryId }) => tail(entryId) === id);
    return pick(models, number, name);
  }

  #choose(parent: RosterSelection, group: string, option: string): void {
    const offers = evaluate(this.catalogue, this.roster).childOffers(parent.id);
    const offer = offersIn(offers, group).find((each) => tail(each.entryId) === option);
    if (!offer) throw new Error(`${parent.name} is not offered ${option} as ${group}`);
    this.#edit({ kind: 'select', parent: parent.id, entryId: offer.entryId, groupId: offer.groupId });
  }

  #unchoose(parent: RosterSelection, option: string): void {
    const found = (parent.selections ?? []).find(({ entryId }) => tail(entryId) === option);
    if (!found) throw new Error(`${parent.name} has no ${option}`);
    this.#edit({ kind: 'deselect', selection: found.id });
  }

  #edit(operation: RosterOperation): this {
    const before = this.roster;
    this.roster = edit(this.catalogue, before, operation, () => `n${this.#next++}-${before.id}`);
    if (this.roster === before) throw new Error(`nothing changed: ${JSON.stringify(operation)}`);
    return this;
  }
}

function offersIn(items: readonly (Offer | OfferGroup)[], group: string, isInside = false): Offer[] {
  return items.flatMap((item) => {
    if ('items' in item) return offersIn(item.items, group, isInside || tail(item.id) === group);
    return isInside ? [item] : [];
  });
}

/** `a b x3` is a, b, b, b. */
function repeated(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (/^x\d+$/.test(word)) return Array<string>(Number(word.slice(1)) - 1).fill(words[at - 1] ?? '');
    return [word];
  });
}

function pick<T>(all: readonly T[], number: string, name: string): T {
  const found = number === 'last' ? all.at(-1) : all[Number(number) - 1];
  if (found === undefined) throw new Error(`no ${name} in the list`);
  return found;
}
