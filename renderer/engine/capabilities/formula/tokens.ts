export type Token =
  | { readonly kind: 'number' | 'name' | 'dice'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

/** Longer texts are sentences. */
const LONGEST_FORMULA = 200;

/** Without what is added to it: that is a sum like any other, so that `D6 + 3 * M` reads as it should. */
const DICE = /\d{0,3}[dD]\d{1,3}/y;
const NUMBER = /\d+(?:\.\d+)?/y;
/** A name of a characteristic, or an id in small letters (`open-top`): `M-I` is a difference, `open-top` is not. */
const NAME = /[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)+|\p{L}[\p{L}\p{N}]*/uy;
const SIGN = /\.\.|<=|>=|[-+*/(),=<>]/y;

const KINDS = [
  ['dice', DICE],
  ['number', NUMBER],
  ['name', NAME],
  ['sign', SIGN],
] as const;

/** Undefined for a text that is no formula. */
export function tokensOf(text: string): readonly Token[] | undefined {
  if (text.length > LONGEST_FORMULA) return undefined;
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at);
    if (token === undefined) return undefined;
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | undefined {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { kind, text: found };
  }
  return undefined;
}
