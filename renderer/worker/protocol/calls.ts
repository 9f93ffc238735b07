import type { DataPlace } from '../../../electron/messages';
import type { KnownHead } from '../../engine/catalogue/shelf/data-shelf';
import type { Language } from '../../engine/words/language';
import type { ZippedList } from '../zipped-lists';
import type { BuilderOperation } from './builder-operation';
import type { BuilderPatch, BuilderView } from './builder-patch';
import type { CopiedUnits } from './clip';
import type { DataCheck, DataOverview, FileLines, ReadingProgress } from './data-view';
import type { EditRefusal, InEach } from './edit-refusal';
import type { KnownView } from './known-view';
import type { ListSummary } from './list-summary';
import type { NewListChoice, NewListNeeds, SystemView } from './new-list';
import type { ElsewhereRow } from './offers-view';
import type { PlacesRequest, PlaceView } from './places';
import type { SheetAnswer, SheetRequest } from './sheet';

/** Every call of the window to the engine's worker: what goes in, what comes back. */
export interface EngineCalls {
  /** Whether anybody is there. */
  ping: { readonly in: null; readonly out: null };
  /** Names from now on; a list that is open is sent again. */
  'set-language': { readonly in: { readonly language: Language }; readonly out: null };
  /** Folders and zips of data that the user added, all of them, in the order in which they were added. */
  'set-places': {
    /** With what is known of their files already: those are not looked into again. */
    readonly in: { readonly places: readonly DataPlace[]; readonly heads?: readonly KnownHead[] };
    readonly out: null;
  };
  /** What the files of data say of themselves, as far as they were looked into. */
  heads: { readonly in: null; readonly out: readonly KnownHead[] };
  /** All data by their heads. */
  data: { readonly in: null; readonly out: DataOverview };
  /** One game read whole; undefined: the files that belong to none. For a thread of its own: it takes long. */
  'check-data': { readonly in: { readonly system: string | undefined }; readonly out: DataCheck };
  /** The lists in a zip that was added as a place of data. */
  'zipped-lists': { readonly in: { readonly place: string }; readonly out: readonly ZippedList[] };
  'file-lines': {
    readonly in: { readonly path: string; readonly line: number; readonly column: number };
    readonly out: FileLines | null;
  };
  /** Games and armies that a list may be of, by their heads: no book is read. */
  systems: { readonly in: null; readonly out: readonly SystemView[] };
  /** What a legal list of this army needs, for the fourth column of the new list. */
  needs: { readonly in: NewListChoice; readonly out: NewListNeeds };
  /** A list file's text as it stands in the library: totals and verdict. Reads its books. */
  summary: { readonly in: { readonly text: string }; readonly out: ListSummary };
  /** The same of a list whose data are not there: its own names and prices, and no verdict. */
  'last-known': { readonly in: { readonly text: string }; readonly out: ListSummary };
  create: { readonly in: NewListChoice; readonly out: OpenedList };
  /** What a list file says by itself: answered at once, without its books. */
  known: { readonly in: { readonly file: string | Uint8Array }; readonly out: KnownView };
  /** A list whose data are not there, as a file of its own: with its own names and prices. */
  'export-known': {
    readonly in: { readonly file: string | Uint8Array; readonly format: FileFormat };
    readonly out: { readonly content: string | Uint8Array; readonly name: string };
  };
  /** Whether a file is a list that can be read, and which; its data need not be there. The list that is open stays. */
  examine: { readonly in: { readonly file: string | Uint8Array }; readonly out: ExaminedList };
  /** Whether two files hold one list in one state, whenever each was saved. */
  compare: {
    readonly in: { readonly one: string | Uint8Array; readonly other: string | Uint8Array };
    readonly out: { readonly isSame: boolean };
  };
  /**
   * A list file, ours or another program's. A file that cannot be opened leaves the open list alone. A copy is another
   * list, with an id of its own.
   */
  open: {
    readonly in: { readonly file: string | Uint8Array; readonly isCopy?: boolean };
    readonly out: OpenedList;
  };
  /** The open list as an earlier text of its file has it: one step of its history. Not done: the text is of other books. */
  restore: { readonly in: { readonly file: string }; readonly out: { readonly isDone: boolean } };
  /** The data were read anew: the open list is worked out with them, and its view sent. */
  renew: { readonly in: null; readonly out: Renewal };
  /** Forces of one more army are offered to the open list from now on. */
  'read-army': { readonly in: { readonly book: string }; readonly out: null };
  /** The open list is another one from now on, with an id of its own. */
  'become-copy': { readonly in: { readonly id: string }; readonly out: null };
  close: { readonly in: null; readonly out: null };
  /** The open list for others: as text for people, not to be read back whole, or as a file of other list builders. */
  export: {
    readonly in: { readonly format: ExportFormat };
    readonly out: { readonly content: string | Uint8Array; readonly name: string };
  };
  /** The open list as text of a list file. */
  /** With an id: as another list that has it would read. */
  text: { readonly in: { readonly id: string } | null; readonly out: ListTextAnswer };
  edit: { readonly in: BuilderOperation; readonly out: EditAnswer };
  undo: { readonly in: null; readonly out: EditAnswer };
  redo: { readonly in: null; readonly out: EditAnswer };
  /** Which row is chosen: the right column follows, and so does what may be taken. */
  choose: {
    readonly in: { readonly node: string | undefined; readonly force: string | undefined };
    readonly out: null;
  };
  /** What other forces than the one that is aimed at offer by these words. */
  'find-offers': { readonly in: { readonly search: string }; readonly out: readonly ElsewhereRow[] };
  /** Where units may go. */
  places: { readonly in: PlacesRequest; readonly out: readonly PlaceView[] };
  copy: { readonly in: { readonly nodes: readonly string[] }; readonly out: CopiedUnits };
  sheet: { readonly in: SheetRequest; readonly out: SheetAnswer };
}

