import type { CapabilitiesFile, Capability, Form } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem } from '../../../source/source-problem';
import { formPlaces } from '../../form-places';
import { checkWords } from './check-words';
import type { Path } from './checker';

/** What the schema cannot see in a file of capabilities. */
export function checkCapabilities(file: CapabilitiesFile): readonly PlacedProblem[] {
  const seen = new Set<string>();
  return (file.capabilities ?? []).flatMap((capability, index) => {
    const path = ['capabilities', index];
    const { id } = capability;
    const isTwice = id !== undefined && seen.has(id);
    seen.add(id);
    return [...(isTwice ? [twice(id, path)] : []), ...checkCapability(capability, path)];
  });
}

function twice(id: string, path: Path): PlacedProblem {
  return { severity: 'error', kind: 'duplicate-id', pointer: toPointer([...path, 'id']), params: { id } };
}

function checkCapability({ parameters = [], form, words, aliases }: Capability, path: Path): PlacedProblem[] {
  const problems = [...checkWords(words, [...path, 'words']), ...checkAliases(aliases, [...path, 'aliases'])];
  if (parameters.length > 0) {
    return form ? [...checkForm(form, parameters.length, [...path, 'form']), ...problems] : problems;
  }
  const unused = Object.entries({ form, words }).filter(([, value]) => value !== undefined);
  return [
    ...unused.map(
      ([property]): PlacedProblem => ({
        severity: 'warning',
        kind: 'without-parameters',
        pointer: toPointer([...path, property]),
        onKey: true,
        params: { property },
      }),
    ),
    ...problems,
  ];
}

function checkAliases(aliases: readonly string[] | undefined, path: Path): PlacedProblem[] {
  return (aliases ?? []).flatMap((alias, index): PlacedProblem[] => {
    const pattern = alias.replace(/^(?:en|fr):/, '');
    if (isPattern(pattern)) return [];
    const pointer = toPointer([...path, index]);
    return [{ severity: 'error', kind: 'bad-pattern', pointer, params: { pattern } }];
  });
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Both languages print the same parameters, from the first to the last that one of them prints. */
function checkForm(form: Form, parameters: number, path: Path): PlacedProblem[] {
  const languages = ['en', 'fr'] as const;
  const most = Math.max(1, ...languages.flatMap((language) => [...formPlaces(form[language])]));
  return languages.flatMap((language) => {
    const pointer = toPointer([...path, language]);
    const places = formPlaces(form[language]);
    const unknown = [...places].filter((place) => place < 1 || place > parameters);
    const missing = Array.from({ length: Math.min(most, parameters) }, (_, index) => index + 1).filter(
      (place) => !places.has(place),
    );
    return [
      ...unknown.map(
        (place): PlacedProblem => ({
          severity: 'error',
          kind: 'form-unknown-place',
          pointer,
          params: { place, parameters },
        }),
      ),
      // A wrong number stands in place of the right one: one mistake.
      ...missing.slice(unknown.length).map(
        (place): PlacedProblem => ({
          severity: 'error',
          kind: 'form-missing-place',
          pointer,
          params: { place },
        }),
      ),
    ];
  });
}
