import type { SchemaError, Validator } from '../../../schemas/generated/validate.mjs';
import { fromPointer, toPointer, valueAt } from './json-pointer';
import type { ReadJson } from './read-json';
import type { PlacedProblem, ProblemKind, ProblemParams, SourceProblem, ValueKind } from './source-problem';
import { suggestionFor } from './suggestion';

/** Keywords that only repeat what another error says. */
const ECHOES = new Set(['if', 'propertyNames', 'oneOf', 'discriminator']);

/** Of one file: who wrote more has written something else. */
const MOST_ERRORS = 2000;

const ID_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** Of texts that people read: something of it must be seen. */
const SEEN_PATTERN = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}]';

function kindOfValue(value: unknown): ValueKind {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes-no';
    default:
      return 'object';
  }
}

const KIND_OF_TYPE: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  integer: 'whole-number',
  boolean: 'yes-no',
  object: 'object',
  array: 'list',
  null: 'nothing',
};

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function problem<Kind extends ProblemKind>(
  kind: Kind,
  pointer: string,
  params: ProblemParams[Kind],
  onKey = false,
): PlacedProblem {
  return {
    severity: 'error',
    kind,
    pointer,
    params,
    ...(onKey ? { onKey } : {}),
  } as unknown as PlacedProblem;
}

function lastOf(pointer: string): string {
  return fromPointer(pointer).at(-1) ?? '';
}

/** Name of what an error is about: the property, or for a member of a list the list. */
function propertyOf(pointer: string): string {
  const path = fromPointer(pointer);
  return path.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

function patternProblem(error: SchemaError, value: unknown): PlacedProblem | undefined {
  const { instancePath: pointer, propertyName } = error;
  const pattern = String(error.params.pattern);
  if (propertyName !== undefined) {
    return problem(
      'bad-id',
      `${pointer}${toPointer([propertyName])}`,
      { property: propertyName, value: propertyName },
      true,
    );
  }
  const text = shown(value);
  if (pattern === SEEN_PATTERN) {
    // An empty one is told as that.
    return value === '' ? undefined : problem('blank-text', pointer, { property: lastOf(pointer) });
  }
  if (pattern.startsWith('^\\d{4}')) return problem('bad-date', pointer, { value: text });
  if (pattern.includes('[^ ]+')) return problem('bad-capability', pointer, { value: text });
  if (pattern.startsWith(ID_PATTERN.slice(0, -1))) {
    return problem('bad-id', pointer, { property: propertyOf(pointer), value: text });
  }
  return problem('bad-text', pointer, { property: propertyOf(pointer), value: text });
}

function unknownProperty(parent: string, name: string, known: readonly string[]): PlacedProblem {
  const suggestion = suggestionFor(name, known);
  const params = { property: name, known, ...(suggestion === undefined ? {} : { suggestion }) };
  return problem('unknown-property', `${parent}${toPointer([name])}`, params, true);
}

function notAllowed(pointer: string, value: unknown, allowed: readonly unknown[]): PlacedProblem {
  const inQuotes = allowed.find((each) => typeof each !== 'string' && String(each) === value);
  if (inQuotes !== undefined) {
    const expected = [kindOfValue(inQuotes)];
    const params = { property: propertyOf(pointer), expected, actual: 'text', value: shown(value) } as const;
    return problem('wrong-type', pointer, params);
  }
  const words = allowed.map(String);
  const suggestion = typeof value === 'string' ? suggestionFor(value, words) : undefined;
  const params = { property: propertyOf(pointer), value: shown(value), allowed: words };
  return problem('not-allowed-value', pointer, suggestion === undefined ? params : { ...params, suggestion });
}

/** One error in a person's terms; undefined when another error says it better. */
function translate(error: SchemaError, root: unknown): PlacedProblem | undefined {
  const { keyword, instancePath: pointer, params } = error;
  const value = valueAt(root, fromPointer(pointer));
  switch (keyword) {
    case 'type': {
      const expected = [params.type].flat().map((type) => KIND_OF_TYPE[String(type)] ?? 'object');
      return problem('wrong-type', pointer, {
        property: propertyOf(pointer),
        expected,
        actual: kindOfValue(value),
        value: shown(value),
      });
    }
    case 'required':
      return problem('missing-property', pointer, { property: String(params.missingProperty) });
    case 'unevaluatedProperties':
    case 'additionalProperties': {
      const known = Object.keys(error.parentSchema?.properties ?? {}).filter((each) => each !== '$comment');
      return unknownProperty(pointer, String(params.unevaluatedProperty ?? params.additionalProperty), known);
    }
    case 'const':
      return notAllowed(pointer, value, [params.allowedValue]);
    case 'enum':
      return notAllowed(pointer, value, params.allowedValues as readonly unknown[]);
    case 'pattern':
      return patternProblem(error, value);
    case 'minLength':
      return problem('empty-text', pointer, { property: lastOf(pointer) });
    case 'minimum':
    case 'exclusiveMinimum':
      return problem('too-small', pointer, {
        property: propertyOf(pointer),
        value: Number(value),
        least: Number(params.limit),
        more: keyword === 'exclusiveMinimum',
      });
    case 'minItems':
      return problem('too-few-items', pointer, { property: lastOf(pointer), least: Number(params.limit) });
    case 'maxItems':
      return problem('too-many-items', pointer, { property: lastOf(pointer), most: Number(params.limit) });
    case 'not':
      return problem('not-together', pointer, {
        properties: Object.keys((value as object | undefined) ?? {}),
      });
    default:
      return undefined;
  }
}

/** "One of these is needed" instead of one error for each; a misspelt one is told as that. */
function mergeChoices(
  errors: readonly SchemaError[],
  root: unknown,
): {
  readonly rest: readonly SchemaError[];
  readonly merged: readonly PlacedProblem[];
} {
  const places = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map((error) => error.instancePath),
  );
  const isChoice = (error: SchemaError) =>
    error.keyword === 'required' && error.schemaPath.includes('/anyOf/') && places.has(error.instancePath);
  const merged = [...places].map((pointer) => {
    const properties = errors
      .filter((error) => isChoice(error) && error.instancePath === pointer)
      .map((error) => String(error.params.missingProperty));
    const known = [...new Set(properties)];
    const given = Object.keys((valueAt(root, fromPointer(pointer)) as object | undefined) ?? {});
    const misspelt = given.find((each) => suggestionFor(each, known) !== undefined);
    return misspelt === undefined
      ? problem('needs-one-of', pointer, { properties: known })
      : unknownProperty(pointer, misspelt, known);
  });
  return { rest: errors.filter((error) => error.keyword !== 'anyOf' && !isChoice(error)), merged };
}

