/**
 * Whether amounts that data fill in by themselves stay beside the choices: builds lists of every book of a folder of data
 * by chance, saves each as a list file and as a roster file of other programs, and reads both again.
 * `node build/scripts/automatic-check.mjs <folder of data> [--lists N] [--seed N]`, lists for each book. Exit 0 when nothing
 * automatic became a choice, 1 otherwise, also when the lists had nothing automatic in them; 64 for wrong usage.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../../renderer/engine/catalogue/book';
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type {
  EvaluatedForce,
  EvaluatedSelection,
  Offer,
  OfferGroup,
} from '../../renderer/engine/evaluation/evaluated';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import { relink } from '../../renderer/engine/exchange/relink/relink';
import { writeRos } from '../../renderer/engine/exchange/ros/write-ros';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import { Chance } from '../mutations/chance';

const UNITS = 8;
const OPTIONS = 24;

type Choices = ReadonlyMap<string, RosterSelection>;

/** What the document of a list holds, by id. */
function choicesOf({ forces }: Roster): Choices {
  const choices = new Map<string, RosterSelection>();
  const selection = (node: RosterSelection): void => {
    choices.set(node.id, node);
    for (const child of node.selections ?? []) selection(child);
  };
  const force = (node: RosterForce): void => {
    for (const child of node.selections ?? []) selection(child);
    for (const child of node.forces ?? []) force(child);
  };
  for (const each of forces) force(each);
  return choices;
}

function viewsOf(forces: readonly EvaluatedForce[]): readonly EvaluatedSelection[] {
  const below = (view: EvaluatedSelection): readonly EvaluatedSelection[] => [
    view,
    ...view.children.flatMap(below),
  ];
  return forces.flatMap((force) => [...force.selections.flatMap(below), ...viewsOf(force.forces)]);
}

const flat = (offers: readonly (Offer | OfferGroup)[]): readonly Offer[] =>
  offers.flatMap((offer) => ('items' in offer ? flat(offer.items) : [offer]));

/** A list without one of its choices and all below it, whatever would come with that. */
function without(roster: Roster, id: string): Roster {
  const kept = (selections: readonly RosterSelection[] = []): RosterSelection[] =>
    selections
      .filter((each) => each.id !== id)
      .map((each) => ({ ...each, selections: kept(each.selections) }));
  const force = (each: RosterForce): RosterForce => ({
    ...each,
    selections: kept(each.selections),
    forces: (each.forces ?? []).map(force),
  });
  return { ...roster, forces: roster.forces.map(force) };
}

const tally = { lists: 0, choices: 0, derived: 0, cut: 0 };
const wrong: string[] = [];

class Building {
  #ids = 0;
  roster: Roster;
  /** Options that a hand took, which are choices though data would fill them in. */
  readonly #taken = new Set<string>();

