import type { Seen, SeenPort } from './last-seen';

const KEY = 'muster-roll.seen';

/** What lists were last seen to be, in the page's own storage. */
export function storageSeen(storage: Storage | undefined): SeenPort {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
        if (typeof value !== 'object' || value === null) return {};
        return Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, Seen] => isSeen(entry[1])),
        );
      } catch {
        return {};
      }
    },
    write(all) {
      try {
        storage?.setItem(KEY, JSON.stringify(all));
      } catch {
        // Full or forbidden: it is seen again when the data are.
      }
    },
  };
}

/** Anything may stand in a page's storage. */
function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const seen = value as Readonly<Record<string, unknown>>;
  return (
    ['version', 'language', 'army', 'system', 'edition'].every((key) => typeof seen[key] === 'string') &&
    ['points', 'errors', 'lost'].every((key) => typeof seen[key] === 'number') &&
    (seen.verdict === 'legal' || seen.verdict === 'illegal') &&
    (seen.limit === undefined || typeof seen.limit === 'number')
  );
}
