import { Button } from '../../components/Button';
import { SeverityIcon } from '../../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { discardAside, openAside } from '../../store/load-aside';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import styles from './Aside.module.css';

/** Lists that were left unsaved: opened as they were, or given up. */
export function AsideStrip() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const lists = useAppSelector((state) => state.library.aside);
  if (lists.length === 0) return null;
  const { aside } = words.saving;
  return (
    <ul className={styles.lists} aria-label={aside.label} data-testid="aside">
      {lists.map(({ key, name, at }) => (
        <li key={key}>
          <SeverityIcon severity="warning" size="small" />
          <span className="grow">
            {aside.one(name, at === 0 ? '' : whenShort(at, Date.now(), language, words.library.yesterday))}
          </span>
          <Button look="small-line" label={aside.openIt(name)} onPress={() => void dispatch(openAside(key))}>
            {aside.open}
          </Button>
          <Button look="small" label={aside.discardIt(name)} onPress={() => void dispatch(discardAside(key))}>
            {aside.discard}
          </Button>
        </li>
      ))}
    </ul>
  );
}
