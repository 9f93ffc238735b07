import type { GameSystemDefinition } from '../catalogue/definition';
import type { Language } from './language';
import { nameIn } from './name-in';

const MODELS: Readonly<Record<Language, string>> = { en: 'models', fr: 'figurines' };

/** What the models of a game are called, in the plural and in lower case: `stands`, « socles ». */
export function modelWord(system: Pick<GameSystemDefinition, 'modelWord'>, language: Language): string {
  return nameIn(language, MODELS[language], system.modelWord);
}
