/** Beyond the bytes of all data of three games in seventy versions; what is read stays in memory. */
export const MOST_BYTES_TOGETHER = 384 * 1024 * 1024;
/** Tags of XML, values of JSON: each takes memory beyond its characters. The largest repositories known have a million. */
export const MOST_PIECES_TOGETHER = 5_000_000;

/**
 * What files that are read together may take together: the readers bound each one, but there may be hundreds. A file that
 * is begun is read to its end.
 */
export class ReadingBudget {
  #bytes: number;
  #pieces: number;

  constructor(bytes = MOST_BYTES_TOGETHER, pieces = MOST_PIECES_TOGETHER) {
    this.#bytes = bytes;
    this.#pieces = pieces;
  }

  get isSpent(): boolean {
    return this.#bytes <= 0 || this.#pieces <= 0;
  }

  /** @param bytes unpacked */
  spend(bytes: number, pieces: number): void {
    this.#bytes -= bytes;
    this.#pieces -= pieces;
  }
}
