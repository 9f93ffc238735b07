import type { Place } from '../findings/finding';
import type { Language } from './language';
import { nameIn } from './name-in';

/** A detachment and the unit in it say where; the forces around them are a long way to read. */
const NEAREST = 2;

export interface PlaceOptions {
  /** A name that the sentence says already: it is dropped from the end. */
  readonly said?: string | undefined;
  /** The list has one top-level force: it goes without saying. */
  readonly hasOneForce?: boolean;
}

/** Where a finding stands, from the force down, in quiet beside the sentence; empty for the whole list. */
export function placeWords(
  place: Place,
  language: Language,
  { said, hasOneForce }: PlaceOptions = {},
): string {
  const names = place.path.map((step) => nameIn(language, step.name, step.names));
  if (hasOneForce && names.length > 1) names.shift();
  if (names.length > 0 && names.at(-1) === said) names.pop();
  return names.slice(-NEAREST).join(', ');
}
