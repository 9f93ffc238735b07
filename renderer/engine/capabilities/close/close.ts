/** What somebody has in the end: grants followed until nothing changes, and what is always suppressed taken away. */
import type {
  GrantsEffect,
  ShareTest,
  Situation,
  SuppressesEffect,
} from '../../../../schemas/generated/types';
import type { CapabilityUse } from '../../catalogue/definition';
import type { Rules } from '../rules/rules';

/** Who has what a capability grants; `self` is the bearer. */
export type Receiver = 'self' | NonNullable<GrantsEffect['to']>;

export interface Held extends CapabilityUse {
  readonly to: Receiver;
  /** The capability that grants it; undefined when the data give it. */
  readonly by: string | undefined;
}

/** Holds, or is lost, in a moment of play, or when it cannot be told: printed, never judged. */
export interface Note {
  readonly by: string;
  readonly effect: GrantsEffect | SuppressesEffect;
}

export interface Closed {
  readonly held: readonly Held[];
  readonly notes: readonly Note[];
  /** What is always suppressed, with what suppresses it. */
  readonly lost: readonly { readonly id: string; readonly by: string }[];
}

/** What can be told of the bearer besides its capabilities; undefined where it cannot be told. */
export interface Circumstances {
  holds(situation: Situation): boolean | undefined;
  passes(test: ShareTest): boolean | undefined;
}

/** Alone on the table and nothing known of it. */
export const UNKNOWN: Circumstances = { holds: () => undefined, passes: () => undefined };

/**
 * A capability that is suppressed neither grants nor suppresses. Two that suppress each other are both lost. The
 * order of the data decides nothing but the order of the answer.
 */
export function close(uses: readonly CapabilityUse[], rules: Rules, circumstances: Circumstances): Closed {
  let lost = new Map<string, string>();
  let grown = grow(uses, rules, circumstances, lost);
  // What suppresses is found among ever better guesses of what is there: one too wide, the next too narrow, each
  // inside the one before, so each pair of rounds settles one capability at least.
  let rounds = 2 * rules.byId.size + 2;
  for (; rounds > 0; rounds -= 1) {
    const wide = suppressedBy(grown.held, rules, circumstances);
    // Nothing else is suppressed than what was left out: as for most, at once.
    if (sameIds(wide, lost)) break;
    const narrow = grow(uses, rules, circumstances, wide);
    const next = suppressedBy(narrow.held, rules, circumstances);
    if (sameIds(wide, next) || sameIds(next, lost)) {
      lost = wide;
      grown = narrow;
      break;
    }
    lost = next;
    grown = grow(uses, rules, circumstances, next);
  }
  return { ...grown, lost: [...lost].map(([id, by]) => ({ id, by })) };
}

function grow(
  uses: readonly CapabilityUse[],
  rules: Rules,
  circumstances: Circumstances,
  lost: ReadonlyMap<string, string>,
): { readonly held: readonly Held[]; readonly notes: readonly Note[] } {
  const held = new Map<string, Held>();
  const notes: Note[] = [];
  const add = (one: Held) => {
    const key = [one.to, one.id, ...(one.params ?? [])].join('\n');
    if (!lost.has(one.id) && !held.has(key)) held.set(key, one);
  };
  for (const use of uses) add({ ...use, to: 'self', by: undefined });
  const noted = new Set<GrantsEffect | SuppressesEffect>();
  // A Map gives what is added while it is walked, too. Each capability with given parameters is there once, and what
  // grants it names its parameters, so the walk ends.
  for (const { id, to } of held.values()) {
    for (const effect of rules.byId.get(id)?.effects ?? []) {
      if (effect.effect !== 'grants' && effect.effect !== 'suppresses') continue;
      const holds = inForce(effect, circumstances);
      if (holds === false) continue;
      if (holds === undefined || (effect.effect === 'grants' && effect.capability === 'from-X')) {
        if (!noted.has(effect)) notes.push({ by: id, effect });
        noted.add(effect);
      } else if (effect.effect === 'grants') {
        add({ ...granted(effect, rules), to: effect.to ?? to, by: id });
      }
    }
  }
  return { held: [...held.values()], notes };
}

function granted({ capability: id, args = {} }: GrantsEffect, rules: Rules): CapabilityUse {
  const letters = rules.byId.get(id)?.letters ?? Object.keys(args);
  const params = letters.map((letter) => String(args[letter] ?? ''));
  while (params.at(-1) === '') params.pop();
  return params.length === 0 ? { id } : { id, params };
}

/** Undefined when a list cannot tell. */
function inForce(effect: GrantsEffect | SuppressesEffect, circumstances: Circumstances): boolean | undefined {
  const { when = 'always' } = effect;
  const holds = when === 'always' ? true : circumstances.holds(when);
  if (effect.effect === 'suppresses') return holds;
  const passes = effect.test === undefined ? true : circumstances.passes(effect.test);
  if (holds === false || passes === false) return false;
  return holds === undefined || passes === undefined ? undefined : true;
}

function suppressedBy(
  held: readonly Held[],
  rules: Rules,
  circumstances: Circumstances,
): Map<string, string> {
  const lost = new Map<string, string>();
  for (const { id } of held) {
    for (const effect of rules.byId.get(id)?.effects ?? []) {
      if (effect.effect === 'suppresses' && inForce(effect, circumstances) && !lost.has(effect.capability)) {
        lost.set(effect.capability, id);
      }
    }
  }
  return lost;
}

const sameIds = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one.keys()].every((id) => other.has(id));
