import type { LibraryEntry } from './library-slice';
import type { Ports, Thunk } from './store';

/** What was read, as long as the file is the same. */
interface KnownId {
  readonly modified: number;
  readonly size: number;
  readonly id: string | undefined;
}

const known = new WeakMap<Ports, Map<string, KnownId>>();

/**
 * The id of a list of the library; undefined for a file that is none. A file of which nothing is known is read once: the
 * program may have been started with another file, and a handful of files may be opened.
 */
export const listId =
  ({ path, modified, size, version, summary }: LibraryEntry): Thunk<Promise<string | undefined>> =>
  async (_dispatch, _getState, ports) => {
    if (version !== undefined && summary !== undefined) return summary.id;
    const ids = known.get(ports) ?? new Map<string, KnownId>();
    known.set(ports, ids);
    const before = ids.get(path);
    if (before?.modified === modified && before.size === size) return before.id;
    const read = await ports.host.readList({ path });
    if (read.kind !== 'done') return undefined;
    const id = idIn(read.value.text);
    ids.set(path, { modified, size, id });
    return id;
  };

function idIn(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
