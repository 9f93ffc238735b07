/** The table of facts of the Legiones Astartes, as far as the check reads it. */
export interface FactItem {
  readonly name?: string;
  readonly list?: string;
  readonly group?: string;
  readonly points?: number;
  readonly perModel?: boolean;
  readonly max?: number;
  readonly maxPerUnit?: number;
  readonly scaling?: readonly string[];
  readonly items?: readonly FactItem[];
  readonly sub?: readonly FactItem[];
}

export type FactStats = Readonly<Record<string, string | number | readonly string[] | null>>;

export interface FactModel {
  readonly name: string;
  readonly points: number;
  readonly min: number;
  readonly max: number;
  readonly stats?: FactStats;
  readonly contains?: readonly { readonly name: string; readonly stats: FactStats }[];
  readonly specialRules?: readonly string[];
  readonly traits?: readonly string[];
  readonly wargear?: readonly string[];
  readonly options?: readonly FactItem[];
}

export interface FactUnit {
  readonly name: string;
  readonly role: string;
  readonly points: { readonly base: number };
  readonly traits: readonly string[];
  readonly specialRules: readonly string[];
  readonly wargear?: readonly string[];
  readonly options?: readonly FactItem[];
  readonly models: readonly FactModel[];
  readonly officerOfTheLine?: number;
  readonly unlocksChoice?: readonly string[];
}

export interface FactSlot {
  readonly role: string;
  readonly slots: number;
  readonly prime?: number;
  readonly only?: string;
}

export interface FactDetachment {
  readonly name: string;
  readonly kind: string;
  readonly faction: string;
  readonly slots: readonly FactSlot[];
  readonly unlock?: readonly string[];
}

export interface FactLegion {
  readonly name: string;
  readonly warlords: readonly {
    readonly name: string;
    readonly points: number;
    readonly stats: FactStats;
  }[];
  readonly primeAdvantages: readonly { readonly name: string }[];
}

export interface FactFile {
  readonly battlefieldRoles: readonly string[];
  readonly commonPrimeAdvantages: readonly { readonly name: string }[];
  readonly detachments: readonly FactDetachment[];
  readonly legions: readonly FactLegion[];
  readonly sharedLists: Readonly<Record<string, readonly FactItem[]>>;
  readonly weapons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly wargear: readonly string[];
  readonly units: readonly FactUnit[];
}
