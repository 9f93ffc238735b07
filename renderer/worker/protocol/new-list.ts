/** A game that lists may be of, known by the head of its file. */
export interface SystemView {
  /** Key of the game: of two versions of one game each has its own. */
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  /** Of community data, which have no editions. */
  readonly revision: string;
  readonly books: readonly BookView[];
}

export interface BookView {
  readonly id: string;
  readonly name: string;
  readonly second: string | undefined;
  readonly edition: string;
}

export interface NewListChoice {
  readonly system: string;
  readonly book: string;
  /** Undefined: the usual size of the system. */
  readonly limit: number | undefined;
  /** Empty: called after army and size, once the size is known. */
  readonly name: string;
  /** The force to start with, as `NeededForce.key`; undefined for the first, null for an empty list. */
  readonly force: string | undefined | null;
}

/** What a legal list of one army and size needs. */
export interface NewListNeeds {
  readonly army: string;
  /** Sizes that players agree on, ascending. */
  readonly sizes: readonly number[];
  /** Undefined: the data name no usual size, and none was typed. */
  readonly limit: number | undefined;
  /** The size of a list for which none is typed; undefined: it has no limit. */
  readonly usual: number | undefined;
  readonly costName: string;
  /** Forces that a list can start with. */
  readonly forces: readonly NeededForce[];
  /** What is compulsory with the chosen force. */
  readonly needs: readonly NeededPart[];
  /** Points left once the skeleton stands; undefined without a limit. */
  readonly left: number | undefined;
  /** Points of the skeleton. */
  readonly skeleton: number;
}

export interface NeededForce {
  readonly key: string;
  readonly name: string;
  /** What fills its compulsory places, in short. */
  readonly content: string;
  readonly points: number;
  readonly isChosen: boolean;
}

export interface NeededPart {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly points: number | undefined;
  /** It stands in the list and nothing is open in it. */
  readonly isFilled: boolean;
  /** What the units that stand there still ask of the player, as sentences. */
  readonly open: readonly string[];
}
