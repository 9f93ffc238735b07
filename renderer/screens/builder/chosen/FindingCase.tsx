import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { useWords } from '../../../words/use-words';
import type { FindingView } from '../../../worker/protocol/findings-view';
import styles from './Chosen.module.css';

/** One finding at the head of the thing that it is about. */
export function FindingCase({ finding }: { readonly finding: FindingView }) {
  const words = useWords();
  const { severity } = finding;
  return (
    <section className={cx(styles.case, styles[`case_${severity}`])}>
      <h3>
        <SeverityIcon severity={severity} />
        <span>
          <span className={`severity-${severity}`}>
            {words.verdict.severity[severity]}
            {words.common.colon}
          </span>
          {finding.sentence}
        </span>
      </h3>
      {finding.rule === undefined ? null : <p className={styles.source}>{finding.rule}</p>}
    </section>
  );
}
