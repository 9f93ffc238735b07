import { fromPointer } from '../../../source/json-pointer';
import type { PlacedProblem, WantedId } from '../../../source/source-problem';

/** A file whose shape is broken, and where. */
export interface Rough {
  readonly value: unknown;
  readonly shape: readonly PlacedProblem[];
}

/** Kinds that speak of what is not there: the part with the broken shape may have said it. */
const OF_ABSENCE: ReadonlySet<PlacedProblem['kind']> = new Set([
  'without-models',
  'without-parameters',
  'form-missing-place',
  'form-unknown-place',
  'default-too-many',
]);
/** The same, for what may stand anywhere in a file. */
const OF_ABSENCE_ANYWHERE: ReadonlySet<PlacedProblem['kind']> = new Set([
  'no-place',
  'unused-former-id',
  'wrong-parameters',
]);
/** Kinds that compare what stands side by side. */
const OF_NEIGHBOURS: ReadonlySet<PlacedProblem['kind']> = new Set(['min-above-max', 'bad-size']);

/** Properties that are an id or whose members have one. */
const HOLD_IDS = new Set(['id', 'columns', 'forces', 'options', 'models']);

/** What each part of a file gives ids to. */
const DECLARED: Readonly<Record<string, readonly WantedId[]>> = {
  units: ['unit', 'thing'],
  gear: ['gear', 'thing'],
  lists: ['list', 'thing'],
  categories: ['category', 'tag', 'thing'],
  roles: ['role', 'thing'],
  forces: ['force', 'thing'],
  costs: ['cost', 'thing'],
  scales: ['scale'],
  profiles: ['profile-type', 'column'],
  capabilities: ['capability'],
};

/**
 * What is wrong with the meaning of files whose shape is broken, without what only echoes the broken shape: all that is
 * left is true whatever was meant there.
 * @param file the file that the problems are of
 * @param others those that it rests on: its system and capabilities
 */
export function withoutEchoes(
  problems: readonly PlacedProblem[],
  file: Rough,
  others: readonly Rough[],
): readonly PlacedProblem[] {
  const all = [file, ...others].filter(({ shape }) => shape.length > 0);
  if (all.length === 0) return problems;
  const places = file.shape.map(({ pointer }) => pointer);
  const told = file.shape.filter(({ kind }) => !isOfContainer(kind)).map(({ pointer }) => pointer);
  const elements = new Set(places.map(elementOf));
  const calls = new Set(all.flatMap(textsIn));
  const lost = new Set(all.flatMap(({ shape }) => shape.flatMap(lostIds)));
  return problems.filter((problem) => {
    const { kind, pointer } = problem;
    if (told.some((each) => pointer === each || pointer.startsWith(`${each}/`))) return false;
    if (OF_ABSENCE.has(kind) && elements.has(elementOf(pointer))) return false;
    if (OF_ABSENCE_ANYWHERE.has(kind)) return false;
    if (OF_NEIGHBOURS.has(kind) && places.some((each) => each.startsWith(`${parentOf(parentOf(pointer))}/`)))
      return false;
    if (problem.kind !== 'unknown-id') return true;
    return !calls.has(problem.params.id) && !lost.has(problem.params.wanted);
  });
}

/** Told of the object around, whose other members are as good as any. */
function isOfContainer(kind: PlacedProblem['kind']): boolean {
  return kind === 'missing-property' || kind === 'needs-one-of' || kind === 'not-together';
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The unit, gear or list that a place belongs to; for the rest of a file its part. */
function elementOf(pointer: string): string {
  const [part, element] = fromPointer(pointer);
  return part === 'units' || part === 'gear' || part === 'lists' ? `${part}/${element}` : `${part}`;
}

/** What others may call the broken parts by. */
function textsIn({ value, shape }: Rough): string[] {
  return shape.flatMap(({ kind, pointer }) => {
    if (isOfContainer(kind)) return [];
    const path = fromPointer(pointer);
    return [path.at(-1) ?? '', ...textsOf(at(value, path), 4)];
  });
}

/** Of what ids nobody can say any more that they name nothing: their part is broken, or an id in it is. */
function lostIds(problem: PlacedProblem): readonly WantedId[] {
  const path = fromPointer(problem.pointer);
  if (problem.kind === 'missing-property' && path.length === 0)
    return DECLARED[problem.params.property] ?? [];
  const [part = ''] = path;
  return path.length < 3 || isAboutId(problem, path) ? (DECLARED[part] ?? []) : [];
}

function isAboutId(problem: PlacedProblem, path: readonly string[]): boolean {
  switch (problem.kind) {
    case 'missing-property':
      return problem.params.property === 'id';
    case 'needs-one-of':
      return problem.params.properties.includes('id');
    default:
      return path.slice(-2).some((step) => HOLD_IDS.has(step));
  }
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
}

function textsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap((inner) => textsOf(inner, depth - 1))];
}
