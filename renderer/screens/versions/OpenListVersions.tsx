import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { restoreInList } from '../../store/versions';
import { useWords } from '../../words/use-words';
import { Section } from '../builder/chosen/Section';
import { EarlierVersions } from './EarlierVersions';
import styles from './Versions.module.css';

/** What the open list was; a list that was never saved was nothing else. */
export function OpenListVersions() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const path = useAppSelector((state) => state.document.path);
  const stamp = useAppSelector((state) => state.document.basedOn);
  if (path === undefined) return null;
  return (
    <div id="versions" tabIndex={-1}>
      <Section title={words.versions.title}>
        <div className={styles.inPanel}>
          <EarlierVersions
            path={path}
            stamp={stamp}
            onRestore={(id) => void dispatch(restoreInList(path, id))}
          />
        </div>
      </Section>
    </div>
  );
}
