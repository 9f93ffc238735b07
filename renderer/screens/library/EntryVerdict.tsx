import { Database, FileX } from 'lucide-react';
import { SeverityIcon } from '../../components/SeverityIcon';
import { isDataMissing, type LibraryEntry } from '../../store/library-slice';
import { useWords } from '../../words/use-words';
import styles from './Library.module.css';

/** The verdict with its word, and how much is wrong. */
export function EntryVerdict({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const { summary, problem } = entry;
  if (isDataMissing(entry)) {
    return (
      <span className={styles.state}>
        <Database className="icon severity-warning" aria-hidden="true" />
        <span>
          <span className="severity-warning">{words.data.missingShort}</span>{' '}
          {summary?.verdict === undefined ? null : (
            <span className={`${styles.count} quiet`}>{words.data.lastVerdict[summary.verdict]}</span>
          )}
        </span>
      </span>
    );
  }
  if (problem !== undefined) {
    return (
      <span className={styles.state}>
        <FileX className="icon severity-error" aria-hidden="true" />
        <span className="severity-error">{words.verdict.unreadable}</span>
      </span>
    );
  }
  if (summary === undefined) {
    return <span className="quieter">{words.verdict.reading}</span>;
  }
  if (summary.verdict === 'legal') {
    return (
      <span className={styles.state}>
        <SeverityIcon severity="ok" />
        <span className="severity-ok">{words.verdict.legal}</span>
      </span>
    );
  }
  return (
    <span className={styles.state}>
      <SeverityIcon severity="error" />
      <span>
        <span className="severity-error">{words.verdict.illegal}</span>
        <span className={`${styles.count} quiet`}>
          {words.common.colon}
          {summary.errors > 0 ? words.verdict.errors(summary.errors) : words.verdict.lost(summary.lost)}
        </span>
      </span>
    </span>
  );
}
