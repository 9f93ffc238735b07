import type { ShareView } from '../worker/protocol/ledger-row';
import { cx } from './cx';
import styles from './ShareBar.module.css';

const percent = (part: number): string => `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;

/** A share of the points: filled part, a tick at the limit, what is over it hatched. The words stand beside it. */
export function ShareBar({ share }: { readonly share: ShareView }) {
  const { fill, tick, state } = share;
  const isOver = state === 'over' && tick !== undefined && tick < fill;
  const inside = isOver ? tick : fill;
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={cx(styles.fill, state === 'short' && styles.short)}
        style={{ width: percent(inside) }}
      />
      {isOver ? (
        // Over ten times what may be, the bar is full and no longer than it is.
        <span
          className={styles.over}
          style={{ left: percent(tick), width: percent(Math.min(1, fill) - tick) }}
        />
      ) : null}
      {tick === undefined ? null : <span className={styles.tick} style={{ left: percent(tick) }} />}
    </span>
  );
}
