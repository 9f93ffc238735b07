import { type FromThread, receiveInOrder } from './early-patches';
import { createEngineClient, type EngineClient } from './engine-client';
import { mailboxMemory, openMailbox } from './mailbox';

/** The first message to the thread, where pages may share memory. */
export interface MailboxOffer {
  readonly name: 'mailbox';
  readonly memory: SharedArrayBuffer;
}

/** The engine in a thread of its own. */
export function startWorker(): EngineClient {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module', name: 'engine' });
  const lookEarly = globalThis.crossOriginIsolated ? offerMailbox(worker) : undefined;
  return createEngineClient({
    postMessage(message) {
      worker.postMessage(message);
      lookEarly?.asked();
    },
    listen(receive, fail) {
      const inOrder = receiveInOrder(receive);
      lookEarly?.listen(inOrder);
      worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
        inOrder(data);
        if (data.kind === 'done' || data.kind === 'failed') lookEarly?.answered();
      };
      worker.onerror = (event) => fail(event.message);
    },
    stop: () => worker.terminate(),
  });
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
