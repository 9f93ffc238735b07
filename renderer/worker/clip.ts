import type { Evaluation } from '../engine/evaluation/evaluated';
import { readList } from '../engine/exchange/list/read-list';
import { writeList } from '../engine/exchange/list/write-list';
import type { Roster, RosterForce, RosterSelection } from '../engine/roster/document';
import type { RosterOperation } from '../engine/roster/operation';
import { allForces } from '../engine/sheet/build/walk';
import { EngineFault } from './engine-fault';
import { type Spot, spotsFor } from './find-spots';
import type { Clip } from './protocol/clip';
import { closedBy } from './view/offer-reason';

/** The list with nothing in it but these units and forces, and what they stand in. Roles and joins stay behind. */
export function clippedRoster(roster: Roster, nodes: ReadonlySet<string>): Roster {
  const clipped = (force: RosterForce): readonly RosterForce[] => {
    if (nodes.has(force.id)) return [force];
    const selections = (force.selections ?? []).filter(({ id }) => nodes.has(id));
    const forces = (force.forces ?? []).flatMap(clipped);
    return selections.length + forces.length === 0 ? [] : [{ ...force, selections, forces }];
  };
  const { roles: _, attachments: __, embarkations: ___, ...plain } = roster;
  return { ...plain, forces: roster.forces.flatMap(clipped) };
}

export function writeClip(roster: Roster, nodes: ReadonlySet<string>): Clip {
  const clipped = clippedRoster(roster, nodes);
  return { list: writeList(clipped), whole: forcesOf(clipped.forces).filter((id) => nodes.has(id)) };
}

function forcesOf(forces: readonly RosterForce[]): readonly string[] {
  return forces.flatMap(({ id, forces: below }) => [id, ...forcesOf(below ?? [])]);
}

export interface Pasted {
  readonly operations: readonly RosterOperation[];
  readonly count: number;
  /** What was copied first, for the name of the step. */
  readonly first: string | undefined;
  /** Names of what nothing in the list takes. */
  readonly leftOut: readonly string[];
}

/**
 * What was copied, into the list: units into the force `wanted` or else the first that takes them, forces to where they
 * are offered.
 * @throws EngineFault when it is no list, or one of another game
 */
export function pasteOperations(evaluation: Evaluation, clip: Clip, wanted: string | undefined): Pasted {
  const read = readList(clip.list);
  if (read.kind !== 'list') throw new EngineFault('not-a-list', read.kind);
  const { system, forces } = read.roster;
  if (system.id !== evaluation.roster.system.id) throw new EngineFault('other-system', system.name);
  const whole = new Set(clip.whole);
  const operations: RosterOperation[] = [];
  const leftOut: string[] = [];
  const names: string[] = [];
  const take = (name: string, operation: RosterOperation | undefined): void => {
    if (operation === undefined) leftOut.push(name);
    else {
      operations.push(operation);
      names.push(name);
    }
  };
  const visit = (force: RosterForce): void => {
    if (whole.has(force.id)) {
      take(nameOf(force), insertForce(evaluation, force, wanted));
      return;
    }
    for (const each of force.selections ?? []) take(nameOf(each), insertUnit(evaluation, each, wanted));
    for (const each of force.forces ?? []) visit(each);
  };
  for (const force of forces) visit(force);
  return { operations, count: names.length, first: names[0], leftOut };
}

function nameOf(node: RosterForce | RosterSelection): string {
  return node.customName ?? node.name;
}

function insertUnit(
  evaluation: Evaluation,
  selection: RosterSelection,
  wanted: string | undefined,
): RosterOperation | undefined {
  const spots = spotsFor(evaluation, selection.entryId);
  const own = spots.filter(({ force }) => force.id === wanted);
  const spot = bestOf(own, selection) ?? bestOf(spots, selection);
  if (spot === undefined) return undefined;
  const { entryId, groupId } = spot.offer;
  return { kind: 'insert-selection', parent: spot.force.id, selection, entryId, groupId };
}

/** The same place as before, then one with room, then any that is not hidden. */
function bestOf(spots: readonly Spot[], { entryId }: RosterSelection): Spot | undefined {
  const open = spots.filter(({ offer }) => !offer.hidden);
  return (
    open.find(({ offer }) => offer.entryId === entryId) ??
    open.find(({ offer }) => closedBy(offer.limits) === undefined) ??
    open[0]
  );
}

/** Below the force that is wanted, else below what that stands in, else in the list itself. */
function insertForce(
  evaluation: Evaluation,
  force: RosterForce,
  wanted: string | undefined,
): RosterOperation | undefined {
  const all = new Map(allForces(evaluation.forces).map((each) => [each.force.id, each.force]));
  const parents: (string | undefined)[] = [];
  for (let at = wanted; at !== undefined; at = all.get(at)?.parent) parents.push(at);
  const isOffered = (parent: string | undefined): boolean =>
    evaluation
      .forceOffers(parent)
      .some(
        ({ entryId, catalogueId, hidden }) =>
          !hidden && entryId === force.entryId && catalogueId === force.catalogueId,
      );
  const others = [...all.keys()].filter((id) => !parents.includes(id));
  const parent = [...parents, undefined, ...others].find(isOffered);
  if (parent === undefined && !isOffered(undefined)) return undefined;
  return { kind: 'insert-force', parent, force };
}
