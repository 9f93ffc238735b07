import type { Place } from '../findings/finding';
import type { Language } from './language';
import { nameIn } from './name-in';

/** A detachment and the unit in it say where; the forces around them are a long way to read. */
const NEAREST = 2;

/**
 * Where a finding stands, from the force down, in quiet beside the sentence; empty for the whole list.
 * @param without a name that the sentence says already: it is dropped from the end
 */
export function placeWords(place: Place, language: Language, without?: string): string {
  const names = place.path.map((step) => nameIn(language, step.name, step.names));
  if (names.length > 0 && names.at(-1) === without) names.pop();
  return names.slice(-NEAREST).join(', ');
}
