import type { EffectiveLimit, EvaluatedForce, EvaluatedSelection } from '../engine/evaluation/evaluated';
import type { BuilderOperation } from './protocol/builder-operation';
import type { EditRefusal, InEach } from './protocol/edit-refusal';
import { type ViewContext, viewContext } from './view/context';
import { closedBy, limitReason } from './view/offer-reason';

type Refused =
  | { readonly kind: 'only-force' | 'not-in-data' }
  | { readonly kind: 'closed'; readonly limit: EffectiveLimit }
  | undefined;
type Placed = EvaluatedForce | EvaluatedSelection;

const isForce = (node: Placed): node is EvaluatedForce => !('children' in node);

/** Why something stays where it is; undefined when it may go. Without its only force a list is no army. */
export function whyNotRemoved({ evaluation }: ViewContext, node: Placed): Refused {
  const isOnly = isForce(node) && !node.isLost && node.parent === undefined && evaluation.forces.length === 1;
  return isOnly ? { kind: 'only-force' } : undefined;
}

/**
 * Why there may be no second of something: it is in the data no more, or its own limits, not those of its block, leave
 * no room.
 * @param more how many of it are to come
 */
export function whyNotDuplicated(context: ViewContext, node: Placed, more = 1): Refused {
  if (node.isLost) return { kind: 'not-in-data' };
  const { evaluation } = context;
  const offers = isForce(node)
    ? evaluation.forceOffers(node.parent).filter(({ catalogueId }) => catalogueId === node.catalogueId)
    : evaluation.rootOffers(node.force);
  const ids = node.entryId.split('::');
  const limits = offers.find(({ entryId }) => entryId === node.entryId)?.limits ?? [];
  const closed = closedBy(
    limits.filter(({ ownerId }) => ids.includes(ownerId)),
    more,
  );
  return closed === undefined ? undefined : { kind: 'closed', limit: closed };
}

export interface AllowedEdit {
  /** Undefined: nothing of it may be done. */
  readonly operation: BuilderOperation | undefined;
  readonly refused: readonly EditRefusal[];
}

/** What of an operation may be done, by the rule that the buttons follow: keys and commands ask for more than they offer. */
export function allowedEdit(context: ViewContext, operation: BuilderOperation): AllowedEdit {
  switch (operation.kind) {
    case 'remove':
    case 'duplicate': {
      const { nodes, refused } = sift(context, operation.kind, [operation.node]);
      return { operation: nodes.length === 0 ? undefined : operation, refused };
    }
    case 'remove-all':
    case 'duplicate-all': {
      const what = operation.kind === 'remove-all' ? 'remove' : 'duplicate';
      const { nodes, refused } = sift(context, what, operation.nodes);
      return { operation: nodes.length === 0 ? undefined : { ...operation, nodes }, refused };
    }
    default:
      return { operation, refused: [] };
  }
}

function sift(
  context: ViewContext,
  what: EditRefusal['what'],
  ids: readonly string[],
): { readonly nodes: readonly string[]; readonly refused: readonly EditRefusal[] } {
  const nodes: string[] = [];
  const refused: EditRefusal[] = [];
  // Each copy of one step takes room from the next.
  const copies = new Map<string, number>();
  for (const id of ids) {
    const node = context.evaluation.node(id);
    if (node === undefined) continue;
    const more = (copies.get(node.entryId) ?? 0) + 1;
    const why = what === 'remove' ? whyNotRemoved(context, node) : whyNotDuplicated(context, node, more);
    if (why === undefined) {
      nodes.push(id);
      copies.set(node.entryId, more);
    } else refused.push(refusal(context, what, node, why));
  }
  return { nodes, refused };
}

function refusal(
  context: ViewContext,
  what: EditRefusal['what'],
  node: Placed,
  why: NonNullable<Refused>,
): EditRefusal {
  const { evaluation, catalogue, findings } = context;
  const inEach = (say: (each: ViewContext) => string): InEach => ({
    en: say(viewContext(evaluation, catalogue, findings, 'en')),
    fr: say(viewContext(evaluation, catalogue, findings, 'fr')),
  });
  const own = isForce(node) ? node.force.customName : node.selection?.customName;
  return {
    what,
    name: inEach((each) => own || each.name(node)),
    why:
      why.kind === 'closed' ? { kind: 'closed', limit: inEach((each) => limitReason(each, why.limit)) } : why,
  };
}
