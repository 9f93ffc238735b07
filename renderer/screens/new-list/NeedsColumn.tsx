import { CircleCheck, CircleDashed, CornerDownLeft } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button';
import choice from '../../components/Choice.module.css';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { MOST_TYPED } from '../../store/most-typed';
import { startChosen } from '../../store/new-list-slice';
import { wentTo } from '../../store/view-slice';
import { engineSentence } from '../../words/problem-sentence';
import { useWords } from '../../words/use-words';
import type { EngineProblem } from '../../worker/protocol/calls';
import type { NewListNeeds } from '../../worker/protocol/new-list';
import { FoldedText } from './FoldedText';
import styles from './NewList.module.css';
import { useBuildList } from './use-build-list';

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

function Needs({ needs, isSizeWrong }: { readonly needs: NewListNeeds; readonly isSizeWrong: boolean }) {
  const words = useWords();
  const { filled, noLimit, overThen, leftThen } = words.newList;
  const { left } = needs;
  return (
    <>
      {needs.needs.map((part) => (
        <div key={part.key} className={styles.part}>
          {part.isFilled ? (
            <CircleCheck className="icon severity-ok" aria-hidden="true" />
          ) : (
            <CircleDashed className="icon quieter" aria-hidden="true" />
          )}
          <b>
            <FoldedText text={part.name} />
          </b>
          <span>{part.points === undefined ? '' : words.number(part.points)}</span>
          {part.detail === '' ? null : (
            <small>
              <FoldedText text={part.detail} />
            </small>
          )}
          {part.open.map((sentence) => (
            <small key={sentence} className={styles.open}>
              <FoldedText text={sentence} />
            </small>
          ))}
        </div>
      ))}
      {needs.needs.length === 0 && needs.forces.length < 2 ? (
        <p className={styles.text}>{words.newList.nothing}</p>
      ) : null}
      {needs.forces.length < 2 ? null : <Starts needs={needs} />}
      <p className={styles.text}>
        {needs.skeleton > 0 ? `${filled} ` : ''}
        {isSizeWrong ? null : (
          <b>{left === undefined ? noLimit : left < 0 ? overThen(-left) : leftThen(left)}</b>
        )}
      </p>
    </>
  );
}

/** Forces of which the list may begin with one. */
function Starts({ needs }: { readonly needs: NewListNeeds }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  return (
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
            <small>
              <FoldedText text={force.content} />
            </small>
          </span>
          <span>{words.newList.from(force.points)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a legal list needs, and the start that is built from it. The buttons stay in sight, however much there is. */
export function NeedsColumn() {
  const words = useWords();
  const { needs, problem, book, isSizeWrong } = useAppSelector((state) => state.newList);
  const { canBuild, build } = useBuildList();
  const id = useId();
  const hasBook = book !== undefined;
  return (
    <section className={`${styles.column} ${styles.needs}`} aria-label={words.newList.needs} data-column={4}>
      <div className={styles.body}>
        <h2>{words.newList.needs}</h2>
        {needs === undefined ? (
          <NoNeeds problem={problem} isAsking={hasBook} />
        ) : (
          <Needs needs={needs} isSizeWrong={isSizeWrong} />
        )}
      </div>
      <div className={styles.build}>
        {isSizeWrong ? (
          <p id={id} className={styles.why}>
            {words.newList.sizeFirst(MOST_TYPED.limit)}
          </p>
        ) : null}
        <Button
          look="main"
          className={styles.big}
          isUnavailable={!canBuild}
          describedBy={isSizeWrong ? id : undefined}
          onPress={() => build(true)}
        >
          {words.newList.build}
          <CornerDownLeft className="icon icon-small" aria-hidden="true" />
        </Button>
        <Button
          className={styles.big}
          isUnavailable={!canBuild}
          describedBy={isSizeWrong ? id : undefined}
          onPress={() => build(false)}
        >
          {words.newList.emptyList}
        </Button>
      </div>
    </section>
  );
}
