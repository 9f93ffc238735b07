import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageWindows, type Windows } from '../../renderer/host/page-windows';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The browser's locks, as far as they are used: who asks first has it until its promise settles. */
function someLocks(): LockManager {
  const held = new Set<string>();
  const waiting: (() => void)[] = [];
  const request = async (
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    while (held.has(name)) {
      if (options.ifAvailable === true) return use(null);
      await new Promise<void>((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        waiting.push(resolve);
      });
    }
    held.add(name);
    try {
      await use({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      for (const go of waiting.splice(0)) go();
    }
  };
  return { request } as unknown as LockManager;
}

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

const KINDS: readonly { readonly claim: string; readonly two: () => readonly [Windows, Windows] }[] = [
  {
    claim: 'the browser’s locks',
    two: () => {
      const locks = someLocks();
      return [pageWindows(undefined, locks), pageWindows(undefined, locks)];
    },
  },
  {
    claim: 'heartbeats in the storage',
    two: () => {
      const storage = aStorage();
      return [pageWindows(storage, undefined), pageWindows(storage, undefined)];
    },
  },
];

describe.each(KINDS)('by $claim', ({ two }) => {
  test('what one window has, another does not get, until it lets go', async () => {
    const [one, other] = two();
    const letGo = await one.take('a');
    expect(letGo).toBeDefined();
    expect(await other.take('a')).toBeUndefined();
    expect(await other.take('b')).toBeDefined();
    letGo?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(await other.take('a')).toBeDefined();
  });

  test('a page that is just being left is waited for, one that stays is not waited for long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const wait = new AbortController();
      setTimeout(() => wait.abort(), ms);
      return wait.signal;
    });
    const [one, other] = two();
    const letGo = await one.take('a');
    const soon = other.take('a', 2000);
    setTimeout(() => letGo?.(), 700);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await soon).toBeDefined();
    const never = one.take('a', 2000);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await never).toBeUndefined();
  });

  test('who takes it later is told, and may give up waiting', async () => {
    const [one, other] = two();
    const letGo = await one.take('a');
    const told = vi.fn();
    const gaveUp = vi.fn();
    other.takeLater('a', told);
    const stop = other.takeLater('b', gaveUp);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).not.toHaveBeenCalled();
    stop();
    letGo?.();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(await one.take('a')).toBeUndefined();
    expect(await one.take('b')).toBeDefined();
  });
});

describe('heartbeats', () => {
  test('a window that is alive keeps what it has, however long', async () => {
    const storage = aStorage();
    const [one, other] = [pageWindows(storage, undefined), pageWindows(storage, undefined)];
    await one.take('a');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await other.take('a')).toBeUndefined();
  });

  test('a window that fell silent has nothing any more', async () => {
    const storage = aStorage();
    storage.setItem('muster-roll.held/a', `gone ${Date.now()}`);
    const window = pageWindows(storage, undefined);
    expect(await window.take('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(80_000);
    expect(await window.take('a')).toBeDefined();
  });
});

test('locks that are forbidden keep nobody out, as there is nobody', async () => {
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  expect(await pageWindows(undefined, locks as unknown as LockManager).take('a')).toBeDefined();
});

test('without locks and storage there is one window', async () => {
  const window = pageWindows(undefined, undefined);
  const told = vi.fn();
  expect(await window.take('a')).toBeDefined();
  window.takeLater('b', told);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalled();
});
