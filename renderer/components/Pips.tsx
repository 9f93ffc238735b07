import type { PlacesView } from '../worker/protocol/ledger-row';
import { cx } from './cx';
import styles from './Pips.module.css';

/** More than this many places are a number, not a row of marks. */
const MOST_PIPS = 10;

/** Places as marks: taken, open, missing, too many. */
export function Pips({ places }: { readonly places: PlacesView }) {
  const { taken, least, most } = places;
  const count = Math.max(most ?? least, taken);
  if (count > MOST_PIPS || count === 0) return null;
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const kind =
          index < taken
            ? most !== undefined && index >= most
              ? styles.over
              : styles.on
            : index < least
              ? styles.missing
              : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
        return <span key={index} className={cx(styles.pip, kind)} />;
      })}
    </span>
  );
}
