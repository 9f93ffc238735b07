import { createEngineClient, type EngineClient, type Port } from './engine-client';
import type { CallName, EngineCalls } from './protocol/calls';

/** How long an answer may take before the thread is asked whether it is there at all. */
const TICK_MS = 1000;
/** A thread that reads the largest data on a slow machine answers nothing for some seconds; beyond this it hangs. */
const PATIENCE_TICKS = 20;
/** A thread that dies over and over is not started for ever. */
const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 60_000;

/** What an engine has been told that holds for all lists: a new one is told it again. */
const STANDING = ['set-language', 'set-places'] as const satisfies readonly CallName[];

/** Started again: it has no list open. Gone: it died too often and is not started any more. */
export type EngineFate = 'restarted' | 'gone';

/**
 * An engine that outlives its thread. When the thread dies, or answers nothing while calls wait, all that wait fail,
 * another one is started and told what the last one had been told; who listens opens the list again.
 * @param now milliseconds of any clock that does not go back
 */
export function createLivingEngine(openPort: () => Port, now = () => performance.now()): EngineClient {
  const standing = new Map<CallName, EngineCalls[CallName]['in']>();
  const patches = new Set<Parameters<EngineClient['onPatch']>[0]>();
  const watchers = new Set<Parameters<EngineClient['onProgress']>[0]>();
  const fates = new Set<(fate: EngineFate) => void>();
  const restarts: number[] = [];
  let waiting = 0;
  /** Ticks since the thread was asked whether it is there; undefined: it is not being asked. */
  let silent: number | undefined;
  let patience = PATIENCE_TICKS;
  let timer: ReturnType<typeof setInterval> | undefined;
  let client = open();

  function open(): EngineClient {
    const port = openPort();
    const opened = createEngineClient(port);
    const ifCurrent = (work: () => void) => (): void => {
      if (client === opened) work();
    };
    port.onDeath?.(ifCurrent(die));
    // An error need not be the end: the thread is asked.
    port.onError?.(ifCurrent(ask));
    opened.onPatch((patch) => {
      for (const listener of patches) listener(patch);
    });
    opened.onProgress((progress) => {
      for (const watcher of watchers) watcher(progress);
    });
    return opened;
  }

  function ask(): void {
    if (silent !== undefined) return;
    silent = 0;
    const asked = client;
    void asked.call('ping', null).then(({ kind }) => {
      if (client === asked && kind === 'done') silent = undefined;
    });
    watch();
  }

  function watch(): void {
    timer ??= setInterval(() => {
      if (silent === undefined) {
        if (waiting > 0) ask();
        else {
          clearInterval(timer);
          timer = undefined;
        }
        return;
      }
      // Counted and not measured: a machine that slept wakes up with both sides a tick later.
      silent += 1;
      if (silent >= patience) die();
    }, TICK_MS);
  }

  function die(): void {
    silent = undefined;
    const dead = client;
    const recent = restarts.filter((at) => now() - at < RESTARTS_WITHIN_MS);
    if (recent.length >= MOST_RESTARTS) {
      dead.stop();
      for (const listener of fates) listener('gone');
      return;
    }
    restarts.push(now());
    // Was it only slow, the next one is given more time.
    patience *= 2;
    client = open();
    dead.stop();
    for (const [name, request] of standing) void client.call(name, request as never);
    for (const listener of fates) listener('restarted');
  }

  return {
    call(name, request) {
      if ((STANDING as readonly CallName[]).includes(name)) standing.set(name, request);
      waiting += 1;
      watch();
      return client.call(name, request).finally(() => {
        waiting -= 1;
      });
    },
    onPatch(listener) {
      patches.add(listener);
      return () => patches.delete(listener);
    },
    onProgress(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    onFate(listener) {
      fates.add(listener);
      return () => fates.delete(listener);
    },
    stop() {
      clearInterval(timer);
      client.stop();
    },
  };
}
