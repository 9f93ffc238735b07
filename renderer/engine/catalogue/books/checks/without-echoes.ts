import { fromPointer } from '../../../source/json-pointer';
import type { PlacedProblem, WantedId } from '../../../source/source-problem';
import { isOfName, isTableOfIds } from './sound-parts';

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
  'too-few-members',
]);
/** Kinds that compare what stands in one size. */
const OF_SIZE: ReadonlySet<PlacedProblem['kind']> = new Set(['bad-size', 'size-outside']);

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
/** The same of what stands deeper. */
const DECLARED_INSIDE: Readonly<Record<string, readonly WantedId[]>> = {
  forces: ['force', 'thing'],
  columns: ['column'],
  options: ['member'],
  models: ['member'],
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
  const told = new Set(file.shape.filter(({ kind }) => !isOfContainer(kind)).map(({ pointer }) => pointer));
  const elements = new Set(places.map(elementOf));
  const calls = new Set(all.flatMap(textsIn));
  const lost = new Set(all.flatMap(({ shape }) => shape.flatMap(lostIds)));
  const robbed = new Set(
    all.flatMap(({ shape }) =>
      shape.flatMap((each) => (lostIds(each).includes('member') ? elementOf(each.pointer) : [])),
    ),
  );
  const parts = new Set(all.flatMap(({ shape }) => shape.map(({ pointer }) => partOf(pointer))));
  const isBroken = (...names: readonly string[]) => names.some((name) => parts.has(name));
  return problems.filter((problem) => {
    const { kind, pointer } = problem;
    if (told.has(pointer)) return false;
    if (OF_ABSENCE.has(kind) && elements.has(elementOf(pointer))) return false;
    if (OF_SIZE.has(kind) && places.some((each) => isIn(each, parentOf(parentOf(pointer))))) return false;
    switch (problem.kind) {
      case 'unknown-id':
        if (calls.has(problem.params.id) || lost.has(problem.params.wanted)) return false;
        return problem.params.wanted !== 'thing' || !mayBeOf(robbed, problem.params.id, pointer);
      case 'unused-former-id':
        return (
          lost.size === 0 && !textsOf(at(file.value, fromPointer(pointer)), 1).some((id) => calls.has(id))
        );
      case 'no-place':
        return !isBroken('', 'forces', 'categories') && !elements.has(elementOf(pointer));
      case 'too-few-members':
        return !isBroken('', 'lists');
      case 'wrong-parameters':
        return !isBroken('', 'capabilities');
      default:
        return true;
    }
  });
}

/** Told of the object around, whose other members are as good as any. */
function isOfContainer(kind: PlacedProblem['kind']): boolean {
  return kind === 'missing-property' || kind === 'needs-one-of' || kind === 'not-together';
}

function isIn(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
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
  return shape.flatMap((problem) => {
    if (isOfContainer(problem.kind)) return [];
    const path = fromPointer(problem.pointer);
    return [path.at(-1) ?? '', ...(isOfName(problem) ? [] : textsOf(at(value, path), 4))];
  });
}

/** What a broken part belongs to in its file; that of a whole file is empty. */
function partOf(pointer: string): string {
  const [part = '', ...deeper] = fromPointer(pointer);
  return deeper.length === 0 && DECLARED[part] === undefined ? '' : part;
}

/** Of what ids nobody can say any more that they name nothing: their part is broken, or an id in it is. */
function lostIds(problem: PlacedProblem): readonly WantedId[] {
  const path = fromPointer(problem.pointer);
  switch (problem.kind) {
    case 'missing-property': {
      const { property } = problem.params;
      return idsIn(property === 'id' ? path : [...path, property]);
    }
    case 'needs-one-of':
      return problem.params.properties.includes('id') ? idsIn(path) : [];
    default:
      // emptied and not taken out: its id is its key
      if (isTableOfIds(path) && path.length === 2 && problem.kind !== 'bad-id') return [];
      return idsIn(path.at(-1) === 'id' ? path.slice(0, -1) : path);
  }
}

/** Whether an id may be that of an option or a model which one of these elements lost. */
function mayBeOf(elements: ReadonlySet<string>, id: string, pointer: string): boolean {
  if (elements.size === 0) return false;
  const [part] = fromPointer(pointer);
  // what is shared names options of whatever unit it is offered in
  if (id.includes('.') || part === 'gear' || part === 'lists') return true;
  if (part !== 'units') return false;
  return elements.has(elementOf(pointer)) || [...elements].some((each) => !each.startsWith('units/'));
}

/** @param path of a member that has an id, or of what holds such members */
function idsIn(path: readonly string[]): readonly WantedId[] {
  if (path.length < 3) return DECLARED[path[0] ?? ''] ?? [];
  const [last = '', holder = ''] = path.toReversed();
  return DECLARED_INSIDE[last] ?? DECLARED_INSIDE[holder] ?? [];
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
