/** What a list file says of itself at its head. */
export interface HeadInText {
  readonly id: string | undefined;
  /** As the user wrote it. The file's own name may be another: a list that is renamed stays in its file. */
  readonly name: string | undefined;
}

/**
 * Id and name of a list, read from the text of its file and nothing else checked: quick enough to ask a whole library.
 * Each is undefined for a text that is no list of ours, or that does not have it.
 */
export function headInText(text: string): HeadInText {
  try {
    const list = JSON.parse(text) as { readonly id?: unknown; readonly name?: unknown } | null;
    return {
      id: typeof list?.id === 'string' ? list.id : undefined,
      name: typeof list?.name === 'string' && list.name.trim() !== '' ? list.name : undefined,
    };
  } catch {
    return { id: undefined, name: undefined };
  }
}