  constructor(
    readonly catalogue: Catalogue,
    readonly book: Book,
    readonly chance: Chance,
  ) {
    this.roster = newRoster(catalogue, book.name, this.#newId);
  }

  readonly #newId = (): string => `n${++this.#ids}`;

  #apply(operation: Parameters<typeof edit>[2]): void {
    this.roster = edit(this.catalogue, this.roster, operation, this.#newId);
  }

  build(): void {
    const { chance } = this;
    const forces = evaluate(this.catalogue, this.roster).forceOffers(undefined);
    const own = forces.filter(({ catalogueId, hidden }) => catalogueId === this.book.key && !hidden);
    if (own.length === 0) return;
    const { entryId, catalogueId } = chance.one(own);
    this.#apply({ kind: 'add-force', entryId, catalogueId });
    const [force] = this.roster.forces;
    if (force === undefined) return;
    for (let index = 0; index < UNITS; index += 1) {
      const offers = evaluate(this.catalogue, this.roster)
        .rootOffers(force.id)
        .filter(({ hidden }) => !hidden);
      if (offers.length > 0)
        this.#apply({ kind: 'select', parent: force.id, entryId: chance.one(offers).entryId, amount: 1 });
    }
    this.#look('with units alone');
    for (let index = 0; index < OPTIONS; index += 1) {
      const evaluation = evaluate(this.catalogue, this.roster);
      const parents = viewsOf(evaluation.forces);
      if (parents.length === 0) break;
      const { id: parent, entryId: above, isDerived } = chance.one(parents);
      // What something is chosen below becomes a choice with it.
      if (isDerived) this.#taken.add(above);
      const offers = flat(evaluation.childOffers(parent)).filter(({ hidden }) => !hidden);
      if (offers.length === 0) continue;
      const { entryId: option, groupId } = chance.one(offers);
      this.#taken.add(option);
      this.#apply({ kind: 'select', parent, entryId: option, groupId, amount: 1 + chance.below(3) });
    }
    this.#look('with options');
    tally.lists += 1;
  }

  #look(when: string): void {
    const { catalogue, roster } = this;
    const evaluation = evaluate(catalogue, roster);
    const choices = choicesOf(roster);
    const views = viewsOf(evaluation.forces);
    const derived = views.filter(({ isDerived }) => isDerived);
    const tell = (what: string): void => this.#tell(when, what);
    tally.choices += choices.size;
    tally.derived += derived.length;
    tally.cut += views.filter(({ id, amount }) => (choices.get(id)?.amount ?? amount) !== amount).length;
    for (const { id, name } of derived) if (choices.has(id)) tell(`${name} is derived and a choice`);
    for (const parent of views) {
      if (parent.isDerived) continue;
      for (const { id, name, entryId } of parent.children) {
        if (!choices.has(id) || this.#taken.has(entryId)) continue;
        // What came by itself and would be derived if it were not stored should not be.
        const left = evaluate(catalogue, without(roster, id)).node(parent.id);
        const children = left && 'children' in left ? left.children : [];
        if (children.some((each) => each.isDerived && each.entryId === entryId && each.amount > 0))
          tell(`nobody took ${name}, which is derived`);
      }
    }
    this.#expectSame(choices, readList(writeList(roster)), `${when}, as a list file`);
    this.#expectSame(
      choices,
      readList(writeRos(roster, { catalogue, evaluation })),
      `${when}, as a roster file`,
    );
  }

  #tell(when: string, what: string): void {
    wrong.push(`${this.book.name.trim()}, ${when}: ${what}`);
  }

  #expectSame(choices: Choices, read: ReturnType<typeof readList>, when: string): void {
    const tell = (what: string): void => this.#tell(when, what);
    if (read.kind !== 'list') {
      tell(read.kind);
      return;
    }
    const again = choicesOf(relink(this.catalogue, read.roster).roster);
    for (const [id, { name, amount }] of again)
      if (choices.get(id)?.amount !== amount) tell(`${name} ${amount}, chosen ${choices.get(id)?.amount}`);
    for (const [id, { name }] of choices) if (!again.has(id)) tell(`${name} is gone`);
  }
}

function countAutomatic(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'automatic' in value && value.automatic === true ? 1 : 0;
  return Object.values(value).reduce((sum: number, each) => sum + countAutomatic(each), own);
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lists: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' } },
  });
  const [folder = ''] = positionals;
  const files = readdirSync(folder)
    .filter((name) => /\.(gst|cat|gstz|catz|json)$/.test(name))
    .sort()
    .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const game = readData(files).systems.find(({ isHere }) => isHere);
  if (game === undefined) {
    console.error(`no game in ${folder}`);
    return 64;
  }
  const catalogue = linkCatalogues(game.system, game.books, game.options);
  const constraints = countAutomatic(game.system) + countAutomatic(game.books);
  for (const [index, book] of catalogue.books.entries()) {
    if ('library' in book.definition && book.definition.library) continue;
    for (let list = 0; list < Number(values.lists); list += 1)
      new Building(catalogue, book, new Chance(Number(values.seed) * 10_007 + index * 101 + list)).build();
  }
  for (const each of wrong) console.log(each);
  const { lists, choices, derived, cut } = tally;
  console.log(`${constraints} automatic constraints in ${game.system.name}`);
  console.log(
    `${lists} lists, each looked at twice: ${choices} choices, ${derived} things derived beside them, ${cut} amounts changed beside the choice`,
  );
  console.log(
    `${wrong.length} things that are no choice were written as one, or choices that came back otherwise`,
  );
  return wrong.length === 0 && derived > 0 ? 0 : 1;
}

process.exitCode = main();
