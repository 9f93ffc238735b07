import type { CapabilityDefinition, CapabilityUse } from '../catalogue/definition';
import { formPlaces } from '../catalogue/form-places';
import { nameIn, textIn } from './name-in';
import { printed } from './printed';
import { wordsIn } from './words-in';

/**
 * `Fly (8″, 16″)`: the name with its parameters as the book states them, or the form that the data give for so many.
 * @param definition undefined for what the data do not define
 */
export function capabilityText(
  language: string,
  use: CapabilityUse,
  definition: CapabilityDefinition | undefined,
): string {
  const name = definition ? nameIn(language, definition.name, definition.names) : use.id;
  const params = (use.params ?? []).map((param) =>
    printed(language, wordsIn(language, param, definition?.words)),
  );
  if (params.length === 0) return name;
  const form = definition?.form ? textIn(language, definition.form.en ?? '', definition.form) : '';
  if (formPlaces(form).size === params.length) {
    return form.replace(/\{(\d)\}/g, (place, number) => params[Number(number) - 1] ?? place);
  }
  return `${name} (${params.join(', ')})`;
}
