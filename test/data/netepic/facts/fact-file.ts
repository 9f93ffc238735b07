/** What the check reads of a fact file: one army, as its books print it. */
export interface Ability {
  readonly name: string;
  readonly x?: string;
}

export interface FactWeapon {
  readonly name: string;
  readonly modeOf?: string;
  readonly range: string | null;
  readonly dice: number | string | null;
  readonly toHit: string | null;
  readonly ap: number | string | null;
  readonly abilities: readonly Ability[];
  readonly arc?: string;
}

export interface FactTitanWeapon extends FactWeapon {
  readonly cost: number;
  readonly usedBy?: readonly string[];
  readonly location?: string;
  readonly assault?: boolean;
  readonly maxPerTitan?: number;
  readonly effectsChooseOne?: readonly string[];
}

export interface FactStand {
  readonly stand: string;
  readonly class: number | null;
  readonly type: string;
  readonly move: number | null;
  readonly save: string | null;
  readonly af: number | null;
  readonly morale: number | string | null;
  readonly capabilities: readonly Ability[];
  readonly weapons: readonly FactWeapon[];
  readonly weaponMounts?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly weaponCode?: string;
  readonly carryPoints?: {
    readonly capacity: number;
    readonly costs: Readonly<Record<string, number>>;
  };
}

export interface Contents {
  readonly stand: string;
  readonly count: number | null;
}

export interface Formation {
  readonly kind: string;
  readonly name: string;
  readonly contents: readonly Contents[] | null;
  readonly contentsChoice?: readonly (readonly Contents[])[];
  readonly cost: number;
  readonly variants?: readonly { readonly contents: readonly Contents[]; readonly cost: number }[];
  readonly surcharge: boolean;
  readonly commandPoints?: number;
  readonly drone?: boolean;
  readonly token?: boolean;
  readonly attachTo?: string;
  readonly limits?: {
    readonly unique?: boolean;
    readonly perPoints?: readonly [number, number];
    readonly max?: number;
    readonly limited?: boolean;
  };
  readonly compulsory?: readonly {
    readonly min: number;
    readonly max: number;
    readonly from: readonly Formation[];
  }[];
  readonly optional?: readonly {
    readonly kind: string | readonly string[];
    readonly min: number;
    readonly max: number | null;
    readonly restriction?: string;
  }[];
}

export interface FactFile {
  readonly edition: string;
  readonly formations: readonly Formation[];
  readonly units: readonly FactStand[];
  readonly titanWeapons: readonly FactTitanWeapon[];
  readonly titanWeaponRules?: { readonly codes?: Readonly<Record<string, readonly string[]>> };
  readonly adaptations?: {
    readonly budget: number;
    readonly list: readonly { readonly name: string; readonly points: number }[];
  };
}
