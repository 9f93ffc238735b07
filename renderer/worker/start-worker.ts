import { type FromThread, receiveInOrder } from './early-patches';
import type { EngineClient, Port } from './engine-client';
import { createLivingEngine } from './living-engine';
import { mailboxMemory, openMailbox } from './mailbox';

/** The first message to the thread, where pages may share memory. */
export interface MailboxOffer {
  readonly name: 'mailbox';
  readonly memory: SharedArrayBuffer;
}

/** Asks the thread to hold a lock for life. */
export interface LockOffer {
  readonly name: 'hold-lock';
  readonly lock: string;
}

/** Its answer, once it has it. */
export interface HoldsLock {
  readonly kind: 'holds-lock';
}

/** The engine in a thread of its own, started again when the thread dies. */
export function startWorker(): EngineClient {
  return createLivingEngine(openThread);
}

function openThread(): Port {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module', name: 'engine' });
  const lookEarly = globalThis.crossOriginIsolated ? offerMailbox(worker) : undefined;
  const life = new AbortController();
  let hasSpoken = false;
  return {
    postMessage(message) {
      worker.postMessage(message);
      lookEarly?.asked();
    },
    listen(receive) {
      const inOrder = receiveInOrder(receive);
      lookEarly?.listen(inOrder);
      worker.onmessage = ({ data }: MessageEvent<FromThread | HoldsLock>) => {
        hasSpoken = true;
        if (data.kind === 'holds-lock') return;
        inOrder(data);
        if (data.kind === 'done' || data.kind === 'failed') lookEarly?.answered();
      };
    },
    // A thread that never said a word did not start; one that did may go on after a fault, and is asked.
    onError: (failed) =>
      worker.addEventListener('error', () => {
        if (hasSpoken) failed();
      }),
    onDeath(died) {
      worker.addEventListener('error', () => {
        if (!hasSpoken) died();
      });
      tellDeath(worker, life.signal, died);
    },
    stop() {
      life.abort();
      worker.terminate();
    },
  };
}

/**
 * A thread that ends says nothing. It is asked to hold a lock as long as it lives: who gets the lock after it knows.
 * Where a browser has no locks, or forbids them, a thread that is gone is one that never answers.
 */
function tellDeath(worker: Worker, life: AbortSignal, died: () => void): void {
  const { locks } = navigator;
  if (locks === undefined) return;
  const lock = `muster-roll.engine/${crypto.randomUUID()}`;
  worker.addEventListener('message', ({ data }: MessageEvent<FromThread | HoldsLock>) => {
    if (data.kind !== 'holds-lock') return;
    locks.request(lock, { signal: life }, () => died()).catch(() => undefined);
  });
  worker.postMessage({ name: 'hold-lock', lock } satisfies LockOffer);
}

/** While an answer is awaited, looks into the mailbox just before each frame. */
function offerMailbox(worker: Worker) {
  const memory = mailboxMemory();
  const mailbox = openMailbox(memory);
  worker.postMessage({ name: 'mailbox', memory } satisfies MailboxOffer);
  let receive: ((message: FromThread) => void) | undefined;
  let awaited = 0;
  let isLooking = false;

  const look = (): void => {
    isLooking = false;
    for (const text of mailbox.read()) receive?.(JSON.parse(text));
    if (awaited > 0) lookSoon();
  };
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  return {
    listen(listener: (message: FromThread) => void) {
      receive = listener;
    },
    asked() {
      awaited += 1;
      lookSoon();
    },
    answered() {
      awaited -= 1;
    },
  };
}
