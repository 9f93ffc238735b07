import { compareText } from '../catalogue/compare-text';
import type { SelectionNode } from './nodes';

interface Content {
  readonly size: number;
  readonly text: string;
}

export function contentOf(node: SelectionNode): Content {
  const below = node.children.map(contentOf);
  const texts = below.map(({ text }) => text).sort();
  return {
    size: below.reduce((sum, { size }) => sum + size, 1),
    text: `${node.path} ${node.source?.amount ?? 0} [${texts.join()}]`,
  };
}

/**
 * Things beside each other in an order that does not hang on where they stand: those with most below them first, then by
 * what was chosen. Of those that have the very same, it is all one which comes first.
 */
export function inContentOrder(nodes: readonly SelectionNode[]): readonly SelectionNode[] {
  if (nodes.length < 2) return nodes;
  const contents = new Map(nodes.map((node) => [node, contentOf(node)]));
  return nodes.toSorted((a, b) => {
    const [one, other] = [contents.get(a) as Content, contents.get(b) as Content];
    if (one.size !== other.size) return other.size - one.size;
    return compareText(one.text, other.text);
  });
}
