import { createEngineClient, type EngineClient } from './engine-client';

/** The engine in a thread of its own. */
export function startWorker(): EngineClient {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module', name: 'engine' });
  return createEngineClient({
    postMessage: (message) => worker.postMessage(message),
    listen(receive, fail) {
      worker.onmessage = (event) => receive(event.data);
      worker.onerror = (event) => fail(event.message);
    },
    stop: () => worker.terminate(),
  });
}
