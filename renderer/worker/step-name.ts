import type { LocalNames } from '../engine/catalogue/definition';
import type { Language } from '../engine/words/language';
import { nameIn } from '../engine/words/name-in';
import type { StepKey, StepView } from './protocol/totals-view';

/** What a step of the history was about, with its names in all languages: the history keeps one text for it. */
export interface StepName {
  readonly key: StepKey;
  readonly name: string;
  readonly names: LocalNames | undefined;
  /** How many units at once, when it was about several. */
  readonly count?: number;
}

export function writeStep(step: StepName): string {
  return JSON.stringify(step);
}

export function stepView(text: string, language: Language): StepView | undefined {
  if (!text.startsWith('{')) return undefined;
  const { key, name, names, count } = JSON.parse(text) as StepName;
  return { key, name: nameIn(language, name, names), ...(count === undefined ? {} : { count }) };
}
