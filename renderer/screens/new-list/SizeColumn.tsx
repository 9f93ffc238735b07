import { useEffect, useId } from 'react';
import { Choice } from '../../components/Choice';
import { TextInput } from '../../components/TextInput';
import { useWholeNumber } from '../../components/use-whole-number';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { MOST_TYPED } from '../../store/most-typed';
import { limitChosen, nameGiven, sizeJudged } from '../../store/new-list-slice';
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
  const id = useId();
  // Without a usual size an empty field is an answer: no limit.
  const isFree = needs !== undefined && needs.usual === undefined;
  const number = useWholeNumber({
    value: limit,
    least: 1,
    most: MOST_TYPED.limit,
    mayBeNone: isFree,
    isLive: true,
    isNeeded: true,
    grouping: words.fields.grouping,
    onCommit: (typed) => dispatch(limitChosen(typed)),
  });
  const { isWrong } = number;
  useEffect(() => {
    dispatch(sizeJudged({ isWrong }));
  }, [dispatch, isWrong]);
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
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong || isFree ? id : undefined}
          placeholder={isFree ? words.verdict.noLimit : undefined}
          value={number.text}
          onChange={number.onChange}
          onFocus={number.onFocus}
          onBlur={number.onBlur}
          onKeyDown={number.onKeyDown}
        />
        {number.text === '' && isFree ? null : <span>{words.newList.points}</span>}
      </div>
      {isWrong ? (
        <p id={id} role="alert" className={styles.wrong}>
          {words.fields.wrong(1, MOST_TYPED.limit)}
        </p>
      ) : isFree ? (
        <p id={id} className={styles.free}>
          {words.newList.noUsualSize}
        </p>
      ) : null}
      <div className={styles.pad}>
        {(needs?.sizes ?? []).map((size) => (
          <Choice
            key={size}
            type="radio"
            name="size"
            isOn={!isWrong && size === limit}
            onChange={() => {
              number.restore();
              dispatch(limitChosen(size));
            }}
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
