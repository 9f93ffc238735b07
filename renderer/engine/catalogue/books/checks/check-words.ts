import type { Words } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem } from '../../../source/source-problem';
import type { Path } from './checker';

/** Texts of a table that are no words: digits and signs are printed alike in every language. */
export function checkWords(words: Words | undefined, path: Path): PlacedProblem[] {
  return Object.keys(words ?? {})
    .filter((text) => !/\p{L}/u.test(text))
    .map((text) => ({
      severity: 'error',
      kind: 'no-word',
      pointer: toPointer([...path, text]),
      onKey: true,
      params: { text },
    }));
}
