import type { LooseNode } from '../../../source/nodes/regularise';
import { toVersion201 } from './to-2-01';
import { toVersion202 } from './to-2-02';
import { toVersion203 } from './to-2-03';

/** The newest version of the format that there is: no data of a later one are known. */
const NEWEST = 2.03;
/** Before it the format had other elements altogether. */
const OLDEST = 2;

/** Each step makes data of the version before it into data of its own. */
const STEPS: readonly { readonly version: number; readonly step: (root: LooseNode) => void }[] = [
  { version: 2.01, step: toVersion201 },
  { version: 2.02, step: toVersion202 },
  { version: 2.03, step: toVersion203 },
];

export type Migrated = 'current' | 'migrated' | 'too-old' | 'newer';

/** Makes data of an older version of the format into today's, in place. A version that is not said is today's. */
export function migrate(root: LooseNode): Migrated {
  const version = Number.parseFloat(String(root.battleScribeVersion ?? NEWEST));
  if (Number.isNaN(version)) return 'current';
  if (version < OLDEST) return 'too-old';
  if (version > NEWEST) return 'newer';
  const steps = STEPS.filter((each) => each.version > version);
  for (const { step } of steps) step(root);
  return steps.length > 0 ? 'migrated' : 'current';
}
