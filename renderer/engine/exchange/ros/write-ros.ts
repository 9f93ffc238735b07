import { strToU8, zipSync } from 'fflate';
import type { Book } from '../../catalogue/book';
import { rememberNames } from '../../evaluation/remember-names';
import type { BookVersion, CostLimit, Roster } from '../../roster/document';
import { withoutEmptyLists } from '../../roster/without-empty-lists';
import { wellFormed } from '../well-formed';
import { costNodes } from './costs-of';
import { joinNote } from './document-note';
import { forceNode, type WrittenWith } from './force-node';
import { noteOf } from './note-of';
import { readRosText } from './read-ros-file';
import { withoutResults } from './results';
import type { RosNode } from './ros-node';
import { inOrder } from './ros-order';
import { toJson } from './to-json';
import { totalsNode } from './totals';
import { writeXml } from './write-xml';

const NAMESPACE = 'http://www.battlescribe.net/schema/rosterSchema';
/** The format's version, which all living programs read. */
const VERSION = '2.03';
const PROGRAM = 'Muster Roll';

/** Zips know no time before 1980; one fixed time makes the same roster the same file. */
const ZIP_TIME = new Date(1980, 0, 1);

/**
 * A list as a `.ros` file, XML of BattleScribe 2.03, with the values that the evaluation gives; without data with what
 * is last known. What the format cannot say goes into one note, so that reading it back gives the same list.
 */
export function writeRos(roster: Roster, data?: WrittenWith): string {
  return writeXml('roster', wholeNode(roster, data));
}

/** The same in New Recruit's JSON form. */
export function writeRosJson(roster: Roster, data?: WrittenWith): string {
  return `${JSON.stringify({ roster: toJson(wholeNode(roster, data)) }, undefined, 2)}\n`;
}

/** The list with a note of what the format cannot say. */
function wholeNode(roster: Roster, data: WrittenWith | undefined): RosNode {
  const whole = withoutEmptyLists(wellFormed(data ? asOfNow(data) : roster));
  const node = rosterNode(whole, whole.notes, data);
  const read = readRosText(writeXml('roster', node));
  const derives = (id: string): boolean => {
    const view = data?.evaluation.node(id);
    return view !== undefined && 'isDerived' in view && view.isDerived;
  };
  const note = read.kind === 'list' ? noteOf(whole, read.roster, derives) : undefined;
  return note ? rosterNode(whole, joinNote(whole.notes, note), data) : node;
}

/** The same as a `.rosz` file: a zip of that one file. */
export function writeRosz(roster: Roster, data?: WrittenWith): Uint8Array {
  const name = `${fileName(roster.name)}.ros`;
  return zipSync({ [name]: strToU8(writeRos(roster, data)) }, { level: 6, mtime: ZIP_TIME });
}

/** With the names, prices and versions that the data have: the values that are written are theirs. */
function asOfNow({ catalogue, evaluation }: WrittenWith): Roster {
  const roster = rememberNames(evaluation);
  const now = (version: BookVersion, { definition }: Pick<Book, 'definition'>): BookVersion => {
    const { name } = definition;
    const revision = String(definition.revision ?? '');
    const { digest: _, ...rest } = version;
    return revision === version.revision ? { ...version, name } : { ...rest, name, revision };
  };
  const system = now(roster.system, catalogue.systemBook);
  const books = roster.books.map((version) => {
    const book = catalogue.book(version.id, version.name);
    return book ? now(version, book) : version;
  });
  return { ...roster, system, books };
}

function rosterNode(roster: Roster, notes: string | undefined, data: WrittenWith | undefined): RosNode {
  const { id, name, system, limits, forces, kept } = roster;
  return inOrder('roster', {
    ...(kept && data ? withoutResults(kept) : kept),
    ...{ id, name, battleScribeVersion: VERSION, generatedBy: PROGRAM, xmlns: NAMESPACE },
    ...{ gameSystemId: system.id, gameSystemName: system.name, gameSystemRevision: system.revision },
    costs: data ? costNodes(data.evaluation.costs) : totalsNode(roster),
    costLimits: limits.length === 0 ? undefined : limits.map(limitNode),
    forces: forces.length === 0 ? undefined : forces.map((force) => forceNode(force, roster, data)),
    customNotes: notes,
  });
}

function limitNode({ typeId, name, value, kept }: CostLimit): RosNode {
  return { ...(kept as RosNode | undefined), name, typeId, value: String(value) };
}

/** Names of zip members are paths, so only signs that no system reads as more than a sign. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'roster';
}
