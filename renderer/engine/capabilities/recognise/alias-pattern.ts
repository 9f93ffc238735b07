/**
 * Aliases are regular expressions that anybody may write into a file of capabilities, matched against names that
 * anybody may write into a book. What could take longer than a blink on some name is refused, before it is tried.
 */
import type { Wording } from '../../../../schemas/generated/types';

export interface AliasPattern {
  /** Undefined: of data in any language. */
  readonly language: Wording | undefined;
  readonly pattern: RegExp;
}

export type AliasFault = 'not-a-pattern' | 'may-take-too-long';

const LONGEST_ALIAS = 200;
/** Each one multiplies the ways to match by the length of the name. */
const MOST_UNBOUNDED = 2;
/** Each one doubles the ways to match. */
const MOST_OPTIONAL = 12;

export function compileAlias(alias: string): AliasPattern | AliasFault {
  const prefix = /^(en|fr):/.exec(alias);
  const text = prefix === null ? alias : alias.slice(prefix[0].length);
  if (mayTakeTooLong(text)) return 'may-take-too-long';
  try {
    return { language: prefix?.[1] as Wording | undefined, pattern: new RegExp(`^(?:${text})$`, 'u') };
  } catch {
    return 'not-a-pattern';
  }
}

function mayTakeTooLong(text: string): boolean {
  if (text.length > LONGEST_ALIAS) return true;
  // Escaped signs and sets of letters stand for one letter each; what is left are letters, groups and how often.
  const bare = text.replace(/\\(?:\d+|k<|.)/gs, refersBack).replace(/\[(?:[^\]])*\]/g, 'a');
  if (bare.includes('\0')) return true;
  const repeatsAGroup = /\)(?:[*+]|\{)/.test(bare);
  const unbounded = bare.match(/[*+]|\{/g)?.length ?? 0;
  const optional = bare.replace(/\(\?/g, '(').match(/\?/g)?.length ?? 0;
  return repeatsAGroup || unbounded > MOST_UNBOUNDED || optional > MOST_OPTIONAL;
}

/** `\1` and `\k<name>` ask for a text found before: no pattern of a name needs it, and it has no bound. */
const refersBack = (sign: string): string => (/^\\(?:[1-9]|k<)/.test(sign) ? '\0' : 'a');
