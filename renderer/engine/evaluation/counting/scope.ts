import type { CompiledQuery } from '../../catalogue/query';
import type { Anchor, ForceNode, RosterNode, ScopeNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

const TYPE_SCOPES: ReadonlyMap<string, (type: string) => boolean> = new Map<
  string,
  (type: string) => boolean
>([
  ['unit', (type) => type === 'unit'],
  ['model', (type) => type === 'model'],
  ['upgrade', (type) => type === 'upgrade'],
  ['mount', (type) => type === 'mount'],
  ['crew', (type) => type === 'crew'],
  ['unit-group', (type) => type === 'unit-group'],
  ['model-or-unit', (type) => type === 'model' || type === 'unit'],
  ['non-upgrade-entry', (type) => type !== 'upgrade'],
  ['entry', () => true],
]);

export function forceOf(anchor: Anchor): ForceNode {
  if (anchor.kind === 'force') return anchor;
  return anchor.kind === 'group' ? forceOf(anchor.holder) : anchor.force;
}

export function topForceOf(anchor: Anchor): ForceNode {
  let force = forceOf(anchor);
  while (force.parent.kind === 'force') force = force.parent;
  return force;
}

/** The node itself; for a group the one that holds it, as groups are no nodes. */
export function selfOf(anchor: Anchor): ScopeNode {
  return anchor.kind === 'group' ? anchor.holder : anchor;
}

/** The node above; for a group its holder, for a force without parent the roster. */
export function parentOf(anchor: Anchor): ScopeNode {
  return anchor.kind === 'group' ? anchor.holder : anchor.parent;
}

function selectionOf(anchor: Anchor): SelectionNode | undefined {
  if (anchor.kind === 'selection') return anchor;
  return anchor.kind === 'group' && anchor.holder.kind === 'selection' ? anchor.holder : undefined;
}

function typeOf(node: SelectionNode): string {
  const { definition, type } = node.entry;
  return ('subType' in definition && definition.subType) || type;
}

/** The nearest selection upwards for which the test holds; groups start at their holder. */
function nearest(
  anchor: Anchor,
  includesSelf: boolean,
  test: (node: SelectionNode) => boolean,
): SelectionNode | undefined {
  let node: ScopeNode | undefined = selectionOf(anchor);
  if (node && !includesSelf && anchor.kind !== 'group') node = node.parent;
  while (node?.kind === 'selection') {
    if (test(node)) return node;
    node = node.parent;
  }
  return undefined;
}

function nearestForce(anchor: Anchor, id: string): ForceNode | undefined {
  let force: ForceNode | RosterNode = forceOf(anchor);
  while (force.kind === 'force') {
    if (force.entry.id === id || force.entry.link?.id === id) return force;
    force = force.parent;
  }
  return undefined;
}

function allForces(from: RosterNode | ForceNode): ForceNode[] {
  return from.forces.flatMap((force) => [force, ...allForces(force)]);
}

/**
 * Every selection above, then the force; an `instanceOf` also looks at the anchor itself and at all forces above.
 */
function ancestors(anchor: Anchor, includesSelf: boolean): ScopeNode[] {
  const found: ScopeNode[] = [];
  let node: ScopeNode = includesSelf ? selfOf(anchor) : parentOf(anchor);
  while (node.kind === 'selection' || (includesSelf && node.kind === 'force')) {
    found.push(node);
    node = node.parent;
  }
  if (!includesSelf) found.push(node);
  return found;
}

export function primaryCategoryOf(anchor: Anchor): string | undefined {
  if (anchor.kind === 'category') return anchor.categoryId;
  const node = selectionOf(anchor);
  return node && (node.primaryCategory ?? node.root.primaryCategory);
}

/** A force has blocks for the categories that it links, and no others. */
function blockOf(
  force: ForceNode,
  category: string | undefined,
  primaryOnly: boolean,
): ScopeNode | undefined {
  if (category === undefined || !force.entry.categoryIds.has(category)) return undefined;
  return force.block(category, primaryOnly);
}

const NONE: readonly ScopeNode[] = [];

const one = (node: ScopeNode | undefined): readonly ScopeNode[] => (node ? node.alone : NONE);

/**
 * The nodes that a query looks in (roster-semantics, section 10.2). Empty when there is none. Several for `ancestor`,
 * of which any may satisfy, and for a catalogue, whose forces add up.
 */
export function resolveScope(
  state: State,
  anchor: Anchor,
  query: CompiledQuery,
  includesSelf = false,
): readonly ScopeNode[] {
  const { scope } = query;
  switch (scope) {
    case 'self':
      return selfOf(anchor).alone;
    case 'parent':
      return parentOf(anchor).alone;
    case 'force':
    case 'primary-catalogue':
      return forceOf(anchor).alone;
    case 'top-force':
      return topForceOf(anchor).alone;
    case 'roster':
      return state.root.alone;
    case 'ancestor':
      return ancestors(anchor, includesSelf);
    case 'primary-category':
      return one(blockOf(forceOf(anchor), primaryCategoryOf(anchor), true));
    case 'root-entry':
      return one(selectionOf(anchor)?.root);
  }
  return resolveNamed(state, anchor, query);
}

/** Scopes that are named by a type or by an id. */
function resolveNamed(
  state: State,
  anchor: Anchor,
  { scope, scopeKind }: CompiledQuery,
): readonly ScopeNode[] {
  const takesSelf = scope.endsWith('-self');
  const isType = TYPE_SCOPES.get(takesSelf ? scope.slice(0, -'-self'.length) : scope);
  if (isType) return one(nearest(anchor, takesSelf, (node) => isType(typeOf(node))));
  switch (scopeKind) {
    case 'category':
      return one(blockOf(forceOf(anchor), scope, false));
    case 'catalogue':
      state.looksAcrossForces = true;
      return allForces(state.root).filter((force) => force.book.id === scope);
    case 'force':
    case 'force-link':
      return one(nearestForce(anchor, scope));
    default:
      return one(
        nearest(anchor, true, (node) => node.slot.keys.includes(scope)) ?? nearestForce(anchor, scope),
      );
  }
}
