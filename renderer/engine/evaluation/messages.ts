import type { DataMessage } from './evaluated';
import { effectiveName } from './fields';
import { eachApplying } from './modify';
import type { ForceNode, SelectionNode } from './nodes';
import type { State } from './state';

const FIELDS = [
  { field: 'error', severity: 'error' },
  { field: 'warning', severity: 'warning' },
  { field: 'info', severity: 'advice' },
] as const;

/** What the data themselves have to say of the nodes that are there. */
export function collectMessages(state: State): readonly DataMessage[] {
  const messages: DataMessage[] = [];
  const collect = (node: ForceNode | SelectionNode): void => {
    for (const { field, severity } of FIELDS) {
      if (!node.modifiers.byField.has(field) && !node.pushed) continue;
      eachApplying(state, node, node, field, (modifier) => {
        const text = modifier.text.replaceAll('{this}', effectiveName(state, node));
        messages.push({ severity, at: node.id, entryId: node.entry.id, text });
      });
    }
    if (node.kind !== 'force') return;
    for (const category of node.entry.categories) {
      for (const { field, severity } of FIELDS) {
        eachApplying(state, category, node.block(category.id, false), field, (modifier) => {
          const text = modifier.text.replaceAll('{this}', category.name);
          messages.push({ severity, at: node.id, entryId: category.id, text });
        });
      }
    }
  };
  for (const node of state.byId.values()) collect(node);
  return messages;
}
