import { cx } from '../../../components/cx';
import styles from './Ledger.module.css';

/** Names longer than this may not fit in the smallest window. */
const LONG_FROM = 24;
/** A last word longer than this gives way like the others. */
const LONGEST_END = 16;

/**
 * The name of a unit. A long one is set narrower in the smallest window, and there gives way to the short one of the
 * data; what has none loses words of its middle, as names of a kind mostly differ at their ends.
 */
export function UnitName({ name, short }: { readonly name: string; readonly short: string | undefined }) {
  if (name.length <= LONG_FROM) return <b>{name}</b>;
  const end = name.lastIndexOf(' ') + 1;
  const isSplit = end > 0 && name.length - end <= LONGEST_END;
  return (
    <b className={cx(styles.longName, short !== undefined && styles.hasShort)} title={name}>
      <span className={styles.whole}>
        <span className="clip">{isSplit ? name.slice(0, end - 1) : name}</span>
        {isSplit ? <span className={styles.end}>{name.slice(end - 1)}</span> : null}
      </span>
      {short === undefined ? null : <span className={cx('clip', styles.short)}>{short}</span>}
    </b>
  );
}