export type TextFormat = 'txt' | 'md';

export type ExportFormat = TextFormat | 'ros' | 'rosz';

/** Files that programs read again: they need nothing but what the list says itself. */
export type FileFormat = 'muster' | 'rosz';

export type CallName = keyof EngineCalls;

export interface ExaminedList {
  /** That of the list: a file that holds the same list in another state has it too. Undefined: the file names none. */
  readonly id: string | undefined;
  readonly name: string;
  /** When it was last changed, ISO 8601. */
  readonly changed: string | undefined;
}

export interface OpenedList {
  readonly view: BuilderView;
  readonly text: string;
  /** What reading put right, left out or found odd, as sentences. */
  readonly losses: InEach<readonly string[]>;
}

/** What became of the open list when data were read anew. */
export type Renewal =
  /** Its own data are the same; or no list is open. */
  | { readonly kind: 'same' }
  | { readonly kind: 'renewed'; readonly before: ListTotals; readonly now: ListTotals }
  /** The data cannot be used or are gone: the list goes on with those read before. */
  | { readonly kind: 'kept'; readonly problem: EngineProblem };

export interface ListTotals {
  readonly spent: number;
  readonly isLegal: boolean;
}

export interface ListTextAnswer {
  readonly text: string;
  readonly name: string;
  readonly revision: number;
}

export interface EditAnswer {
  readonly revision: number;
  /** The node that came to be, to be chosen next. */
  readonly created: string | undefined;
  /** Names of what was copied and found no place. */
  readonly leftOut?: readonly string[];
  /** What was asked for and is not done. */
  readonly refused?: readonly EditRefusal[];
}

/** What went wrong, as data; the words are the screen's, `detail` may be shown beside them. */
export interface EngineProblem {
  readonly kind:
    | 'no-list'
    | 'not-a-list'
    | 'newer-format'
    | 'unknown-system'
    /** The list names no game, and its books are not there to tell it. */
    | 'unnamed-system'
    | 'unknown-book'
    | 'broken-data'
    | 'other-system'
    | 'no-data'
    | 'fault';
  readonly detail: string;
  /** A sentence for people in `detail`, in each language. */
  readonly inEach?: InEach;
}

export interface EngineRequest<Name extends CallName = CallName> {
  readonly id: number;
  readonly name: Name;
  readonly in: EngineCalls[Name]['in'];
}

export type EngineAnswer =
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly problem: EngineProblem };

/** Unasked: what changed in the builder; comes before the answer of the call that caused it. */
export interface EnginePush {
  readonly kind: 'patch';
  readonly patch: BuilderPatch;
}

/** Unasked: which file is being read. */
export interface EngineProgress {
  readonly kind: 'progress';
  readonly progress: ReadingProgress;
}

export type FromWorker = EngineAnswer | EnginePush | EngineProgress;
