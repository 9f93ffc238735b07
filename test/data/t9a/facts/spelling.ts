import type { CapabilitiesFile, CapabilityRef } from '../../../../schemas/generated/types';

/** Slips and variants of the tables, and what is meant (data/t9a/SOURCE.md). */
const MEANT: Readonly<Record<string, string>> = {
  'Academy Training': 'Academy Trained',
  'Hell-Forge Armour': 'Hell-Forged Armour',
  "Lash's String": "Lash's Sting",
  'Fight in Extra Ranks': 'Fight in Extra Rank',
};

/** Rules whose number the tables leave out. */
const NUMBERED: Readonly<Record<string, string>> = {
  'Hard Target': 'Hard Target (1)',
  Channel: 'Channel (1)',
};

/** One kind of apostrophe, no zero-width space. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\u200b', '');
}

/** `Crossbow (4+)` -> Crossbow, 4+; `Repeater Handbow [2] (4+)` -> Repeater Handbow, 4+. */
export function withoutAim(name: string): { readonly name: string; readonly aim: string | undefined } {
  const match = /^(.*?)(?: [[(]\d[\])])?(?: \(4\+\))? \((\d\+)\)$/.exec(plain(name));
  return match ? { name: match[1] as string, aim: match[2] } : { name: plain(name), aim: undefined };
}

/** A rule as the tables spell it, written like a use of a capability: `Aegis (4+, against Melee Attacks)`. */
export function ruleText(rule: string): string {
  const bare = plain(rule.replace(/ \[unless .*\]$/, ''));
  const match = /^(.*?)\s*\((.*)\)$/.exec(MEANT[bare] ?? bare);
  if (!match) return MEANT[bare] ?? NUMBERED[bare] ?? bare;
  const name = match[1] as string;
  const params = (match[2] as string).replace('Attack Value', 'Att').replace(/AP(\d)/g, 'AP $1');
  return `${MEANT[name] ?? name} (${params
    .split(',')
    .map((each) => each.trim())
    .join(', ')})`;
}

export type CapabilityNames = ReadonlyMap<string, string>;

export function capabilityNames(file: CapabilitiesFile): CapabilityNames {
  return new Map(
    file.capabilities.map((each) => [
      each.id,
      plain(typeof each.name === 'string' ? each.name : each.name.en),
    ]),
  );
}

/** A use of a capability, written as the tables do. */
export function capabilityText(use: CapabilityRef, names: CapabilityNames): string {
  const [id, ...short] = typeof use === 'string' ? use.split(' ') : [use.id];
  const params = typeof use === 'string' ? short : (use.params ?? []);
  const name = names.get(id as string) ?? `unknown capability ${id}`;
  return params.length > 0 ? `${name} (${params.join(', ')})` : name;
}

/** A value of a profile as the book writes it: a dash is nothing, `Ground 5", Fly 8"` is `5" (8")`. */
export function statText(value: unknown): string {
  if (value === null || value === undefined || value === '-') return '';
  return String(value).replace(/^Ground (\S+), (?:Fly |March )?(\S+)$/, '$1 ($2)');
}
