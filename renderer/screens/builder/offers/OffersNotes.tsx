import { useAppDispatch } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { OffersView } from '../../../worker/protocol/offers-view';
import { goToPlace } from '../go-to-place';
import styles from './Offers.module.css';
import { isElsewhere, isOffered, type OfferItem } from './offer-items';

/** What is to be said before the lines: that nothing answers here, that nothing fits, what still does. */
export function OffersNotes({
  view,
  items,
  search,
  unfitting,
}: {
  readonly view: OffersView;
  readonly items: readonly OfferItem[];
  readonly search: string;
  /** How many answers the filter leaves out. */
  readonly unfitting: number;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const typed = search.trim();
  const { left, fitting, target } = view;
  const offered = items.filter(isOffered);
  const isHere = offered.some((item) => !isElsewhere(item));
  const isFound = offered.length > 0;
  return (
    <>
      {typed !== '' && !isHere ? (
        <p className={styles.note}>
          {target !== undefined && isFound
            ? words.offers.nothingHere(typed, target.name)
            : words.offers.nothing(typed)}
        </p>
      ) : null}
      {typed === '' && items.length === 0 ? (
        <p className={styles.note}>{words.offers.nothingOffered}</p>
      ) : null}
      {unfitting > 0 ? <p className={styles.note}>{words.offers.unfitting(unfitting)}</p> : null}
      {view.fitsNothing && left !== undefined ? (
        <p className={styles.note}>
          {words.offers.nothingFits(left)}
          {fitting === undefined ? null : (
            <button
              type="button"
              className={styles.noteLink}
              onClick={() => dispatch(goToPlace(fitting.unit, undefined))}
            >
              {words.offers.choicesFit(fitting.count, fitting.isMore)}
            </button>
          )}
        </p>
      ) : null}
    </>
  );
}
