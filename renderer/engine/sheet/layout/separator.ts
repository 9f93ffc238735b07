import type { Run } from './page';

/** A line may end with the dot, never begin with it. */
export const SEPARATOR: Run = { text: '\u00a0· ', style: 'smallQuiet' };
