import { evaluate } from '../engine/evaluation/evaluate';
import { checkSeal } from '../engine/exchange/check-seal';
import type { Sha256 } from '../engine/exchange/digest';
import type { ListNote } from '../engine/exchange/list/list-problem';
import { type ReadList, readList } from '../engine/exchange/list/read-list';
import { writeList } from '../engine/exchange/list/write-list';
import { namesBooksById } from '../engine/exchange/relink/names-books-by-id';
import { otherTotals } from '../engine/exchange/relink/other-totals';
import { relink } from '../engine/exchange/relink/relink';
import { relinkNotes } from '../engine/exchange/relink/relink-notes';
import { NO_LIST_ID } from '../engine/exchange/ros/read-ros';
import { listNoteSentence, listProblemSentence } from '../engine/exchange/words/list-problem-words';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import type { Language } from '../engine/words/language';
import { checkSystem } from './check-system';
import { copyUnits } from './copy-units';
import type { DataStore, FoundData } from './data-store';
import { EngineFault, problemOf } from './engine-fault';
import { fileLines } from './file-lines';
import { exportKnown, makeExport } from './make-export';
import { makeSheet } from './make-sheet';
import { buildList, newListNeeds } from './new-list-needs';
import type {
  CallName,
  EngineAnswer,
  EngineCalls,
  EngineRequest,
  FromWorker,
  OpenedList,
} from './protocol/calls';
import { isSameData, readArmy, renewSession, sessionData } from './renew-session';
import { saysTheSame } from './says-the-same';
import { Session } from './session';
import { viewContext } from './view/context';
import { dataView, systemViews } from './view/data-view';
import { knownSummary } from './view/known-summary';
import { knownView } from './view/known-view';
import { placesView } from './view/places-view';
import { summaryView } from './view/summary-view';

export interface ServerPorts {
  readonly data: DataStore;
  readonly post: (message: FromWorker) => void;
  readonly newId: () => string;
  readonly later: (work: () => void) => void;
  /** Rules of the sheet's face, with the fonts inside; undefined where there are none. */
  readonly fontCss: () => Promise<string | undefined>;
  readonly sha256: Sha256;
  readonly now: () => Date;
}

type Handlers = {
  readonly [Name in CallName]: (
    request: EngineCalls[Name]['in'],
  ) => EngineCalls[Name]['out'] | Promise<EngineCalls[Name]['out']>;
};

const OPENING: ReadonlySet<CallName> = new Set<CallName>(['create', 'open', 'restore']);
const ABOUT_THE_LIST: ReadonlySet<CallName> = new Set<CallName>([
  'restore',
  'become-copy',
  'text',
  'export',
  'edit',
  'undo',
  'redo',
  'choose',
  'places',
  'copy',
  'find-offers',
  'read-army',
  'sheet',
]);

/** Answers the window's calls: one owner of catalogues, the open list, its history and its evaluation. */
export class EngineServer {
  readonly #ports: ServerPorts;
  readonly #handlers: Handlers;
  #language: Language = 'en';
  #session: Session | undefined;
  #opening: Promise<void> | undefined;

