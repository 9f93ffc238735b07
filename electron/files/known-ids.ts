import { headInText } from '../../renderer/engine/exchange/list/head-in-text';

/** What was read, as long as the file is in the same state. */
interface KnownId {
  readonly state: string;
  readonly id: string | undefined;
}

/** Ids of list files, each read once: a handful of files from outside asks for those of the whole library each time. */
export class KnownIds {
  readonly #known = new Map<string, KnownId>();

  /**
   * @param state changes when the file does
   * @param read its text; undefined where it cannot be read now
   */
  async idOf(
    path: string,
    state: string,
    read: () => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const before = this.#known.get(path);
    if (before?.state === state) return before.id;
    const text = await read();
    if (text === undefined) return undefined;
    const { id } = headInText(text);
    this.#known.set(path, { state, id });
    return id;
  }
}
