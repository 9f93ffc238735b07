/** A start tag of XML, its attributes quoted; comments, CDATA and end tags are none. */
const START_TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<([A-Za-z]\w*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*)(\/?)>/g;

/** Nodes that may hold a list; below others the format has texts. */
const WITH_LIST = new Set(['roster', 'force', 'selection']);

/** Lists and texts, which are no nodes. */
const NO_NODE = /^(?:description|readme|comment|\w*s)$/;

export interface WithUnknown {
  readonly xml: string;
  /** Words that nobody else writes, one for each thing put in. */
  readonly words: readonly string[];
  /** Those that stand on rosters, forces and choices themselves, which no data work out anew. */
  readonly onChoices: readonly string[];
}

/** A roster file with an attribute of a program that nobody knows on each of its nodes, and a list on each choice. */
export function withUnknown(before: string): WithUnknown {
  const words: string[] = [];
  const onChoices: string[] = [];
  const word = (isOnChoice: boolean): string => {
    const made = `of-later-${words.length}-`;
    words.push(made);
    if (isOnChoice) onChoices.push(made);
    return made;
  };
  const xml = before.replace(
    START_TAG,
    (whole, name: string | undefined, attributes: string, end: string) => {
      if (name === undefined || NO_NODE.test(name)) return whole;
      const isChoice = WITH_LIST.has(name);
      const start = `<${name}${attributes.trimEnd()} later="${word(isChoice)}"`;
      if (!isChoice) return `${start}${end}>`;
      const list = `<laters><later is="${word(true)}">${word(true)}</later></laters>`;
      return end === '' ? `${start}>${list}` : `${start}>${list}</${name}>`;
    },
  );
  return { xml, words, onChoices };
}
