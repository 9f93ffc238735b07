import { Ban } from 'lucide-react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import type { Words } from '../../../words/use-words';
import type { OfferGroupView } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';
import type { OfferLayout } from './offer-layout';
import { roomWords } from './room-words';

/** A group by its name, and what is left in it. */
export function GroupName({
  group,
  layout,
  words,
}: {
  readonly group: OfferGroupView;
  readonly layout: OfferLayout;
  readonly words: Words;
}) {
  const isClosed = group.takenBy !== undefined;
  const name = group.name === '' ? words.offers.others : group.name;
  const isShort = layout.name !== name;
  return (
    <>
      {group.missing > 0 ? <SeverityIcon severity="error" size="small" /> : null}
      {isClosed ? <Ban className="icon icon-small quieter" aria-hidden="true" /> : null}
      <span className={cx(styles.headText, layout.under !== '' && styles.flowing)}>
        <b className={cx(isClosed && 'quiet')} title={name}>
          {isShort ? <span className="only-read">{name}</span> : null}
          <span aria-hidden={isShort}>{layout.name}</span>
        </b>{' '}
        <span className={styles.why}>{roomWords(group, words)}</span>
      </span>
    </>
  );
}
