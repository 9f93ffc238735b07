import { useEffect, useState } from 'react';
import { Choice } from '../../components/Choice';
import { TextInput } from '../../components/TextInput';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { limitChosen, nameGiven } from '../../store/new-list-slice';
import { useWords } from '../../words/use-words';
import styles from './NewList.module.css';
import { useListName } from './use-build-list';

/** The points limit: typed, or one of the sizes that players agree on. */
export function SizeColumn() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const needs = useAppSelector((state) => state.newList.needs);
  const limit = useAppSelector((state) => state.newList.limit ?? state.newList.needs?.limit);
  const name = useListName();
  const [text, setText] = useState('');
  useEffect(() => setText(limit === undefined ? '' : String(limit)), [limit]);
  return (
    <section className={styles.column} aria-label={words.newList.step(3, words.newList.size)} data-column={3}>
      <h2>
        <span className={styles.number} aria-hidden="true">
          3
        </span>
        {words.newList.size}
      </h2>
      <div className={styles.size}>
        <input
          inputMode="numeric"
          aria-label={words.newList.sizeLabel}
          value={text}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 6);
            setText(digits);
            if (digits !== '') dispatch(limitChosen(Number(digits)));
          }}
        />
        <span>{words.newList.points}</span>
      </div>
      <div className={styles.pad}>
        {(needs?.sizes ?? []).map((size) => (
          <Choice
            key={size}
            type="radio"
            name="size"
            isOn={size === limit}
            onChange={() => dispatch(limitChosen(size))}
          >
            {words.number(size)}
          </Choice>
        ))}
      </div>
      <div className={styles.block}>
        <TextInput label={words.newList.name} value={name} onCommit={(given) => dispatch(nameGiven(given))} />
      </div>
    </section>
  );
}
