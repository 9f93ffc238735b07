/** A list as it was last edited and not saved, with the file that it belongs to. */
export interface JournalEntry {
  /** Undefined for a list that was never saved. */
  readonly path: string | undefined;
  /** Version of the file that it was made from. */
  readonly basedOn: string | undefined;
  readonly name: string;
  readonly text: string;
  /** When it was written, milliseconds since 1970; 0 when that is not known. */
  readonly at: number;
  /** The user left without saving, or saving failed: it is offered, and not written to its file by itself. */
  readonly isAside: boolean;
}

export function entryText(entry: JournalEntry): string {
  return JSON.stringify(entry);
}

/** Anything may stand in a page's storage: what is no entry is undefined. */
export function entryFrom(text: string): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { path, basedOn, name, text: list, at, isAside } = value as Record<string, unknown>;
    if (typeof name !== 'string' || typeof list !== 'string') return undefined;
    return {
      path: typeof path === 'string' ? path : undefined,
      basedOn: typeof basedOn === 'string' ? basedOn : undefined,
      name,
      text: list,
      at: typeof at === 'number' ? at : 0,
      isAside: isAside === true,
    };
  } catch {
    return undefined;
  }
}
