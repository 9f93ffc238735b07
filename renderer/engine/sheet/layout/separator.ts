import type { Run } from './page';

/** Between two things of one line: where they stand on two lines, `wrapRuns` leaves it out. */
export const SEPARATOR: Run = { text: '\u00a0· ', style: 'smallQuiet' };
