import type { LooseNode } from '../../../source/nodes/regularise';
import { walkNodes } from '../../walk-nodes';

const NO_CATEGORY = '(No Category)';

/**
 * Until 2.00 categories stood inside the forces, and an entry named its one category in an attribute. Since then categories
 * are entries of the whole file, and forces and entries link to them.
 */
export function toVersion201(root: LooseNode): void {
  const categories = new Map<unknown, LooseNode>();
  const own = Array.isArray(root.categoryEntries) ? (root.categoryEntries as LooseNode[]) : [];
  for (const category of own) categories.set(category.id, category);
  walkNodes(root, (node, list) => {
    if (list === 'forceEntries') linkCategoriesOf(node, categories);
    if (typeof node.categoryEntryId === 'string') linkCategory(node, node.categoryEntryId);
    if (node.scope === 'category') node.scope = 'primary-category';
  });
  if (categories.size > 0) root.categoryEntries = [...categories.values()];
}

function linkCategoriesOf(force: LooseNode, categories: Map<unknown, LooseNode>): void {
  const inside = Array.isArray(force.categoryEntries) ? (force.categoryEntries as LooseNode[]) : [];
  if (inside.length === 0) return;
  delete force.categoryEntries;
  const links = inside.map((category) => {
    // Limits and modifiers of a category were those of this force.
    const { constraints: _, modifiers: __, ...entry } = category;
    if (!categories.has(category.id)) categories.set(category.id, entry);
    return { ...category, id: `${force.id}-${category.id}`, targetId: category.id };
  });
  force.categoryLinks = [...links, ...(Array.isArray(force.categoryLinks) ? force.categoryLinks : [])];
}

function linkCategory(node: LooseNode, category: string): void {
  delete node.categoryEntryId;
  if (category === '' || category === NO_CATEGORY) return;
  const link = { id: `${node.id}-${category}`, targetId: category, primary: true };
  node.categoryLinks = [link, ...(Array.isArray(node.categoryLinks) ? node.categoryLinks : [])];
}
