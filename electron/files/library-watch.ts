import { type FSWatcher, watch } from 'node:fs';
import { isListFile } from './list-ending';

/** A save is several events (file beside, rename); one word about all of them is enough. */
const QUIET_MS = 250;

/**
 * Tells when list files of a folder come, go or change. A folder that cannot be watched (a network drive) is
 * not watched, and the library is simply read again when it is shown.
 * @returns a function that stops watching
 */
export function watchLibrary(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(folder, (_event, name) => {
      if (name !== null && !isListFile(name)) return;
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
