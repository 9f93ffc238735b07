import { Ban, ChevronDown, ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../components/cx';
import { useWords } from '../../../words/use-words';
import { GroupName } from './GroupName';
import styles from './Offers.module.css';
import type { OfferItem } from './offer-items';
import type { OfferLayout } from './offer-layout';

interface OfferLineProps {
  readonly id: string;
  readonly item: OfferItem;
  readonly layout: OfferLayout;
  readonly isActive: boolean;
  /** Nothing fits in the points left: prices go quiet. */
  readonly isQuiet: boolean;
}

/** One line of what may be taken. What it shows is all in its props, so a line that did not change is not drawn again. */
export const OfferLine = memo(function OfferLine({ id, item, layout, isActive, isQuiet }: OfferLineProps) {
  const words = useWords();
  const shared = {
    id,
    'data-offer': item.key,
    'data-active': isActive,
    'aria-selected': isActive,
    style: { height: layout.height },
  } as const;
  switch (item.kind) {
    case 'group':
      return (
        <Head shared={shared} isFolded={item.isFolded} isActive={isActive}>
          <GroupName group={item.group} layout={layout} words={words} />
        </Head>
      );
    case 'closed-head':
      return (
        <Head shared={shared} isFolded={item.isFolded} isActive={isActive}>
          <Ban className="icon icon-small quieter" aria-hidden="true" />
          <span className={cx(styles.headText, layout.under !== '' && styles.flowing)}>
            <b className="quiet">{words.offers.closed}</b>{' '}
            <span className={styles.why} title={item.names.join(', ')}>
              {words.offers.closedKinds(item.names.length)}
            </span>
          </span>
        </Head>
      );
    case 'force-head':
      return (
        <Head shared={shared} isFolded={item.isFolded} isActive={isActive}>
          <b>{words.offers.newForce}</b>
        </Head>
      );
    case 'elsewhere-head':
      return (
        <div role="presentation" className={cx(styles.head, styles.plain)} style={shared.style}>
          <b>{words.offers.elsewhere}</b>
        </div>
      );
    case 'force-sub':
      return <ForceSub shared={shared} item={item} layout={layout} isActive={isActive} />;
    case 'unit': {
      const { offer } = item;
      const isOver = offer.over > 0 && !isQuiet;
      const look = cx(isOver && styles.over, isQuiet && styles.quietPrice, isActive && styles.active);
      return (
        <Offered shared={shared} item={item} layout={layout} Closed={Ban} look={look}>
          <span className={styles.price}>{offer.price === 0 ? null : words.number(offer.price)}</span>
        </Offered>
      );
    }
    case 'force': {
      const look = cx(styles.unpriced, isActive && styles.active);
      return <Offered shared={shared} item={item} layout={layout} Closed={Lock} look={look} />;
    }
  }
});

/** The frame of a line that can be taken, unit or force: mark, name, count, what the children say, and what is under it. */
function Offered({
  shared,
  item: { kind, offer },
  layout,
  Closed,
  look,
  children,
}: {
  readonly shared: object;
  readonly item: OfferItem & { readonly kind: 'unit' | 'force' };
  readonly layout: OfferLayout;
  readonly Closed: LucideIcon;
  readonly look: string;
  readonly children?: ReactNode;
}) {
  const isOff = offer.why !== undefined;
  const isShort = layout.name !== offer.name;
  return (
    <div
      {...shared}
      role="treeitem"
      tabIndex={-1}
      aria-level={2}
      aria-disabled={isOff}
      className={cx(styles.item, isOff && styles.off, look)}
      draggable={kind === 'unit'}
    >
      {isOff ? <Closed className="icon icon-small" aria-hidden="true" /> : <span />}
      <span
        className={cx(styles.name, layout.isTight && styles.tight)}
        title={[isShort ? offer.name : undefined, offer.second].filter(Boolean).join(' · ')}
      >
        {isShort ? <span className="only-read">{offer.name}</span> : null}
        <span aria-hidden={isShort}>{layout.name}</span>
      </span>
      <span className={styles.got}>{layout.got}</span>
      {children}
      {layout.under === '' ? null : (
        <span className={styles.reason}>
          <span className={styles.below}>{layout.below}</span>
          {layout.under.slice(layout.below.length)}
        </span>
      )}
    </div>
  );
}

/** Forces of one kind: folded while none of them can be taken, with the reason. */
function ForceSub({
  shared,
  item,
  layout,
  isActive,
}: {
  readonly shared: object;
  readonly item: OfferItem & { readonly kind: 'force-sub' };
  readonly layout: OfferLayout;
  readonly isActive: boolean;
}) {
  const Chevron = item.isFolded ? ChevronRight : ChevronDown;
  return (
    <div
      {...shared}
      role="treeitem"
      tabIndex={-1}
      aria-level={2}
      aria-expanded={!item.isFolded}
      className={cx(styles.item, styles.unpriced, styles.sub, isActive && styles.active)}
    >
      <Chevron className="icon icon-small" aria-hidden="true" />
      <span className={cx(styles.name, styles.tight)}>{item.name}</span>
      <span className={styles.got}>{layout.got}</span>
      {layout.under === '' ? null : <span className={styles.reason}>{layout.under}</span>}
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
