import { Button } from '../components/Button';
import { SeverityIcon } from '../components/SeverityIcon';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { isUnsaved } from '../store/is-unsaved';
import { askWhatBecomes } from '../store/leave-list';
import { saveNow } from '../store/save-list';
import { hostSentence } from '../words/problem-sentence';
import { useWords } from '../words/use-words';
import { timeOfDay } from '../words/when';

/** Left end of the status bar: whether what is on the screen is on the disk. */
export function SaveState() {
  const words = useWords();
  const isElsewhere = useAppSelector((state) => state.document.isElsewhere);
  return (
    <>
      <Saved />
      {isElsewhere ? (
        <span className="severity-warning" data-testid="elsewhere">
          <SeverityIcon severity="warning" size="small" /> {words.saving.elsewhere}
        </span>
      ) : null}
    </>
  );
}

function Saved() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => state.settings.language);
  const isMemory = useAppSelector((state) => state.library.info?.library.kind === 'memory');
  const { savedAt, isSaving, problem } = useAppSelector((state) => state.document);
  const isStopped = useAppSelector((state) => state.document.stopped !== undefined);
  const unsaved = useAppSelector(isUnsaved);
  if (problem !== undefined) {
    const isConflict = problem.kind === 'changed-on-disk';
    return (
      <>
        <span className="severity-error" role="alert">
          <SeverityIcon severity="error" size="small" />{' '}
          {isConflict ? words.saving.conflict : `${words.saving.failed}. ${hostSentence(problem, words)}`}
        </span>
        {/* The choices themselves stand in the column by then. */}
        {isStopped ? null : (
          <>
            <Button look="link" onPress={() => void dispatch(saveNow(isConflict))}>
              {isConflict ? words.saving.stopped.keepMine : words.saving.retry}
            </Button>
            <Button look="link" onPress={() => void dispatch(askWhatBecomes(undefined))}>
              {words.saving.choose}
            </Button>
          </>
        )}
      </>
    );
  }
  if (isSaving) return <span>{words.saving.saving}</span>;
  if (unsaved) return <span>{words.saving.unsaved}</span>;
  if (savedAt === undefined) return null;
  const time = timeOfDay(savedAt, language);
  return isMemory ? (
    <span className="severity-warning" data-testid="saved">
      <SeverityIcon severity="warning" size="small" /> {words.saving.inTab(time)}
    </span>
  ) : (
    <span className="severity-ok" data-testid="saved">
      <SeverityIcon severity="ok" size="small" /> {words.saving.saved(time)}
    </span>
  );
}
