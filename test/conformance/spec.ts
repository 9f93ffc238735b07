/** The shape of a conformance spec: data, steps, expected states. */
export type Yaml = Readonly<Record<string, unknown>>;

export interface Step {
  readonly id?: string;
  readonly action?: string;
  readonly skipEngines?: readonly string[];
  readonly engines?: Readonly<Record<string, Yaml>>;
  readonly expectedState?: Yaml & { readonly engines?: Readonly<Record<string, Yaml>> };
  readonly expectedFile?: Yaml;
  readonly [argument: string]: unknown;
}

export interface Spec {
  readonly id: string;
  readonly category: string;
  readonly tags?: readonly string[];
  readonly setup: {
    readonly dataSource?: string;
    readonly gameSystem?: Yaml;
    readonly catalogues?: readonly Yaml[];
  };
  readonly steps: readonly Step[];
}

/** A list of a YAML map; a missing one is empty. */
export function listOf(value: unknown): readonly Yaml[] {
  return Array.isArray(value) ? (value as Yaml[]) : [];
}

/** Where this program chose another engine's reading over the neutral one; docs/roster-semantics.md, section 22. */
export const CHOSEN_ENGINE: ReadonlyMap<string, string> = new Map([
  ['condition-instance-of-by-category', 'newrecruit'],
  ['constraint-entry-link-merged', 'newrecruit'],
  ['constraint-hidden-enforcement', 'newrecruit'],
  ['cost-fractional-double-divergence', 'battlescribe'],
]);
