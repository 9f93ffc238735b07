import { edit } from '../../engine/evaluation/edit';
import { evaluate } from '../../engine/evaluation/evaluate';
import type { EvaluatedForce, EvaluatedSelection } from '../../engine/evaluation/evaluated';
import type { Finding } from '../../engine/findings/finding';
import { findings } from '../../engine/findings/findings';
import { allForces, withDescendants } from '../../engine/sheet/build/walk';
import { sentence } from '../../engine/words/findings/sentence';
import { ownName } from '../../engine/words/own-name';
import { blockOf, spotsFor, spotsIn } from '../find-spots';
import { placeOperations, unitsOf } from '../move-units';
import type { PlacesRequest, PlaceView } from '../protocol/places';
import type { ViewContext } from './context';
import { findingKey } from './findings-view';
import { reasonOf } from './offers-view';

/** Where units may go, in the order of the ledger; a place that would break a rule says which. */
export function placesView(context: ViewContext, request: PlacesRequest): readonly PlaceView[] {
  return request.kind === 'offer'
    ? placesOfOffer(context, request.entryId)
    : placesOfUnits(context, request.nodes);
}

function placesOfOffer(context: ViewContext, path: string): readonly PlaceView[] {
  const places = new Map<string, PlaceView>();
  for (const { force, block, offer } of spotsFor(context.evaluation, path)) {
    const why = reasonOf(context, offer);
    // What is hidden without a reason is not spoken of.
    if (offer.hidden && why === undefined) continue;
    const place = { ...placeView(context, force, block), isHere: false, why };
    const known = places.get(place.key);
    if (known === undefined || known.why !== undefined) places.set(place.key, place);
  }
  return [...places.values()];
}

function placesOfUnits(context: ViewContext, nodes: readonly string[]): readonly PlaceView[] {
  const units = unitsOf(context.evaluation, nodes);
  if (units.length === 0 || units.length < nodes.length) return [];
  return allForces(context.evaluation.forces).flatMap(({ force }) => {
    const blocks = blocksFor(context, force, units);
    return blocks.map((block): PlaceView => {
      const isHere = units.every(
        ({ unit, force: from }) =>
          from.id === force.id && (block === undefined || blockOf(from, unit.id) === block),
      );
      const place = placeView(context, force, block);
      const why = isHere ? undefined : brokenRule(context, nodes, place);
      return { ...place, isHere, why };
    });
  });
}

type Unit = ReturnType<typeof unitsOf>[number];

/** Blocks of a force that take all of the units; undefined where each has a block of its own there. */
function blocksFor(
  context: ViewContext,
  force: EvaluatedForce,
  units: readonly Unit[],
): readonly (string | undefined)[] {
  const takes = units.map(({ unit, force: from }) => {
    const blocks = spotsIn(context.evaluation, force, unit.entryId).map(({ block }) => block);
    return new Set(from.id === force.id ? [blockOf(from, unit.id), ...blocks] : blocks);
  });
  const [first, ...others] = takes;
  if (first === undefined || takes.some((each) => each.size === 0)) return [];
  const common = [...first].filter((block) => others.every((each) => each.has(block)));
  const order = force.categories.map(({ entryId }) => entryId);
  if (common.length > 0) {
    return common.toSorted((one, other) => order.indexOf(one ?? '') - order.indexOf(other ?? ''));
  }
  return [undefined];
}

function placeView(
  context: ViewContext,
  force: EvaluatedForce,
  block: string | undefined,
): Omit<PlaceView, 'isHere' | 'why'> {
  const category = force.categories.find(({ entryId }) => entryId === block);
  return {
    key: `${force.id}/${block ?? ''}`,
    force: force.id,
    forceName: ownName(context.language, force),
    block,
    blockName: category === undefined ? '' : context.name(category),
  };
}

/** Tried out: the first error about the place or about what moved that the list does not have now. */
function brokenRule(
  context: ViewContext,
  nodes: readonly string[],
  { force, block }: Pick<PlaceView, 'force' | 'block'>,
): string | undefined {
  const { catalogue, evaluation, sheet, language } = context;
  const known = new Set(context.findings.map(findingKey));
  const operations = placeOperations(evaluation, { kind: 'place', nodes, force, block });
  // Nothing new comes to be by a move.
  const noId = (): string => '';
  const moved = evaluate(
    catalogue,
    operations.reduce((roster, operation) => edit(catalogue, roster, operation, noId), evaluation.roster),
  );
  const inside = new Set(
    nodes.flatMap((id) => {
      const node = moved.node(id);
      return node === undefined || !('children' in node)
        ? []
        : withDescendants(node).map((each: EvaluatedSelection) => each.id);
    }),
  );
  const isAbout = ({ place }: Finding): boolean =>
    place.node === undefined ||
    inside.has(place.node) ||
    (place.node === force && (place.category === undefined || place.category === block));
  const broken = findings(moved).find(
    (finding) => finding.severity === 'error' && isAbout(finding) && !known.has(findingKey(finding)),
  );
  return broken === undefined ? undefined : sentence(broken, language, sheet.names).text;
}
