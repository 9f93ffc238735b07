import { cx } from '../../../components/cx';
import { Pips } from '../../../components/Pips';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { ShareBar } from '../../../components/ShareBar';
import { useWords, type Words } from '../../../words/use-words';
import type { MarginView, PlacesView, ShareView } from '../../../worker/protocol/ledger-row';
import styles from './Ledger.module.css';

/** Rows that points, bar and limit take with a name of one line. */
const MOST_NEEDED = 3;

/** Name, places and share of a block, beside its first rows. */
export function Margin({ margin, height }: { readonly margin: MarginView; readonly height: number }) {
  const words = useWords();
  const { places, share } = margin;
  return (
    <div
      className={cx(styles.box, height > (share === undefined ? 1 : MOST_NEEDED) && styles.roomy)}
      title={margin.name}
    >
      <span className={styles.line}>
        <b>{margin.shortName ?? margin.name}</b>
        <MarginState margin={margin} />
      </span>
      {places !== undefined && share === undefined && height > 1 ? (
        <span className={styles.pips}>
          <Pips places={places} />
        </span>
      ) : null}
      {share === undefined ? null : (
        <>
          <span className={cx(styles.line, styles.low)}>
            <span>{words.number(share.points)}</span>
            {share.percent === undefined ? null : <span>{words.percent(share.percent)}</span>}
          </span>
          <span className={styles.bar}>
            <ShareBar share={share} />
          </span>
          <span className={cx(styles.line, styles.low, styles.limit)}>
            <span>{limitWords(share, words)}</span>
            {share.limitPercent === undefined || share.limitPoints === undefined ? null : (
              <span>{words.number(share.limitPoints)}</span>
            )}
          </span>
        </>
      )}
    </div>
  );
}

function MarginState({ margin }: { readonly margin: MarginView }) {
  const words = useWords();
  const { places, state, count } = margin;
  // Places that only have a least number are said when there are too few.
  const most =
    places?.most ?? (places !== undefined && places.taken < places.least ? places.least : undefined);
  if (places !== undefined && most !== undefined) {
    return <span>{`${words.number(places.taken)}/${words.number(most)}`}</span>;
  }
  if (state !== undefined) {
    return (
      <span>
        <SeverityIcon severity={state === 'ok' ? 'ok' : 'error'} size="small" />
      </span>
    );
  }
  return margin.share === undefined && count > 0 ? <span>{words.number(count)}</span> : null;
}

export function limitWords(share: ShareView, words: Words): string {
  if (share.kind === 'free') return words.ledger.noLimit;
  const limit =
    share.limitPercent !== undefined
      ? words.percent(share.limitPercent)
      : words.number(share.limitPoints ?? 0);
  return share.kind === 'at-most' ? words.ledger.atMost(limit) : words.ledger.atLeast(limit);
}

/** Places taken, and what they are measured against: the most there may be, else the fewest. */
export function placesWords({ taken, least, most }: PlacesView, words: Words): string {
  if (most === undefined) return words.ledger.placesAtLeast(taken, least);
  const said = words.ledger.places(taken, most);
  return taken < least ? `${said}, ${words.ledger.missingCount(least - taken)}` : said;
}

/** How a block stands, as one sentence for people who listen. */
export function marginWords(margin: MarginView, words: Words): string {
  const parts = [margin.name];
  if (margin.places !== undefined) parts.push(placesWords(margin.places, words));
  if (margin.share !== undefined) {
    const { points, percent } = margin.share;
    const part = percent === undefined ? '' : words.percent(percent);
    parts.push(words.ledger.share(words.number(points), part), limitWords(margin.share, words));
  }
  return parts.filter(Boolean).join(', ');
}
