/** The text of a list with another name or id. All else is taken over as it is; what is no list stays what it is. */
export function withHead(text: string, head: { readonly name: string; readonly id?: string }): string {
  try {
    const list: unknown = JSON.parse(text);
    if (typeof list !== 'object' || list === null || Array.isArray(list)) return text;
    return `${JSON.stringify({ ...list, ...head })}\n`;
  } catch {
    return text;
  }
}
