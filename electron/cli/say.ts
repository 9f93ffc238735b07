import { shortened } from '../../renderer/engine/words/shortened';
import type { World } from './world';

/**
 * Names come from files of others. What a terminal takes for commands, what turns the direction of writing and what
 * breaks a line could forge a verdict, so no more than one line of signs ever comes of a name.
 */
const HARMFUL = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** More than anybody reads of one line. */
const LONGEST_LINE = 2000;

/** A text as one line that only shows: `\u241b` stands for an escape, `<U+202E>` for what has no picture. */
export function harmless(text: string): string {
  return shortened(text, LONGEST_LINE).replace(HARMFUL, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '\u2421' : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** One line of the answer. */
export function say(world: World, line: string): void {
  world.out(`${harmless(line)}\n`);
}

/** One line about what went wrong. */
export function warn(world: World, line: string): void {
  world.err(`${harmless(line)}\n`);
}

/** The answer for programs. What could harm a terminal is escaped, which JSON allows anywhere in a text. */
export function sayJson(world: World, value: unknown): void {
  const escaped = JSON.stringify(value, null, 2).replace(HARMFUL, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  world.out(`${escaped}\n`);
}
