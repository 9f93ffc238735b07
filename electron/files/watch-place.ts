import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { type DataPlace, FILE_ENDINGS } from '../messages';

/** A copy of a repository is many events; one word about all of them is enough. */
const QUIET_MS = 300;

const ENDINGS: readonly string[] = FILE_ENDINGS.data;

/**
 * Tells when files of data in a folder, or a zip, come, go or change. What cannot be watched (a network drive) is read
 * again when the program starts.
 * @returns a function that stops watching
 */
export function watchPlace(kind: DataPlace['kind'], path: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const folder = kind === 'folder' ? path : dirname(path);
  const isMeant = (name: string): boolean =>
    kind === 'zip'
      ? name === basename(path)
      : extname(name) === '' || ENDINGS.includes(extname(name).slice(1).toLowerCase());
  try {
    watcher = watch(folder, { recursive: kind === 'folder' }, (_event, name) => {
      if (name !== null && !isMeant(name)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, QUIET_MS);
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    watcher = undefined;
  }
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
