import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Port } from '../../renderer/worker/engine-client';
import { createLivingEngine, type EngineFate } from '../../renderer/worker/living-engine';
import type { EngineRequest, FromWorker } from '../../renderer/worker/protocol/calls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Thread {
  readonly asked: EngineRequest[];
  readonly isStopped: () => boolean;
  /** Answers all that was asked and is not answered yet. */
  readonly answer: () => void;
  readonly die: () => void;
  readonly fault: () => void;
}

/** An engine over threads that answer when they are told to. */
function anEngine() {
  const threads: Thread[] = [];
  const fates: EngineFate[] = [];
  const openPort = (): Port => {
    const asked: EngineRequest[] = [];
    let answered = 0;
    let receive: (message: FromWorker) => void = () => {};
    let died: () => void = () => {};
    let failed: () => void = () => {};
    let isStopped = false;
    threads.push({
      asked,
      isStopped: () => isStopped,
      answer() {
        for (const { id } of asked.slice(answered)) receive({ kind: 'done', id, value: null });
        answered = asked.length;
      },
      die: () => died(),
      fault: () => failed(),
    });
    return {
      postMessage: (message) => void asked.push(message),
      listen: (each) => {
        receive = each;
      },
      onDeath: (each) => {
        died = each;
      },
      onError: (each) => {
        failed = each;
      },
      stop: () => {
        isStopped = true;
      },
    };
  };
  const engine = createLivingEngine(openPort, () => Date.now());
  engine.onFate?.((fate) => fates.push(fate));
  const names = (index: number) => threads[index]?.asked.map(({ name }) => name);
  return { engine, threads, fates, names };
}

const SECOND = 1000;

describe('an engine whose thread dies', () => {
  test('fails what waits, is started again and is told what the last one was told', async () => {
    const { engine, threads, fates, names } = anEngine();
    void engine.call('set-language', { language: 'fr' });
    void engine.call('set-places', { places: [] });
    threads[0]?.answer();
    const waiting = engine.call('undo', null);
    threads[0]?.die();
    expect(await waiting).toMatchObject({ kind: 'failed', problem: { kind: 'fault' } });
    expect(threads).toHaveLength(2);
    expect(threads[0]?.isStopped()).toBe(true);
    expect(names(1)).toEqual(['set-language', 'set-places']);
    expect(threads[1]?.asked[0]?.in).toEqual({ language: 'fr' });
    expect(fates).toEqual(['restarted']);
    const next = engine.call('redo', null);
    threads[1]?.answer();
    expect((await next).kind).toBe('done');
  });

  test('a thread that is gone already says nothing more', () => {
    const { threads, fates } = anEngine();
    threads[0]?.die();
    threads[0]?.die();
    threads[0]?.fault();
    expect(threads).toHaveLength(2);
    expect(fates).toEqual(['restarted']);
  });

  test('over and over: it is given up, and every call fails at once', async () => {
    const { engine, threads, fates } = anEngine();
    for (let turn = 0; turn < 4; turn += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(4);
    expect(fates).toEqual(['restarted', 'restarted', 'restarted', 'gone']);
    expect((await engine.call('undo', null)).kind).toBe('failed');
  });

  test('now and then: it is always started again', async () => {
    const { threads, fates } = anEngine();
    for (let turn = 0; turn < 6; turn += 1) {
      threads.at(-1)?.die();
      await vi.advanceTimersByTimeAsync(40 * SECOND);
    }
    expect(fates).not.toContain('gone');
  });
});

describe('an engine that answers nothing', () => {
  test('is asked whether it is there, and started again when it is not', async () => {
    const { engine, threads, fates, names } = anEngine();
    const waiting = engine.call('undo', null);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(names(0)).toEqual(['undo', 'ping']);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(fates).toEqual(['restarted']);
    expect((await waiting).kind).toBe('failed');
    expect(threads).toHaveLength(2);
  });

  test('one that answers is left alone, however long a call takes', async () => {
    const { engine, threads, fates } = anEngine();
    void engine.call('data', null);
    for (let turn = 0; turn < 60; turn += 1) {
      await vi.advanceTimersByTimeAsync(SECOND);
      const ping = threads[0]?.asked.at(-1);
      if (ping?.name === 'ping') threads[0]?.answer();
    }
    expect(fates).toEqual([]);
  });

  test('an engine that nobody waits for is not asked', async () => {
    const { engine, threads, names } = anEngine();
    void engine.call('undo', null);
    threads[0]?.answer();
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    expect(names(0)).toEqual(['undo']);
    expect(vi.getTimerCount()).toBe(0);
    engine.stop();
  });

  test('one that was only slow is given more time the next time', async () => {
    const { engine, fates } = anEngine();
    void engine.call('undo', null);
    await vi.advanceTimersByTimeAsync(25 * SECOND);
    expect(fates).toHaveLength(1);
    void engine.call('undo', null);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(fates).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(fates).toHaveLength(2);
  });
});

describe('an error in the thread', () => {
  test('need not be its end', async () => {
    const { engine, threads, fates } = anEngine();
    const waiting = engine.call('undo', null);
    threads[0]?.fault();
    threads[0]?.answer();
    expect((await waiting).kind).toBe('done');
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    expect(fates).toEqual([]);
  });

  test('after which nobody answers is', async () => {
    const { threads, fates } = anEngine();
    threads[0]?.fault();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(fates).toEqual(['restarted']);
  });
});
