import { validateList } from '../../../../schemas/generated/validate.mjs';
import type { BookVersion, CostLimit, Roster, RosterCategory, RosterForce } from '../../roster/document';
import type { ListNote, ListProblem } from '../list/list-problem';
import { repairIds } from '../list/repair-ids';
import { wellFormed } from '../well-formed';
import { applyNote } from './apply-note';
import { splitNote } from './document-note';
import { modernise, OLDEST_MAJOR, versionOf } from './modernise';
import { storesSubtrees } from './own-costs';
import { customOf, keptOf, type Reading, readSelection } from './read-selection';
import { nodesOf, type RosNode, textOf, without } from './ros-node';
import { readTotal, type StoredTotal, withoutPlainTotals } from './totals';

export interface ReadRos {
  readonly kind: 'roster';
  readonly roster: Roster;
  /** Totals that the file itself claims. */
  readonly stored: readonly StoredTotal[];
  readonly notes: readonly ListNote[];
}

const OF_ROSTER = new Set([
  ...['id', 'name', 'battleScribeVersion', 'generatedBy', 'xmlns', 'gameSystemId', 'gameSystemName'],
  ...['gameSystemRevision', 'costLimits', 'forces', 'customNotes'],
]);
const OF_FORCE = new Set([
  ...['id', 'name', 'entryId', 'catalogueId', 'catalogueName', 'catalogueRevision'],
  ...['customName', 'customNotes', 'selections', 'forces'],
]);
const OF_LIMIT = new Set(['typeId', 'name', 'value']);
const CUSTOM = new Set(['customName', 'customNotes']);

/** The id of a roster that has none in its file: of two such nobody knows whether they are one list. */
export const NO_LIST_ID = 'roster';

/** What reading the forces collects. */
interface ReadingForces extends Reading {
  readonly books: BookVersion[];
}

/**
 * The outermost element of a roster file as a list; nothing is looked up in data. Choices, names and notes become
 * fields of the document, all else is kept beside them.
 */
export function readRos(file: RosNode): ReadRos | ListProblem {
  const version = versionOf(file);
  if (version && version[0] < OLDEST_MAJOR) {
    return { kind: 'old-roster', version: textOf(file, 'battleScribeVersion') ?? '' };
  }
  const root = modernise(file);
  let count = 0;
  const reading: ReadingForces = {
    storesSubtrees: storesSubtrees(root),
    newId: () => `node-${++count}`,
    unevenNumbers: [],
    books: [],
  };
  const forces = nodesOf(root, 'forces').map((force) => readForce(force, reading));
  const { notes, note, unread } = splitNote(textOf(root, 'customNotes'));
  const read: Roster = {
    format: 1,
    id: textOf(root, 'id') || NO_LIST_ID,
    name: textOf(root, 'name') ?? '',
    system: {
      id: textOf(root, 'gameSystemId') ?? '',
      name: textOf(root, 'gameSystemName') ?? '',
      revision: textOf(root, 'gameSystemRevision') ?? '',
    },
    books: reading.books,
    limits: nodesOf(root, 'costLimits').map(readLimit),
    forces,
    ...(notes === undefined ? {} : { notes }),
    ...(unread === undefined ? {} : { unreadNote: unread }),
    ...keptOf(without(root, OF_ROSTER)),
  };
  const whole = wellFormed(withoutPlainTotals(read));
  const { roster, renamed } = repairIds(whole);
  const restored = note ? repairIds(applyNote(roster, note)).roster : roster;
  const told: ListNote[] = [];
  if (wellFormed(read) !== read) told.push({ kind: 'replaced-characters' });
  if (renamed.length > 0) told.push({ kind: 'renamed-ids', ids: renamed });
  if (reading.storesSubtrees) told.push({ kind: 'costs-with-children' });
  if (reading.unevenNumbers.length > 0) told.push({ kind: 'uneven-numbers', names: reading.unevenNumbers });
  return {
    kind: 'roster',
    // A note that somebody broke is no reason to refuse the list.
    roster: validateList(restored) ? restored : roster,
    stored: nodesOf(root, 'costs').map(readTotal),
    notes: told,
  };
}

function readForce(node: RosNode, reading: ReadingForces): RosterForce {
  const catalogueId = bookKey(node, reading.books);
  const selections = nodesOf(node, 'selections').map((child) => readSelection(child, 1, reading));
  const forces = nodesOf(node, 'forces').map((child) => readForce(child, reading));
  const custom = nodesOf(node, 'categories').flatMap(readCategory);
  const kept = without(node, OF_FORCE);
  return {
    id: textOf(node, 'id') || reading.newId(),
    entryId: textOf(node, 'entryId') ?? '',
    name: textOf(node, 'name') ?? '',
    catalogueId,
    ...customOf(node),
    ...(custom.length > 0 ? { categories: custom } : {}),
    ...(selections.length > 0 ? { selections } : {}),
    ...(forces.length > 0 ? { forces } : {}),
    ...keptOf(kept && withoutCustom(kept)),
  };
}

/** The book of a force; of two with one id, which occur, the later is known by its name too. */
function bookKey(force: RosNode, books: BookVersion[]): string {
  const plain = textOf(force, 'catalogueId') ?? '';
  const name = textOf(force, 'catalogueName') ?? '';
  const revision = textOf(force, 'catalogueRevision') ?? '';
  const same = books.find((book) => book.id === plain);
  const id = same === undefined || same.name === name ? plain : `${plain}#${name}`;
  if (!books.some((book) => book.id === id)) books.push({ id, name, revision });
  return id;
}

function readCategory(node: RosNode): readonly RosterCategory[] {
  const custom = customOf(node);
  return Object.keys(custom).length === 0 ? [] : [{ entryId: textOf(node, 'entryId') ?? '', ...custom }];
}

/** Names and notes of blocks stand in the document only, so that they can be changed. */
function withoutCustom(kept: RosNode): RosNode {
  if (!Object.hasOwn(kept, 'categories')) return kept;
  const { categories: _, ...rest } = kept;
  const categories = nodesOf(kept, 'categories').flatMap((category) => {
    const left = without(category, CUSTOM);
    return left && Object.keys(left).some((key) => key !== 'entryId') ? [left] : [];
  });
  return categories.length > 0 ? { ...rest, categories } : (rest as RosNode);
}

function readLimit(node: RosNode): CostLimit {
  return { ...readTotal(node), ...keptOf(without(node, OF_LIMIT)) };
}
