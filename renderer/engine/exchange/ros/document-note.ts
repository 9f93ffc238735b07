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

/** What the notes of a roster file say to people, and what to us. */
export interface SplitNotes {
  readonly notes: string | undefined;
  readonly note: DocumentNote | undefined;
  /** Ours, but cut off or broken by another program: nobody can read it, and it is kept beside the notes. */
  readonly unread: string | undefined;
}

/**
 * Takes our note out of a roster's notes, wherever other programs left it: they write before and after it, join lines, cut
 * long texts. Of several whole ones the last holds, as it was written last.
 */
export function splitNote(text: string | undefined): SplitNotes {
  const pieces: string[] = [];
  const broken: string[] = [];
  let note: DocumentNote | undefined;
  let end = 0;
  for (let start = startOfNote(text, 0); text !== undefined && start >= 0; start = startOfNote(text, end)) {
    pieces.push(text.slice(end, start));
    const line = lineFrom(text, start);
    const whole = line.slice(0, lengthOfNote(line));
    const parsed = parseNote(whole.slice(OPENING.length, -CLOSING.length));
    if (parsed === undefined) broken.push(line);
    else note = parsed;
    // Of a broken one nobody can say where it ends: it was written in one line.
    end = start + (parsed === undefined ? line : whole).length;
  }
  const unread = broken.length === 0 ? undefined : broken.join('\n');
  if (text === undefined || end === 0) return { notes: text, note, unread };
  return { notes: joined([...pieces, text.slice(end)]), note, unread };
}

const startOfNote = (text: string | undefined, from: number): number =>
  text?.indexOf(`${OPENING}{`, from) ?? -1;

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

/** How far a note goes that begins a line: to its closing, to the end of the line where that is missing. */
function lengthOfNote(line: string): number {
  let depth = 0;
  let isInText = false;
  for (let index = OPENING.length; index < line.length; index++) {
    const sign = line[index];
    if (isInText) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    // The closing is the one bracket that opens nothing of its own.
    if (depth < 0) return index + 1;
  }
  return line.length;
}

/** Texts that stood around notes, without the empty line that set each note apart. */
function joined(pieces: readonly string[]): string | undefined {
  const [first = '', ...others] = pieces;
  const before = first === '' ? [] : [first.replace(/\n\n$/, '')];
  const all = [...before, ...others.map((piece) => piece.trim()).filter((piece) => piece !== '')];
  return all.length === 0 ? undefined : all.join('\n\n');
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
