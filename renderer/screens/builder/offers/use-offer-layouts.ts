import { useMemo } from 'react';
import type { Words } from '../../../words/use-words';
import type { OfferItem } from './offer-items';
import { type OfferLayout, type OfferSpace, offerLayout } from './offer-layout';

/** How each line is set. A large book has thousands, of which an edit changes few: those are measured again. */
export function useOfferLayouts(
  items: readonly OfferItem[],
  space: OfferSpace,
  words: Words,
  isQuiet: boolean,
): readonly OfferLayout[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another space, in other words all is set anew
  const known = useMemo(() => new WeakMap<object, OfferLayout>(), [space, words, isQuiet]);
  return useMemo(
    () =>
      items.map((item) => {
        const made = 'offer' in item ? known.get(item.offer) : undefined;
        if (made !== undefined) return made;
        const layout = offerLayout(item, space, words, isQuiet);
        if ('offer' in item) known.set(item.offer, layout);
        return layout;
      }),
    [items, space, words, isQuiet, known],
  );
}
