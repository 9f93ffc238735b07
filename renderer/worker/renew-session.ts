import { relink } from '../engine/exchange/relink/relink';
import type { DataStore, FoundData } from './data-store';
import { EngineFault, problemOf } from './engine-fault';
import type { ListTotals, Renewal } from './protocol/calls';
import type { Session, SessionData } from './session';

/** What a session needs of the data that were found for its list. */
export function sessionData({ catalogue, files, system }: FoundData): SessionData {
  const read = new Set(catalogue.books.map(({ key }) => key));
  return {
    catalogue,
    system: system.key,
    // Forces of ours say which other armies they may be of, and those are read with them.
    unread:
      system.format === 'ours'
        ? []
        : system.books
            .filter(({ key, head }) => !head.isLibrary && !read.has(key))
            .map(({ key, head: { name, names } }) => ({ key, name, names })),
    files: files.map(({ path, version }) => ({ path, version })),
    // Ids of ours are for ever; those of others change from one revision to the next.
    adopt: system.format === 'ours' ? (roster) => roster : (roster) => relink(catalogue, roster).roster,
  };
}

/**
 * Works the open list out with the data as they are now. When these cannot be used, or are not there any more, it goes on
 * with those that were read before: also when a copy elsewhere could be, as nobody asked for that one.
 * @param opened the session by now: the user may open another list while data are read
 */
export async function renewSession(opened: () => Session | undefined, data: DataStore): Promise<Renewal> {
  const session = opened();
  if (session === undefined) return { kind: 'same' };
  let found: FoundData;
  try {
    found = await data.forRoster(session.roster);
  } catch (why) {
    if (opened() !== session) return { kind: 'same' };
    const problem =
      why instanceof EngineFault ? problemOf(why) : { kind: 'no-data' as const, detail: String(why) };
    return { kind: 'kept', problem };
  }
  const { files } = session.data;
  if (opened() !== session) return { kind: 'same' };
  const damaged = found.passedOver.find(({ path }) => files.some((file) => file.path === path));
  if (damaged !== undefined) {
    return { kind: 'kept', problem: { kind: 'broken-data', detail: damaged.path } };
  }
  const renewed = sessionData(found);
  if (isSameData(session.data, renewed)) return { kind: 'same' };
  const before = totalsOf(session);
  session.renew(renewed);
  return { kind: 'renewed', before, now: totalsOf(session) };
}

/** Reads one more army for the open list. What the list itself is made with stays what it was. */
export async function readArmy(
  opened: () => Session | undefined,
  data: DataStore,
  book: string,
): Promise<void> {
  const session = opened();
  if (session === undefined) return;
  const { system, catalogue, files } = session.data;
  const found = await data.system(system, [...catalogue.books.map(({ key }) => key), book]);
  if (opened() === session) session.renew({ ...sessionData(found), files });
}

export function isSameData({ files: one }: SessionData, { files: other }: SessionData): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, version }, index) => path === other[index]?.path && version === other[index]?.version)
  );
}

function totalsOf({ view }: Session): ListTotals {
  return { spent: view.totals.spent, isLegal: view.totals.verdict === 'legal' };
}
