import type { LocalNames } from '../../engine/catalogue/definition';
import { NAME_SEPARATOR, plainText } from '../../engine/words/find-words';

/** Everything a thing can be found by, in all its languages, without accents and capitals. */
export function searchText(named: {
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly shortNames?: LocalNames | undefined;
}): string {
  const all = [named.name, ...Object.values(named.names ?? {}), ...Object.values(named.shortNames ?? {})];
  return plainText([...new Set(all)].join(NAME_SEPARATOR));
}
