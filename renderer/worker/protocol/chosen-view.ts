import type { FindingView } from './findings-view';
import type { MarginView } from './ledger-row';

/** The right column: a unit, a force, or the army itself when nothing is chosen. */
export type ChosenView = ChosenUnit | ChosenForce | ChosenArmy;

export interface ChosenUnit {
  readonly kind: 'unit';
  readonly node: string;
  readonly name: string;
  readonly second: string | undefined;
  readonly customName: string | undefined;
  /** Block, force, base: what the unit is. */
  readonly subtitle: string;
  readonly price: number;
  /** Printed with a plus. */
  readonly isSurcharge: boolean;
  /** The parts that add up to the price; empty when there is one. */
  readonly sum: readonly number[];
  readonly isLost: boolean;
  /** Its own number allows one more. */
  readonly isRepeatable: boolean;
  readonly findings: readonly FindingView[];
  /** Key of the option row that can mend a finding, by the key of the finding. */
  readonly fields: Readonly<Record<string, string>>;
  readonly roles: readonly RoleView[];
  readonly sections: readonly OptionSection[];
  readonly profiles: readonly ProfileTableView[];
  readonly capabilities: readonly CapabilityView[];
  readonly notes: string;
}

export interface RoleView {
  readonly role: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly price: number;
  /** Who has it now, if somebody else has. */
  readonly holder: string | undefined;
  readonly why: string | undefined;
}

/** Options under one heading. */
export interface OptionSection {
  readonly key: string;
  readonly title: string;
  readonly choose: ChooseView | undefined;
  /** Points used of an allowance. */
  readonly allowance: { readonly spent: number; readonly most: number } | undefined;
  /** Why nothing of it may be chosen. */
  readonly why: string | undefined;
  readonly rows: readonly OptionRow[];
}

/** How many of a group may be chosen. */
export interface ChooseView {
  readonly least: number;
  readonly most: number | undefined;
  readonly taken: number;
}

export interface OptionRow {
  readonly key: string;
  readonly control: 'radio' | 'check' | 'number' | 'fixed' | 'heading';
  /** Group of radio buttons; rows of one group exclude each other. */
  readonly group: string;
  /** The selection that it is chosen for. */
  readonly parent: string;
  readonly entryId: string;
  readonly groupId: string | undefined;
  /** The selection it is, when it is taken. */
  readonly node: string | undefined;
  readonly name: string;
  readonly second: string | undefined;
  /** What it does or carries, in short. */
  readonly note: string;
  readonly price: number;
  readonly amount: number;
  readonly least: number;
  readonly most: number | undefined;
  readonly amounts: readonly number[] | undefined;
  readonly isOn: boolean;
  readonly isLost: boolean;
  readonly why: string | undefined;
  /** Why stands at the head of its group already: it holds for all of them. */
  readonly isToldAbove: boolean;
  readonly depth: number;
  /** For a heading: how many of its group are chosen. */
  readonly choose: ChooseView | undefined;
  /** Heading that the row folds under. */
  readonly under: string | undefined;
}

export interface ProfileTableView {
  readonly key: string;
  readonly title: string;
  readonly subject: 'model' | 'weapon' | 'other';
  /** Said once in the head. */
  readonly columns: readonly ProfileColumn[];
  readonly rows: readonly ProfileRowView[];
}

export interface ProfileColumn {
  readonly id: string;
  readonly name: string;
  readonly long: string;
  readonly unit: string | undefined;
}

export interface ProfileRowView {
  readonly key: string;
  readonly name: string;
  readonly values: readonly ProfileValue[];
  /** Capabilities of this weapon or part. */
  readonly note: string;
}

export interface ProfileValue {
  readonly text: string;
  /** As printed in the book, when an effect changed it. */
  readonly printed: string | undefined;
}

export interface CapabilityView {
  readonly key: string;
  readonly name: string;
  readonly summary: string | undefined;
  /** Where it is printed: `Core Rules, p. 34`; empty where the data do not say. */
  readonly source: string;
}

export interface ChosenForce {
  readonly kind: 'force';
  readonly node: string;
  readonly name: string;
  readonly second: string | undefined;
  readonly customName: string | undefined;
  readonly subtitle: string;
  readonly price: number;
  readonly isLost: boolean;
  /** Its own number allows one more. */
  readonly isRepeatable: boolean;
  readonly isRemovable: boolean;
  readonly findings: readonly FindingView[];
  readonly blocks: readonly MarginView[];
  readonly capabilities: readonly CapabilityView[];
  readonly notes: string;
}

export interface ChosenArmy {
  readonly kind: 'army';
  readonly name: string;
  readonly subtitle: string;
  readonly limits: readonly LimitView[];
  readonly details: DetailsView;
  readonly roles: readonly {
    readonly role: string;
    readonly name: string;
    readonly holder: string | undefined;
  }[];
  readonly values: readonly ArmyValue[];
  readonly blocks: readonly MarginView[];
  readonly findings: readonly FindingView[];
  readonly notes: string;
}

export interface LimitView {
  readonly typeId: string;
  readonly name: string;
  readonly value: number | undefined;
}

export interface DetailsView {
  readonly player: string;
  readonly club: string;
  readonly event: string;
  readonly date: string;
}

/** A number of the whole army above the ledger: units, points of a resource spent of those given. */
export interface ArmyValue {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly most: number | undefined;
  readonly state: 'ok' | 'over' | 'short' | undefined;
}
