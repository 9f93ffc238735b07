/** The shape of a table of facts of one army, as far as it is compared. Names are English. */

export interface FactLine {
  readonly name: string;
  readonly rules?: readonly string[];
  readonly changes?: readonly string[];
  readonly [column: string]: unknown;
}

export interface FactStats {
  readonly global: readonly FactLine[];
  readonly defensive: readonly FactLine[];
  readonly offensive: readonly FactLine[];
}

export interface FactWeapon {
  readonly name: string;
  readonly range: string;
  readonly shots: string;
  readonly strength: string;
  readonly ap: string;
  readonly attributes: string;
}

export interface FactOption {
  readonly name: string;
  readonly points: number;
  readonly perModel?: boolean;
  readonly maxPerArmy?: number;
  readonly restrictions?: readonly string[];
  readonly gives?: readonly string[];
  readonly sub?: readonly (FactOption | FactGroup)[];
  readonly weaponProfiles?: readonly FactWeapon[];
  readonly categoryChange?: readonly { readonly add?: string; readonly remove?: string }[];
}

export interface FactGroup {
  readonly group: string | null;
  readonly min: number;
  readonly max: number | null;
  readonly default?: string;
  readonly conditions?: readonly string[];
  readonly items: readonly (FactOption | FactGroup)[];
}

export interface FactBase {
  readonly height: string;
  readonly type: string;
  readonly size: string;
}

export interface FactMount extends FactOption {
  readonly stats?: FactStats;
  readonly base?: FactBase | null;
  readonly modelRules?: readonly string[];
  readonly alsoCounts?: readonly string[];
}

export interface FactItemGroup {
  readonly category: string;
  readonly max: number | null;
  readonly conditions?: readonly string[];
  readonly items: readonly string[];
}

export interface FactUnit {
  readonly name: { readonly en: string };
  readonly category: string;
  readonly alsoCounts?: readonly string[];
  readonly categoryChange?: readonly { readonly add: string; readonly when: string }[];
  readonly limits: Readonly<Record<string, number | readonly string[]>>;
  readonly size: { readonly min: number; readonly max: number; readonly conditions?: readonly string[] };
  readonly points: { readonly base: number; readonly perModel: number | null };
  readonly base: FactBase | null;
  readonly stats: FactStats | null;
  readonly modelRules: readonly string[];
  readonly equipment: readonly string[];
  readonly options: readonly FactGroup[];
  readonly specialItems?: {
    readonly allowance: number | null;
    readonly changes: readonly string[];
    readonly groups: readonly FactItemGroup[];
  };
  readonly mounts?: { readonly min: number; readonly max: number; readonly items: readonly FactMount[] };
  readonly wizard?: {
    readonly levels?: readonly { readonly name: string; readonly points: number }[];
    readonly levelMin?: number;
    readonly levelMax?: number;
    readonly paths: readonly string[];
    readonly pathMin: number;
    readonly pathMax: number;
  };
  readonly canBeGeneral?: boolean;
  readonly canBeBattleStandardBearer?: { readonly points: number };
  readonly commandGroup?: readonly FactOption[];
  readonly bannerEnchantment?: { readonly max: number; readonly items: readonly string[] };
  readonly weaponProfiles?: readonly FactWeapon[];
}

export interface FactItem {
  readonly name: string;
  readonly category: string;
  readonly points: number;
  readonly maxPerArmy?: number;
  readonly maxPerModel: number;
  readonly source: 'army' | 'common';
  readonly restrictions?: readonly string[];
  readonly conditions?: readonly string[];
}

export interface FactFile {
  readonly army: { readonly en: string };
  readonly categories: readonly {
    readonly name: string;
    readonly percent: number | null;
    readonly kind: string;
  }[];
  readonly units: readonly FactUnit[];
  readonly items: readonly FactItem[];
  readonly paths: { readonly available: readonly string[] };
}

export function isFactGroup(each: FactOption | FactGroup): each is FactGroup {
  return 'items' in each;
}
