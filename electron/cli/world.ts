/** What a command sees of the world around it; tests pass their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The shipped systems and books. */
  readonly dataFolder: string;
  /** Where the sheet's fonts may lie, likeliest first. */
  readonly fontFolders: readonly string[];
  readonly version: string;
  /** Milliseconds from any fixed point. */
  readonly clock: () => number;
}

/** Exit codes of every command. */
export const EXIT = {
  fine: 0,
  /** Some illegal; converted with losses; data with errors. */
  some: 1,
  unreadable: 2,
  wrongUsage: 64,
} as const;
