import { cx } from '../../../components/cx';
import { useAppSelector } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import styles from './Ledger.module.css';

/** Numbers of the whole army above the ledger, and the names of its number columns. */
export function ArmyValues() {
  const words = useWords();
  const models = useAppSelector((state) => state.builder.view?.head.models);
  const values = useAppSelector((state) => state.builder.view?.values) ?? [];
  return (
    <div className={styles.values}>
      {values.map((value) => (
        <span key={value.key} className={cx(value.state === 'over' && styles.valueOver)}>
          {value.name}{' '}
          <b>
            {value.most === undefined
              ? words.number(value.value)
              : words.chosen.taken(value.value, value.most)}
          </b>
        </span>
      ))}
      <span className={styles.heads} aria-hidden="true">
        <span>{models}</span>
        <span>{words.builder.points}</span>
      </span>
    </div>
  );
}
