import type { JournalPort } from './store';

/** One entry for each list that is not saved; the name alone is where earlier versions of the program kept the one they had. */
const KEY = 'muster-roll.journal';

/** The journal in the page's own storage, or nowhere where there is none (a private window). */
export function storageJournal(storage: Storage | undefined): JournalPort {
  const attempt = <Value>(otherwise: Value, work: (storage: Storage) => Value): Value => {
    try {
      return storage === undefined ? otherwise : work(storage);
    } catch {
      // Full or forbidden.
      return otherwise;
    }
  };
  const nameOf = (key: string): string => (key === '' ? KEY : `${KEY}/${key}`);
  return {
    keys: () =>
      attempt<readonly string[]>([], (each) =>
        Array.from({ length: each.length }, (_, index) => each.key(index) ?? '')
          .filter((name) => name === KEY || name.startsWith(`${KEY}/`))
          .map((name) => name.slice(KEY.length + 1)),
      ),
    read: (key) => attempt(undefined, (each) => each.getItem(nameOf(key)) ?? undefined),
    write: (key, text) =>
      attempt(false, (each) => {
        each.setItem(nameOf(key), text);
        return true;
      }),
    clear: (key) => attempt(undefined, (each) => each.removeItem(nameOf(key))),
  };
}
