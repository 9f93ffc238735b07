import type { KeptFields } from '../../roster/document';
import { type RosNode, without } from './ros-node';

/** What data say of a node. A file stores it for others to print; where the data are there, it is theirs to say. */
const RESULTS = new Set([
  'type',
  'publicationId',
  'page',
  'costs',
  'rules',
  'profiles',
  'categories',
  'publications',
]);

/** What is kept of a node without what data say; undefined when nothing is left. */
export function withoutResults(kept: KeptFields): KeptFields | undefined {
  return without(kept as RosNode, RESULTS);
}

/** Only what data say. */
export function resultsOf(kept: KeptFields): KeptFields {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => RESULTS.has(key)));
}
