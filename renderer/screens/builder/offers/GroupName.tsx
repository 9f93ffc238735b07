import { Ban } from 'lucide-react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { ShortName } from '../../../components/ShortName';
import type { Words } from '../../../words/use-words';
import type { OfferGroupView } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';

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

function roomWords(group: OfferGroupView, words: Words): string {
  if (group.why !== undefined) return group.why;
  if (group.takenBy !== undefined) {
    return group.takenBy.length === 0 ? words.offers.full : words.offers.taken(group.takenBy.join(', '));
  }
  if (group.missing > 0) return words.offers.missing(group.missing);
  switch (group.room?.kind) {
    case 'places':
      return words.offers.placesLeft(group.room.left);
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
