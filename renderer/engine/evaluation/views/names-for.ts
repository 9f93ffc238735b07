import type { Named } from '../../catalogue/definition';
import type { EntryNode } from '../../catalogue/entry-node';

const NONE: Pick<Named, 'names' | 'shortNames'> = {};

/**
 * What goes with an effective name: the other names of the link when it gave the name, those of the entry when it still has
 * its own. A name that a modifier made is known in no other language.
 */
export function namesFor({ name, names, shortNames, link }: EntryNode, effective: string) {
  if (link?.names && link.name === effective) return link;
  return effective === name ? { names, shortNames } : NONE;
}
