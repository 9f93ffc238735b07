import type { EngineFate } from './living-engine';
import type { BuilderPatch } from './protocol/builder-patch';
import type { CallName, EngineCalls, EngineProblem, EngineRequest, FromWorker } from './protocol/calls';
import type { ReadingProgress } from './protocol/data-view';

export type CallResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly problem: EngineProblem };

/** The engine as the window sees it: calls that answer, and patches of the builder that come unasked. */
export interface EngineClient {
  call<Name extends CallName>(
    name: Name,
    request: EngineCalls[Name]['in'],
  ): Promise<CallResult<EngineCalls[Name]['out']>>;
  onPatch(listener: (patch: BuilderPatch) => void): () => void;
  onProgress(listener: (progress: ReadingProgress) => void): () => void;
  /** What became of an engine whose thread died. Not there on one that lives and dies with its thread. */
  onFate?(listener: (fate: EngineFate) => void): () => void;
  stop(): void;
}

/** The two ends of a `Worker`, or of anything that behaves like one. */
export interface Port {
  postMessage(message: EngineRequest): void;
  listen(receive: (message: FromWorker) => void, fail: (why: string) => void): void;
  /** Tells that the thread is gone, where that can be known. */
  onDeath?(died: () => void): void;
  /** Tells that something went wrong in the thread, which may live on. */
  onError?(failed: () => void): void;
  stop(): void;
}

const FAILED = { kind: 'failed', problem: { kind: 'fault', detail: 'stopped' } } as const;

/** Numbers the requests and gives each answer to who asked. A worker that dies fails all that wait, once. */
export function createEngineClient(port: Port): EngineClient {
  let lastId = 0;
  let isStopped = false;
  const waiting = new Map<number, (result: CallResult<never>) => void>();
  const listeners = new Set<(patch: BuilderPatch) => void>();
  const watchers = new Set<(progress: ReadingProgress) => void>();

  const failAll = (why: string): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const settle of all) settle({ kind: 'failed', problem: { kind: 'fault', detail: why } });
  };

  port.listen((message) => {
    if (message.kind === 'patch') {
      for (const listener of listeners) listener(message.patch);
      return;
    }
    if (message.kind === 'progress') {
      for (const watcher of watchers) watcher(message.progress);
      return;
    }
    const settle = waiting.get(message.id);
    waiting.delete(message.id);
    settle?.(
      message.kind === 'done'
        ? { kind: 'done', value: message.value as never }
        : { kind: 'failed', problem: message.problem },
    );
  }, failAll);

  return {
    call(name, request) {
      if (isStopped) return Promise.resolve(FAILED);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve as (result: CallResult<never>) => void);
        port.postMessage({ id, name, in: request });
      });
    },
    onPatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onProgress(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    stop() {
      isStopped = true;
      failAll('stopped');
      port.stop();
    },
  };
}
