/** Which capability a name of other data stands for: `Elite (2)`, `Vol (8″, 16″)`, `Headquarters (HQ)`. */
import type { Capability, Wording } from '../../../../schemas/generated/types';
import type { CapabilityUse } from '../../catalogue/definition';
import type { Rules } from '../rules/rules';
import { type AliasFault, type AliasPattern, compileAlias } from './alias-pattern';
import { splitList } from './split-list';

export interface BadAlias {
  readonly capability: string;
  readonly alias: string;
  readonly fault: AliasFault;
}

export interface RecognisedList {
  readonly uses: readonly CapabilityUse[];
  /** Parts that are no capability that we know: kept as text, told once where data are checked. */
  readonly unknown: readonly string[];
}

/** Longer names are sentences. */
const LONGEST_NAME = 120;
/** Names of all books of a large system are some thousands. */
const MOST_REMEMBERED = 20_000;
/** How one public list writes a number that is not set. */
const UNSET = /^XX?$/;

interface Alias extends AliasPattern {
  readonly id: string;
}

/** Make one per system, ruleset and language of its data: it remembers what each name stood for. */
export class Recogniser {
  readonly badAliases: readonly BadAlias[];
  readonly #aliases: readonly Alias[];
  readonly #names: ReadonlyMap<string, string>;
  readonly #remembered = new Map<string, CapabilityUse | undefined>();

  constructor(rules: Rules, language: Wording) {
    const capabilities = [...rules.byId.values()].map(({ capability }) => capability);
    const bad: BadAlias[] = [];
    this.#aliases = capabilities
      .flatMap((one) => aliasesOf(one, bad))
      .filter((alias) => alias.language === undefined || alias.language === language);
    this.badAliases = bad;
    this.#names = new Map(
      capabilities.map(({ id, name }) => [typeof name === 'string' ? name : (name[language] ?? name.en), id]),
    );
  }

  /** Undefined when no alias and no name is the whole of it. */
  recognise(name: string): CapabilityUse | undefined {
    const whole = name.trim();
    if (whole.length > LONGEST_NAME) return undefined;
    if (this.#remembered.has(whole)) return this.#remembered.get(whole);
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    const use = this.#byAlias(whole) ?? this.#byName(whole);
    this.#remembered.set(whole, use);
    return use;
  }

  /** Of the text of a characteristic: `Elite (2), Transport (6)`. */
  recogniseList(text: string): RecognisedList {
    const uses: CapabilityUse[] = [];
    const unknown: string[] = [];
    for (const part of splitList(text)) {
      const use = this.recognise(part);
      if (use) uses.push(use);
      else unknown.push(part);
    }
    return { uses, unknown };
  }

  #byAlias(name: string): CapabilityUse | undefined {
    for (const { id, pattern } of this.#aliases) {
      const match = pattern.exec(name);
      if (match !== null) return recognisedAs(id, match.slice(1));
    }
    return undefined;
  }

  #byName(name: string): CapabilityUse | undefined {
    const id = this.#names.get(name);
    if (id !== undefined) return { id };
    const match = /^([^()]+?) ?\(([^()]*)\)$/.exec(name);
    const withParameters = match?.[1] === undefined ? undefined : this.#names.get(match[1]);
    return withParameters === undefined
      ? undefined
      : recognisedAs(withParameters, match?.[2]?.split(',') ?? []);
  }
}

function aliasesOf({ id, aliases = [] }: Capability, bad: BadAlias[]): Alias[] {
  return aliases.flatMap((alias) => {
    const compiled = compileAlias(alias);
    if (typeof compiled !== 'string') return [{ ...compiled, id }];
    bad.push({ capability: id, alias, fault: compiled });
    return [];
  });
}

function recognisedAs(id: string, groups: readonly (string | undefined)[]): CapabilityUse {
  const params = groups.map((group = '') => {
    const bare = group.trim().replace(/(?<=\d)\s*(?:["″”]|'')$/u, '');
    return UNSET.test(bare) ? '' : bare;
  });
  while (params.at(-1) === '') params.pop();
  return params.length === 0 ? { id } : { id, params };
}
