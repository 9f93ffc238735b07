import type { HostApi, HostResult } from '../../electron/messages';

/**
 * What the program asks of the shell it runs in: files, print, settings. One interface for the desktop, a plain
 * browser tab and tests; what each call means is said in `electron/messages.ts`.
 */
export type Host = HostApi;

export function done<Value>(value: Value): HostResult<Value> {
  return { kind: 'done', value };
}

export const CANCELLED = { kind: 'cancelled' } as const;
