import type { Language } from '../engine/words/language';
import type { ListSummary } from '../worker/protocol/list-summary';
import type { Ports, Thunk } from './store';

/** What a list was when its data were last there. */
export interface Seen
  extends Pick<
    ListSummary,
    'army' | 'system' | 'edition' | 'points' | 'limit' | 'verdict' | 'errors' | 'lost'
  > {
  /** Beginning of the version of its file: of another text nothing was seen. */
  readonly version: string;
  /** Of the names. */
  readonly language: Language;
}

/** Where it is kept between starts, by path; nowhere in a private window. */
export interface SeenPort {
  read(): Readonly<Record<string, Seen>>;
  write(all: Readonly<Record<string, Seen>>): void;
}

const VERSION_LETTERS = 16;

/** For each store: read once, written when something is seen that was not known. */
const kept = new WeakMap<Ports, ReadonlyMap<string, Seen>>();

function seenBy(ports: Ports): ReadonlyMap<string, Seen> {
  const known = kept.get(ports) ?? new Map(Object.entries(ports.seen?.read() ?? {}));
  kept.set(ports, known);
  return known;
}

/** Remembers what the lists of the library are now; those that are gone are forgotten. */
export const rememberSeen = (): Thunk => (_dispatch, getState, ports) => {
  const { library, settings } = getState();
  const before = seenBy(ports);
  const now = new Map<string, Seen>();
  for (const { path, version, summary, problem } of library.entries) {
    const known = before.get(path);
    if (summary?.verdict === undefined || version === undefined || problem !== undefined) {
      if (known !== undefined) now.set(path, known);
      continue;
    }
    const { army, system, edition, points, limit, verdict, errors, lost } = summary;
    now.set(path, {
      version: version.slice(0, VERSION_LETTERS),
      language: settings.language,
      ...{ army, system, edition, points, limit, verdict, errors, lost },
    });
  }
  const text = JSON.stringify([...now]);
  kept.set(ports, now);
  if (text !== JSON.stringify([...before])) ports.seen?.write(Object.fromEntries(now));
};

/**
 * A list whose data are not there, as it was last seen with them. Of a text that was never seen with its data the file's
 * own names and prices are all there is.
 */
export const asLastSeen =
  (path: string, version: string, known: ListSummary): Thunk<ListSummary> =>
  (_dispatch, getState, ports) => {
    const seen = seenBy(ports).get(path);
    if (seen === undefined || seen.version !== version.slice(0, VERSION_LETTERS)) return known;
    const { army, system, edition, points, limit, verdict, errors, lost } = seen;
    const names = seen.language === getState().settings.language ? { army, system, edition } : {};
    return { ...known, ...names, points, limit, verdict, errors, lost };
  };
