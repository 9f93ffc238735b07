const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/**
 * Where an attribute stands in a well-formed text.
 * @param element offset of its element's `<`; it is the answer when there is no such attribute
 */
export function attributeOffset(text: string, element: number, attribute: string): number {
  let at = element + 1;
  while (!/[\s/>]/.test(text[at] ?? '>')) at++;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (!found) return element;
    const [whole, name = ''] = found;
    if (name === attribute) return at + whole.indexOf(name);
    at += whole.length;
  }
}
