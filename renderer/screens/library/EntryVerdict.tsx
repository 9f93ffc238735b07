import { FileX } from 'lucide-react';
import { SeverityIcon } from '../../components/SeverityIcon';
import type { LibraryEntry } from '../../store/library-slice';
import { useWords } from '../../words/use-words';
import styles from './Library.module.css';

/** The verdict with its word, and how much is wrong. */
export function EntryVerdict({ entry }: { readonly entry: LibraryEntry }) {
  const words = useWords();
  const { summary, problem } = entry;
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
        <span className="severity-error">{words.verdict.illegal}</span>{' '}
        <span className={`${styles.count} quiet`}>
          {summary.errors > 0 ? words.verdict.errors(summary.errors) : words.verdict.lost(summary.lost)}
        </span>
      </span>
    </span>
  );
}
