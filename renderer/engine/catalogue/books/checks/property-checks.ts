import type { CountedIds, Item, Limit } from '../../../../../schemas/generated/types';
import type { WantedId } from '../../../source/source-problem';
import type { Id } from '../../definition';
import { checkDuplicates } from './check-duplicates';
import type { Check, Path } from './checker';
import { roomIn } from './room-in';

/** `of` names gear on a choice, and what is counted everywhere else. */
const isOption = (path: Path): boolean => path.at(-3) === 'options';
const names =
  (wanted: WantedId): Check =>
  (checker, value, path) =>
    checker.references(value, wanted, path);

/** `2026-11-30` and what may stand behind it; the shape of it is the schema's. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Whether the calendar has it: the thirtieth of February would be a day of March. */
function isDay(text: string): boolean {
  const [year, month, day] = (DAY.exec(text) ?? []).slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** What a property may name, wherever it stands. */
export const PROPERTY_CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['has', (checker, ids: CountedIds, path) => checker.counted(ids, path)],
  [
    'of',
    (checker, ids: CountedIds, path) => {
      if (isOption(path)) checker.references(ids, 'gear', path);
      else checker.counted(ids, path);
    },
  ],
  ['list', names('list')],
  [
    'revision',
    (checker, value: unknown, path) => {
      if (typeof value === 'string' && DAY.test(value) && !isDay(value))
        checker.report('error', 'bad-date', path, { value });
    },
  ],
  [
    'gear',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'gear', path);
      else if (Array.isArray(value))
        checker.references(
          value.map((each) => (typeof each === 'string' ? each : undefined)),
          'gear',
          path,
        );
    },
  ],
  [
    'unit',
    (checker, value: unknown, path) => {
      // that of a column is what it is measured in
      if (path.at(-3) !== 'columns') checker.reference(value, 'unit', path);
    },
  ],
  ['category', names('category')],
  [
    'categories',
    (checker, value: unknown, path) => {
      if (Array.isArray(value)) checker.references(value, 'category', path);
    },
  ],
  ['primary', names('category')],
  ['remove', names('category')],
  [
    'tags',
    (checker, value: unknown, path) => {
      if (Array.isArray(value)) checker.references(value, 'tag', path);
    },
  ],
  [
    'tag',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'tag', path);
    },
  ],
  ['role', names('role')],
  ['force', names('force')],
  ['limit', names('cost')],
  ['cost', names('cost')],
  ['column', names('column')],
  [
    'costs',
    (checker, value: unknown, path) => {
      if (Array.isArray(value)) return;
      for (const id of Object.keys(value as object)) checker.reference(id, 'cost', [...path, id], true);
    },
  ],
  [
    'capabilities',
    (checker, value: unknown, path) => {
      if (!Array.isArray(value)) return;
      for (const [index, ref] of value.entries()) checker.capability(ref, [...path, index]);
    },
  ],
  [
    'limits',
    (checker, value: readonly Limit[], path) => {
      checkDuplicates(
        checker,
        value.map(({ id }) => id),
        path,
      );
      value.forEach((limit, index) => {
        checker.limit(limit, [...path, index]);
      });
    },
  ],
  [
    'profiles',
    (checker, value: unknown, path) => {
      if (!Array.isArray(value)) return;
      for (const [index, line] of (value as { type?: Id; values?: object }[]).entries()) {
        if (line.type === undefined) continue;
        const columns = checker.known.profileTypes.get(line.type);
        if (!columns) checker.reference(line.type, 'profile-type', [...path, index, 'type']);
        else {
          for (const id of Object.keys(line.values ?? {})) {
            if (!columns.has(id))
              checker.unknown(id, 'column', [...path, index, 'values', id], columns, true);
          }
        }
      }
    },
  ],
  [
    'only',
    (checker, value: readonly Id[], path, node) => {
      if ('list' in node) return;
      checker.counted(value as unknown as CountedIds, path);
    },
  ],
  [
    'forces',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'force', path);
      else if (Array.isArray(value)) checker.references(value, 'force', path);
    },
  ],
  [
    'min',
    (checker, min: unknown, path, { max }) => {
      if (typeof min === 'number' && typeof max === 'number' && min > max)
        checker.report('error', 'min-above-max', path, { min, max });
    },
  ],
  [
    'places',
    (checker, value: readonly { id?: Id; category?: Id }[], path) => {
      const ids = value.map(({ id, category }) => id ?? category);
      checkDuplicates(checker, ids, path, (index) => (value[index]?.id === undefined ? 'category' : 'id'));
    },
  ],
  [
    'from',
    (checker, value: readonly { unit: Id }[], path) => {
      const ids = value.map(({ unit }) => unit);
      checkDuplicates(checker, ids, path, () => 'unit');
    },
  ],
  [
    'size',
    (checker, value: unknown, path) => {
      if (typeof value !== 'object' || value === null) return;
      const { min, max, prices, sizes } = value as {
        min: number;
        max: number | null;
        prices?: object;
        sizes?: number[];
      };
      sizes?.forEach((size, index) => {
        if (size >= min && (max === null || size <= max)) return;
        checker.report('error', 'size-outside', [...path, 'sizes', index], { size, min, max });
      });
      for (const key of Object.keys(prices ?? {})) {
        const number = Number(key);
        const isSize = sizes ? sizes.includes(number) : number >= min && (max === null || number <= max);
        if (!isSize) checker.report('warning', 'bad-size', [...path, 'prices', key], { size: number }, true);
      }
    },
  ],
  [
    'choose',
    (checker, value: readonly [number, number | null], path, node) => {
      const [min, max] = value;
      const options = (node.options ?? []) as readonly Item[];
      const members = roomIn(options, checker.known.symbols.lists);
      if (max !== null && min > max) checker.report('error', 'min-above-max', path, { min, max });
      else if (min > members) checker.report('error', 'too-few-members', path, { min, members });
      const defaults = options.filter((item) => 'default' in item && item.default).length;
      if (max !== null && defaults > max) {
        const hasChanges = Array.isArray(node.changes);
        if (!hasChanges) checker.report('error', 'default-too-many', path, { most: max });
      }
    },
  ],
]);
