import type { Id, LocalNames } from '../catalogue/definition';
import type { Language } from './language';

export interface Named {
  readonly name: string;
  readonly names: LocalNames | undefined;
}

/** What sentences ask about ids. `catalogueNames` answers from a catalogue and a roster; a test from a table. */
export interface Names {
  /** Entry, group, category, force, role, gear, cost type … by its id in the data. */
  nameOf(id: Id): Named | undefined;
  /** True for the cost that is spoken of as "points". */
  isPoints(costType: Id): boolean;
  /** The agreed limit of a cost, in units of the cost. */
  limitOf(costType: Id): number | undefined;
  /** The list has one top-level force: findings need not name it when they name something in it. */
  readonly hasOneForce: boolean;
  /** What the models of the game are called, in the plural: `models`, `stands`. */
  modelWord(language: Language): string;
  /** Heading of a force of that id (`company`, `auxiliary`), if it has one. */
  forceKindOf(id: Id): string | undefined;
}
