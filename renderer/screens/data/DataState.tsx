import { SeverityIcon } from '../../components/SeverityIcon';
import { type DataRow, standingOf } from '../../store/data-rows';
import { useAppSelector } from '../../store/hooks';
import { useWords } from '../../words/use-words';
import styles from './Data.module.css';

/** Whether lists can be made with it, and how much is wrong. */
export function DataState({ row }: { readonly row: DataRow }) {
  const words = useWords();
  const checks = useAppSelector((state) => state.data.checks);
  const standing = standingOf(row, checks);
  if (standing === undefined) {
    return (
      <span className="quieter">
        <span aria-hidden="true">–</span>
        <span className="only-read">{words.data.waiting}</span>
      </span>
    );
  }
  const { errors, warnings, isUsed } = standing;
  const mark = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'ok';
  const word = !isUsed ? words.data.notUsed : errors > 0 ? words.data.partly : words.data.ready;
  const counts = [
    errors > 0 && row.kind !== 'place' ? words.data.errors(errors) : '',
    warnings > 0 ? words.data.warnings(warnings) : '',
  ].filter(Boolean);
  return (
    <span className={styles.state}>
      <SeverityIcon severity={mark} />
      <span className="clip">
        <span className={`severity-${mark}`}>{word}</span>
        {counts.length === 0 ? null : (
          <span className="quiet">{(errors > 0 ? words.common.colon : ', ') + counts.join(', ')}</span>
        )}
      </span>
    </span>
  );
}
