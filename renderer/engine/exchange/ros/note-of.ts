import type { Roster, RosterForce, RosterSelection } from '../../roster/document';
import { canonicalJson } from '../canonical-json';
import type { AsideNote, DerivedNote, DocumentNote, NodeNote } from './document-note';
import { withoutResults } from './results';
import { isNode } from './ros-node';

type Fields = Readonly<Record<string, unknown>>;
type DocumentNode = RosterForce | RosterSelection;

/** What holds other nodes is compared node by node. */
const STRUCTURE = new Set(['selections', 'forces', 'id']);

/**
 * What a written roster file, read again, says otherwise than the document it was made from.
 * @param roster the document
 * @param readBack the file as it is read
 * @param derives whether data derive the node of an id
 */
export function noteOf(
  roster: Roster,
  readBack: Roster,
  derives: (id: string) => boolean,
): DocumentNote | undefined {
  const nodes: NodeNote[] = [];
  const derived: DerivedNote[] = [];
  const found = indexNodes(roster);
  const written = indexNodes(readBack);
  for (const [id, node] of written) {
    const own = found.get(id);
    if (own) {
      const difference = compare(own, node, STRUCTURE);
      if (difference) nodes.push({ id, ...difference });
    } else if ('amount' in node && derives(id)) derived.push({ id, amount: node.amount });
  }
  const own = compare(roster, readBack, new Set(['forces']));
  const aside = asideOf(roster, (id) => written.has(id));
  if (!own && nodes.length === 0 && derived.length === 0 && aside.length === 0) return undefined;
  return {
    ...(own ? { roster: own } : {}),
    ...(nodes.length > 0 ? { nodes } : {}),
    ...(derived.length > 0 ? { derived } : {}),
    ...(aside.length > 0 ? { aside } : {}),
  };
}

/** Choices that are not in the file although what they hang on is. */
function asideOf(roster: Roster, isWritten: (id: string) => boolean): readonly AsideNote[] {
  const aside: AsideNote[] = [];
  const look = ({ id: parent, selections = [] }: DocumentNode): void => {
    selections.forEach((selection, index) => {
      if (isWritten(selection.id)) look(selection);
      else aside.push({ parent, index, selection: selection as unknown as AsideNote['selection'] });
    });
  };
  const force = (node: RosterForce): void => {
    look(node);
    for (const child of node.forces ?? []) force(child);
  };
  for (const node of roster.forces) force(node);
  return aside;
}

function indexNodes(roster: Roster): ReadonlyMap<string, DocumentNode> {
  const nodes = new Map<string, DocumentNode>();
  const selection = (node: RosterSelection): void => {
    nodes.set(node.id, node);
    for (const child of node.selections ?? []) selection(child);
  };
  const force = (node: RosterForce): void => {
    nodes.set(node.id, node);
    for (const child of node.selections ?? []) selection(child);
    for (const child of node.forces ?? []) force(child);
  };
  for (const node of roster.forces) force(node);
  return nodes;
}

function compare(own: object, read: object, passedBy: ReadonlySet<string>): Omit<NodeNote, 'id'> | undefined {
  const [is, was] = [own as Fields, read as Fields];
  const differing = [...new Set([...Object.keys(own), ...Object.keys(read)])].filter(
    (key) => !passedBy.has(key) && !isSame(is, was, key),
  );
  return differing.length === 0 ? undefined : { was: pick(was, differing), is: pick(is, differing) };
}

/** Whether two nodes say the same in a field, or both nothing. Results that a file keeps are no matter here. */
export function isSame(one: Fields, two: Fields, key: string): boolean {
  const text = (fields: Fields): string => {
    const value = said(fields, key);
    return value === undefined ? '' : canonicalJson(value);
  };
  return text(one) === text(two);
}

/** What a note says of a field: of what is kept, only what data cannot say. */
export function said(fields: Fields, key: string): unknown {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return key === 'kept' && isNode(value) ? withoutResults(value) : value;
}

function pick(fields: Fields, keys: readonly string[]): Fields {
  const pairs = keys.map((key) => [key, said(fields, key)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
