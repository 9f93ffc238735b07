/** Units and forces that were copied, for another place or another list of the same game. */
export interface Clip {
  /** A list file that holds nothing else: it is checked like every file when it comes back. */
  readonly list: string;
  /** Forces of it that were copied themselves; the others only say where their units stood. */
  readonly whole: readonly string[];
}

/** What was copied, and the same as lines for people. */
export interface CopiedUnits {
  readonly clip: Clip;
  readonly text: string;
}
