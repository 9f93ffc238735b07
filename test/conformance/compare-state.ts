/** What a spec expects against what is there; differences as sentences with a path. */
import { listOf, type Yaml } from './spec';

const FORCE_TEXTS = [
  'name',
  'entryId',
  'catalogueId',
  'catalogueName',
  'publicationId',
  'page',
  'customName',
  'customNotes',
];
const SELECTION_TEXTS = [
  ...[
    'name',
    'type',
    'entryId',
    'entryGroupId',
    'page',
    'publicationId',
    'publicationName',
    'customName',
    'customNotes',
  ],
];
const PROFILE_TEXTS = ['typeName', 'typeId', 'page', 'publicationId'];

const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

class Comparison {
  readonly differences: string[] = [];

  same(path: string, expected: unknown, actual: unknown): void {
    if (expected !== actual) this.differences.push(`${path}: expected ${show(expected)}, is ${show(actual)}`);
  }

  texts(path: string, keys: readonly string[], expected: Yaml, actual: Yaml): void {
    for (const key of keys) {
      if (key in expected)
        this.same(`${path}.${key}`, String(expected[key] ?? ''), String(actual[key] ?? ''));
    }
  }

  hidden(path: string, expected: Yaml, actual: Yaml): void {
    this.same(`${path}.hidden`, expected.hidden ?? false, actual.hidden ?? false);
  }

  byPosition(
    path: string,
    expected: unknown,
    actual: unknown,
    compare: (path: string, expected: Yaml, actual: Yaml) => void,
  ): void {
    const [wanted, found] = [listOf(expected), listOf(actual)];
    if (wanted.length !== found.length) {
      const names = found.map(({ name }) => name);
      this.differences.push(`${path}: expected ${wanted.length}, are ${found.length} (${names.join(', ')})`);
    }
    wanted.forEach((each, index) => {
      const other = found[index];
      if (other) compare(`${path}[${index}]`, each, other);
    });
  }

  byKey(
    path: string,
    keys: readonly string[],
    expected: unknown,
    actual: unknown,
    compare: (path: string, expected: Yaml, actual: Yaml) => void,
    isComplete = true,
  ): void {
    const [wanted, found] = [listOf(expected), listOf(actual)];
    if (isComplete && found.length > wanted.length) {
      this.differences.push(`${path}: expected ${wanted.length}, are ${found.length} ${show(found)}`);
    }
    wanted.forEach((each, index) => {
      const key = keys.find((candidate) => candidate in each);
      const other = key ? found.find((candidate) => candidate[key] === each[key]) : found[index];
      const place = `${path}[${key ? String(each[key]) : index}]`;
      if (other) compare(place, each, other);
      else
        this.differences.push(
          `${place}: is not there (${found.map((one) => (key ? one[key] : '')).join(', ')})`,
        );
    });
  }

  costs(path: string, expected: unknown, actual: unknown): void {
    this.byKey(path, ['typeId', 'name'], expected, actual, (place, each, other) => {
      if ('value' in each) this.same(`${place}.value`, Number(each.value), other.value);
      if ('hidden' in each) this.same(`${place}.hidden`, each.hidden, other.hidden);
    });
  }

  info(path: string, expected: Yaml, actual: Yaml): void {
    if ('profiles' in expected) {
      this.byKey(`${path}.profiles`, ['name'], expected.profiles, actual.profiles, (place, each, other) => {
        this.texts(place, PROFILE_TEXTS, each, other);
        this.hidden(place, each, other);
        const check = (at: string, one: Yaml, two: Yaml): void =>
          this.texts(at, ['value', 'typeId'], one, two);
        if ('characteristics' in each) {
          this.byKey(`${place}.chars`, ['name'], each.characteristics, other.characteristics, check, false);
        }
      });
    }
    if ('rules' in expected) {
      this.byKey(`${path}.rules`, ['name'], expected.rules, actual.rules, (place, each, other) => {
        this.texts(place, ['description', 'page', 'publicationId'], each, other);
        this.hidden(place, each, other);
      });
    }
  }

  categories(path: string, expected: Yaml, actual: Yaml): void {
    if (!('categories' in expected)) return;
    this.byKey(
      `${path}.categories`,
      ['entryId', 'name'],
      expected.categories,
      actual.categories,
      (place, each, other) => {
        this.texts(place, ['name', 'publicationId', 'page', 'customName', 'customNotes'], each, other);
        if ('primary' in each) this.same(`${place}.primary`, each.primary, other.primary);
        this.info(place, each, other);
      },
    );
  }

