import { cx } from './cx';
import { SeverityIcon } from './SeverityIcon';
import styles from './VerdictZone.module.css';

export interface VerdictZoneProps {
  readonly verdict: 'legal' | 'illegal' | 'unknown';
  readonly word: string;
  readonly counts: string;
  readonly spent: string;
  readonly limit: string | undefined;
  /** Under the total: what is left, or what is over in words. */
  readonly left: string;
  readonly isOver: boolean;
  /** What a press does. */
  readonly label: string;
  readonly onPress: () => void;
  /** What a press on the points does, when it does something else. */
  readonly points?: { readonly label: string; readonly act: () => void } | undefined;
}

/** Verdict and points: the one place on the screen with large figures. */
export function VerdictZone(props: VerdictZoneProps) {
  const { verdict, isOver, points } = props;
  const numbers = (
    <>
      <span className={styles.spent} data-testid="spent">
        {props.spent}
      </span>
      {props.limit === undefined ? null : <span className={styles.limit}> / {props.limit}</span>}
      <span className={styles.left}>{props.left}</span>
    </>
  );
  return (
    <div
      className={cx(
        styles.zone,
        verdict === 'legal' && styles.legal,
        verdict === 'illegal' && styles.illegal,
        verdict === 'unknown' && styles.unknown,
        isOver && styles.over,
      )}
      data-testid="verdict"
    >
      <button type="button" className={styles.button} title={props.label} onClick={props.onPress}>
        <SeverityIcon
          severity={verdict === 'legal' ? 'ok' : verdict === 'illegal' ? 'error' : 'lost'}
          size="large"
        />
        <span className={styles.words}>
          <span className={styles.word}>{props.word}</span>
          <span className={styles.counts}>{props.counts}</span>
        </span>
      </button>
      {points === undefined ? (
        <p className={styles.points}>{numbers}</p>
      ) : (
        <button
          type="button"
          className={cx(styles.points, styles.press)}
          title={points.label}
          onClick={points.act}
        >
          {numbers}
        </button>
      )}
    </div>
  );
}
