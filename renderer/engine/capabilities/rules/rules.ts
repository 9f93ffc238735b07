/** The capabilities of a system as they hold for one list: of its ruleset, and of the text of the rules that it follows. */
import type {
  Capability,
  DerivedValue,
  Effect,
  Rulesets,
  Wording,
} from '../../../../schemas/generated/types';

export interface Follows {
  /** Undefined: data that name no ruleset; then everything that names none holds. */
  readonly ruleset: string | undefined;
  readonly text: Wording;
}

export interface Rule {
  readonly capability: Capability;
  /** Letters of its parameters, in order. */
  readonly letters: readonly string[];
  readonly effects: readonly Effect[];
  readonly derived: readonly DerivedValue[];
}

export interface Rules {
  readonly follows: Follows;
  readonly byId: ReadonlyMap<string, Rule>;
}

/** Work of once per system and choice of ruleset and text, not of an edit. */
export function rulesFor(capabilities: readonly Capability[], follows: Follows): Rules {
  const byId = new Map<string, Rule>();
  for (const capability of capabilities) {
    // An entry of this ruleset goes before one of all rulesets, wherever they stand in the file.
    if (!isOf(capability.ruleset, follows)) continue;
    if (byId.has(capability.id) && capability.ruleset === undefined) continue;
    byId.set(capability.id, ruleOf(capability, follows));
  }
  return { follows, byId };
}

function ruleOf(capability: Capability, follows: Follows): Rule {
  const holds = (part: { readonly ruleset?: Rulesets; readonly text?: Wording }) =>
    isOf(part.ruleset, follows) && (part.text === undefined || part.text === follows.text);
  return {
    capability,
    letters: (capability.parameters ?? []).map((one) => (typeof one === 'string' ? one : one.name)),
    effects: (capability.listBuilding ?? []).filter(holds),
    derived: (capability.derived ?? []).filter(holds),
  };
}

function isOf(named: Rulesets | undefined, { ruleset }: Follows): boolean {
  return named === undefined || (ruleset !== undefined && [named].flat().includes(ruleset));
}
