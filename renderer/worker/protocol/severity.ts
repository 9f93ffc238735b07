import type { Severity } from '../../engine/findings/finding';

/** A finding's weight, or `ok` where a check is passed. */
export type Mark = Severity | 'ok';

export type Verdict = 'legal' | 'illegal';
