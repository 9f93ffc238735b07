import { compareText } from '../../catalogue/compare-text';
import type { CompiledModifier } from '../../catalogue/query';
import type { ForceNode, PushedModifier, SelectionNode } from '../tree/nodes';
import { movingNodes, setMoving } from '../tree/restless';
import type { State } from '../tree/state';
import { infoPartOf, pushTargets } from './push-targets';

type Node = ForceNode | SelectionNode;

/** Where a modifier stands in the data: what is carried by several alike has one order, wherever they stand. */
function comparePlace(one: PushedModifier, other: PushedModifier): number {
  return (
    compareText(pathOf(one.anchor as Node), pathOf(other.anchor as Node)) || indexOf(one) - indexOf(other)
  );
}

const pathOf = (node: Node): string => (node.kind === 'force' ? node.entry.path : node.path);

const indexOf = ({ modifier, anchor }: PushedModifier): number =>
  (anchor as Node).modifiers.pushed.indexOf(modifier);

/** Puts modifiers that change other nodes on those nodes, in an order that does not hang on where the carriers stand. */
export function pushModifiers(state: State): void {
  const targets = new Set<Node>();
  const push = (node: Node): void => {
    for (const modifier of node.modifiers.pushed) {
      for (const target of pushTargets(state, node, modifier)) {
        targets.add(target);
        put(target, node, modifier);
        if (target.kind === 'selection' && (node.kind === 'force' || node.root !== target.root)) {
          // One unit changes another one, and nobody notes that it does.
          state.isTangled = true;
          setMoving(target.root);
        }
      }
    }
  };
  const nodes = [...state.forces(), ...movingNodes(state)];
  for (const node of nodes) {
    node.pushed = undefined;
    node.pushedInfo = undefined;
  }
  for (const node of nodes) push(node);
  for (const target of targets) {
    target.pushed?.sort(comparePlace);
    target.pushedInfo?.sort(comparePlace);
  }
}

function put(target: Node, anchor: Node, modifier: CompiledModifier): void {
  const info = infoPartOf(modifier);
  if (info) {
    target.pushedInfo ??= [];
    target.pushedInfo.push({ modifier, anchor, ...info });
  } else {
    target.pushed ??= [];
    target.pushed.push({ modifier, anchor });
  }
}
