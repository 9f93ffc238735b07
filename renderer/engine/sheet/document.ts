/**
 * The sheet as data: what is printed, in the sheet's language, without any idea of paper. `layoutSheet` places it,
 * `renderSheet` writes it as HTML, and the text exports (exchange/) are made from it too.
 */
import type { Severity } from '../findings/finding';
import type { Language } from '../words/language';

export interface SheetVerdict {
  readonly isLegal: boolean;
  /** `Legal`, `Not legal: 2 errors`. */
  readonly line: string;
}

/** Something of the army as a whole: a share with its limit, a pool, a counter. */
export interface SheetValue {
  readonly label: string;
  readonly value: string;
  /** `22.6% (≤ 40%)`. */
  readonly note: string;
  readonly isBroken: boolean;
  /** `12 detachments` rather than `Elite 3`. */
  readonly isCount: boolean;
}

export interface SheetFinding {
  readonly severity: Severity;
  readonly label: string;
  readonly text: string;
  /** Where, and the number of the rule. */
  readonly place: string;
  /** The book's own sentence. */
  readonly reason: string;
  /** How often the same is wrong in the same place: with each of nine models. */
  readonly count: number;
}

export interface SheetColumn {
  readonly id: string;
  /** Short, for the head of the column. */
  readonly label: string;
}

/** A kind of profile that occurs in the list. */
export interface SheetTable {
  readonly id: string;
  readonly name: string;
  readonly subject: 'model' | 'weapon';
  readonly columns: readonly SheetColumn[];
}

export interface SheetProfile {
  readonly table: string;
  readonly name: string;
  /** One for each column of its table; `–` where there is none. */
  readonly values: readonly string[];
  /** Abilities of this weapon or part. */
  readonly capabilities: readonly string[];
}

/** One kind of model in a unit, with what it fights with. The first is the ordinary one. */
export interface SheetLine {
  /** Empty when it is the unit itself. */
  readonly name: string;
  /** How many there are; 0 when it is no model (a mount, a part). */
  readonly models: number;
  readonly profile: SheetProfile | undefined;
  readonly weapons: readonly SheetProfile[];
}

export interface SheetOption {
  readonly name: string;
  /** How many; 1 is not printed. */
  readonly count: number;
  /** `20`, `+5`; empty when it costs nothing. */
  readonly price: string;
  /** The model whose option it is, when the unit has several kinds. */
  readonly of: string;
  /** A role of the army: General. Comes first. */
  readonly isRole: boolean;
  readonly isLost: boolean;
  /** Always there: nobody chose it. */
  readonly isGiven: boolean;
  /** Its weapon has a line of the same name. */
  readonly isWeapon: boolean;
  /** What was chosen for the choice. */
  readonly options: readonly SheetOption[];
}

export interface SheetUnit {
  readonly name: string;
  /** The player's own name for it. */
  readonly customName: string;
  /** Equal units taken as one. */
  readonly count: number;
  /** Models of one; 0 when the data do not say. */
  readonly models: number;
  readonly price: string;
  /** What it counts beside its points: `VP 7`. */
  readonly values: readonly string[];
  /** Gone from the data: outside the total, with its last price. */
  readonly isLost: boolean;
  readonly lines: readonly SheetLine[];
  readonly options: readonly SheetOption[];
  readonly capabilities: readonly string[];
  /** `joins Pikes A`, `carries …`. */
  readonly links: readonly string[];
  /** Where its entry is printed: `Book of Armies, p. 34`; empty when the data do not say. */
  readonly source: string;
  readonly notes: string;
}

/** A block of a force. */
export interface SheetBlock {
  readonly name: string;
  /** `2 of 3`, `22.6%`; empty when nothing limits it. */
  readonly note: string;
  readonly units: readonly SheetUnit[];
}

export interface SheetForce {
  readonly name: string;
  /** Army it is made of, when the list has several. */
  readonly army: string;
  readonly total: string;
  /** 0 for a top-level force. */
  readonly depth: number;
  /** The head may be left out: a frame around detachments, or the only force of the list. */
  readonly isFrame: boolean;
  readonly isLost: boolean;
  /** Rules of the force as a whole, by name. */
  readonly capabilities: readonly string[];
  readonly notes: string;
  readonly blocks: readonly SheetBlock[];
}

export interface SheetEntry {
  readonly name: string;
  /** Empty: the name alone is printed. Items of a list in it stand on lines of their own. */
  readonly summary: string;
  /** Where it is printed: `Core Rules, p. 34`. */
  readonly source: string;
}

/** Whose words the glossary is in; `nobody`: it only says where rules are printed. */
export type GlossaryWords = 'ours' | 'data' | 'both' | 'nobody';

/** What is told to the opponent before the battle: who joins whom, who rides where. */
export interface SheetDeclaration {
  readonly title: string;
  readonly pairs: readonly { readonly who: string; readonly where: string }[];
}

export interface SheetDocument {
  readonly language: Language;
  readonly title: string;
  /** `The Army · The Game, 2nd edition · 3,000 points`. */
  readonly army: string;
  /** `The Army · 3,000 points`, for the foot of the pages. */
  readonly armyInShort: string;
  /** `A. Player, Club · Open, 23 January 2027`; empty when none is given. */
  readonly player: string;
  readonly total: string;
  /** Empty when the list has none. */
  readonly limit: string;
  readonly isOver: boolean;
  readonly verdict: SheetVerdict;
  /** `The Game, 2nd edition`: of the rules, while `data` is of what we wrote down of them. */
  readonly edition: string;
  /** `data of 30 Nov 2026`. */
  readonly data: string;
  readonly values: readonly SheetValue[];
  /** Errors, lost choices and warnings. */
  readonly findings: readonly SheetFinding[];
  readonly tables: readonly SheetTable[];
  /** What a unit is called in the head of the table: `Unit`, `Detachment`. */
  readonly unitWord: string;
  /** In order, nested ones after their parent. */
  readonly forces: readonly SheetForce[];
  readonly declarations: readonly SheetDeclaration[];
  readonly glossary: readonly SheetEntry[];
  readonly glossaryWords: GlossaryWords;
  readonly notes: string;
}
