import { CircleCheck, CircleDashed, CornerDownLeft } from 'lucide-react';
import { Button } from '../../components/Button';
import choice from '../../components/Choice.module.css';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { startChosen } from '../../store/new-list-slice';
import { wentTo } from '../../store/view-slice';
import { engineSentence } from '../../words/problem-sentence';
import { useWords } from '../../words/use-words';
import type { EngineProblem } from '../../worker/protocol/calls';
import styles from './NewList.module.css';

/** Nothing to say yet, or why there is nothing: data that cannot be used. */
function NoNeeds({
  problem,
  isAsking,
}: {
  readonly problem: EngineProblem | undefined;
  readonly isAsking: boolean;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  if (problem === undefined) return <p className={styles.text}>{isAsking ? words.common.loading : ''}</p>;
  return (
    <>
      <p className={styles.text} role="alert">
        {engineSentence(problem, words)}
      </p>
      <div className={styles.text}>
        <Button look="line" onPress={() => dispatch(wentTo('data'))}>
          {words.data.title}
        </Button>
      </div>
    </>
  );
}

/** What a legal list needs, and the start that is built from it. */
export function NeedsColumn({ onBuild }: { readonly onBuild: (isFilled: boolean) => void }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const needs = useAppSelector((state) => state.newList.needs);
  const problem = useAppSelector((state) => state.newList.problem);
  const hasBook = useAppSelector((state) => state.newList.book !== undefined);
  return (
    <section className={`${styles.column} ${styles.needs}`} aria-label={words.newList.needs} data-column={4}>
      <h2>{words.newList.needs}</h2>
      {needs === undefined ? (
        <NoNeeds problem={problem} isAsking={hasBook} />
      ) : (
        <>
          {needs.needs.map((part) => (
            <div key={part.key} className={styles.part}>
              {part.isFilled ? (
                <CircleCheck className="icon severity-ok" aria-hidden="true" />
              ) : (
                <CircleDashed className="icon quieter" aria-hidden="true" />
              )}
              <b>{part.name}</b>
              <span>{part.points === undefined ? '' : words.number(part.points)}</span>
              {part.detail === '' ? null : <small>{part.detail}</small>}
            </div>
          ))}
          {needs.needs.length === 0 && needs.forces.length < 2 ? (
            <p className={styles.text}>{words.newList.nothing}</p>
          ) : null}
          {needs.forces.length < 2 ? null : (
            <fieldset className={styles.starts}>
              <legend>{words.newList.startWith}</legend>
              {needs.forces.map((force) => (
                <label key={force.key} className={styles.start}>
                  <input
                    type="radio"
                    name="start"
                    className={choice.mark}
                    checked={force.isChosen}
                    onChange={() => dispatch(startChosen(force.key))}
                  />
                  <span>
                    {force.name}
                    <small>{force.content}</small>
                  </span>
                  <span>{words.newList.from(force.points)}</span>
                </label>
              ))}
            </fieldset>
          )}
          <p className={styles.text}>
            {needs.skeleton > 0 ? `${words.newList.filled} ` : ''}
            {needs.left === undefined ? null : (
              <b>
                {needs.left < 0 ? words.newList.overThen(-needs.left) : words.newList.leftThen(needs.left)}
              </b>
            )}
          </p>
        </>
      )}
      <div className={styles.build}>
        <Button look="main" className={styles.big} onPress={() => onBuild(true)}>
          {words.newList.build}
          <CornerDownLeft className="icon icon-small" aria-hidden="true" />
        </Button>
        <Button className={styles.big} onPress={() => onBuild(false)}>
          {words.newList.emptyList}
        </Button>
      </div>
    </section>
  );
}
