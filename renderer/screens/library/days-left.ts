import { BIN_DAYS } from '../../../electron/messages';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that a deleted list can still be put back, the begun one among them: never none as long as it lies there. */
export function daysLeft(deleted: number, now: number): number {
  const days = Math.ceil(BIN_DAYS - (now - deleted) / DAY_MS);
  return Math.max(1, Math.min(BIN_DAYS, days));
}
