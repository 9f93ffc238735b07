import type { EvaluatedSelection } from '../../engine/evaluation/evaluated';
import type { ViewContext } from './context';
import { usualGear } from './usual-gear';

/** What was chosen, each once, in the order of the data; what every unit of the kind has anyway is left out. */
export function optionsInShort(context: ViewContext, unit: EvaluatedSelection): string {
  const found: string[] = [];
  const visit = (parent: EvaluatedSelection): void => {
    if (parent.isLost || parent.children.length === 0) return;
    const usual = usualGear(context.evaluation, context.catalogue, parent);
    for (const child of parent.children) {
      // What is put aside for now, with what was chosen for it.
      if (child.amount === 0) continue;
      const isChoice =
        child.type !== 'model' && child.role === undefined && !child.hidden && !usual.has(child.entryId);
      if (isChoice) found.push(context.short(child) ?? context.name(child));
      visit(child);
    }
  };
  visit(unit);
  return [...new Set(found)].join(', ');
}
