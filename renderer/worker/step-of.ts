import type { Catalogue } from '../engine/catalogue/catalogue';
import { lastPart } from '../engine/catalogue/last-part';
import type { Evaluation } from '../engine/evaluation/evaluated';
import type { BuilderOperation } from './protocol/builder-operation';
import type { StepName } from './step-name';

type Called = Pick<StepName, 'name' | 'names'>;

const UNNAMED: Called = { name: '', names: undefined };

/** What the history calls a gesture. What is pasted is named by who reads it. */
export function stepOf(
  catalogue: Catalogue,
  evaluation: Evaluation,
  operation: Exclude<BuilderOperation, { kind: 'paste' }>,
): StepName {
  const called = (id: string | undefined): Called => {
    const node = id === undefined ? undefined : evaluation.node(id);
    return { name: node?.name ?? '', names: node?.names };
  };
  const several = (nodes: readonly string[]): Called & { readonly count?: number } => ({
    ...called(nodes[0]),
    ...(nodes.length > 1 ? { count: nodes.length } : {}),
  });
  switch (operation.kind) {
    case 'add':
    case 'add-force':
    case 'choose':
      return { key: operation.kind, ...ofEntry(catalogue, operation.entryId) };
    case 'remove':
    case 'duplicate':
    case 'move':
      return { key: operation.kind, ...called(operation.node) };
    case 'remove-all':
      return { key: 'remove', ...several(operation.nodes) };
    case 'duplicate-all':
      return { key: 'duplicate', ...several(operation.nodes) };
    case 'move-all':
    case 'place':
      return { key: 'move', ...several(operation.nodes) };
    case 'set-size':
    case 'step-size':
      return { key: 'amount', ...called(operation.unit) };
    case 'step-option':
      return { key: 'amount', ...ofEntry(catalogue, operation.entryId) };
    case 'set-amount':
      return { key: 'amount', ...called(operation.selection) };
    case 'drop':
      return { key: 'drop', ...called(operation.selection) };
    case 'set-role':
      return { key: 'role', ...called(operation.selection) };
    case 'rename':
      return { key: 'rename', ...called(operation.node) };
    case 'note':
      return { key: 'notes', ...called(operation.node) };
    case 'set-limit':
      return { key: 'limit', ...UNNAMED };
    case 'details':
      return { key: 'details', ...UNNAMED };
  }
}

/** Name of the definition that a path leads to. */
function ofEntry(catalogue: Catalogue, path: string): Called {
  const id = lastPart(path);
  for (const book of [...catalogue.books, catalogue.systemBook]) {
    const definition = book.index.byId.get(id)?.definition as
      | { readonly name?: string; readonly names?: StepName['names'] }
      | undefined;
    if (definition?.name !== undefined) return { name: definition.name, names: definition.names };
  }
  return UNNAMED;
}
