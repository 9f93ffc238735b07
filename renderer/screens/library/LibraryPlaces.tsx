import { CircleX, Database, FileText, FileX, Folder, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../components/cx';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectPlaces } from '../../store/library-rows';
import { type LibraryPlace, placeChosen } from '../../store/library-slice';
import { wentTo } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import styles from './Library.module.css';

export function LibraryPlaces() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const places = useAppSelector(selectPlaces);
  const bin = useAppSelector((state) => state.library.bin.length);
  const current = useAppSelector((state) => state.library.place);

  const place = (to: LibraryPlace, key: string, icon: ReactNode, name: string, count: number) => (
    <li key={key}>
      <button
        type="button"
        className={cx(styles.place, icon === null && styles.indented)}
        aria-current={JSON.stringify(to) === JSON.stringify(current)}
        data-entry={JSON.stringify(to) === JSON.stringify(current)}
        onClick={() => dispatch(placeChosen(to))}
      >
        {icon}
        <span>{name}</span>
        <span className={styles.placeCount}>{words.number(count)}</span>
      </button>
    </li>
  );

  return (
    <div className={styles.places}>
      <ul>
        {place(
          { kind: 'all' },
          'all',
          <FileText className="icon" aria-hidden="true" />,
          words.library.all,
          places.all,
        )}
        {place(
          { kind: 'illegal' },
          'illegal',
          <CircleX className="icon" aria-hidden="true" />,
          words.library.illegal,
          places.illegal,
        )}
        {places.missing === 0
          ? null
          : place(
              { kind: 'missing' },
              'missing',
              <Database className="icon" aria-hidden="true" />,
              words.data.missingShort,
              places.missing,
            )}
        {places.unreadable === 0
          ? null
          : place(
              { kind: 'unreadable' },
              'unreadable',
              <FileX className="icon" aria-hidden="true" />,
              words.library.unreadable,
              places.unreadable,
            )}
        {place({ kind: 'bin' }, 'bin', <Trash2 className="icon" aria-hidden="true" />, words.bin.title, bin)}
      </ul>
      {places.games.length === 0 ? null : (
        <>
          <h2>{words.library.games}</h2>
          <ul>
            {places.games.map((game) =>
              place({ kind: 'game', id: game.id }, game.id, null, game.name, game.count),
            )}
          </ul>
        </>
      )}
      {places.folders.length === 0 ? null : (
        <>
          <h2>{words.library.folders}</h2>
          <ul>
            {places.folders.map((folder) =>
              place(
                { kind: 'folder', name: folder.name },
                folder.id,
                <Folder className="icon" aria-hidden="true" />,
                folder.name,
                folder.count,
              ),
            )}
          </ul>
        </>
      )}
      <div className={styles.under}>
        <button type="button" className={styles.place} onClick={() => dispatch(wentTo('data'))}>
          <Database className="icon" aria-hidden="true" />
          <span>{words.data.title}</span>
        </button>
      </div>
    </div>
  );
}
