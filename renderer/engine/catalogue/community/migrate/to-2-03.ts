import type { LooseNode } from '../../../source/nodes/regularise';

/** Until 2.02 a linked catalogue gave its entries away; since then a link says whether it takes them over. */
export function toVersion203(root: LooseNode): void {
  const links = Array.isArray(root.catalogueLinks) ? (root.catalogueLinks as LooseNode[]) : [];
  for (const link of links) link.importRootEntries ??= true;
}