/** A misspelt property is told once, and not also as the one that is missing. */
function dropEchoes(problems: readonly PlacedProblem[]): PlacedProblem[] {
  const meant = new Set<string>();
  for (const each of problems) {
    if (each.kind !== 'unknown-property' || each.params.suggestion === undefined) continue;
    const parent = fromPointer(each.pointer).slice(0, -1);
    meant.add(`${toPointer(parent)} ${each.params.suggestion}`);
  }
  const seen = new Set<string>();
  return problems.filter((each) => {
    if (each.kind === 'missing-property' && meant.has(`${each.pointer} ${each.params.property}`))
      return false;
    if (each.kind === 'needs-one-of') {
      if (each.params.properties.some((property) => meant.has(`${each.pointer} ${property}`))) return false;
    }
    const key = `${each.kind} ${each.pointer} ${JSON.stringify(each.params)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Checks the shape of what was read against a schema: every mistake, each once, in the order of the text. */
export function checkShape<T>(read: ReadJson, validate: Validator<T>): readonly SourceProblem[] {
  return shapeProblems(read.value, validate)
    .map((each) => read.locate(each))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The same by their places in the value. */
export function shapeProblems<T>(value: unknown, validate: Validator<T>): readonly PlacedProblem[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).slice(0, MOST_ERRORS).filter(({ keyword }) => !ECHOES.has(keyword));
  const { rest, merged } = mergeChoices(errors, value);
  const problems = [...merged, ...rest.flatMap((error) => translate(error, value) ?? [])];
  return dropEchoes(problems);
}
