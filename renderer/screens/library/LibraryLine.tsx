import { memo } from 'react';
import { cx } from '../../components/cx';
import { rowClass } from '../../components/RowTable';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { titleOf } from '../../store/library-rows';
import { entryChosen, isDataMissing, type LibraryEntry } from '../../store/library-slice';
import { openList } from '../../store/open-list';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import { EntryVerdict } from './EntryVerdict';
import styles from './Library.module.css';
import { RenameField } from './RenameField';

export const LibraryLine = memo(function LibraryLine({
  entry,
  place,
  isChosen,
  isTabStop,
}: {
  readonly entry: LibraryEntry;
  /** Its row in the whole table, the head being the first. */
  readonly place: number;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const isRenaming = useAppSelector((state) => state.library.renaming === entry.path);
  const { summary } = entry;
  const isLastSeen = isDataMissing(entry);
  return (
    <tr
      className={rowClass(isChosen)}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isChosen}
      aria-rowindex={place}
      data-path={entry.path}
      data-entry={isTabStop}
      onFocus={() => dispatch(entryChosen(entry.path))}
      onClick={() => dispatch(entryChosen(entry.path))}
      onDoubleClick={() => void dispatch(openList(entry.path, entry.modified))}
    >
      <td className={styles.title}>{isRenaming ? <RenameField entry={entry} /> : titleOf(entry)}</td>
      <td>
        <EntryVerdict entry={entry} />
      </td>
      <td className={styles.army}>{summary?.army}</td>
      <td
        className={cx('number', isLastSeen && 'quiet')}
        {...(isLastSeen ? { title: words.verdict.lastKnown } : {})}
      >
        {summary === undefined ? null : words.number(summary.points)}
      </td>
      <td className={cx('number', styles.limit, 'quiet')}>
        {summary === undefined ? null : summary.limit === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="only-read">{words.verdict.noLimit}</span>
          </>
        ) : (
          words.number(summary.limit)
        )}
      </td>
      <td className={cx('number', styles.changed, 'quiet')}>
        {whenShort(entry.modified, Date.now(), language, words.library.yesterday)}
      </td>
    </tr>
  );
});
