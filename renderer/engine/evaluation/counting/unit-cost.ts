import type { Id } from '../../catalogue/definition';
import type { CompiledModifier } from '../../catalogue/query';
import { isModified, modifiersOf, modifyNumber, timesOf } from '../modifiers/modify';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import { rememberedCost } from '../tree/remembered-cost';
import type { State } from '../tree/state';

/**
 * The cost of one of a selection (or of a force), children not included, in ten-thousandths; undefined when neither
 * its entry nor a modifier gives it such a cost.
 *
 * Costs may hang on the costs of others; they are worked out on demand, so children and counted selections come
 * first by themselves. A modifier that turns out to feed on its own result is left out for every node of the loop,
 * and the loop is noted once (roster-semantics, section 13).
 */
export function unitCost(state: State, node: SelectionNode | ForceNode, typeId: Id): number | undefined {
  const base = node.entry.costs.get(typeId);
  if (!isModified(node, typeId)) return base;
  const known = rememberedCost(node.cache.unitCosts, typeId);
  if (known) return known.value;
  return modifiedCost(state, node, typeId, base);
}

function modifiedCost(
  state: State,
  node: SelectionNode | ForceNode,
  typeId: Id,
  base: number | undefined,
): number | undefined {
  const open = state.costStack.findIndex((frame) => frame.node === node && frame.typeId === typeId);
  if (open >= 0) {
    noteLoop(state, open);
    return base;
  }
  const frame = { node, typeId, modifier: undefined as CompiledModifier | undefined };
  state.costStack.push(frame);
  let value: number | undefined = base;
  for (const { modifier, anchor } of modifiersOf(state, node, node, typeId)) {
    if (state.looping.get(node)?.has(modifier)) continue;
    frame.modifier = modifier;
    const times = timesOf(state, modifier, anchor);
    if (times === 0 || state.looping.get(node)?.has(modifier)) continue;
    value = modifyNumber(value ?? 0, modifier, times);
  }
  state.costStack.pop();
  if (value !== undefined) value = Math.round(value);
  node.cache.unitCosts = { typeId, value, next: node.cache.unitCosts };
  return value;
}

function noteLoop(state: State, from: number): void {
  state.loopCount += 1;
  let isKnown = false;
  for (const { node, modifier } of state.costStack.slice(from)) {
    if (!modifier) continue;
    const known = state.looping.get(node);
    if (known) known.add(modifier);
    else state.looping.set(node, new Set([modifier]));
  }
  const { node, typeId } = state.costStack[from] as (typeof state.costStack)[number];
  isKnown = state.loops.some((loop) => loop.typeId === typeId);
  if (!isKnown) state.loops.push({ at: node.id, typeId });
}
