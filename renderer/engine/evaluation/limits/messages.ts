import type { DataMessage } from '../evaluated';
import { effectiveName } from '../modifiers/fields';
import { eachApplying, isModified } from '../modifiers/modify';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

const FIELDS = [
  { field: 'error', severity: 'error' },
  { field: 'warning', severity: 'warning' },
  { field: 'info', severity: 'advice' },
] as const;

type Field = (typeof FIELDS)[number];

function messagesOf(state: State, node: ForceNode | SelectionNode, messages: DataMessage[]): void {
  for (const each of FIELDS) if (isModified(node, each.field)) messagesIn(state, node, each, messages);
}

function messagesIn(
  state: State,
  node: ForceNode | SelectionNode,
  { field, severity }: Field,
  messages: DataMessage[],
): void {
  eachApplying(state, node, node, field, (modifier) => {
    const text = modifier.text.replaceAll('{this}', effectiveName(state, node));
    messages.push({ severity, at: node.id, entryId: node.entry.id, text });
  });
}

function messagesOfBlocks(state: State, force: ForceNode, messages: DataMessage[]): void {
  for (const category of force.entry.categories) {
    for (const { field, severity } of FIELDS) {
      eachApplying(state, category, force.block(category.id, false), field, (modifier) => {
        const text = modifier.text.replaceAll('{this}', category.name);
        messages.push({ severity, at: force.id, entryId: category.id, text });
      });
    }
  }
}

const NONE: readonly DataMessage[] = [];

function messagesOfUnit(state: State, root: SelectionNode): readonly DataMessage[] {
  if (!mayTell(root)) return NONE;
  const messages: DataMessage[] = [];
  const visit = (node: SelectionNode): void => {
    messagesOf(state, node, messages);
    node.children.forEach(visit);
  };
  visit(root);
  return messages.length === 0 ? NONE : messages;
}

/** Mostly nothing in a unit does. */
function mayTell(node: SelectionNode): boolean {
  for (const { field } of FIELDS) if (isModified(node, field)) return true;
  for (const child of node.children) if (mayTell(child)) return true;
  return false;
}

/** What the data themselves have to say of the nodes that are there, in document order. */
export function collectMessages(state: State): readonly DataMessage[] {
  const all: DataMessage[] = [];
  for (const force of state.forces()) {
    messagesOf(state, force, all);
    messagesOfBlocks(state, force, all);
    for (const root of force.children) {
      const found = root.unit?.messages ?? messagesOfUnit(state, root);
      if (root.unit) root.unit.messages = found;
      if (found.length > 0) all.push(...found);
    }
  }
  return all;
}
