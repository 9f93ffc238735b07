/**
 * What the windows of one program (tabs of a browser) can tell of each other: who holds what. A name is held as long as
 * the window lives: a window that crashes lets go of everything.
 */
export interface Windows {
  /**
   * Takes a name that no other window has.
   * @param patience milliseconds to wait for it: a page that is just being left lets go a moment later
   * @returns a function that lets go again; undefined when another window has it
   */
  take(name: string, patience?: number): Promise<LetGo | undefined>;
  /** Waits until a name is free, however long, takes it and tells. @returns a function that lets go, or waits no longer */
  takeLater(name: string, taken: () => void): LetGo;
}

export type LetGo = () => void;

const PREFIX = 'muster-roll.held/';

/** By the browser's own locks; where there are none (old browsers) by heartbeats in the page's storage. */
export function pageWindows(storage: Storage | undefined, locks = globalThis.navigator?.locks): Windows {
  if (locks !== undefined) return lockedWindows(locks);
  return storage === undefined ? lonelyWindow() : beatingWindows(storage);
}

function lockedWindows(locks: LockManager): Windows {
  const request = (name: string, options: LockOptions): Promise<LetGo | undefined> =>
    new Promise((resolve) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise((letGo) => resolve(letGo));
      };
      locks.request(PREFIX + name, options, held).catch(() => {
        // A wait that was given up; else locks are forbidden here, as all storage is, and there is nobody to ask.
        resolve(options.signal?.aborted === true ? undefined : () => undefined);
      });
    });
  return {
    take: (name, patience = 0) =>
      request(name, patience === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(patience) }),
    takeLater(name, taken) {
      const wait = new AbortController();
      let letGo: LetGo | undefined;
      void request(name, { signal: wait.signal }).then((held) => {
        if (held === undefined) return;
        letGo = held;
        if (wait.signal.aborted) held();
        else taken();
      });
      return () => {
        wait.abort();
        letGo?.();
      };
    },
  };
}

/** No way to know of other windows: there is none. */
function lonelyWindow(): Windows {
  return {
    take: async () => () => undefined,
    takeLater(_name, taken) {
      void Promise.resolve().then(taken);
      return () => undefined;
    },
  };
}

const BEAT_MS = 4000;
/** Browsers let timers of a hidden tab run once a minute; a window that was silent longer is gone. */
const SILENCE_MS = 75_000;
const POLL_MS = 500;

/** A held name is an entry `<window> <time>` that is renewed every few seconds. */
function beatingWindows(storage: Storage, now = Date.now): Windows {
  const self = crypto.randomUUID();
  const mine = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const write = (name: string): void => {
    try {
      storage.setItem(PREFIX + name, `${self} ${now()}`);
    } catch {
      // Full: others do not see it, as without any storage.
    }
  };
  const isTaken = (name: string): boolean => {
    const [who, at] = (storage.getItem(PREFIX + name) ?? '').split(' ');
    return who !== '' && who !== self && now() - Number(at) < SILENCE_MS;
  };
  const letGo = (name: string): void => {
    if (!mine.delete(name)) return;
    storage.removeItem(PREFIX + name);
    if (mine.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const tryTake = (name: string): LetGo | undefined => {
    if (isTaken(name) || mine.has(name)) return undefined;
    mine.add(name);
    write(name);
    timer ??= setInterval(() => {
      for (const each of mine) write(each);
    }, BEAT_MS);
    return () => letGo(name);
  };
  globalThis.addEventListener?.('pagehide', () => {
    for (const name of [...mine]) letGo(name);
  });
  return {
    async take(name, patience = 0) {
      for (let waited = 0; ; waited += POLL_MS) {
        const held = tryTake(name);
        if (held !== undefined || waited >= patience) return held;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    takeLater(name, taken) {
      let held: LetGo | undefined;
      const poll = setInterval(() => {
        held = tryTake(name);
        if (held === undefined) return;
        clearInterval(poll);
        taken();
      }, BEAT_MS);
      return () => {
        clearInterval(poll);
        held?.();
      };
    },
  };
}
