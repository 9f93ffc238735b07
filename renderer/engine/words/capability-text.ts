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
  const params = printedParams(language, use, definition);
  if (params.length === 0) return name;
  const form = definition?.form ? textIn(language, definition.form.en ?? '', definition.form) : '';
  if (formPlaces(form).size === params.length) {
    return form.replace(/\{(\d)\}/g, (place, number) => params[Number(number) - 1] ?? place);
  }
  return `${name} (${params.join(', ')})`;
}

function printedParams(
  language: string,
  { params = [] }: CapabilityUse,
  definition: CapabilityDefinition | undefined,
): readonly string[] {
  return params.map((param) => printed(language, wordsIn(language, param, definition?.words)));
}

/** A parameter that a summary speaks of by its letter. */
const LETTER = /(?<![\p{L}\p{N}])([A-Z])(?![\p{L}\p{N}])(\+?)/gu;

/** What a use of a capability does: the summary with the parameters of this use for their letters, `Adds 2 rerolls.` */
export function capabilitySummary(
  language: string,
  use: CapabilityUse,
  definition: CapabilityDefinition,
): string {
  const { summary, parameters = [] } = definition;
  const text = summary === undefined ? '' : printed(language, textIn(language, summary.en ?? '', summary));
  const params = printedParams(language, use, definition);
  return text.replace(LETTER, (place, letter: string, plus: string) => {
    // Of `[D3+1, Fire]` the bracket belongs to both.
    const param = params[parameters.indexOf(letter)]?.replace(/^\[(?!.*\])|(?<!\[.*)\]$/, '');
    if (param === undefined) return place;
    // "a save of X+" with 4+
    return param.endsWith('+') ? param : param + plus;
  });
}
