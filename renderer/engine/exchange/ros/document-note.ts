import { jsonExtent } from '../../source/nodes/json-extent';
import { MOST_LIST_DEPTH, MOST_LIST_VALUES } from '../list/list-format';
import { wellFormed } from '../well-formed';
import { isNode } from './ros-node';

type Fields = Readonly<Record<string, unknown>>;

/** A node whose fields a roster file cannot say: what the file says (`was`) and what the document has (`is`). */
export interface NodeNote {
  readonly id: string;
  readonly was: Fields;
  readonly is: Fields;
}

/** A selection in the file that is no choice: data derive it. */
export interface DerivedNote {
  readonly id: string;
  /** As written; when another program changed it, the selection is a choice. */
  readonly amount: number;
}

/** A choice that is not in the file: the data put it aside until what it hangs on is there again. */
export interface AsideNote {
  readonly parent: string;
  /** Its place among the parent's choices. */
  readonly index: number;
  readonly selection: Fields;
}

/**
 * What our document holds and the format of rosters cannot say, in one note that other programs carry along: roles,
 * attachments, player and event, fields of others, what is derived. `was` says what the file said when it was written,
 * so that what another program changed since is not undone.
 */
export interface DocumentNote {
  readonly roster?: Omit<NodeNote, 'id'>;
  readonly nodes?: readonly NodeNote[];
  readonly derived?: readonly DerivedNote[];
  readonly aside?: readonly AsideNote[];
}

const OPENING = '[muster-roll ';
const CLOSING = ']';

/** The notes of a roster with ours at their end. */
export function joinNote(notes: string | undefined, note: DocumentNote): string {
  const block = `${OPENING}${JSON.stringify(note)}${CLOSING}`;
  return notes === undefined ? block : `${notes}\n\n${block}`;
}

/** Takes our note, which is the last line, off the end of a roster's notes. What is none stays text. */
export function splitNote(text: string | undefined): {
  readonly notes: string | undefined;
  readonly note: DocumentNote | undefined;
} {
  const none = { notes: text, note: undefined };
  const trimmed = text?.trimEnd();
  if (text === undefined || !trimmed?.endsWith(CLOSING)) return none;
  const start = trimmed.lastIndexOf('\n') + 1;
  if (!trimmed.startsWith(OPENING, start)) return none;
  const note = parseNote(trimmed.slice(start + OPENING.length, -CLOSING.length));
  if (note === undefined) return none;
  const before = text.slice(0, start);
  return { notes: before === '' ? undefined : before.replace(/\n\n$/, ''), note };
}

function parseNote(json: string): DocumentNote | undefined {
  const { depth, count } = jsonExtent(json);
  if (depth > MOST_LIST_DEPTH || count > MOST_LIST_VALUES) return undefined;
  let value: unknown;
  try {
    value = wellFormed(JSON.parse(json, finite));
  } catch {
    return undefined;
  }
  if (!isNode(value)) return undefined;
  const { roster, nodes, derived, aside } = value as Readonly<Record<string, unknown>>;
  return {
    ...(isNode(roster) ? { roster: fieldsOf(roster) } : {}),
    nodes: entries(nodes).map((each) => ({ id: String(each.id), ...fieldsOf(each) })),
    derived: entries(derived).map((each) => ({ id: String(each.id), amount: Number(each.amount) })),
    aside: objects(aside).flatMap(({ parent, index, selection }) =>
      typeof parent === 'string' && isSelection(selection)
        ? [{ parent, index: Number(index) || 0, selection }]
        : [],
    ),
  };
}

/** `1e999` is JSON, but no number that could be written again. */
function finite(_: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('not finite');
  return value;
}

/** Enough of a choice for others to walk through it; the schema looks at the rest. */
function isSelection(value: unknown): value is Fields {
  if (!isNode(value)) return false;
  const { id, selections } = value as Fields;
  return (
    typeof id === 'string' &&
    (selections === undefined || (Array.isArray(selections) && selections.every(isSelection)))
  );
}

const objects = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isNode) : []);

const entries = (value: unknown): readonly Fields[] =>
  objects(value).filter(({ id }) => typeof id === 'string');

const fieldsOf = ({ was, is }: Fields): Omit<NodeNote, 'id'> => ({
  was: isNode(was) ? was : {},
  is: isNode(is) ? is : {},
});
