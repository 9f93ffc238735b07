import { fromPointer } from '../../../source/json-pointer';
import type { PlacedProblem } from '../../../source/source-problem';
import type { Rough } from './without-echoes';

type Holder = Record<string, unknown>;

/** Kinds that speak of one value that is as good to look into as any. */
const LEAVES_VALUE: ReadonlySet<PlacedProblem['kind']> = new Set([
  'missing-property',
  'needs-one-of',
  'not-together',
  'too-few-items',
  'too-many-items',
]);

/**
 * A file whose shape is broken without what is broken in it, so that the rest can be looked at as if it were whole. What
 * stands in a list or a table of ids is emptied and not taken out: the others keep their places, and the id its name.
 */
export function soundParts({ value, shape }: Rough): unknown {
  if (shape.length === 0) return value;
  const copy = structuredClone(value);
  for (const problem of shape) {
    if (LEAVES_VALUE.has(problem.kind) || isOfName(problem)) continue;
    const path = fromPointer(problem.pointer);
    const last = path.at(-1);
    const holder = path.slice(0, -1).reduce<unknown>(inside, copy);
    if (last === undefined || !isHolder(holder) || !Object.hasOwn(holder, last)) continue;
    if (Array.isArray(holder) || isTableOfIds(path)) holder[last] = {};
    else delete holder[last];
  }
  return copy;
}

/** Whether the name of a member is wrong, and what it holds is not. */
export function isOfName({ kind, onKey }: PlacedProblem): boolean {
  return kind === 'bad-id' && onKey === true;
}

export function isTableOfIds([table, , ...deeper]: readonly string[]): boolean {
  return (table === 'gear' || table === 'lists') && deeper.length === 0;
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function inside(value: unknown, step: string): unknown {
  return isHolder(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
