import { SaxesParser } from 'saxes';

/** An element as any XML reader sees it. */
export interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (Element | string)[];
}

/** What saxes, which is as strict as XML 1.0, makes of a text; undefined when it refuses it, and for document types. */
export function saxesTree(text: string): Element | undefined {
  let root: Element | undefined;
  let isRefused = false;
  const open: Element[] = [];
  const parser = new SaxesParser();
  const refuse = () => {
    isRefused = true;
  };
  const addText = (piece: string) => {
    const children = open.at(-1)?.children;
    if (!children) return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + piece;
    else children.push(piece);
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: { ...(attributes as Record<string, string>) },
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return isRefused ? undefined : root;
}
