import { Button } from '../../components/Button';
import { answerTwin } from '../../store/ask-twin';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { TwinAnswer, TwinQuestion } from '../../store/twin-slice';
import { useWords } from '../../words/use-words';
import { whenShort } from '../../words/when';
import { Question } from '../Question';

/** A file holds a list of the library in another state: what becomes of the two. It takes the keyboard when it comes. */
export function TwinStrip() {
  const question = useAppSelector((state) => state.twin.question);
  return question === undefined ? null : <Choices question={question} />;
}

function Choices({ question }: { readonly question: TwinQuestion }) {
  const { twin } = useWords();
  const dispatch = useAppDispatch();
  const changed = useChanged(question);
  const answer = (given: TwinAnswer) => () => dispatch(answerTwin(given));
  return (
    <Question
      severity="warning"
      label={twin.label}
      testId="twin"
      asked={question}
      onCallOff={answer('cancel')}
      said={
        <>
          <b>{twin.what(question.name)}</b> {changed} {twin.ask}
        </>
      }
      hint={twin.hint(question.isInPlace)}
    >
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
    </Question>
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
