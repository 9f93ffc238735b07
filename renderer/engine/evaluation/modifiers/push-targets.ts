import type { CompiledModifier, CompiledQuery } from '../../catalogue/query';
import { hasKey, isForce } from '../counting/count';
import { resolveScope } from '../counting/scope';
import type { ForceNode, ScopeNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

type Target = ForceNode | SelectionNode;

/** The part of `affects` that means the profiles or rules of a node, and the type that may follow. */
export function infoPartOf(
  modifier: CompiledModifier,
): { readonly list: 'profiles' | 'rules'; readonly typeName: string | undefined } | undefined {
  const parts = (modifier.definition.affects ?? '').split('.');
  const index = parts.findIndex((part) => part === 'profiles' || part === 'rules');
  if (index < 0) return undefined;
  return {
    list: parts[index] as 'profiles' | 'rules',
    typeName: parts.slice(index + 1).join('.') || undefined,
  };
}

function allBelow(node: Target): SelectionNode[] {
  return node.children.flatMap((child) => [child, ...allBelow(child)]);
}

function step(targets: readonly Target[], part: string, isDeep: boolean): readonly Target[] {
  switch (part) {
    case 'self':
    case 'recursive':
      return targets;
    case 'entries':
      return targets.flatMap((node) => (isDeep ? allBelow(node) : node.children));
    case 'forces':
      return targets.flatMap((node) => (node.kind === 'force' ? node.forces : []));
    default:
      return targets.filter((node) =>
        node.kind === 'force'
          ? isForce(node, part)
          : hasKey(node, { kind: 'id', key: part }) || hasKey(node, { kind: 'category', key: part }),
      );
  }
}

/** The nodes that a modifier with `scope` or `affects` changes (roster-semantics, section 23.6). */
export function pushTargets(state: State, carrier: Target, modifier: CompiledModifier): readonly Target[] {
  const { scope = 'self', affects = 'self' } = modifier.definition;
  const query: CompiledQuery = {
    definition: {},
    field: { kind: 'selections' },
    scope,
    scopeKind: 'unknown',
    childId: undefined,
    childKind: 'word',
    shared: true,
    deep: false,
    deepForces: false,
    percent: false,
    self: false,
  };
  const isTarget = (node: ScopeNode): node is Target => node.kind === 'selection' || node.kind === 'force';
  let targets: readonly Target[] = resolveScope(state, carrier, query).filter(isTarget);
  const parts = affects.split('.');
  const isDeep = parts.includes('recursive');
  for (const part of parts) {
    if (part === 'profiles' || part === 'rules') break;
    targets = step(targets, part, isDeep);
  }
  return targets;
}
