/**
 * Small games by chance in which much hangs on much: prices on prices, limits on counts of categories, modifiers that change
 * other nodes, amounts that set themselves. Data that people wrote have some of that rarely, and each game only a part.
 */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type {
  CatalogueDefinition,
  CategoryLinkDefinition,
  ConstraintDefinition,
  EntryLinkDefinition,
  ForceEntryDefinition,
  ModifierDefinition,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from '../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { Chance } from '../mutations/chance';
import { Asker, BOOKS, CATEGORIES, numbered } from './made-modifiers';

const OPTIONS = numbered('option', 8);
const UNITS = numbered('unit', 7);

class Maker {
  readonly #chance: Chance;
  readonly #asker: Asker;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
    this.#asker = new Asker(this.#chance, OPTIONS, UNITS);
  }

  /** Each with a probability of its own. */
  #some<Item>(items: readonly Item[], share: number): readonly Item[] {
    return items.filter(() => this.#chance.next() < share);
  }

  game(): Catalogue {
    const asker = this.#asker;
    const forces = [this.#force('army', CATEGORIES)];
    const system = {
      id: 'game',
      name: 'Game',
      costTypes: [
        { id: 'pts', name: 'pts' },
        { id: 'slots', name: 'slots', hidden: true },
      ],
      profileTypes: [{ id: 'stats', name: 'Stats', characteristicTypes: [{ id: 'move', name: 'Move' }] }],
      categoryEntries: CATEGORIES.map((id) => ({ id, name: id })),
      forceEntries: forces,
      sharedSelectionEntries: [
        ...OPTIONS.map((id, index) => this.#option(id, index)),
        ...UNITS.map((id, index) => this.#unit(id, index)),
        {
          id: 'captain',
          name: 'captain',
          type: 'upgrade',
          role: 'captain',
          ...asker.decorate('captain', 'captain', 0),
        },
      ],
    };
    return linkCatalogues(
      system,
      BOOKS.map((id, index) => this.#book(id, index)),
      { order: this.#chance.below(2) === 0 ? 'listed' : 'staged' },
    );
  }

  #book(id: string, index: number): CatalogueDefinition {
    const units = UNITS.slice(index, UNITS.length - 1 + index);
    return {
      id,
      name: id,
      gameSystemId: 'game',
      entryLinks: units.map((unit) => this.#link(`${id}-${unit}`, unit)),
    };
  }

  #link(id: string, targetId: string): EntryLinkDefinition {
    const isPlain = this.#chance.below(3) > 0;
    const level = OPTIONS.includes(targetId)
      ? OPTIONS.indexOf(targetId)
      : OPTIONS.length + UNITS.indexOf(targetId);
    return {
      id,
      targetId,
      type: 'selectionEntry',
      ...(isPlain ? {} : this.#asker.decorate(id, targetId, level)),
    };
  }

  #force(id: string, categories: readonly string[]): ForceEntryDefinition {
    const nested = id === 'army' ? [this.#force('wing', CATEGORIES.slice(0, 2))] : [];
    return {
      id,
      name: id,
      costs: this.#some([{ typeId: 'pts', value: 5 }], 0.3),
      categoryLinks: categories.map((category) => this.#block(`${id}-${category}`, category)),
      forceEntries: nested,
      constraints: this.#some(
        [
          { id: `${id}-forces`, type: 'max', value: 1, field: 'forces', scope: 'parent' },
          this.#asker.constraint(`${id}-limit`, id),
        ],
        0.6,
      ),
      modifiers: [
        ...this.#some(
          [
            this.#asker.numberModifier(`${id}-forces`),
            this.#asker.modifierOn('hidden', 0),
            this.#asker.modifierOn('name', 0),
          ],
          0.2,
        ),
        ...this.#asker.pushed(),
      ],
    };
  }

  #block(id: string, targetId: string): CategoryLinkDefinition {
    const limits = this.#asker.constraintsOf(id, targetId);
    const modifiers: readonly ModifierDefinition[] = limits.flatMap((limit) =>
      this.#some([this.#asker.numberModifier(limit.id)], 0.5),
    );
    return { id, targetId, constraints: limits, modifiers };
  }

  #option(id: string, index: number): SelectionEntryDefinition {
    // Only what has a lower number stands in it or changes its price: no price feeds on itself.
    const below = this.#some(OPTIONS.slice(0, index), index < 3 ? 0 : 0.2);
    return {
      id,
      name: id,
      type: this.#chance.one(['upgrade', 'upgrade', 'model']),
      costs: [{ typeId: 'pts', value: this.#chance.below(12) }],
      categoryLinks: this.#some(CATEGORIES, 0.2).map((targetId) => ({ targetId })),
      entryLinks: below.map((target) => this.#link(`${id}-${target}`, target)),
      ...this.#asker.decorate(id, id, index),
    };
  }

  #unit(id: string, index: number): SelectionEntryDefinition {
    const level = OPTIONS.length + index;
    const [primary, ...others] = this.#some(CATEGORIES, 0.5);
    const size: readonly ConstraintDefinition[] = [
      { id: `${id}-least`, type: 'min', value: 1 + this.#chance.below(3), scope: 'parent' },
      { id: `${id}-most`, type: 'max', value: 4 + this.#chance.below(6), scope: 'parent' },
    ];
    const profile = {
      id: `${id}-stats`,
      name: id,
      typeId: 'stats',
      characteristics: [{ typeId: 'move', name: 'Move', value: '4' }],
      modifiers: this.#some([this.#asker.numberModifier('move')], 0.7),
    };
    return {
      id,
      name: id,
      type: this.#chance.one(['unit', 'unit', 'model']),
      costs: [
        { typeId: 'pts', value: 10 * (1 + this.#chance.below(6)) },
        ...this.#some([{ typeId: 'slots', value: 1 }], 0.4),
      ],
      categoryLinks: [
        { targetId: primary ?? 'core', primary: true },
        ...others.map((targetId) => ({ targetId })),
      ],
      profiles: [profile],
      selectionEntries: [
        {
          id: `${id}-body`,
          name: `${id} body`,
          type: 'model',
          costs: [{ typeId: 'pts', value: 1 + this.#chance.below(5) }],
          constraints: size,
          modifiers: this.#some([this.#asker.numberModifier(`${id}-most`)], 0.4),
        },
      ],
      entryLinks: [
        ...this.#some(OPTIONS, 0.35).map((target) => this.#link(`${id}-${target}`, target)),
        ...this.#some([this.#link(`${id}-captain`, 'captain')], 0.5),
      ],
      selectionEntryGroups: this.#some([this.#group(`${id}-group`)], 0.6),
      ...this.#asker.decorate(id, id, level),
    };
  }

  #group(id: string): SelectionEntryGroupDefinition {
    const members = this.#some(OPTIONS, 0.3);
    const { constraints, modifiers } = this.#asker.decorate(id, id, 0);
    return {
      id,
      name: id,
      entryLinks: members.map((target) => this.#link(`${id}-${target}`, target)),
      constraints: [{ id: `${id}-most`, type: 'max', value: 2, scope: 'parent' }, ...(constraints ?? [])],
      modifiers: (modifiers ?? []).filter(({ field }) => field !== 'category' && field !== 'pts'),
    };
  }
}

/** The same game for the same number. */
export const madeGame = (seed: number): Catalogue => new Maker(seed).game();
