import type { Language } from '../../engine/words/language';

interface Ordered {
  /** Where the data put it; those that they put nowhere have all the same. */
  readonly sortIndex: number;
  readonly name: string;
}

const COLLATORS: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
  fr: new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }),
};

/**
 * What may be taken, in the one order of the left column: as the data put it (our books as they are printed), and where
 * they put it nowhere by the names that are shown, figures as numbers.
 */
export function inOfferOrder<Item>(
  items: readonly Item[],
  orderOf: (item: Item) => Ordered,
  language: Language,
): readonly Item[] {
  const { compare } = COLLATORS[language];
  return items
    .map((item) => ({ item, order: orderOf(item) }))
    .sort(
      (one, other) =>
        one.order.sortIndex - other.order.sortIndex || compare(one.order.name, other.order.name),
    )
    .map(({ item }) => item);
}
