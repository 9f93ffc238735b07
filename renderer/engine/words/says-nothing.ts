import type { LocalNames } from '../catalogue/definition';

/** `None`, `No upgrade`, `Unarmoured`, « Aucune », « Sans armure », « Pas de monture ». */
const NOTHING =
  /^\P{L}*(?:none|nothing|without|un(?:armed|armou?red)|aucune?|rien|sans|(?:no|pas)(?=\s))(?!\p{L})/iu;

/** A name that says that there is nothing. What it is called in another language may say it too. */
export function saysNothing(named: {
  readonly name: string;
  readonly names: LocalNames | undefined;
}): boolean {
  return [named.name, named.names?.en, named.names?.fr].some(
    (name) => name !== undefined && NOTHING.test(name),
  );
}
