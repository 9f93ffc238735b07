import type { Migration } from './migrate';

/** One file per step, `from-1-to-2.ts`, in order. Format 1 is the first, so there is none yet. */
export const MIGRATIONS: readonly Migration[] = [];
