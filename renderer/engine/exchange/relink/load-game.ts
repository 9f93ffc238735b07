import type { DataShelf } from '../../catalogue/shelf/data-shelf';
import type { PassedOver } from '../../catalogue/shelf/first-usable';
import type { LoadedSystem, OnLoading, SystemLoader } from '../../catalogue/shelf/load-system';
import type { HeadedFile } from '../../catalogue/shelf/shelf-file';
import type { ShelvedSystem } from '../../catalogue/shelf/shelved-system';
import type { Roster } from '../../roster/document';
import { findGames } from './find-game';

interface Named {
  readonly id: string;
  readonly name: string;
}

export type LoadedGame =
  | { readonly kind: 'loaded'; readonly system: ShelvedSystem; readonly loaded: LoadedSystem }
  | MissingGame;

export type MissingGame =
  | { readonly kind: 'unknown-system' }
  /** Books of the list that are not there, or that cannot be used; the game itself when that is it. */
  | { readonly kind: 'unknown-book' | 'broken-data'; readonly books: readonly Named[] };

/**
 * Loads the data that a list was made with. Of several that would do, those that are damaged are passed over: a list that
 * whole data can open is opened.
 * @throws when a file cannot be read and no other would do
 */
export async function loadGame(
  roster: Roster,
  shelf: DataShelf,
  loaderOf: (system: ShelvedSystem) => Pick<SystemLoader, 'load'>,
  onLoading?: OnLoading,
): Promise<LoadedGame> {
  const failures: MissingGame[] = [];
  const unread: unknown[] = [];
  const damaged: HeadedFile[] = [];
  for (const { system, books, missing } of findGames(roster, shelf)) {
    if (missing.length > 0) {
      failures.push({ kind: 'unknown-book', books: missing });
      continue;
    }
    try {
      const loaded = await loaderOf(system).load(books, onLoading);
      if (loaded !== undefined && loaded.broken.length === 0) {
        const passedOver = [...loaded.passedOver, ...damaged.map((file) => replaced(file, system))];
        return { kind: 'loaded', system, loaded: { ...loaded, passedOver } };
      }
      const broken = brokenIn(system, loaded);
      failures.push({
        kind: 'broken-data',
        books: broken.map(({ head, key }) => ({ id: key ?? head.id, name: head.name })),
      });
      damaged.push(...broken);
    } catch (why) {
      unread.push(why);
    }
  }
  if (unread.length > 0) throw unread[0];
  return failures[0] ?? { kind: 'unknown-system' };
}

/** The books that cannot be used; the system's own file when that is it. */
function brokenIn(
  { file, books }: ShelvedSystem,
  loaded: LoadedSystem | undefined,
): readonly (HeadedFile & { readonly key?: string })[] {
  if (loaded !== undefined) return books.filter(({ key }) => loaded.broken.includes(key));
  return file === undefined ? [] : [file];
}

/** What stands for a damaged file in the data that are used. */
function replaced({ head, file }: HeadedFile, used: ShelvedSystem): PassedOver {
  const same = head.kind === 'book' ? used.books.find((book) => book.head.id === head.id) : used.file;
  return { path: file.path, used: (same ?? used.file)?.file.path ?? used.id };
}