  selection(path: string, expected: Yaml, actual: Yaml): void {
    this.texts(path, SELECTION_TEXTS, expected, actual);
    this.hidden(path, expected, actual);
    if ('number' in expected) this.same(`${path}.number`, expected.number, actual.number);
    if ('costs' in expected) this.costs(`${path}.costs`, expected.costs, actual.costs);
    if ('childCount' in expected)
      this.same(`${path}.childCount`, expected.childCount, listOf(actual.children).length);
    if ('children' in expected) this.selections(`${path}.children`, expected.children, actual.children);
    this.info(path, expected, actual);
    this.categories(path, expected, actual);
  }

  selections(path: string, expected: unknown, actual: unknown): void {
    this.byPosition(path, expected, actual, (place, each, other) => this.selection(place, each, other));
  }

  force(path: string, expected: Yaml, actual: Yaml): void {
    this.texts(path, FORCE_TEXTS, expected, actual);
    this.hidden(path, expected, actual);
    const counts = {
      selectionCount: 'selections',
      childForceCount: 'childForces',
      categoryCount: 'categories',
    };
    for (const [key, list] of Object.entries(counts)) {
      if (key in expected) this.same(`${path}.${key}`, expected[key], listOf(actual[list]).length);
    }
    if ('availableEntryCount' in expected) {
      this.same(`${path}.availableEntryCount`, expected.availableEntryCount, actual.availableEntryCount);
    }
    if ('selections' in expected)
      this.selections(`${path}.selections`, expected.selections, actual.selections);
    if ('childForces' in expected)
      this.forces(`${path}.childForces`, expected.childForces, actual.childForces);
    if ('publications' in expected) {
      const compare = (at: string, one: Yaml, two: Yaml): void => this.texts(at, ['name'], one, two);
      this.byKey(`${path}.publications`, ['id', 'name'], expected.publications, actual.publications, compare);
    }
    this.info(path, expected, actual);
    this.categories(path, expected, actual);
  }

  forces(path: string, expected: unknown, actual: unknown): void {
    this.byPosition(path, expected, actual, (place, each, other) => this.force(place, each, other));
  }

  /** Errors are compared even where the spec does not speak of them: then there must be none. */
  errors(expected: Yaml, actual: readonly Yaml[]): void {
    const names = actual.map(
      (error) => `${error.ownerType} ${error.ownerEntryId} ${error.entryId}/${error.constraintId}`,
    );
    if ('errorCount' in expected) {
      if (expected.errorCount !== actual.length) {
        this.differences.push(
          `errors: expected ${expected.errorCount}, are ${actual.length} (${names.join('; ')})`,
        );
      }
      return;
    }
    const isOpen = 'errorsContain' in expected;
    const wanted = listOf(isOpen ? expected.errorsContain : expected.errors);
    const left = [...actual];
    for (const each of wanted) {
      const index = left.findIndex((error) => isError(each, error));
      if (index < 0) this.differences.push(`errors: ${show(each)} is not there (${names.join('; ')})`);
      else left.splice(index, 1);
    }
    if (!isOpen && actual.length !== wanted.length) {
      this.differences.push(`errors: expected ${wanted.length}, are ${actual.length} (${names.join('; ')})`);
    }
  }
}

function isError(expected: Yaml, actual: Yaml): boolean {
  const [ownerType, ownerEntryId] = String(expected.on ?? '').split(' ');
  const from = String(expected.from ?? '');
  const slash = from.indexOf('/');
  return (
    (!expected.on ||
      (ownerType === actual.ownerType && (!ownerEntryId || ownerEntryId === actual.ownerEntryId))) &&
    (!expected.from ||
      (from.slice(0, slash) === actual.entryId && from.slice(slash + 1) === actual.constraintId))
  );
}

/** Empty when all is as expected. */
export function compareState(expected: Yaml, actual: Yaml): readonly string[] {
  const comparison = new Comparison();
  comparison.texts('roster', ['name', 'gameSystemId', 'gameSystemName'], expected, actual);
  const forces = listOf(actual.forces);
  if ('forceCount' in expected) comparison.same('forceCount', expected.forceCount, forces.length);
  if ('selectionCount' in expected) {
    const count = forces.reduce((sum, force) => sum + listOf(force.selections).length, 0);
    comparison.same('selectionCount', expected.selectionCount, count);
  }
  if ('forces' in expected) comparison.forces('force', expected.forces, forces);
  if ('costs' in expected) comparison.costs('costs', expected.costs, actual.costs);
  if ('costLimits' in expected) comparison.costs('costLimits', expected.costLimits, actual.costLimits);
  if ('costCount' in expected) comparison.same('costCount', expected.costCount, listOf(actual.costs).length);
  if ('costLimitCount' in expected) {
    comparison.same('costLimitCount', expected.costLimitCount, listOf(actual.costLimits).length);
  }
  comparison.errors(expected, listOf(actual.errors));
  return comparison.differences;
}
