import type { OneCommand } from './command-names';

/** Help in one language. Lines of at most 100 letters: a terminal wraps where it likes. */
export interface UsageWords {
  /** `Usage:` */
  readonly usage: string;
  /** All commands at a glance. */
  readonly overview: string;
  /** How each command is written. */
  readonly lines: Readonly<Record<OneCommand, string>>;
  /** What it does and what its own options are. */
  readonly about: Readonly<Record<OneCommand, string>>;
  /** `Exit code:` and what each of its codes means. */
  readonly exitHead: string;
  readonly exits: Readonly<Record<OneCommand, string>>;
  /** What every command takes. */
  readonly common: string;
  /** Stands before the command that tells more. */
  readonly more: string;
}
