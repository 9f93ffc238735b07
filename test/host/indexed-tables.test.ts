import { describe, expect, test } from 'vitest';
import { IndexedTables } from '../../renderer/host/indexed-tables';

const request = (over: object = {}) => ({ ...over }) as IDBOpenDBRequest;

describe('a browser that keeps no database', () => {
  test.each([
    {
      claim: 'that throws when it is asked',
      factory: () => ({
        open() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    },
    {
      claim: 'that says no',
      factory: () => ({
        open() {
          const asked = request({ error: new DOMException('denied', 'SecurityError') });
          queueMicrotask(() => asked.onerror?.({} as Event));
          return asked;
        },
      }),
    },
    { claim: 'that never answers', factory: () => ({ open: () => request() }) },
  ])('$claim is told at once or soon', async ({ factory }) => {
    await expect(IndexedTables.open(factory() as unknown as IDBFactory, 50)).rejects.toThrow();
  });

  test('that has none to look for', async () => {
    await expect(IndexedTables.open(undefined, 50)).rejects.toThrow();
  });
});
