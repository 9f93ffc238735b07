import { cx } from '../../../components/cx';
import { KeyHint } from '../../../components/KeyCap';
import { useWords } from '../../../words/use-words';
import styles from './Offers.module.css';
import { type OfferItem, refusal } from './offer-items';

/** At the foot of the column, where nothing moves under the hand: why what is pointed at was not taken, and what takes it. */
export function RefusedNote({
  items,
  refused,
}: {
  readonly items: readonly OfferItem[];
  /** Key of what was not taken. */
  readonly refused: string | undefined;
}) {
  const words = useWords();
  const item = items.find((each) => each.key === refused);
  const why = item === undefined ? undefined : refusal(items, item, words);
  return (
    <div role="status" className={cx(why !== undefined && styles.refused)}>
      {item === undefined || why === undefined || !('offer' in item) ? null : (
        <>
          <p>
            <b>{item.offer.name}</b>
            {words.common.colon}
            {why}
          </p>
          <KeyHint keys={['Shift ↵']}>{words.keys.short.anyway}</KeyHint>
        </>
      )}
    </div>
  );
}
