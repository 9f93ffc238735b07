import { useEffect, useRef } from 'react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { useWords } from '../../../words/use-words';
import type { FindingView } from '../../../worker/protocol/findings-view';
import styles from './Chosen.module.css';

/** No colon: most sentences have one of their own. */
const SEPARATOR = ' · ';

/** One finding at the head of the thing that it is about. */
export function FindingCase({
  finding,
  isShown,
  place,
}: {
  readonly finding: FindingView;
  /** It is the one that was gone to. */
  readonly isShown: boolean;
  /** What it is about, where that is more than the thing below. */
  readonly place?: string;
}) {
  const words = useWords();
  const { severity } = finding;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <section
      ref={box}
      className={cx(styles.case, styles[`case_${severity}`], isShown && styles.caseShown)}
      aria-current={isShown}
    >
      <h3>
        <SeverityIcon severity={severity} />
        <span>
          <span className={`severity-${severity}`}>
            {words.verdict.severity[severity]}
            {SEPARATOR}
          </span>
          {finding.sentence}
        </span>
      </h3>
      {place === undefined || place === '' ? null : <p className={styles.source}>{place}</p>}
      {finding.rule === undefined ? null : <p className={styles.source}>{finding.rule}</p>}
    </section>
  );
}
