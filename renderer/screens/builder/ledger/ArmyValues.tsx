import { Settings2 } from 'lucide-react';
import { cx } from '../../../components/cx';
import { showArmy } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import styles from './Ledger.module.css';

/**
 * Numbers of the whole army above the ledger, which lead to the army itself, and the names of its number columns.
 * @param scrollbar what the scrollbar beside the columns takes
 */
export function ArmyValues({ scrollbar }: { readonly scrollbar: number }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.builder.view !== undefined);
  const isChosen = useAppSelector(({ builder }) => builder.row === undefined && builder.marked.length === 0);
  const models = useAppSelector((state) => state.builder.view?.head.models);
  const values = useAppSelector((state) => state.builder.view?.values) ?? [];
  return (
    <div className={cx(styles.values, isOpen && isChosen && styles.chosen)}>
      {isOpen ? (
        <button
          type="button"
          className={styles.army}
          title={words.palette.command['whole-army']}
          aria-current={isChosen}
          onClick={() => dispatch(showArmy())}
        >
          <Settings2 className="icon icon-small" aria-hidden="true" />
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
          {values.length === 0 ? words.chosen.army : null}
        </button>
      ) : null}
      <span className={styles.heads} style={{ marginRight: scrollbar }} aria-hidden="true">
        <span>{models}</span>
        <span>{words.builder.points}</span>
      </span>
    </div>
  );
}
