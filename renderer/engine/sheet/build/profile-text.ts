import type { EvaluatedProfile } from '../../evaluation/evaluated';
import { nameIn } from '../../words/name-in';
import { valueText } from '../../words/value-text';
import type { SheetContext } from './context';

/** A profile that is an ability: its one text, or each of its texts with its label. */
export function textOfProfile(
  { catalogue, language, words }: Pick<SheetContext, 'catalogue' | 'language' | 'words'>,
  { typeId, characteristics }: EvaluatedProfile,
): string {
  const columns = catalogue.profileTypes.get(typeId)?.characteristicTypes ?? [];
  const told = characteristics.filter(({ value }) => !/^\s*[-–]?\s*$/.test(value));
  return told
    .map(({ typeId: id, name, value, values }) => {
      const column = columns.find((each) => each.id === id);
      const text = valueText(language, value, column, values).trim();
      if (told.length === 1) return text;
      return nameIn(language, column?.name ?? name, column?.names) + words.colon + text;
    })
    .join(' · ');
}
