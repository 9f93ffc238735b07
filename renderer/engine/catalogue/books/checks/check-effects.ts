import type { CapabilitiesFile, Capability } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem, WantedId } from '../../../source/source-problem';
import { suggestionFor } from '../../../source/suggestion';
import type { Path } from './checker';

/** Where an effect names one capability. */
const ONE = new Set(['capability', 'ability', 'has']);
/** Where it names several; a single word there is of the vocabulary. */
const SEVERAL = new Set([
  'gains',
  'zero',
  'also',
  'with',
  'unless',
  'anyOf',
  'attributes',
  'includes',
  'sameModelPartsWithout',
]);
/** A parameter of the bearer tells which; and every other weapon of a model, whatever it is. */
const NO_IDS = new Set(['from-X', 'from-Y', 'other-melee-weapon']);

/** Rulesets that the file does not list, and capabilities that effects name and the file does not have. */
export function checkEffects(file: CapabilitiesFile): readonly PlacedProblem[] {
  const ids = (file.capabilities ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return (file.capabilities ?? []).flatMap((capability: Capability, index) => {
    const path = ['capabilities', index];
    return [
      ...rulesetsIn(capability, path).flatMap(({ ruleset, at }) =>
        file.rulesets === undefined ? [] : beyond(ruleset, 'ruleset', file.rulesets, at),
      ),
      ...namedIn(capability.listBuilding, [...path, 'listBuilding']).flatMap(({ id, at }) =>
        NO_IDS.has(id) ? [] : beyond(id, 'capability', ids, at),
      ),
    ];
  });
}

function beyond(id: string, wanted: WantedId, known: readonly string[], at: Path): PlacedProblem[] {
  if (known.includes(id)) return [];
  const suggestion = suggestionFor(id, [...known]);
  const params = { id, wanted, ...(suggestion === undefined ? {} : { suggestion }) };
  return [{ severity: 'error', kind: 'unknown-id', pointer: toPointer(at), params }];
}

/** Of the capability itself, its effects and the values that follow from it. */
function rulesetsIn(capability: Capability, path: Path): { ruleset: string; at: Path }[] {
  const inside = (key: 'listBuilding' | 'derived') =>
    (capability[key] ?? []).map((each, index) => [each, [...path, key, index]] as const);
  const bearers: (readonly [{ readonly ruleset?: unknown }, Path])[] = [
    [capability, path],
    ...inside('listBuilding'),
    ...inside('derived'),
  ];
  return bearers
    .flatMap(([{ ruleset }, at]) => textsAt(ruleset, [...at, 'ruleset']))
    .map(({ text, at }) => ({
      ruleset: text,
      at,
    }));
}

function namedIn(value: unknown, path: Path): { id: string; at: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const isNamed = ONE.has(key) ? typeof inner === 'string' : SEVERAL.has(key) && Array.isArray(inner);
    return isNamed
      ? textsAt(inner, at).map(({ text, at: place }) => ({ id: text, at: place }))
      : namedIn(inner, at);
  });
}

function textsAt(value: unknown, path: Path): { text: string; at: Path }[] {
  if (typeof value === 'string') return [{ text: value, at: path }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index) =>
    typeof each === 'string' ? [{ text: each, at: [...path, index] }] : [],
  );
}
