import { Ban, ChevronDown, ChevronRight, Lock } from 'lucide-react';
import { type MouseEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { useVisibleRange } from '../../../components/use-visible-range';
import { useWords, type Words } from '../../../words/use-words';
import type { OfferGroupView, OfferRow } from '../../../worker/protocol/offers-view';
import { useRowHeights } from '../ledger/use-row-offsets';
import styles from './Offers.module.css';
import type { OfferItem } from './offer-items';

export interface OffersListProps {
  readonly id: string;
  readonly items: readonly OfferItem[];
  readonly active: string | undefined;
  /** Nothing fits in the points left: prices go quiet. */
  readonly isQuiet: boolean;
  readonly onTake: (item: OfferItem, isAnyway: boolean) => void;
}

/** The lines of the left column. The search field has the focus; this list only shows where it points. */
export function OffersList({ id, items, active, isQuiet, onTake }: OffersListProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const heights = useRowHeights();
  const offsets = useMemo(() => {
    let at = 0;
    return items.map((item) => {
      at += item.kind === 'force-sub' ? 21 : heights.row + (hasReason(item) ? 16 : 0);
      return at;
    });
  }, [items, heights]);
  const range = useVisibleRange(box, offsets);
  const activeIndex = items.findIndex((item) => item.key === active);

  useLayoutEffect(() => {
    box.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
    if (activeIndex >= 0 && (activeIndex < range.first || activeIndex >= range.end)) {
      box.current?.scrollTo({ top: (offsets[activeIndex] ?? 0) - 120 });
    }
  }, [activeIndex, offsets, range.first, range.end]);

  const onClick = (event: MouseEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[data-offer]')?.dataset.offer;
    const item = items.find((each) => each.key === key);
    if (item !== undefined) onTake(item, event.shiftKey);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field above
    <div
      ref={box}
      id={id}
      role="tree"
      tabIndex={-1}
      className={styles.scroll}
      aria-label={words.builder.columns.offers}
      onClick={onClick}
      // A press leaves the keyboard in the search field.
      onMouseDown={(event) => event.preventDefault()}
      data-testid="offers"
    >
      {range.above > 0 ? <div role="presentation" style={{ height: range.above }} /> : null}
      {items.slice(range.first, range.end).map((item, index) => (
        <OfferLine
          key={item.key}
          id={`offer-${range.first + index}`}
          item={item}
          isActive={item.key === active}
          isQuiet={isQuiet}
        />
      ))}
      {range.below > 0 ? <div role="presentation" style={{ height: range.below }} /> : null}
    </div>
  );
}

function hasReason(item: OfferItem): boolean {
  return (item.kind === 'unit' || item.kind === 'force') && (item.offer.why ?? '') !== '';
}

interface OfferLineProps {
  readonly id: string;
  readonly item: OfferItem;
  readonly isActive: boolean;
  readonly isQuiet: boolean;
}

const OfferLine = memo(function OfferLine({ id, item, isActive, isQuiet }: OfferLineProps) {
  const words = useWords();
  const shared = {
    id,
    'data-offer': item.key,
    'data-active': isActive,
    'aria-selected': isActive,
  } as const;
  switch (item.kind) {
    case 'group':
      return (
        <div
          {...shared}
          role="treeitem"
          tabIndex={-1}
          aria-level={1}
          aria-expanded={!item.isFolded}
          className={cx(styles.head, isActive && styles.active)}
        >
          <GroupHead group={item.group} isFolded={item.isFolded} words={words} />
        </div>
      );
    case 'force-head':
      return (
        <div
          {...shared}
          role="treeitem"
          tabIndex={-1}
          aria-level={1}
          aria-expanded={!item.isFolded}
          className={cx(styles.head, isActive && styles.active)}
        >
          {item.isFolded ? (
            <ChevronRight className="icon icon-small" aria-hidden="true" />
          ) : (
            <ChevronDown className="icon icon-small" aria-hidden="true" />
          )}
          <b>{words.offers.newForce}</b>
        </div>
      );
    case 'force-sub':
      return (
        <div role="presentation" className={styles.sub}>
          {item.name}
        </div>
      );
    case 'unit': {
      const { offer } = item;
      return (
        <div
          {...shared}
          role="treeitem"
          tabIndex={-1}
          aria-level={2}
          aria-disabled={offer.why !== undefined}
          className={cx(
            styles.item,
            offer.over > 0 && styles.over,
            isQuiet && styles.quietPrice,
            offer.why !== undefined && styles.off,
            isActive && styles.active,
          )}
        >
          {offer.why === undefined ? <span /> : <Ban className="icon icon-small" aria-hidden="true" />}
          <span className={styles.name} title={offer.second}>
            {offer.name}
          </span>
          <span className={styles.got}>
            {offer.over > 0 ? words.offers.over(offer.over) : takenWords(offer, words)}
          </span>
          <span className={styles.price}>{words.number(offer.price)}</span>
          {(offer.why ?? '') === '' ? null : <span className={styles.reason}>{offer.why}</span>}
        </div>
      );
    }
    case 'force': {
      const { offer } = item;
      return (
        <div
          {...shared}
          role="treeitem"
          tabIndex={-1}
          aria-level={2}
          aria-disabled={offer.why !== undefined}
          className={cx(styles.item, offer.why !== undefined && styles.off, isActive && styles.active)}
        >
          {offer.why === undefined ? <span /> : <Lock className="icon icon-small" aria-hidden="true" />}
          <span className={styles.name} title={offer.second}>
            {offer.name}
          </span>
          <span className={styles.got}>{takenWords(offer, words)}</span>
          <span />
          {(offer.why ?? '') === '' ? null : <span className={styles.reason}>{offer.why}</span>}
        </div>
      );
    }
  }
});

function GroupHead({
  group,
  isFolded,
  words,
}: {
  readonly group: OfferGroupView;
  readonly isFolded: boolean;
  readonly words: Words;
}) {
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  const isClosed = group.takenBy !== undefined;
  return (
    <>
      <Chevron className="icon icon-small" aria-hidden="true" />
      {group.missing > 0 ? <SeverityIcon severity="error" size="small" /> : null}
      {isClosed ? <Ban className="icon icon-small quieter" aria-hidden="true" /> : null}
      <b className={cx(isClosed && 'quiet')}>{group.name === '' ? words.offers.others : group.name}</b>
      <span className={styles.why}>{roomWords(group, words)}</span>
    </>
  );
}

function roomWords(group: OfferGroupView, words: Words): string {
  if (group.takenBy !== undefined) {
    return group.takenBy.length === 0 ? words.offers.full : words.offers.taken(group.takenBy.join(', '));
  }
  if (group.missing > 0) return words.offers.missing(group.missing);
  switch (group.room?.kind) {
    case 'places':
      return words.offers.placesLeft(group.room.left, group.room.most);
    case 'points':
      return group.room.left < 0
        ? words.offers.over(-group.room.left)
        : words.offers.pointsLeft(group.room.left);
    case 'least-met':
      return words.offers.leastMet(group.room.percent);
    case 'least-short':
      return words.offers.leastShort(group.room.points);
    default:
      return '';
  }
}

/** How many are taken of how many; units and forces alike. */
function takenWords(offer: Pick<OfferRow, 'taken' | 'most'>, words: Words): string {
  if (offer.most !== undefined && offer.most > 0) {
    return offer.taken > 0 ? words.offers.ofMost(offer.taken, offer.most) : words.offers.upToMost(offer.most);
  }
  return offer.taken > 0 ? words.number(offer.taken) : '';
}
