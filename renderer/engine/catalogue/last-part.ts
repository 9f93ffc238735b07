import type { Id } from './definition';

/** The definition id at the end of a composite path: `link::entry` is `entry`. */
export function lastPart(path: string): Id {
  const end = path.lastIndexOf('::');
  return end < 0 ? path : path.slice(end + 2);
}
