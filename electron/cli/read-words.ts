import { parseArgs } from 'node:util';
import { suggestionFor } from '../../renderer/engine/source/suggestion';
import type { Mistake } from './mistake';

export type Options = Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly short?: string; readonly multiple?: boolean }
  >
>;

export interface ReadWords {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
  readonly asksForHelp: boolean;
  /** The first that is wrong. */
  readonly mistake: Mistake | undefined;
}

/** Tells options from the rest and finds what is wrong with them. Node's own words for that are English only. Never throws. */
export function readWords(args: readonly string[], options: Options): ReadWords {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const empty: Mistake | undefined = [...positionals, ...given.map(({ value }) => value)].includes('')
    ? { kind: 'empty' }
    : undefined;
  return {
    values,
    positionals,
    asksForHelp: given.some(({ name }) => name === 'help'),
    mistake: given.map((token) => mistakeOf(token, options)).find((each) => each !== undefined) ?? empty,
  };
}

interface Given {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function mistakeOf({ name, rawName, value, inlineValue }: Given, options: Options): Mistake | undefined {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const known = Object.keys(options).map((each) => `--${each}`);
    return { kind: 'unknown-option', given: rawName, meant: suggestionFor(rawName, known) };
  }
  if (option.type === 'boolean') {
    return value === undefined ? undefined : { kind: 'unwanted-value', given: `${rawName}=${value}` };
  }
  const isNext = inlineValue === false && value !== undefined && /^-./.test(value);
  return value === undefined || isNext ? { kind: 'no-value', given: rawName } : undefined;
}
