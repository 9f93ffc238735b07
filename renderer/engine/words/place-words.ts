import type { Place } from '../findings/finding';
import type { Language } from './language';
import { nameIn } from './name-in';

/** A detachment and the unit in it say where; the forces around them are a long way to read. */
const NEAREST = 2;

export interface PlaceOptions {
  /** The sentence: a name that it says already is dropped from the end. */
  readonly text?: string;
  /** The list has one top-level force: it goes without saying. */
  readonly hasOneForce?: boolean;
}

/** Where a finding stands, from the force down, in quiet beside the sentence; empty for the whole list. */
export function placeWords(
  place: Place,
  language: Language,
  { text, hasOneForce }: PlaceOptions = {},
): string {
  const names = place.path.map((step) => nameIn(language, step.name, step.names));
  if (hasOneForce && names.length > 1) names.shift();
  const last = names.at(-1);
  if (last !== undefined && text?.includes(last)) names.pop();
  // A unit of one model has the model's name twice.
  const distinct = names.filter((name, index) => name !== names[index - 1]);
  return distinct.slice(-NEAREST).join(', ');
}
