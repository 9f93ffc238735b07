import type { Words } from '../../../words/use-words';
import type { OfferGroupView } from '../../../worker/protocol/offers-view';

/** What is left in a group, or why nothing of it may be taken. */
export function roomWords(group: OfferGroupView, words: Words): string {
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
