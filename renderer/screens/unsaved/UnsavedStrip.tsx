import { Button } from '../../components/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { keepMine, leaveUnsaved, saveCopy, stayHere, takeTheirs } from '../../store/keep-or-leave';
import { hostSentence } from '../../words/problem-sentence';
import { useWords } from '../../words/use-words';
import { focusSide } from '../builder/focus-side';
import { Question } from '../Question';

/**
 * A list that could not be saved: what happened, and all that can become of it. It stands as long as that is so, and takes
 * the keyboard only from who was about to leave the list.
 */
export function UnsavedStrip() {
  const isShown = useAppSelector(
    ({ document }) => document.stopped !== undefined || document.problem !== undefined,
  );
  return isShown ? <Choices /> : null;
}

function Choices() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const stopped = useAppSelector((state) => state.document.stopped);
  const problem = useAppSelector((state) => state.document.problem);
  const name = useAppSelector((state) => state.builder.view?.head.name ?? '');

  const said = words.saving.stopped;
  const isConflict = problem?.kind === 'changed-on-disk';
  const next = stopped?.next;
  const why = problem === undefined ? '' : isConflict ? said.conflict : hostSentence(problem, words);
  const ask =
    next === undefined
      ? said.ask[isConflict ? 'conflict' : 'none']
      : said.ask[next.kind === 'close' ? 'close' : 'other'];
  const stay = (): void => {
    dispatch(stayHere());
    focusSide('middle');
  };

  return (
    <Question
      severity="error"
      label={said.label}
      testId="unsaved"
      asked={stopped}
      onCallOff={stay}
      said={
        <>
          <b>{said.what(name)}</b> {why} {ask}
        </>
      }
      hint={[
        isConflict ? said.conflictHint : '',
        stopped === undefined ? '' : stopped.isKept ? said.kept : said.lost,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Button look="main" onPress={() => void dispatch(keepMine())}>
        {isConflict ? said.keepMine : words.saving.retry}
      </Button>
      {isConflict ? (
        <Button look="line" onPress={() => void dispatch(takeTheirs()).then(() => focusSide('middle'))}>
          {said.takeTheirs}
        </Button>
      ) : null}
      <Button look="line" onPress={() => void dispatch(saveCopy())}>
        {isConflict ? said.keepBoth : said.saveCopy}
      </Button>
      {next === undefined ? null : (
        <>
          <Button look="line" onPress={() => void dispatch(leaveUnsaved())}>
            {next.kind === 'close' ? said.close : said.leave}
          </Button>
          <Button look="plain" onPress={stay}>
            {said.stay}
          </Button>
        </>
      )}
    </Question>
  );
}
