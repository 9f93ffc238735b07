import { Ban, ChevronDown, ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { ShortName } from '../../../components/ShortName';
import { useWords, type Words } from '../../../words/use-words';
import type { ForceOfferRow, OfferGroupView, OfferRow } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';
import type { OfferItem } from './offer-items';

interface OfferLineProps {
  readonly id: string;
  readonly item: OfferItem;
  readonly isActive: boolean;
  readonly isQuiet: boolean;
}

/** One line of what may be taken. What it shows is all in its props, so a line that did not change is not drawn again. */
export const OfferLine = memo(function OfferLine({ id, item, isActive, isQuiet }: OfferLineProps) {
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
        <Head shared={shared} isFolded={item.isFolded} isActive={isActive}>
          <GroupName group={item.group} words={words} />
        </Head>
      );
    case 'force-head':
      return (
        <Head shared={shared} isFolded={item.isFolded} isActive={isActive}>
          <b>{words.offers.newForce}</b>
        </Head>
      );
    case 'force-sub':
      return (
        <div role="presentation" className={styles.sub}>
          {item.name}
        </div>
      );
    case 'unit': {
      const { offer } = item;
      const look = cx(offer.over > 0 && styles.over, isQuiet && styles.quietPrice, isActive && styles.active);
      return (
        <Offered shared={shared} offer={offer} Closed={Ban} look={look} isDraggable>
          <span className={styles.got}>
            {offer.over > 0 ? words.offers.over(offer.over) : takenWords(offer, words)}
          </span>
          <span className={styles.price}>{words.number(offer.price)}</span>
        </Offered>
      );
    }
    case 'force':
      return (
        <Offered shared={shared} offer={item.offer} Closed={Lock} look={cx(isActive && styles.active)}>
          <span className={styles.got}>{takenWords(item.offer, words)}</span>
          <span />
        </Offered>
      );
  }
});

/** The frame of a line that can be taken, unit or force: mark, name, what the children say, and why it is greyed. */
function Offered({
  shared,
  offer,
  Closed,
  look,
  isDraggable = false,
  children,
}: {
  readonly shared: object;
  readonly offer: OfferRow | ForceOfferRow;
  readonly Closed: LucideIcon;
  readonly look: string;
  readonly isDraggable?: boolean;
  readonly children: ReactNode;
}) {
  const isOff = offer.why !== undefined;
  return (
    <div
      {...shared}
      role="treeitem"
      tabIndex={-1}
      aria-level={2}
      aria-disabled={isOff}
      className={cx(styles.item, isOff && styles.off, look)}
      draggable={isDraggable}
    >
      {isOff ? <Closed className="icon icon-small" aria-hidden="true" /> : <span />}
      <ShortName name={offer.name} short={offer.short} second={offer.second} className={styles.name} />
      {children}
      {(offer.why ?? '') === '' ? null : <span className={styles.reason}>{offer.why}</span>}
    </div>
  );
}

/** Head of a group, folded with a press or by ← and →. */
function Head({
  shared,
  isFolded,
  isActive,
  children,
}: {
  readonly shared: object;
  readonly isFolded: boolean;
  readonly isActive: boolean;
  readonly children: ReactNode;
}) {
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <div
      {...shared}
      role="treeitem"
      tabIndex={-1}
      aria-level={1}
      aria-expanded={!isFolded}
      className={cx(styles.head, isActive && styles.active)}
    >
      <Chevron className="icon icon-small" aria-hidden="true" />
      {children}
    </div>
  );
}

function GroupName({ group, words }: { readonly group: OfferGroupView; readonly words: Words }) {
  const isClosed = group.takenBy !== undefined;
  return (
    <>
      {group.missing > 0 ? <SeverityIcon severity="error" size="small" /> : null}
      {isClosed ? <Ban className="icon icon-small quieter" aria-hidden="true" /> : null}
      <b className={cx(isClosed && 'quiet')}>
        <ShortName name={group.name === '' ? words.offers.others : group.name} short={group.short} />
      </b>
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
export function takenWords(offer: Pick<OfferRow, 'taken' | 'most'>, words: Words): string {
  if (offer.most !== undefined && offer.most > 0) {
    return offer.taken > 0 ? words.offers.ofMost(offer.taken, offer.most) : words.offers.upToMost(offer.most);
  }
  return offer.taken > 0 ? words.number(offer.taken) : '';
}
