import { useEffect } from 'react';
import { Button } from '../../components/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { loadVersions } from '../../store/versions';
import { useWords } from '../../words/use-words';
import { sharesMinute, whenWithTime } from '../../words/when';
import styles from './Versions.module.css';

/**
 * Earlier texts of a list, newest first, each to be put back.
 * @param stamp another one when the file may have been written
 */
export function EarlierVersions({
  path,
  stamp,
  onRestore,
}: {
  readonly path: string;
  readonly stamp: string | undefined;
  readonly onRestore: (id: string) => void;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const versions = useAppSelector((state) => state.versions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the file was written
  useEffect(() => {
    void dispatch(loadVersions(path));
  }, [dispatch, path, stamp]);
  const shown = versions.path === path ? versions.versions : [];
  if (shown.length === 0) return <p className="small quiet">{words.versions.none}</p>;
  const now = Date.now();
  const times = shown.map(({ replaced }) => replaced);
  return (
    <ul className={styles.versions} data-testid="versions">
      {shown.map(({ id, replaced, points }) => {
        const when = whenWithTime(
          replaced,
          now,
          language,
          words.library.yesterday,
          sharesMinute(replaced, times),
        );
        return (
          <li key={id}>
            <span>{words.versions.until(when)}</span>
            <span className="number quiet">{points === undefined ? '' : words.points(points)}</span>
            <Button look="small-line" label={words.versions.restoreIt(when)} onPress={() => onRestore(id)}>
              {words.versions.restore}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
