import { useId, useRef } from 'react';
import { Button } from '../../components/Button';
import { SeverityIcon } from '../../components/SeverityIcon';
import { answerTwin } from '../../store/ask-twin';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { TwinAnswer, TwinQuestion } from '../../store/twin-slice';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import { useQuestionKeys } from '../use-question-keys';
import styles from './Twin.module.css';

/** A file holds a list of the library in another state: what becomes of the two. It takes the keyboard when it comes. */
export function TwinStrip() {
  const question = useAppSelector((state) => state.twin.question);
  return question === undefined ? null : <Choices question={question} />;
}

function Choices({ question }: { readonly question: TwinQuestion }) {
  const { twin } = useWords();
  const dispatch = useAppDispatch();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const changed = useChanged(question);
  const answer = (given: TwinAnswer) => () => dispatch(answerTwin(given));
  const onKeyDown = useQuestionKeys(box, question, () => dispatch(answerTwin('cancel')));
  return (
    <section
      ref={box}
      className={styles.choices}
      aria-label={twin.label}
      aria-describedby={id}
      onKeyDown={onKeyDown}
      data-testid="twin"
    >
      <div id={id} role="alert" className={styles.said}>
        <SeverityIcon severity="warning" />
        <p>
          <b>{twin.what(question.name)}</b> {changed} {twin.ask}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="main" onPress={answer('both')}>
          {twin.both}
        </Button>
        <Button look="line" onPress={answer('replace')}>
          {twin.replace}
        </Button>
        <Button look="line" onPress={answer('mine')}>
          {twin.mine}
        </Button>
        <Button look="plain" onPress={answer('cancel')}>
          {twin.cancel}
        </Button>
      </div>
      <p className={styles.hint}>{twin.hint(question.isInPlace)}</p>
    </section>
  );
}

/** Which of the two is the newer one, where both files say when they were changed. */
function useChanged({ changed }: TwinQuestion): string {
  const { twin, library } = useWords();
  const language = useAppSelector((state) => state.settings.language);
  const [mine, file] = [changed.mine, changed.file].map((each) => Date.parse(each ?? ''));
  if (mine === undefined || file === undefined || Number.isNaN(mine + file)) return '';
  const when = (at: number): string => whenShort(at, Date.now(), language, library.yesterday);
  return twin.changed(when(mine), when(file));
}
