import { compareText } from '../../catalogue/compare-text';
import type { Slot } from '../../catalogue/entry-node';
import type { RosterSelection } from '../../roster/document';
import type { ForceNode, SelectionNode } from './nodes';

interface Content {
  readonly size: number;
  /** Names and notes that players gave to it and to what is below it. */
  readonly words: number;
  readonly text: string;
}

function contentFrom(path: string, source: RosterSelection | undefined, below: readonly Content[]): Content {
  const words = [source?.customName ?? '', source?.notes ?? ''];
  const texts = below.map(({ text }) => text).sort();
  return {
    size: below.reduce((sum, { size }) => sum + size, 1),
    words: below.reduce((sum, each) => sum + each.words, words.filter((word) => word !== '').length),
    text: `${path} ${source?.amount ?? 0} ${JSON.stringify(words)} [${texts.join()}]`,
  };
}

/** What the data no longer know was chosen all the same. */
const lostContent = (source: RosterSelection): Content =>
  contentFrom(`${source.entryId} ${source.name}`, source, (source.selections ?? []).map(lostContent));

export function contentOf({ path, source, children, lost = [] }: SelectionNode): Content {
  return contentFrom(path, source, [...children.map(contentOf), ...lost.map(lostContent)]);
}

/**
 * Things beside each other in an order that does not hang on where they stand: those with most below them first, then those
 * that players wrote most about, then by what was chosen. Of those that have the very same, it is all one which comes first.
 */
export function inContentOrder(nodes: readonly SelectionNode[]): readonly SelectionNode[] {
  if (nodes.length < 2) return nodes;
  const contents = new Map(nodes.map((node) => [node, contentOf(node)]));
  return nodes.toSorted((a, b) => {
    const [one, other] = [contents.get(a) as Content, contents.get(b) as Content];
    if (one.size !== other.size) return other.size - one.size;
    if (one.words !== other.words) return other.words - one.words;
    return compareText(one.text, other.text);
  });
}

/** What is taken of an option: of several the first in that order. */
export function takenAt(parent: ForceNode | SelectionNode, slot: Slot): SelectionNode | undefined {
  let taken: SelectionNode | undefined;
  for (const child of parent.children) {
    if (child.slot !== slot) continue;
    if (taken) return inContentOrder(parent.children.filter((each) => each.slot === slot))[0];
    taken = child;
  }
  return taken;
}
