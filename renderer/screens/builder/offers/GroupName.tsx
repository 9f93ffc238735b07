import { Ban } from 'lucide-react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { ShortName } from '../../../components/ShortName';
import type { Words } from '../../../words/use-words';
import type { OfferGroupView } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';
import { roomWords } from './room-words';

/** A group by its name, and what is left in it. */
export function GroupName({ group, words }: { readonly group: OfferGroupView; readonly words: Words }) {
  const isClosed = group.takenBy !== undefined;
  const room = roomWords(group, words);
  return (
    <>
      {group.missing > 0 ? <SeverityIcon severity="error" size="small" /> : null}
      {isClosed ? <Ban className="icon icon-small quieter" aria-hidden="true" /> : null}
      <b className={cx(isClosed && 'quiet')}>
        <ShortName name={group.name === '' ? words.offers.others : group.name} short={group.short} />
      </b>
      <span className={styles.why} title={room}>
        {room}
      </span>
    </>
  );
}
