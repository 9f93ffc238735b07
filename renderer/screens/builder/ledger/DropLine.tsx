import { memo, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../components/cx';
import { useAppSelector } from '../../../store/hooks';
import type { Moving } from '../../../store/moving';
import { useWords } from '../../../words/use-words';
import type { LedgerRow } from '../../../worker/protocol/ledger-row';
import styles from './Ledger.module.css';

/** The gap that units on their way would go into: a line of two pixels, and where that is or why not. */
export const DropLine = memo(function DropLine({
  rows,
  offsets,
}: {
  readonly rows: readonly LedgerRow[];
  readonly offsets: readonly number[];
}) {
  const words = useWords();
  const moving = useAppSelector((state) => state.builder.moving);
  const line = useRef<HTMLDivElement>(null);
  const top = moving === undefined ? undefined : topOf(moving, rows, offsets);
  const isByKeys = moving?.by === 'keys';
  useLayoutEffect(() => {
    if (isByKeys && top !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isByKeys, top]);
  if (moving === undefined || top === undefined) return null;
  const place = moving.places.find((each) => each.key === moving.at?.place);
  const isRefused = place === undefined || place.why !== undefined;
  return (
    <div
      ref={line}
      role="presentation"
      className={cx(styles.dropLine, isRefused && styles.dropRefused)}
      style={{ top }}
      data-testid="drop-line"
    >
      <span className={styles.dropNote}>
        {place === undefined
          ? words.moving.notHere(moving.name, moving.count)
          : (place.why ?? words.moving.place(place.forceName, place.blockName))}
      </span>
    </div>
  );
});

/** In pixels from the top of the rows; at the head of its force where the row itself is folded away. */
function topOf(
  { at, places }: Moving,
  rows: readonly LedgerRow[],
  offsets: readonly number[],
): number | undefined {
  if (at === undefined) return undefined;
  const index = rows.findIndex((row) => row.key === at.row);
  if (index >= 0) return at.edge === 'top' ? (offsets[index - 1] ?? 0) : offsets[index];
  const force = places.find((place) => place.key === at.place)?.force;
  const head = rows.findIndex((row) => row.kind === 'force' && row.node === force);
  return head < 0 ? undefined : offsets[head];
}
