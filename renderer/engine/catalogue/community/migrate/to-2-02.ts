import type { LooseNode } from '../../../source/nodes/regularise';
import { walkNodes } from '../../walk-nodes';

/** Attributes that were renamed, by the list whose members have them. */
const RENAMED: ReadonlyMap<string, readonly (readonly [from: string, to: string])[]> = new Map([
  ['costs', [['costTypeId', 'typeId']]],
  [
    'profiles',
    [
      ['profileTypeId', 'typeId'],
      ['profileTypeName', 'typeName'],
    ],
  ],
  [
    'sharedProfiles',
    [
      ['profileTypeId', 'typeId'],
      ['profileTypeName', 'typeName'],
    ],
  ],
  [
    'characteristics',
    [
      ['characteristicTypeId', 'typeId'],
      ['value', '$text'],
    ],
  ],
]);

/** Until 2.01 types had longer names, a characteristic was an attribute, and a book was named where it was cited. */
export function toVersion202(root: LooseNode): void {
  const books = new Map<string, LooseNode>();
  const cite = (node: LooseNode): void => {
    const { book } = node;
    if (book === undefined) return;
    delete node.book;
    if (typeof book !== 'string' || book === '' || node.publicationId !== undefined) return;
    const id = `${root.id}-book-${book}`;
    if (!books.has(book)) books.set(book, { id, name: book });
    node.publicationId = id;
  };
  cite(root);
  walkNodes(root, (node, list) => {
    cite(node);
    for (const [from, to] of RENAMED.get(list) ?? []) {
      if (node[from] === undefined) continue;
      if (node[to] === undefined) node[to] = node[from];
      delete node[from];
    }
  });
  if (books.size > 0) {
    const known = Array.isArray(root.publications) ? root.publications : [];
    root.publications = [...known, ...books.values()];
  }
}
