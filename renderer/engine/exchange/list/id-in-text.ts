/**
 * The id of a list, read from the text of its file and nothing else checked: quick enough to ask a whole library.
 * @returns undefined for a text that is no list of ours, or that names no id
 */
export function idInText(text: string): string | undefined {
  try {
    const list = JSON.parse(text) as { readonly id?: unknown } | null;
    return typeof list?.id === 'string' ? list.id : undefined;
  } catch {
    return undefined;
  }
}