  constructor(ports: ServerPorts) {
    this.#ports = ports;
    this.#handlers = {
      ping: () => null,
      'set-language': ({ language }) => {
        this.#language = language;
        this.#session?.setLanguage(language);
        return null;
      },
      'set-places': ({ places, heads = [] }) => {
        ports.data.learnHeads(heads);
        ports.data.setPlaces(places);
        return null;
      },
      heads: () => ports.data.heads(),
      data: async () => dataView(await ports.data.shelf(), ports.data.looks, this.#language),
      'check-data': async ({ system }) =>
        checkSystem(await ports.data.shelf(), system, this.#language, (progress) =>
          ports.post({ kind: 'progress', progress }),
        ),
      'zipped-lists': async ({ place }) => {
        await ports.data.shelf();
        return ports.data.looks.get(place)?.lists?.() ?? [];
      },
      'file-lines': async ({ path, line, column }) =>
        (await fileLines(await ports.data.shelf(), path, line, column)) ?? null,
      systems: async () => systemViews(await ports.data.shelf(), this.#language),
      needs: async (choice) => {
        const { catalogue, sizes } = await ports.data.system(choice.system, [choice.book]);
        return newListNeeds(catalogue, sizes, choice, this.#language, ports.newId);
      },
      summary: ({ text }) => this.#summary(text),
      'last-known': ({ text }) => knownSummary(this.#read(text).roster),
      create: async (choice) => {
        const found = await ports.data.system(choice.system, [choice.book]);
        return this.#open(found, buildList(found.catalogue, choice, ports.newId, this.#language), []);
      },
      known: ({ file }) => knownView(this.#read(file).roster),
      'export-known': ({ file, format }) => {
        const { roster } = this.#read(file);
        return { content: exportKnown(roster, format), name: roster.name };
      },
      examine: ({ file }) => {
        const { id, name, changed } = this.#read(file).roster;
        return { id: id === NO_LIST_ID ? undefined : id, name, changed };
      },
      compare: async ({ one, other }) => ({
        isSame: saysTheSame(await this.#settled(one), await this.#settled(other)),
      }),
      open: ({ file, isCopy }) => this.#openText(file, isCopy),
      restore: ({ file }) => this.#restore(file),
      renew: () => renewSession(() => this.#session, ports.data),
      'read-army': async ({ book }) => {
        await readArmy(() => this.#session, ports.data, book);
        return null;
      },
      'become-copy': ({ id }) => {
        this.#opened().takeId(id);
        return null;
      },
      close: () => {
        this.#session = undefined;
        return null;
      },
      text: (other) => {
        const session = this.#opened();
        const roster = { ...session.roster, ...other, changed: ports.now().toISOString() };
        return { text: writeList(roster), name: roster.name, revision: session.revision };
      },
      export: ({ format }) => {
        const { context } = this.#opened();
        return { content: makeExport(context, format), name: context.evaluation.roster.name };
      },
      edit: (operation) => this.#opened().edit(operation),
      undo: () => this.#opened().undo(),
      redo: () => this.#opened().redo(),
      choose: ({ node, force }) => {
        this.#opened().choose(node, force);
        return null;
      },
      'find-offers': ({ search }) => this.#opened().findOffers(search),
      places: (request) => placesView(this.#opened().context, request),
      copy: ({ nodes }) => copyUnits(this.#opened().context, nodes),
      sheet: async (request) => {
        const { context } = this.#opened();
        return makeSheet(context, request, await ports.fontCss());
      },
    };
  }

  /** Never throws: what goes wrong is an answer. A call that can be answered at once is answered at once. */
  handle(request: EngineRequest): void | Promise<void> {
    if (this.#opening !== undefined && ABOUT_THE_LIST.has(request.name)) {
      return this.#opening.then(() => this.handle(request));
    }
    const handler = this.#handlers[request.name] as (
      input: EngineRequest['in'],
    ) => unknown | Promise<unknown>;
    try {
      const value = handler(request.in);
      if (value instanceof Promise) {
        if (OPENING.has(request.name)) this.#waitFor(value);
        return value.then(
          (result) => this.#ports.post({ id: request.id, kind: 'done', value: result }),
          (why: unknown) => this.#ports.post(failure(request.id, why)),
        );
      }
      this.#ports.post({ id: request.id, kind: 'done', value });
    } catch (why) {
      this.#ports.post(failure(request.id, why));
    }
  }

  /** What is done to a list that is being opened waits for it, and is not done to the list before it. */
  #waitFor(work: Promise<unknown>): void {
    const opening = work.then(
      () => undefined,
      () => undefined,
    );
    this.#opening = opening;
    void opening.then(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
  }

  #opened(): Session {
    if (this.#session === undefined) throw new EngineFault('no-list', '');
    return this.#session;
  }

  async #sealRemarks(read: Parameters<typeof checkSeal>[0]): Promise<readonly ListNote[]> {
    const broken = await checkSeal(read, this.#ports.sha256);
    return broken === undefined ? [] : [broken];
  }

  #read(file: string | Uint8Array): ReadList & { readonly losses: readonly ListNote[] } {
    const read = readList(file);
    if (read.kind === 'list') {
      return {
        ...read,
        losses: read.notes.filter(({ kind }) => kind !== 'migrated'),
      };
    }
    const kind = read.kind === 'newer-format' ? 'newer-format' : 'not-a-list';
    const inEach = { en: listProblemSentence(read, 'en'), fr: listProblemSentence(read, 'fr') };
    throw new EngineFault(kind, inEach[this.#language], inEach);
  }

  async #summary(text: string): Promise<EngineCalls['summary']['out']> {
    const read = this.#read(text);
    const found = await this.#ports.data.forRoster(read.roster);
    const { catalogue } = found;
    const { roster } = this.#found(read, found);
    const evaluation = evaluate(catalogue, roster);
    const context = viewContext(evaluation, catalogue, findings(evaluation), this.#language);
    return summaryView(context, found.system.key);
  }

  /** The list as opening the file would have it, as far as its data are there. */
  async #settled(file: string | Uint8Array): Promise<Roster> {
    const read = this.#read(file);
    try {
      return this.#found(read, await this.#ports.data.forRoster(read.roster)).roster;
    } catch {
      return read.roster;
    }
  }

  async #openText(file: string | Uint8Array, isCopy = false): Promise<OpenedList> {
    const read = this.#read(file);
    const found = await this.#ports.data.forRoster(read.roster);
    const { roster, losses } = this.#found(read, found);
    const own = isCopy ? { ...roster, id: this.#ports.newId() } : roster;
    const remarks = [...read.losses, ...losses, ...(await this.#sealRemarks(read))];
    return this.#open(found, own, remarks, read.stored);
  }

  async #restore(file: string): Promise<EngineCalls['restore']['out']> {
    const session = this.#opened();
    const read = this.#read(file);
    const found = await this.#ports.data.forRoster(read.roster);
    const { roster } = this.#found(read, found);
    if (this.#session !== session) throw new EngineFault('no-list', '');
    if (!isSameData(session.data, sessionData(found))) return { isDone: false };
    session.restore(roster);
    return { isDone: true };
  }

  /** A list with the paths that the data have now: those of other programs and of community data change. */
  #found(
    { format, roster }: ReadList,
    { catalogue, system, passedOver }: FoundData,
  ): { readonly roster: Roster; readonly losses: readonly ListNote[] } {
    const isOurs = format === 'muster';
    const passed = passedOver.map((each): ListNote => ({ kind: 'passed-over', ...each }));
    const isAtHome = isOurs && system.format === 'ours' && namesBooksById(catalogue, roster);
    if (isAtHome) return { roster, losses: passed };
    const relinked = relink(catalogue, roster);
    const notes = relinkNotes(catalogue, roster, relinked.steps).filter(
      ({ kind }) => !isOurs || kind !== 'other-revision',
    );
    return { roster: relinked.roster, losses: [...passed, ...notes] };
  }

  #open(
    found: FoundData,
    roster: Roster,
    losses: readonly ListNote[],
    stored: ReadList['stored'] = [],
  ): OpenedList {
    const { newId, later, post } = this.#ports;
    const session = new Session(sessionData(found), roster, this.#language, {
      newId,
      later,
      push: (patch) => {
        // A list that was closed has nothing more to say.
        if (this.#session === session) post({ kind: 'patch', patch });
      },
    });
    this.#session = session;
    const totals = otherTotals(stored, session.context.evaluation.costs);
    const all = totals === undefined ? losses : [...losses, totals];
    const told = (language: Language) => all.map((note) => listNoteSentence(note, language));
    return { view: session.view, text: '', losses: { en: told('en'), fr: told('fr') } };
  }
}

function failure(id: number, why: unknown): EngineAnswer {
  if (why instanceof EngineFault) {
    return { id, kind: 'failed', problem: problemOf(why) };
  }
  const detail = why instanceof Error ? `${why.message}\n${why.stack ?? ''}` : String(why);
  return { id, kind: 'failed', problem: { kind: 'fault', detail } };
}
