import type { CapabilitiesFile, Capability, Form } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem } from '../../../source/source-problem';
import { formPlaces } from '../../form-places';
import { checkWords } from './check-words';
import type { Path } from './checker';

/** What the schema cannot see in a file of capabilities. */
export function checkCapabilities(file: CapabilitiesFile): readonly PlacedProblem[] {
  return file.capabilities.flatMap((capability, index) =>
    checkCapability(capability, ['capabilities', index]),
  );
}

function checkCapability({ parameters = [], form, words }: Capability, path: Path): PlacedProblem[] {
  const problems = checkWords(words, [...path, 'words']);
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
      ...missing.map(
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
